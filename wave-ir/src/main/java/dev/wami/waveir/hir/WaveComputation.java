package dev.wami.waveir.hir;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;

/** One execution of a {@link WaveOp} by the active lanes of a wave. */
final class WaveComputation {
    private final WaveOp.Kind kind;
    private final Type type;
    private final Object[][] operands;
    private final Object[] results;

    /** @param operands of each lane, null where it is not active */
    WaveComputation(WaveOp op, Object[][] operands) {
        this.kind = op.kind();
        this.type = op.value().type();
        this.operands = operands;
        this.results = new Object[operands.length];
    }

    /** The result of each lane; what is there for a lane that is not active means nothing. */
    Object[] results() {
        switch (kind) {
            case SHUFFLE, SHUFFLE_UP, SHUFFLE_DOWN, SHUFFLE_XOR, BROADCAST -> shuffle();
            case BALLOT -> all((long) (int) ballot());
            case ANY -> all(ballot() != 0 ? -1L : 0L);
            case ALL -> all(ballot() == active() ? -1L : 0L);
            case PREFIX_SUM -> prefixSum();
            case REDUCE_ADD, REDUCE_MIN, REDUCE_MAX -> all(type == FloatType.F32 ? reduceFloats() : reduceIntegers());
        }
        return results;
    }

    private void all(long value) {
        for (int lane = 0; lane < results.length; lane++) results[lane] = value;
    }

    private boolean isActive(int lane) {
        return operands[lane] != null;
    }

    private long value(int lane) {
        return (Long) operands[lane][0];
    }

    private void shuffle() {
        long common = 0;
        for (int lane = results.length - 1; lane >= 0; lane--) if (isActive(lane)) common = number(lane);
        for (int lane = 0; lane < results.length; lane++) {
            if (!isActive(lane)) continue;
            long n = number(lane);
            long from = switch (kind) {
                case SHUFFLE -> n;
                case SHUFFLE_UP -> lane - n;
                case SHUFFLE_DOWN -> lane + n;
                case SHUFFLE_XOR -> lane ^ n;
                default -> common;
            };
            boolean there = from >= 0 && from < results.length && isActive((int) from);
            results[lane] = there ? value((int) from) : 0L;
        }
    }

    /** The second operand, unsigned. */
    private long number(int lane) {
        return (Long) operands[lane][1] & 0xFFFFFFFFL;
    }

    private long ballot() {
        long bits = 0;
        for (int lane = 0; lane < results.length; lane++) if (isActive(lane) && value(lane) != 0) bits |= 1L << lane;
        return bits;
    }

    private long active() {
        long bits = 0;
        for (int lane = 0; lane < results.length; lane++) if (isActive(lane)) bits |= 1L << lane;
        return bits;
    }

    private void prefixSum() {
        int sum = 0;
        for (int lane = 0; lane < results.length; lane++) {
            results[lane] = (long) sum;
            if (isActive(lane)) sum += (int) value(lane);
        }
    }

    private long reduceIntegers() {
        BinaryOp.Kind combine = combination();
        Long result = null;
        for (int lane = 0; lane < results.length; lane++) {
            if (!isActive(lane)) continue;
            boolean unsigned = HirTypes.isUnsigned(type);
            result = result == null
                    ? value(lane)
                    : (Long) (long) (int) Numbers.integer(combine, result, value(lane), unsigned, 32);
        }
        return result == null ? 0 : result;
    }

    private BinaryOp.Kind combination() {
        return switch (kind) {
            case REDUCE_MIN -> BinaryOp.Kind.MIN;
            case REDUCE_MAX -> BinaryOp.Kind.MAX;
            default -> BinaryOp.Kind.ADD;
        };
    }

    /** By {@code v = v op shuffle_xor(v, n)} for n = 1, 2, 4 ...; after that all lanes have the same. */
    private long reduceFloats() {
        long absent = Float.floatToRawIntBits(
                        switch (kind) {
                            case REDUCE_MIN -> Float.POSITIVE_INFINITY;
                            case REDUCE_MAX -> Float.NEGATIVE_INFINITY;
                            default -> -0.0f;
                        })
                & 0xFFFFFFFFL;
        int lanes = Math.max(1, Integer.highestOneBit(2 * results.length - 1));
        long[] values = new long[lanes];
        for (int lane = 0; lane < lanes; lane++) {
            values[lane] = lane < results.length && isActive(lane) ? value(lane) : absent;
        }
        for (int n = 1; n < lanes; n *= 2) {
            long[] next = new long[lanes];
            for (int lane = 0; lane < lanes; lane++) {
                next[lane] = Numbers.floating(combination(), FloatType.F32, values[lane], values[lane ^ n]);
            }
            values = next;
        }
        return values[0];
    }
}
