package dev.wami.ssawasm.transform.ranges;

import org.jspecify.annotations.Nullable;

/**
 * What is known of an i32 or i64: bounds as a signed number, bounds as an unsigned one, and bits. Never nothing: what
 * no integer can be is null. Everything is in {@code long}s, signed bounds extended by the sign and all else by zeros;
 * a compile asks for thousands of these.
 */
final class KnownInt {
    /** 32 or 64. */
    final int width;

    final long smin;
    final long smax;
    final long umin;
    final long umax;
    /** The bits that are 0 for sure. */
    final long zeros;
    /** The bits that are 1 for sure. */
    final long ones;

    private KnownInt(int width, long smin, long smax, long umin, long umax, long zeros, long ones) {
        this.width = width;
        this.smin = smin;
        this.smax = smax;
        this.umin = umin;
        this.umax = umax;
        this.zeros = zeros;
        this.ones = ones;
    }

    private static final KnownInt ANY_32 = new KnownInt(32, least(32), greatest(32), 0, mask(32), 0, 0);
    private static final KnownInt ANY_64 = new KnownInt(64, least(64), greatest(64), 0, mask(64), 0, 0);
    /** The result of a comparison. */
    static final KnownInt TRUTH = unsigned(32, 0, 1);

    // ---- making

    static KnownInt any(int width) {
        return width == 32 ? ANY_32 : ANY_64;
    }

    /** The integer whose low bits are those of {@code value}. */
    static KnownInt constant(int width, long value) {
        long s = signExtended(width, value);
        long u = value & mask(width);
        return new KnownInt(width, s, s, u, u, ~u & mask(width), u);
    }

    static KnownInt truth(boolean holds) {
        return constant(32, holds ? 1 : 0);
    }

    /** From {@code min} to {@code max} as signed numbers of {@code width}, in this order. */
    static KnownInt signed(int width, long min, long max) {
        KnownInt k = agreed(width, min, max, 0, mask(width), 0, 0);
        if (k == null) throw new IllegalArgumentException(min + " to " + max);
        return k;
    }

    /** From {@code min} to {@code max} as unsigned numbers of {@code width}, in this order. */
    static KnownInt unsigned(int width, long min, long max) {
        KnownInt k = agreed(width, least(width), greatest(width), min, max, 0, 0);
        if (k == null) throw new IllegalArgumentException(Long.toUnsignedString(min) + " to " + max);
        return k;
    }

    /** The integers with these bits; none may be in both. */
    static KnownInt bits(int width, long zeros, long ones) {
        KnownInt k = agreed(width, least(width), greatest(width), 0, mask(width), zeros & mask(width), ones);
        if (k == null) throw new IllegalArgumentException(zeros + " and " + ones);
        return k;
    }

    /** What bounds of both kinds and bits say of one another; null if they exclude everything. */
    static @Nullable KnownInt agreed(int width, long smin, long smax, long umin, long umax, long zeros, long ones) {
        long mask = mask(width);
        long sign = 1L << width - 1;
        long sl = smin;
        long sh = smax;
        long ul = umin;
        long uh = umax;
        long z = zeros;
        long o = ones;
        for (int round = 0; round < 2; round++) {
            if ((z & o) != 0) return null;
            ul = maxUnsigned(ul, o);
            uh = minUnsigned(uh, ~z & mask);
            if (sl > sh || Long.compareUnsigned(ul, uh) > 0) return null;
            // signed numbers of one sign are in the same order as unsigned ones
            if (sl >= 0 || sh < 0) {
                ul = maxUnsigned(ul, sl & mask);
                uh = minUnsigned(uh, sh & mask);
                if (Long.compareUnsigned(ul, uh) > 0) return null;
            }
            if ((ul & sign) == (uh & sign)) {
                sl = Math.max(sl, signExtended(width, ul));
                sh = Math.min(sh, signExtended(width, uh));
                if (sl > sh) return null;
            }
            // the bits above the highest in which the bounds differ are those of all between them
            long same = ul == uh ? mask : mask & ~(-1L >>> Long.numberOfLeadingZeros(ul ^ uh));
            z |= ~ul & same;
            o |= ul & same;
            // multiples of 2^n end in multiples
            long low = (1L << Math.min(Long.numberOfTrailingZeros(~z), width - 1)) - 1;
            uh &= ~low;
            sh &= ~low;
            if (Long.compareUnsigned(ul, uh) > 0 || sl > sh) return null;
        }
        return (z & o) != 0 ? null : new KnownInt(width, sl, sh, ul, uh, z, o);
    }

    // ---- asking

    boolean isConstant() {
        return umin == umax;
    }

    boolean isNonNegative() {
        return smin >= 0;
    }

    boolean isZero() {
        return umax == 0;
    }

    boolean isNonZero() {
        return umin != 0;
    }

    boolean fitsUnsigned(long max) {
        return Long.compareUnsigned(umax, max) <= 0;
    }

    boolean fitsSigned(long min, long max) {
        return smin >= min && smax <= max;
    }

    // ---- combining

    /** What is one or the other. */
    KnownInt join(KnownInt b) {
        if (equals(b)) return this;
        return new KnownInt(
                width,
                Math.min(smin, b.smin),
                Math.max(smax, b.smax),
                minUnsigned(umin, b.umin),
                maxUnsigned(umax, b.umax),
                zeros & b.zeros,
                ones & b.ones);
    }

    /** What is both; null if nothing is. */
    @Nullable
    KnownInt meet(KnownInt b) {
        return agreed(
                width,
                Math.max(smin, b.smin),
                Math.min(smax, b.smax),
                maxUnsigned(umin, b.umin),
                minUnsigned(umax, b.umax),
                zeros | b.zeros,
                ones | b.ones);
    }

    /** What is both, which something is: two true statements on one value. */
    KnownInt and(KnownInt b) {
        KnownInt k = meet(b);
        return k == null ? this : k;
    }

    // ---- numbers of a width

    static long mask(int width) {
        return -1L >>> 64 - width;
    }

    static long least(int width) {
        return -1L << width - 1;
    }

    static long greatest(int width) {
        return ~least(width);
    }

    static long signExtended(int width, long value) {
        return value << 64 - width >> 64 - width;
    }

    static long minUnsigned(long a, long b) {
        return Long.compareUnsigned(a, b) < 0 ? a : b;
    }

    static long maxUnsigned(long a, long b) {
        return Long.compareUnsigned(a, b) > 0 ? a : b;
    }

    // ---- as a value

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || other instanceof KnownInt k
                        && width == k.width
                        && smin == k.smin
                        && smax == k.smax
                        && umin == k.umin
                        && umax == k.umax
                        && zeros == k.zeros
                        && ones == k.ones;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(31 * (31 * smin + umax) + ones);
    }

    @Override
    public String toString() {
        return "i" + width + " [" + smin + ", " + smax + "] [" + Long.toUnsignedString(umin) + ", "
                + Long.toUnsignedString(umax) + "] 0:" + Long.toHexString(zeros) + " 1:" + Long.toHexString(ones);
    }
}
