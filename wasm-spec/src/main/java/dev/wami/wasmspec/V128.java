package dev.wami.wasmspec;

import java.util.Locale;
import java.util.function.IntToLongFunction;

/**
 * A value of 128 bits. The lanes of a {@link LaneShape} are read and written as longs that hold their bits,
 * zero-extended unless they are asked for with their sign.
 *
 * @param low the lanes from 0 on
 * @param high the other half of the lanes
 */
public record V128(long low, long high) {
    public static final V128 ZERO = new V128(0, 0);

    /** A scalar as an operand or result: in the low bits, the others zero. */
    public static V128 scalar(long bits) {
        return bits == 0 ? ZERO : new V128(bits, 0);
    }

    /** Lane {@code i} has the low bits of {@code lane(i)}. */
    public static V128 of(LaneShape shape, IntToLongFunction lane) {
        long low = 0;
        long high = 0;
        int bits = shape.bits();
        int half = 64 / bits;
        long mask = -1L >>> 64 - bits;
        for (int i = 0; i < half; i++) {
            low |= (lane.applyAsLong(i) & mask) << i * bits;
            high |= (lane.applyAsLong(half + i) & mask) << i * bits;
        }
        return new V128(low, high);
    }

    /** All lanes have the low bits of {@code lane}. */
    public static V128 splat(LaneShape shape, long lane) {
        return of(shape, i -> lane);
    }

    /** The bits of lane {@code i}, zero-extended. */
    public long lane(LaneShape shape, int i) {
        int bits = shape.bits();
        int half = 64 / bits;
        return (i < half ? low : high) >>> i % half * bits & -1L >>> 64 - bits;
    }

    /** The bits of lane {@code i}, sign-extended. */
    public long signedLane(LaneShape shape, int i) {
        int unused = 64 - shape.bits();
        return lane(shape, i) << unused >> unused;
    }

    /** This value, with the low bits of {@code lane} in lane {@code i}. */
    public V128 with(LaneShape shape, int i, long lane) {
        return of(shape, k -> k == i ? lane : lane(shape, k));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof V128 v && low == v.low && high == v.high;
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(low) + Long.hashCode(high);
    }

    /** As in the text format, by 32-bit lanes: {@code i32x4 0x00000001 0x00000000 0x00000000 0x00000000}. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT, "i32x4 0x%08x 0x%08x 0x%08x 0x%08x", (int) low, (int) (low >>> 32), (int) high, (int)
                        (high >>> 32));
    }
}
