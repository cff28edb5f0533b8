package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Memory on the stack, loads and stores. */
public final class LlvmMemory {
    static final String ALIGNMENT = "alignment";
    private static final String ORDERING = "ordering";
    private static final IntegerAttr NOT_ATOMIC = LlvmEnum.ORDERING.attribute("not_atomic");

    private LlvmMemory() {}

    /** Memory for elements of a type until the function returns. Upstream: llvm.alloca. */
    public static final class AllocaOp extends Operation implements MemoryEffects {
        private static final String ELEMENT = "elem_type";
        private static final String INALLOCA = "inalloca";

        static final OpSpec SPEC = OpSpec.of(LlvmOp.ALLOCA, "allocate memory on the stack")
                .operand("arraySize", Types.SIGNLESS_INTEGER)
                .optionalAttribute(ALIGNMENT, Attrs.I64)
                .attribute(ELEMENT, Attrs.TYPE)
                .optionalAttribute(INALLOCA, Attrs.UNIT)
                .result("res", LlvmTypes.POINTER)
                .customSyntax();

        AllocaOp(OpState state) {
            super(SPEC, state);
        }

        /** @param alignment in bytes, 0 for the element's own */
        public AllocaOp(Location location, Type element, Value count, long alignment) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(count)
                            .property(ELEMENT, new TypeAttr(element))
                            .optionalProperty(ALIGNMENT, alignment == 0 ? null : IntegerAttr.i64(alignment))
                            .result(LlvmPointerType.PTR));
        }

        public Type element() {
            return property(ELEMENT, TypeAttr.class).type();
        }

        public boolean isInalloca() {
            return hasAttribute(INALLOCA);
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.ALLOCATE, result(), "AutomaticAllocationScope");
        }

        /** {@code inalloca %n x f32 {alignment = 8 : i64} : (i32) -> !llvm.ptr}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            if (parser.optionalKeyword(INALLOCA)) state.property(INALLOCA, UnitAttr.UNIT);
            UnresolvedOperand count = parser.parseOperand();
            if (count == null || !parser.parseKeyword("x")) return false;
            Type element = parser.parseType();
            if (element == null || !parser.optionalAttrDict(state)) return false;
            if (!parser.parse(":")) return false;
            Location at = parser.here();
            Type type = parser.parseType();
            if (type == null) return false;
            Attribute alignment = state.get(ALIGNMENT);
            if (alignment != null && !(alignment instanceof IntegerAttr)) {
                parser.error(state.location(), "expected integer alignment");
                return false;
            }
            if (alignment instanceof IntegerAttr i && i.big().signum() == 0) state.remove(ALIGNMENT);
            if (!(type instanceof FunctionType f)
                    || f.inputs().size() != 1
                    || f.results().size() != 1) {
                parser.error(at, "expected trailing function type with one argument and one result");
                return false;
            }
            Value size = parser.resolve(count, f.inputs().get(0));
            if (size == null) return false;
            state.operand(size)
                    .property(ELEMENT, new TypeAttr(element))
                    .result(f.results().get(0));
            return true;
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(isInalloca() ? " inalloca " : " ");
            printer.value(operand(0));
            printer.text(" x ").print(element());
            printer.optionalAttrDict(this, List.of(ELEMENT, INALLOCA));
            printer.text(" : ");
            printer.functionalType(List.of(operand(0).type()), resultTypes());
        }
    }

    /** The attributes that loads and stores share. */
    private static OpSpec access(OpSpec spec) {
        return spec.optionalAttribute(ALIGNMENT, Attrs.I64)
                .optionalAttribute("volatile_", Attrs.UNIT)
                .optionalAttribute("nontemporal", Attrs.UNIT)
                .optionalAttribute("invariantGroup", Attrs.UNIT)
                .defaulted(ORDERING, LlvmEnum.ORDERING, NOT_ATOMIC)
                .optionalAttribute("syncscope", Attrs.STRING)
                .optionalAttribute("access_groups", LlvmMetadata.ArrayOf.ACCESS_GROUPS)
                .optionalAttribute("alias_scopes", LlvmMetadata.ArrayOf.ALIAS_SCOPES)
                .optionalAttribute("noalias_scopes", LlvmMetadata.ArrayOf.ALIAS_SCOPES)
                .optionalAttribute("tbaa", LlvmMetadata.ArrayOf.TBAA_TAGS);
    }

    /** How an operation reaches memory. */
    public interface Access {

        /** The ordering as LLVM's text has it, null if it is not atomic. */
        default @Nullable String ordering() {
            String word = LlvmEnum.ORDERING.word(((Operation) this).property(ORDERING, IntegerAttr.class));
            return word.equals("not_atomic") ? null : word;
        }

        /** In bytes; 0 for that of the type. */
        default long alignment() {
            IntegerAttr a = ((Operation) this).optionalProperty(ALIGNMENT, IntegerAttr.class);
            return a == null ? 0 : a.value();
        }

        /**
         * Whether it is atomic and stricter than {@code unordered}, so that other memory may be read and written by it.
         */
        default boolean synchronizes() {
            String ordering = ordering();
            return ordering != null && !ordering.equals("unordered");
        }

        default boolean isVolatile() {
            return ((Operation) this).hasAttribute("volatile_");
        }
    }

    /** What upstream asks of an atomic access. */
    private static void verifyAtomic(
            Operation op, Type type, String forbidden, String alsoForbidden, Diagnostics diagnostics) {
        String ordering = ((Access) op).ordering();
        if (ordering == null) {
            if (op.hasAttribute("syncscope")) {
                diagnostics.error(op, "expected syncscope to be null for non-atomic access");
            }
            return;
        }
        if (!isAtomicType(type)) {
            diagnostics.error(op, "unsupported type '%s' for atomic access", type);
        } else if (((Access) op).alignment() == 0) {
            diagnostics.error(op, "expected alignment for atomic access");
        } else if (ordering.equals(forbidden) || ordering.equals(alsoForbidden)) {
            diagnostics.error(op, "unsupported ordering '%s'", ordering);
        }
    }

    private static boolean isAtomicType(Type type) {
        if (type instanceof LlvmPointerType) return true;
        int width = type instanceof IntegerType i ? i.width() : type instanceof FloatType f ? f.width() : 0;
        return width >= 8 && Integer.bitCount(width) == 1;
    }

    /** Reads a value from memory. Upstream: llvm.load. */
    public static final class LoadOp extends Operation implements MemoryEffects, Access {
        static final OpSpec SPEC = access(OpSpec.of(LlvmOp.LOAD, "load from memory")
                        .operand("addr", LlvmTypes.POINTER)
                        .result("res", LlvmTypes.LOADABLE))
                .optionalAttribute("invariant", Attrs.UNIT)
                .optionalAttribute("dereferenceable", LlvmDereferenceable.Constraint.DEREFERENCEABLE)
                .format("(`volatile` $volatile_^)? $addr `` custom<Atomic>($syncscope, $ordering)"
                        + " (`invariant` $invariant^)? (`invariant_group` $invariantGroup^)?"
                        + " (`dereferenceable` `` $dereferenceable^)?"
                        + " attr-dict `:` type($addr) `->` type($res)");

        LoadOp(OpState state) {
            super(SPEC, state);
        }

        public LoadOp(Location location, Type type, Value address) {
            this(location, type, address, 0, false);
        }

        /** @param alignment in bytes, 0 for the type's own */
        public LoadOp(Location location, Type type, Value address, long alignment, boolean nontemporal) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(address)
                            .optionalProperty(ALIGNMENT, alignment == 0 ? null : IntegerAttr.i64(alignment))
                            .optionalProperty("nontemporal", nontemporal ? UnitAttr.UNIT : null)
                            .result(type));
        }

        public Value address() {
            return operand(0);
        }

        @Override
        public void effects(EffectList out) {
            out.read(address());
            if (isVolatile() || synchronizes()) out.write(null);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (hasAttribute("dereferenceable") && !(result().type() instanceof LlvmPointerType)) {
                diagnostics.error(this, "expected op to return a single LLVM pointer type");
            } else verifyAtomic(this, result().type(), "release", "acq_rel", diagnostics);
        }

        @Override
        public boolean parseDirective(String directive, AsmParser parser, FormatState read) {
            return AtomicSyntax.parse(parser, read);
        }

        @Override
        public void printDirective(String directive, AsmPrinter printer) {
            AtomicSyntax.print(this, ordering(), printer);
        }
    }

    /** Writes a value to memory. Upstream: llvm.store. */
    public static final class StoreOp extends Operation implements MemoryEffects, Access {
        static final OpSpec SPEC = access(OpSpec.of(LlvmOp.STORE, "store to memory")
                        .operand("value", LlvmTypes.LOADABLE)
                        .operand("addr", LlvmTypes.POINTER))
                .format("(`volatile` $volatile_^)? $value `,` $addr `` custom<Atomic>($syncscope, $ordering)"
                        + " (`invariant_group` $invariantGroup^)?"
                        + " attr-dict `:` type($value) `,` type($addr)");

        StoreOp(OpState state) {
            super(SPEC, state);
        }

        public StoreOp(Location location, Value value, Value address) {
            this(location, value, address, 0, false);
        }

        /** @param alignment in bytes, 0 for the type's own */
        public StoreOp(Location location, Value value, Value address, long alignment, boolean nontemporal) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(value, address)
                            .optionalProperty(ALIGNMENT, alignment == 0 ? null : IntegerAttr.i64(alignment))
                            .optionalProperty("nontemporal", nontemporal ? UnitAttr.UNIT : null));
        }

        public Value value() {
            return operand(0);
        }

        public Value address() {
            return operand(1);
        }

        @Override
        public void effects(EffectList out) {
            out.write(address());
            if (isVolatile() || synchronizes()) out.read(null);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifyAtomic(this, value().type(), "acquire", "acq_rel", diagnostics);
        }

        @Override
        public boolean parseDirective(String directive, AsmParser parser, FormatState read) {
            return AtomicSyntax.parse(parser, read);
        }

        @Override
        public void printDirective(String directive, AsmPrinter printer) {
            AtomicSyntax.print(this, ordering(), printer);
        }
    }
}
