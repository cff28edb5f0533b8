package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Operator;

/**
 * An instruction {@code [t1] -> [t2]}: {@code %r = ssawasm.trunc_sat_f64_s %a : f64 to i32}, {@code %r =
 * ssawasm.extend_low_i8x16_u %a : vector<16xi8> to vector<8xi16>}. Source: the specification's cvtop, vcvtop and
 * vextunop.
 */
public final class ConvertOp extends NumericOp {
    ConvertOp(WasmOpSpec spec, OpState state) {
        super(spec, state);
    }

    /** @param operator of {@link Category#CONVERT} */
    public ConvertOp(Location location, Operator operator, Value operand, Type result) {
        super(
                InstructionTable.get(operator),
                OpState.at(location).operand(operand).result(result));
    }

    @Override
    Type keyType() {
        return result().type();
    }

    @Override
    protected FoldResult simplify(Folder folder) {
        if (!(operand(0).definedBy() instanceof ConvertOp inner)) return FoldResult.NONE;
        Value x = inner.operand(0);
        boolean back = x.type().equals(result().type());
        boolean undone = switch (operator()) {
            // wrap(extend(x)) -> x
            case WRAP_I64 -> inner.is(EXTEND_I32_S) || inner.is(EXTEND_I32_U);
            // bits(bits(x)) -> x
            case REINTERPRET_I32, REINTERPRET_I64, REINTERPRET_F32, REINTERPRET_F64 ->
                isReinterpretation(inner.operator());
            // every i32 is an f64, so nothing is lost or out of range
            case TRUNC_F64_S, TRUNC_SAT_F64_S -> inner.is(CONVERT_I32_S);
            case TRUNC_F64_U, TRUNC_SAT_F64_U -> inner.is(CONVERT_I32_U);
            default -> false;
        };
        return undone && back ? FoldResult.of(x) : FoldResult.NONE;
    }

    private static boolean isReinterpretation(Operator operator) {
        return switch (operator) {
            case REINTERPRET_I32, REINTERPRET_I64, REINTERPRET_F32, REINTERPRET_F64 -> true;
            default -> false;
        };
    }

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        if (VectorLoads.extend(this, rewriter)) return true;
        if (is(CONVERT_I64_U) && UnsignedBound.fits(operand(0), Long.MAX_VALUE)) {
            // convert_i64_u(x) -> convert_i64_s(x) where x < 2^63: x86 has an instruction for that alone
            rewriter.replace(this, new ConvertOp(location(), CONVERT_I64_S, operand(0), result().type()));
            return true;
        }
        NumericOp wrap = defining(operand(0), WRAP_I64);
        if (is(EXTEND_I32_S) && wrap != null) {
            // extend_s(wrap(x)) -> extend32_s(x)
            rewriter.replace(this, new UnaryOp(location(), EXTEND32_S, wrap.operand(0)));
            return true;
        }
        NumericOp extend = operand(0).definedBy() instanceof ConvertOp c ? c : null;
        if (extend == null || !result().type().isFloat() || extend.operand(0).type() != IntegerType.I32) return false;
        // convert_i64(extend_i32(x)) -> convert_i32(x)
        boolean signed = is(CONVERT_I64_S) && extend.is(EXTEND_I32_S);
        boolean unsigned = (is(CONVERT_I64_S) || is(CONVERT_I64_U)) && extend.is(EXTEND_I32_U);
        if (!signed && !unsigned) return false;
        Operator narrow = signed ? CONVERT_I32_S : CONVERT_I32_U;
        rewriter.replace(this, new ConvertOp(location(), narrow, extend.operand(0), result().type()));
        return true;
    }
}
