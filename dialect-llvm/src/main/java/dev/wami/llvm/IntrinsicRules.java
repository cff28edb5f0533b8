package dev.wami.llvm;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import org.jspecify.annotations.Nullable;

/** What intrinsics ask of their types beyond their specs. Upstream: the predicates in LLVMIntrinsicOps.td. */
final class IntrinsicRules {
    private static final long MOST_BITS = 1L << 17;

    private IntrinsicRules() {}

    /** What is wrong, null if nothing is. */
    static @Nullable String problem(IntrinsicOp op) {
        return switch (op.intrinsic()) {
            case VECTOR_INSERT -> part(op.result().type(), op.operand(1).type(), "inserting scalable into");
            case VECTOR_EXTRACT -> part(op.operand(0).type(), op.result().type(), "extracting scalable from");
            case VECTOR_INTERLEAVE2 ->
                interleaved(op.operand(0).type(), op.result().type());
            case SINCOS -> pair(op.operand(0).type(), op.result().type());
            case MASKED_GATHER -> lanes(1, op.operand(0).type(), op.result().type());
            case MASKED_SCATTER -> lanes(2, op.operand(1).type(), op.operand(0).type());
            // the specs say all of the others
            default -> VectorMeaning.isReduction(op.intrinsic()) ? sameElement(op) : null;
        };
    }

    private static @Nullable String sameElement(IntrinsicOp op) {
        for (Value v : op.operands()) {
            if (!v.type().elementTypeOrSelf().equals(op.result().type().elementTypeOrSelf())) {
                return "requires the same element type for all operands and results";
            }
        }
        return null;
    }

    private static @Nullable String part(Type whole, Type part, String what) {
        if (bits(whole) > MOST_BITS || bits(part) > MOST_BITS) {
            return "failed to verify that vectors are not bigger than 2^17 bits.";
        }
        boolean fixed = ((VectorType) whole).scalable() == 0;
        return fixed && ((VectorType) part).scalable() != 0
                ? "failed to verify that it is not " + what + " fixed-length vectors."
                : null;
    }

    private static long bits(Type type) {
        VectorType v = (VectorType) type;
        return v.shape().elementCount() * bitsOf(v.element());
    }

    private static @Nullable String interleaved(Type one, Type both) {
        VectorType v = (VectorType) one;
        boolean twice = both instanceof VectorType b
                && b.scalable() == v.scalable()
                && b.element().equals(v.element())
                && b.shape().elementCount() == 2 * v.shape().elementCount();
        return twice ? null : "failed to verify that result has twice as many elements as 'vec1'";
    }

    private static @Nullable String pair(Type operand, Type result) {
        boolean pair = result instanceof LlvmStructType s
                && s.body().size() == 2
                && s.body().stream().allMatch(operand::equals);
        return pair
                ? null
                : "expected result type to be an homogeneous struct with two elements matching the operand type, but got '"
                        + result + "'";
    }

    /** The pointers are as many as the values. */
    private static @Nullable String lanes(int operand, Type pointers, Type values) {
        Type expected = ((VectorType) values).withElement(((VectorType) pointers).element());
        return pointers.equals(expected) ? null : "expected operand #" + operand + " type to be '" + expected + "'";
    }

    private static long bitsOf(Type element) {
        if (element instanceof IntegerType i) return i.width();
        return element instanceof FloatType f ? f.width() : 64;
    }
}
