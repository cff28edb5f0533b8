package dev.wami.waveir.lir;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.text.AsmParser;
import dev.wami.waveir.isa.Opcode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code lir} dialect. */
public final class LirDialect extends Dialect {
    public static final String NAME = "lir";

    /** Made when an instruction is first asked for; null for what the structured operations stand for. */
    private static final LirOp.@Nullable Spec[] SPECS = new LirOp.Spec[Opcode.values().length];

    public LirDialect() {
        super(NAME);
    }

    static synchronized LirOp.Spec spec(Opcode opcode) {
        LirOp.Spec spec = SPECS[opcode.ordinal()];
        if (spec == null) {
            spec = new LirOp.Spec(opcode);
            SPECS[opcode.ordinal()] = spec;
        }
        return spec;
    }

    /** Whether there is an operation for it: control flow is regions, and code has no calls. */
    private static boolean isInstruction(Opcode opcode) {
        return switch (opcode) {
            case IF, ELSE, ENDIF, LOOP, ENDLOOP, CONTINUE, CALL, RETURN -> false;
            default -> true;
        };
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        switch (opName) {
            case "lir.kernel":
                return new LirStructure.KernelOp(state);
            case "lir.if":
                return new LirStructure.IfOp(state);
            case "lir.loop":
                return new LirStructure.LoopOp(state);
            default:
                break;
        }
        for (SlotOp.Kind k : SlotOp.Kind.ALL) if (k.spec.name().equals(opName)) return new SlotOp(k, state);
        Opcode opcode = Opcode.named(opName.substring(NAME.length() + 1));
        return opcode == null || !isInstruction(opcode) ? null : new LirOp(spec(opcode), state);
    }

    @Override
    public List<String> opNames() {
        List<String> names = new ArrayList<>(List.of("lir.kernel", "lir.if", "lir.loop"));
        for (SlotOp.Kind k : SlotOp.Kind.ALL) names.add(k.spec.name());
        for (Opcode o : Opcode.values()) if (isInstruction(o)) names.add(NAME + "." + o.mnemonic());
        return names;
    }

    @Override
    public @Nullable Attribute parseAttribute(String mnemonic, AsmParser parser) {
        if (!mnemonic.equals("reg") || !parser.parse("<")) return null;
        Location at = parser.here();
        String text = parser.parseString();
        if (text == null || !parser.parse(">")) return null;
        Reg r = Reg.parse(text);
        if (r == null) parser.error(at, "'%s' is no register", text);
        return r;
    }

    @Override
    public List<String> attributeMnemonics() {
        return List.of("reg");
    }
}
