package dev.wami.conversions.ub;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.SsaWasmConversion;
import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.Branches.UnreachableOp;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.References.RefNullOp;
import dev.wami.std.ub.UbOp;
import java.util.ArrayList;
import java.util.List;

/** What must not matter becomes zero, what must not happen a trap. */
public final class UbToSsaWasm extends SsaWasmConversion {
    public UbToSsaWasm() {
        super("ub");
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        return switch ((UbOp) op.kind()) {
            case POISON -> lowerPoison(op, to);
            case UNREACHABLE -> to.replaceWith(op, new UnreachableOp(to.location()));
        };
    }

    private boolean lowerPoison(Operation op, Lowering to) {
        List<Type> parts = types.convert(op.result(0).type());
        if (parts == null) return to.fail(WasmTypes.unrepresented(op.result(0).type()));
        Emitter e = new Emitter(to, to.location());
        List<Value> zeros = new ArrayList<>();
        for (Type t : parts) zeros.add(zero(t, e));
        return to.replaceAll(op, List.of(zeros));
    }

    private static Value zero(Type type, Emitter e) {
        if (type instanceof FloatType) return e.floating(type, 0);
        if (type instanceof VectorType v) {
            return e.builder()
                    .insert(new ConstOp(e.location(), DenseElementsAttr.zero(v)))
                    .result();
        }
        return type instanceof IntegerType
                ? e.integer(type, 0)
                : e.builder().insert(new RefNullOp(e.location(), type)).result();
    }
}
