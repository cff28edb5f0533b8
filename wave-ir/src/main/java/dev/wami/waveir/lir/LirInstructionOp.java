package dev.wami.waveir.lir;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.isa.Scope;
import dev.wami.waveir.isa.SpecialRegister;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One instruction: {@code lir.iadd v3, v1, v2}, guarded {@code lir.device_store_u32 v1, v2 if b0}, or {@code unless
 * b0}.
 *
 * <p>In lanes that the guard leaves out the result of a guarded instruction means nothing, unless it is
 * {@code merging}: then it is what the register held before, which counts as read.
 */
public final class LirInstructionOp extends Operation {
    static final String GUARD = "guard";
    static final String NEGATED = "negated";
    static final String MERGING = "merging";

    /** The spec of an instruction. */
    static final class Spec extends OpSpec implements OpKind {
        final Opcode opcode;

        Spec(Opcode opcode) {
            super(LirDialect.NAME + "." + opcode.mnemonic(), opcode.summary());
            this.opcode = opcode;
            for (Operand o : opcode.operands()) attribute(o.name(), constraint(o));
            optionalAttribute(GUARD, Registers.ANY);
            optionalAttribute(NEGATED, Attrs.UNIT);
            optionalAttribute(MERGING, Attrs.UNIT);
            customSyntax();
        }

        @Override
        public String opName() {
            return name();
        }

        @Override
        public LirInstructionOp create(OpState state) {
            return new LirInstructionOp(this, state);
        }

        private static AttrConstraint constraint(Operand operand) {
            return switch (operand.kind()) {
                case GPR, PREDICATE -> Registers.ANY;
                case SPECIAL, SCOPE -> Attrs.STRING;
                case IMMEDIATE, TARGET, FRAGMENT -> Attrs.I32;
            };
        }
    }

    LirInstructionOp(Spec spec, OpState state) {
        super(spec, state);
    }

    /**
     * An instruction with operands as {@link Opcode#operands} has them: {@link Reg}, {@link IntegerAttr}, or a name.
     */
    public LirInstructionOp(Location location, Opcode opcode, List<? extends Attribute> operands) {
        super(LirDialect.spec(opcode), state(location, opcode, operands));
    }

    private static OpState state(Location location, Opcode opcode, List<? extends Attribute> operands) {
        OpState state = OpState.at(location);
        for (int i = 0; i < operands.size(); i++) {
            state.property(opcode.operands().get(i).name(), operands.get(i));
        }
        return state;
    }

    public static Attribute immediate(int value) {
        return IntegerAttr.of(IntegerType.I32, value);
    }

    public static Attribute special(SpecialRegister register) {
        return StringAttr.of(register.toolName());
    }

    public static Attribute scope(Scope scope) {
        return StringAttr.of(scope.text());
    }

    public Opcode opcode() {
        return ((Spec) spec()).opcode;
    }

    public Attribute operandAttribute(int i) {
        return property(opcode().operands().get(i).name(), Attribute.class);
    }

    /** The register that operand {@code i} is; null if it is something else. */
    public @Nullable Reg register(int i) {
        return operandAttribute(i) instanceof Reg r ? r : null;
    }

    public void setRegister(int i, Reg register) {
        setAttribute(opcode().operands().get(i).name(), register);
    }

    /** The predicate of the lanes in which it acts; null for all active ones. */
    public @Nullable Reg guard() {
        return optionalProperty(GUARD, Reg.class);
    }

    public boolean isNegated() {
        return hasAttribute(NEGATED);
    }

    /** Whether the result keeps what it was where the guard does not hold. */
    public boolean isMerging() {
        return hasAttribute(MERGING);
    }

    public LirInstructionOp guarded(Reg predicate, boolean negated) {
        setAttribute(GUARD, predicate);
        if (negated) setAttribute(NEGATED, UnitAttr.UNIT);
        else removeAttribute(NEGATED);
        return this;
    }

    public LirInstructionOp merging() {
        setAttribute(MERGING, UnitAttr.UNIT);
        return this;
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        List<Operand> operands = opcode().operands();
        for (int i = 0; i < operands.size(); i++) {
            Reg r = register(i);
            if (r == null) continue;
            Operand o = operands.get(i);
            boolean isPredicate = o.kind() == Operand.Kind.PREDICATE;
            boolean fits = r.isPredicate() == isPredicate && (r.kind().isPhysical() || r.words() == o.registers());
            if (!fits) diagnostics.error(this, "operand '%s' cannot be %s", o.name(), r.text());
        }
        Reg guard = guard();
        if (guard != null && !guard.isPredicate()) diagnostics.error(this, "the guard must be a predicate");
    }

    @Override
    public boolean parse(AsmParser parser, OpState state) {
        boolean first = true;
        for (Operand o : opcode().operands()) {
            if (!first && !parser.parse(",")) return false;
            first = false;
            Attribute a = parseOperand(parser, o);
            if (a == null) return false;
            state.property(o.name(), a);
        }
        boolean unless = parser.optionalKeyword("unless");
        if (unless || parser.optionalKeyword("if")) {
            Reg guard = Registers.parse(parser);
            if (guard == null) return false;
            state.property(GUARD, guard);
            if (unless) state.property(NEGATED, UnitAttr.UNIT);
            if (parser.optionalKeyword("merging")) state.property(MERGING, UnitAttr.UNIT);
        }
        return parser.optionalAttrDict(state);
    }

    private static @Nullable Attribute parseOperand(AsmParser parser, Operand operand) {
        return switch (operand.kind()) {
            case GPR, PREDICATE -> Registers.parse(parser);
            case SPECIAL, SCOPE -> {
                Location at = parser.here();
                String word = parser.parseAnyKeyword();
                if (word == null) yield null;
                if (operand.kind() == Operand.Kind.SCOPE || SpecialRegister.named(word) != null) {
                    yield StringAttr.of(word);
                }
                parser.error(at, "unknown special register '%s'", word);
                yield null;
            }
            case IMMEDIATE, TARGET, FRAGMENT -> {
                Long value = parser.parseInteger();
                yield value == null ? null : immediate((int) (long) value);
            }
        };
    }

    @Override
    public void print(AsmPrinter printer) {
        String separator = " ";
        for (int i = 0; i < opcode().operands().size(); i++) {
            Attribute a = operandAttribute(i);
            printer.text(separator);
            separator = ", ";
            if (a instanceof Reg r) printer.text(r.text());
            else if (a instanceof StringAttr s) printer.text(s.value());
            else if (a instanceof IntegerAttr n) printer.text(n.value());
        }
        Reg guard = guard();
        if (guard != null) {
            printer.text(isNegated() ? " unless " : " if ").text(guard.text());
            if (isMerging()) printer.text(" merging");
        }
        printer.optionalAttrDict(
                this, spec().attributes().stream().map(OpSpec.Attr::name).toList());
    }

    /** The scope of a fence or an atomic operation. */
    static Scope scopeOf(String word) {
        return Scope.valueOf(word.toUpperCase(Locale.ROOT));
    }
}
