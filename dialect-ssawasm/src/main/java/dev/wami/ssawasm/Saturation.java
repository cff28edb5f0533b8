package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.wasmops.Vectors;
import org.jspecify.annotations.Nullable;

/** Sums and differences of bytes and 16 bits that stay in range, and means, which have instructions on lanes. */
final class Saturation {
    private Saturation() {}

    private static boolean hasInstructions(BinaryOp op) {
        return Vectors.lanes(op.result().type()) >= 8;
    }

    // x + min_u(y, ~x) -> add_sat_u(x, y): ~x is how much there is room for
    static boolean add(BinaryOp op, Rewriter rewriter) {
        return hasInstructions(op) && (add(op, op.lhs(), op.rhs(), rewriter) || add(op, op.rhs(), op.lhs(), rewriter));
    }

    private static boolean add(BinaryOp op, Value x, Value least, Rewriter rewriter) {
        NumericOp min = NumericOp.defining(least, MIN_U);
        if (min == null) return false;
        for (int i = 0; i < 2; i++) {
            if (!isNot(min.operand(i), x)) continue;
            rewriter.replace(op, BinaryOp.of(op.location(), ADD_SAT_U, x, min.operand(1 - i)));
            return true;
        }
        return false;
    }

    private static boolean isNot(Value v, Value x) {
        NumericOp not = NumericOp.defining(v, NOT);
        if (not != null) return not.operand(0) == x;
        NumericOp xor = NumericOp.defining(v, XOR);
        if (xor == null) return false;
        return xor.operand(0) == x && isOnes(xor.operand(1)) || xor.operand(1) == x && isOnes(xor.operand(0));
    }

    private static boolean isOnes(Value v) {
        return v.definedBy() instanceof ConstOp c && Vectors.bits(c.value()).equals(VectorIdentities.ONES);
    }

    // max_u(x, y) - y -> sub_sat_u(x, y)        (x | y) - ((x ^ y) >>> 1) -> avgr_u(x, y)
    static boolean subtract(BinaryOp op, Rewriter rewriter) {
        if (!hasInstructions(op)) return false;
        NumericOp max = NumericOp.defining(op.lhs(), MAX_U);
        if (max != null) {
            for (int i = 0; i < 2; i++) {
                if (max.operand(1 - i) != op.rhs()) continue;
                rewriter.replace(op, BinaryOp.of(op.location(), SUB_SAT_U, max.operand(i), op.rhs()));
                return true;
            }
            return false;
        }
        NumericOp or = NumericOp.defining(op.lhs(), OR);
        NumericOp half = NumericOp.defining(op.rhs(), SHR_U);
        Long by = half == null ? null : constant(half.operand(1));
        NumericOp xor = half == null ? null : NumericOp.defining(half.operand(0), XOR);
        if (or == null || xor == null || by == null || by != 1) return false;
        boolean straight = or.operand(0) == xor.operand(0) && or.operand(1) == xor.operand(1);
        boolean turned = or.operand(0) == xor.operand(1) && or.operand(1) == xor.operand(0);
        if (!straight && !turned) return false;
        rewriter.replace(op, BinaryOp.of(op.location(), AVGR_U, or.operand(0), or.operand(1)));
        return true;
    }

    private static @Nullable Long constant(Value v) {
        return v.definedBy() instanceof ConstantLike c && c.constant() instanceof IntegerAttr i ? i.value() : null;
    }
}
