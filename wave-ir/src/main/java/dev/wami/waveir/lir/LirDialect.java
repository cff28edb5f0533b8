package dev.wami.waveir.lir;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
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
    private static final LirInstructionOp.@Nullable Spec[] SPECS = new LirInstructionOp.Spec[Opcode.values().length];

    public LirDialect() {
        super(NAME);
    }

    static synchronized LirInstructionOp.Spec spec(Opcode opcode) {
        LirInstructionOp.Spec spec = SPECS[opcode.ordinal()];
        if (spec == null) {
            spec = new LirInstructionOp.Spec(opcode);
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
    public List<? extends OpKind> operations() {
        List<OpKind> all = new ArrayList<>(List.of(LirOp.values()));
        all.addAll(List.of(SlotOp.Kind.values()));
        for (Opcode o : Opcode.values()) if (isInstruction(o)) all.add(spec(o));
        return all;
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
