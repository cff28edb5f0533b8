package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.VectorType;
import org.jspecify.annotations.Nullable;

/**
 * What float instructions of two operands are equal to, whatever the operands. Every rule holds for infinities, zeros
 * of both signs and rounding; a NaN stays a NaN, although the instruction might have changed its payload.
 */
final class FloatIdentities {
    private FloatIdentities() {}

    static FoldResult fold(BinaryOp op, Folder folder) {
        Value x = op.lhs();
        Value y = op.rhs();
        boolean toLeft = switch (op.operator()) {
            // x + -0 -> x; for +0 only if x is not -0, as -0 + +0 = +0
            case ADD -> is(folder.splatFloat(y), -0.0) || is(folder.splatFloat(y), 0.0) && isNeverMinusZero(x, 3);
            // x - +0 -> x
            case SUB -> is(folder.splatFloat(y), 0.0);
            // x * 1 -> x, x / 1 -> x
            case MUL, DIV -> is(folder.splatFloat(y), 1.0);
            // min(x, x) -> x, copysign(x, x) -> x
            case MIN, MAX, COPYSIGN -> x == y;
            default -> false;
        };
        return toLeft ? FoldResult.of(x) : FoldResult.NONE;
    }

    // x * x, |x|, a converted integer, c != -0; a + b if one of the two is
    private static boolean isNeverMinusZero(Value v, int depth) {
        if (!(v.definedBy() instanceof NumericOp op)) return false;
        return switch (op.operator()) {
            case ABS, CONVERT_I32_S, CONVERT_I32_U, CONVERT_I64_S, CONVERT_I64_U -> true;
            case MUL -> op.operand(0) == op.operand(1);
            case ADD ->
                depth > 0 && (isNeverMinusZero(op.operand(0), depth - 1) || isNeverMinusZero(op.operand(1), depth - 1));
            default -> false;
        };
    }

    /** Bitwise, so that the zeros differ. */
    private static boolean is(@Nullable FloatAttr a, double value) {
        return a != null && Double.doubleToRawLongBits(a.value()) == Double.doubleToRawLongBits(value);
    }

    static boolean rewrite(BinaryOp op, Rewriter rewriter) {
        Location at = op.location();
        Value x = op.lhs();
        Value y = op.rhs();
        NumericOp negatedX = NumericOp.defining(x, NEG);
        NumericOp negatedY = NumericOp.defining(y, NEG);
        switch (op.operator()) {
            case ADD -> {
                // x + -y -> x - y, -x + y -> y - x
                if (negatedY != null) rewriter.replace(op, BinaryOp.of(at, SUB, x, negatedY.operand(0)));
                else if (negatedX != null) rewriter.replace(op, BinaryOp.of(at, SUB, y, negatedX.operand(0)));
                else return false;
            }
            case SUB -> {
                // x - -y -> x + y
                if (negatedY == null) return false;
                rewriter.replace(op, BinaryOp.of(at, ADD, x, negatedY.operand(0)));
            }
            case MUL -> {
                // -x * -y -> x * y
                if (negatedX == null || negatedY == null) return false;
                rewriter.replace(op, BinaryOp.of(at, MUL, negatedX.operand(0), negatedY.operand(0)));
            }
            case DIV -> {
                FloatAttr inverse = exactInverse(rewriter.folder().splatFloat(y));
                if (inverse == null) return false;
                // x / 2^k -> x * 2^-k
                rewriter.setBefore(op);
                TypedAttr constant =
                        y.type() instanceof VectorType v ? DenseElementsAttr.splat(v, inverse.bits()) : inverse;
                Value factor = rewriter.insert(new ConstOp(at, constant)).result();
                rewriter.replace(op, BinaryOp.of(at, MUL, x, factor));
            }
            case COPYSIGN -> {
                return rewriteCopysign(op, rewriter);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** The reciprocal if it is exact and neither is subnormal: of a power of two only. */
    private static @Nullable FloatAttr exactInverse(@Nullable FloatAttr divisor) {
        if (divisor == null) return null;
        double d = Math.abs(divisor.value());
        int exponent = Math.getExponent(d);
        int limit = divisor.type() == FloatType.F32 ? 126 : 1022;
        if (Math.abs(exponent) > limit || d != Math.scalb(1.0, exponent)) return null;
        return FloatAttr.of(divisor.type(), 1 / divisor.value());
    }

    private static boolean rewriteCopysign(BinaryOp op, Rewriter rewriter) {
        Location at = op.location();
        Value x = op.lhs();
        // copysign(-x, y) -> copysign(x, y), and so for |x|
        NumericOp sign = NumericOp.defining(x, NEG) != null ? NumericOp.defining(x, NEG) : NumericOp.defining(x, ABS);
        if (sign != null) {
            rewriter.replace(op, BinaryOp.of(at, COPYSIGN, sign.operand(0), op.rhs()));
            return true;
        }
        FloatAttr y = rewriter.folder().floating(op.rhs());
        if (y == null) return false;
        // copysign(x, c) -> |x| or -|x|
        boolean negative = (y.bits() >>> y.type().width() - 1 & 1) != 0;
        rewriter.setBefore(op);
        UnaryOp magnitude = new UnaryOp(at, ABS, x);
        if (!negative) {
            rewriter.replace(op, magnitude);
            return true;
        }
        rewriter.insert(magnitude);
        rewriter.replace(op, new UnaryOp(at, NEG, magnitude.result()));
        return true;
    }
}
