package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.wasmops.Vectors;

/** An upper bound of an integer value as an unsigned number, from the few operations that define it. */
final class UnsignedBound {
    /** How many operations are followed. */
    private static final int DEPTH = 4;

    private UnsignedBound() {}

    /** Whether {@code v}, an i32 or i64, is at most {@code limit}; both unsigned. */
    static boolean fits(Value v, long limit) {
        return Long.compareUnsigned(of(v), limit) <= 0;
    }

    /** An unsigned number that {@code v} never exceeds. */
    static long of(Value v) {
        return of(v, DEPTH);
    }

    private static long of(Value v, int depth) {
        long all = v.type().isInteger(64) ? -1 : 0xFFFF_FFFFL;
        Operation def = v.definedBy();
        if (def instanceof ConstantLike c && c.constant() instanceof IntegerAttr i) return i.unsignedValue();
        if (depth == 0 || !(def instanceof NumericOp || def instanceof MemoryAccess.LoadOp)) return all;
        if (def instanceof MemoryAccess.LoadOp load) {
            return load.isUnsigned() ? (1L << 8 * load.accessBytes()) - 1 : all;
        }
        NumericOp op = (NumericOp) def;
        if (TestOp.isTruth(op)) return 1;
        long a = op.operand(0).type() instanceof IntegerType ? of(op.operand(0), depth - 1) : -1;
        return switch (op.operator()) {
            case AND -> minUnsigned(a, of(op.operand(1), depth - 1));
            case EXTEND_I32_U -> a;
            case WRAP_I64 -> minUnsigned(a, all);
            case SHR_U -> {
                // the count is known to be at least 0
                boolean known =
                        op.operand(1).definedBy() instanceof ConstantLike c && c.constant() instanceof IntegerAttr;
                yield known ? a >>> (shiftCount(op) & (all == -1 ? 63 : 31)) : a;
            }
            case DIV_U -> a;
            case REM_U -> {
                long b = of(op.operand(1), depth - 1);
                yield b == 0 ? a : minUnsigned(a, b - 1);
            }
            case CLZ, CTZ, POPCNT -> 64;
            case OR -> orBound(op, a, depth);
            // lanes of 8 or 16 bits, and a bit for each lane
            case EXTRACT_LANE_U -> (1L << 128 / Vectors.lanes(op.operand(0).type())) - 1;
            case BITMASK -> (1L << Vectors.lanes(op.operand(0).type())) - 1;
            default -> all;
        };
    }

    private static long shiftCount(NumericOp op) {
        return op.operand(1).definedBy() instanceof ConstantLike c && c.constant() instanceof IntegerAttr i
                ? i.value()
                : 0;
    }

    /** x | y has no bit above the highest of either. */
    private static long orBound(NumericOp op, long a, int depth) {
        long either = a | of(op.operand(1), depth - 1);
        return either == 0 ? 0 : -1L >>> Long.numberOfLeadingZeros(either);
    }

    private static long minUnsigned(long a, long b) {
        return Long.compareUnsigned(a, b) < 0 ? a : b;
    }
}
