package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.wasmops.Vectors;
import org.jspecify.annotations.Nullable;

/**
 * An upper bound of all lanes of a vector of integers as unsigned numbers, from the few operations that define it, as
 * {@link UnsignedBound} for scalars.
 */
final class LaneBound {
    /** How many operations are followed. */
    private static final int DEPTH = 6;

    /** Lanes wider than this have no bound here, so that sums and products of bounds are exact. */
    private static final int WIDEST = 32;

    private LaneBound() {}

    /** Whether each lane of {@code v} is at most {@code limit}, a number of up to 32 bits. */
    static boolean fits(Value v, long limit) {
        return bits(v) <= WIDEST && of(v, DEPTH) <= limit;
    }

    private static int bits(Value v) {
        return Vectors.shapeOf(v.type()).bits();
    }

    private static long largest(int bits) {
        return (1L << bits) - 1;
    }

    private static long of(Value v, int depth) {
        if (bits(v) > WIDEST) return Long.MAX_VALUE;
        long all = largest(bits(v));
        Operation def = v.definedBy();
        if (def == null || depth == 0) return all;
        if (def instanceof ConstantLike c) return c.constant() instanceof DenseElementsAttr d ? largestOf(d, all) : all;
        if (def instanceof LoadOp load) return loaded(load, all);
        if (def instanceof ShuffleOp s) return Math.max(of(s.lhs(), depth - 1), of(s.rhs(), depth - 1));
        if (!(def instanceof NumericOp op)) return all;
        if (op instanceof Lanes.SplatOp) {
            Value scalar = op.operand(0);
            return scalar.type() == IntegerType.I32 ? Math.min(all, UnsignedBound.of(scalar)) : all;
        }
        if (op instanceof ConvertOp convert) return converted(convert, all, depth);
        boolean both = op instanceof BinaryOp || op instanceof CombineOp;
        if (!both || !isOfIntegers(op.operand(0))) return all;
        return op.operand(1).type() instanceof VectorType ? combined(op, all, depth) : shifted(op, all, depth);
    }

    private static boolean isOfIntegers(Value v) {
        return v.type() instanceof VectorType && !Vectors.shapeOf(v.type()).isFloat();
    }

    private static long largestOf(DenseElementsAttr lanes, long all) {
        long most = 0;
        for (int i = 0; i < lanes.count(); i++) most = Math.max(most, lanes.get(i) & all);
        return most;
    }

    private static long loaded(LoadOp load, long all) {
        return switch (load.mnemonic()) {
            case "load8x8_u" -> 0xFF;
            case "load16x4_u" -> 0xFFFF;
            default -> all;
        };
    }

    private static long converted(ConvertOp op, long all, int depth) {
        return switch (op.operator()) {
            case EXTEND_LOW_I8X16_U, EXTEND_HIGH_I8X16_U, EXTEND_LOW_I16X8_U, EXTEND_HIGH_I16X8_U ->
                of(op.operand(0), depth - 1);
            case EXTADD_PAIRWISE_I8X16_U, EXTADD_PAIRWISE_I16X8_U -> 2 * of(op.operand(0), depth - 1);
            default -> all;
        };
    }

    private static long shifted(NumericOp op, long all, int depth) {
        Long count = constant(op.operand(1));
        if (!op.is(SHR_U) && !op.is(SHR_S) || count == null) return all;
        long a = of(op.operand(0), depth - 1);
        // what may be negative has all its high bits afterwards
        if (op.is(SHR_S) && a > all / 2) return all;
        return a >> (count & bits(op.result()) - 1);
    }

    private static @Nullable Long constant(Value v) {
        return v.definedBy() instanceof ConstantLike c && c.constant() instanceof IntegerAttr i ? i.value() : null;
    }

    private static long combined(NumericOp op, long all, int depth) {
        long a = of(op.operand(0), depth - 1);
        long b = of(op.operand(1), depth - 1);
        return switch (op.operator()) {
            case AND, MIN_U -> Math.min(a, b);
            case MAX_U -> Math.max(a, b);
            case OR, XOR -> Math.min(all, largest(64 - Long.numberOfLeadingZeros(a | b)));
            case ADD -> a + b <= all ? a + b : all;
            case ADD_SAT_U -> Math.min(all, a + b);
            case SUB_SAT_U -> a;
            // negative ones become 0
            case NARROW_I16X8_U, NARROW_I32X4_U -> Math.min(all, Math.max(a, b));
            case AVGR_U -> (a + b + 1) / 2;
            // numbers of up to 32 bits: the product may be negative only if it is too large
            case MUL, EXTMUL_LOW_I8X16_U, EXTMUL_HIGH_I8X16_U, EXTMUL_LOW_I16X8_U, EXTMUL_HIGH_I16X8_U ->
                Long.compareUnsigned(a * b, all) <= 0 ? a * b : all;
            default -> all;
        };
    }
}
