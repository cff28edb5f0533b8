package dev.wami.ssawasm;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.wasmops.CallInstruction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code ssawasm} dialect. Source: the paper, section 4. */
public final class SsaWasmDialect extends Dialect {
    public static final String NAME = "ssawasm";

    public SsaWasmDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        List<OpKind> all = new ArrayList<>(List.of(SsaWasmOp.values()));
        all.addAll(InstructionTable.all());
        all.addAll(RowSpec.all());
        return all;
    }

    /**
     * In a function of {@code func} that is lowered in part; one of ssawasm is not called by {@code func.call}. A tail
     * call leaves the function that it is in, and no other.
     */
    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return !(op instanceof CallInstruction c) || !c.isTail();
    }

    @Override
    public @Nullable Type parseType(String mnemonic, AsmParser parser) {
        switch (mnemonic) {
            case "func_ref":
                return FuncRefType.FUNC_REF;
            case "extern_ref":
                return ExternRefType.EXTERN_REF;
            case "exn_ref":
                return ExnRefType.EXN_REF;
            case "local":
                if (!parser.parse("<")) return null;
                Type inner = parser.parseType();
                if (inner == null || !parser.parse(">")) return null;
                if (!SsaTypes.isValue(inner)) {
                    parser.error("a local variable cannot hold values of type '%s'", inner);
                    return null;
                }
                return new LocalType(inner);
            case "cont":
                if (!parser.parse("<")) return null;
                String name = parser.parseString();
                return name == null || !parser.parse(">") ? null : new ContType(name);
            default:
                return null;
        }
    }

    @Override
    public List<String> typeMnemonics() {
        return List.of("cont", "exn_ref", "extern_ref", "func_ref", "local");
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        if (value instanceof SymbolRef f && type == FuncRefType.FUNC_REF) {
            return new Functions.FuncRefOp(location, f);
        }
        return ConstOp.isValue(value, type) ? new ConstOp(location, value, type) : null;
    }
}
