package dev.wami.core.range;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * The integers of one width that lie between two bounds as signed numbers and between two as unsigned numbers; never
 * none. Upstream: ConstantIntRanges.
 *
 * @param width in bits, at least 1
 */
public record IntRange(int width, BigInteger smin, BigInteger smax, BigInteger umin, BigInteger umax) {

    // written out: what the JVM makes of a record at its first comparison costs a start more than the whole analysis
    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || other instanceof IntRange r
                        && width == r.width
                        && smin.equals(r.smin)
                        && smax.equals(r.smax)
                        && umin.equals(r.umin)
                        && umax.equals(r.umax);
    }

    @Override
    public int hashCode() {
        return 31 * smin.hashCode() + umax.hashCode();
    }

    /** All integers of {@code width}. */
    public static IntRange full(int width) {
        BigInteger half = BigInteger.ONE.shiftLeft(width - 1);
        BigInteger last = half.shiftLeft(1).subtract(BigInteger.ONE);
        return new IntRange(width, half.negate(), half.subtract(BigInteger.ONE), BigInteger.ZERO, last);
    }

    /** The integer of {@code width} whose low bits are those of {@code value}. */
    public static IntRange constant(int width, BigInteger value) {
        BigInteger unsigned = value.mod(BigInteger.ONE.shiftLeft(width));
        BigInteger signed = toSigned(unsigned, width);
        return new IntRange(width, signed, signed, unsigned, unsigned);
    }

    /** From {@code min} to {@code max} as signed numbers, which need not fit: then all integers. */
    public static IntRange signed(int width, BigInteger min, BigInteger max) {
        IntRange full = full(width);
        if (min.compareTo(full.smin) < 0 || max.compareTo(full.smax) > 0 || min.compareTo(max) > 0) return full;
        if (min.signum() != max.signum() && min.signum() < 0) {
            return new IntRange(width, min, max, full.umin, full.umax);
        }
        return new IntRange(width, min, max, toUnsigned(min, width), toUnsigned(max, width));
    }

    /** From {@code min} to {@code max} as unsigned numbers, which need not fit: then all integers. */
    public static IntRange unsigned(int width, BigInteger min, BigInteger max) {
        IntRange full = full(width);
        if (min.signum() < 0 || max.compareTo(full.umax) > 0 || min.compareTo(max) > 0) return full;
        if (min.testBit(width - 1) != max.testBit(width - 1)) {
            return new IntRange(width, full.smin, full.smax, min, max);
        }
        return new IntRange(width, toSigned(min, width), toSigned(max, width), min, max);
    }

    /** What {@code min} to {@code max} are in {@code width} bits: one range, if they wrap around equally often. */
    public static IntRange wrapped(int width, BigInteger min, BigInteger max) {
        BigInteger modulus = BigInteger.ONE.shiftLeft(width);
        BigInteger half = modulus.shiftRight(1);
        BigInteger down = min.subtract(min.mod(modulus));
        BigInteger downToSigned = min.add(half).subtract(min.add(half).mod(modulus));
        return signed(width, min.subtract(downToSigned), max.subtract(downToSigned))
                .meet(unsigned(width, min.subtract(down), max.subtract(down)));
    }

    private static BigInteger toSigned(BigInteger unsigned, int width) {
        return unsigned.testBit(width - 1) ? unsigned.subtract(BigInteger.ONE.shiftLeft(width)) : unsigned;
    }

    private static BigInteger toUnsigned(BigInteger signed, int width) {
        return signed.signum() < 0 ? signed.add(BigInteger.ONE.shiftLeft(width)) : signed;
    }

    public boolean isConstant() {
        return smin.equals(smax);
    }

    public boolean isFull() {
        return equals(full(width));
    }

    /** Whether no integer is negative as a signed number. */
    public boolean isNonNegative() {
        return smin.signum() >= 0;
    }

    /** What is in this or in {@code other}, and perhaps something in between. */
    public IntRange join(IntRange other) {
        return new IntRange(
                width, smin.min(other.smin), smax.max(other.smax), umin.min(other.umin), umax.max(other.umax));
    }

    /** What is in this and in {@code other}; this, if that should be nothing. */
    public IntRange meet(IntRange other) {
        BigInteger sl = smin.max(other.smin);
        BigInteger sh = smax.min(other.smax);
        BigInteger ul = umin.max(other.umin);
        BigInteger uh = umax.min(other.umax);
        if (sl.compareTo(sh) > 0 || ul.compareTo(uh) > 0) return this;
        // bounds of one kind say something about the other
        IntRange s = signed(width, sl, sh);
        IntRange u = unsigned(width, ul, uh);
        sl = s.smin.max(u.smin);
        sh = s.smax.min(u.smax);
        ul = s.umin.max(u.umin);
        uh = s.umax.min(u.umax);
        return sl.compareTo(sh) > 0 || ul.compareTo(uh) > 0 ? this : new IntRange(width, sl, sh, ul, uh);
    }

    /** This with each bound that {@code later} goes past moved out to the end. */
    public IntRange widen(IntRange later) {
        IntRange full = full(width);
        return new IntRange(
                width,
                later.smin.compareTo(smin) < 0 ? full.smin : smin,
                later.smax.compareTo(smax) > 0 ? full.smax : smax,
                later.umin.compareTo(umin) < 0 ? full.umin : umin,
                later.umax.compareTo(umax) > 0 ? full.umax : umax);
    }
}
