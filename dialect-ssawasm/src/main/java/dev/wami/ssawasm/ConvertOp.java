package dev.wami.ssawasm;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;

/**
 * An instruction {@code [t1] -> [t2]}: {@code %r = ssawasm.trunc_sat_f64_s %a : f64 to i32}. Source: the
 * specification's cvtop.
 */
public final class ConvertOp extends NumericOp {
    ConvertOp(WasmOpSpec spec, OpState state) {
        super(spec, state);
    }

    /** @param operator the mnemonic without its type, such as {@code extend_i32_s} */
    public ConvertOp(Location location, String operator, Value operand, Type result) {
        super(
                InstructionTable.get(operator),
                OpState.at(location).operand(operand).result(result));
    }

    @Override
    Type keyType() {
        return result().type();
    }

    @Override
    FoldResult simplify(Folder folder) {
        if (!(operand(0).definedBy() instanceof ConvertOp inner)) return FoldResult.NONE;
        Value x = inner.operand(0);
        boolean back = x.type().equals(result().type());
        boolean undone = switch (operator()) {
            // wrap(extend(x)) -> x
            case "wrap_i64" -> inner.is("extend_i32_s") || inner.is("extend_i32_u");
            // bits(bits(x)) -> x
            case "reinterpret_i32", "reinterpret_i64", "reinterpret_f32", "reinterpret_f64" ->
                inner.operator().startsWith("reinterpret_");
            // every f32 is an f64
            case "demote_f64" -> inner.is("promote_f32");
            // every i32 is an f64, so nothing is lost or out of range
            case "trunc_f64_s", "trunc_sat_f64_s" -> inner.is("convert_i32_s");
            case "trunc_f64_u", "trunc_sat_f64_u" -> inner.is("convert_i32_u");
            default -> false;
        };
        return undone && back ? FoldResult.of(x) : FoldResult.NONE;
    }

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        NumericOp wrap = defining(operand(0), "wrap_i64");
        if (is("extend_i32_s") && wrap != null) {
            // extend_s(wrap(x)) -> extend32_s(x)
            rewriter.replace(this, new UnaryOp(location(), "extend32_s", wrap.operand(0)));
            return true;
        }
        NumericOp extend = operand(0).definedBy() instanceof ConvertOp c ? c : null;
        if (extend == null || !result().type().isFloat() || extend.operand(0).type() != IntegerType.I32) return false;
        // convert_i64(extend_i32(x)) -> convert_i32(x)
        boolean signed = is("convert_i64_s") && extend.is("extend_i32_s");
        boolean unsigned = (is("convert_i64_s") || is("convert_i64_u")) && extend.is("extend_i32_u");
        if (!signed && !unsigned) return false;
        String narrow = signed ? "convert_i32_s" : "convert_i32_u";
        rewriter.replace(this, new ConvertOp(location(), narrow, extend.operand(0), result().type()));
        return true;
    }
}
