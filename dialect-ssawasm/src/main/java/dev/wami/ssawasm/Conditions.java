package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import org.jspecify.annotations.Nullable;

/** Values of which only matters whether they are 0: the conditions of branches. */
final class Conditions {
    private Conditions() {}

    /**
     * A simpler i32 that is 0 exactly where {@code condition}, an operand of {@code user}, is: x for {@code x != 0} and
     * {@code !!x}, and {@link #bitInPlace}.
     */
    static Value simplify(Value condition, Operation user, Rewriter rewriter) {
        if (!(condition.definedBy() instanceof NumericOp op)) return condition;
        Value x = op.operand(0);
        if (!x.type().isInteger(32)) return condition;
        boolean nonZero = op.is(NE)
                && op.operand(1).definedBy() instanceof ConstantLike c
                && c.constant() instanceof IntegerAttr i
                && i.value() == 0;
        if (nonZero) return x;
        NumericOp inner = op.is(EQZ) ? NumericOp.defining(x, EQZ) : null;
        if (inner != null && inner.operand(0).type().isInteger(32)) return inner.operand(0);
        Value bit = bitInPlace(condition, user, rewriter);
        return bit == null ? condition : bit;
    }

    /**
     * {@code (x >> s) & 1 -> x & (1 << s)}, which is 0 where that is, or null if {@code value}, an operand of
     * {@code user}, is nothing of the kind. What is shifted is a constant, or may be the same in each iteration of a
     * loop. LLVM: foldICmpAndShift.
     */
    static @Nullable Value bitInPlace(Value value, Operation user, Rewriter rewriter) {
        NumericOp bit = NumericOp.defining(value, AND);
        if (bit == null || !value.hasOneUse() || !bit.operand(0).hasOneUse()) return null;
        IntegerAttr one = rewriter.folder().integer(bit.operand(1));
        if (one == null || one.value() != 1) return null;
        if (!(bit.operand(0).definedBy() instanceof NumericOp shift)) return null;
        // either gives bit s of x, where both shifts take s modulo the width
        if (!shift.is(SHR_U) && !shift.is(SHR_S)) return null;
        rewriter.setBefore(user);
        Value mask = rewriter.insert(BinaryOp.of(user.location(), SHL, bit.operand(1), shift.operand(1)))
                .result();
        return rewriter.insert(BinaryOp.of(user.location(), AND, shift.operand(0), mask))
                .result();
    }
}
