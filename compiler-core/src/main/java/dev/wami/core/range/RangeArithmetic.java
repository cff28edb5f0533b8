package dev.wami.core.range;

import java.math.BigInteger;
import java.util.List;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What the results of integer operations lie between if the operands do. Operands have one width, which is that of the
 * result unless it is given; results wrap, and what is undefined (a division by 0, a shift by the width or more) has no
 * result. Upstream: InferIntRangeCommon.
 */
public final class RangeArithmetic {
    private static final BigInteger ZERO = BigInteger.ZERO;
    private static final BigInteger ONE = BigInteger.ONE;

    private RangeArithmetic() {}

    // ---- sums and products

    public static IntRange add(IntRange a, IntRange b) {
        return IntRange.wrapped(a.width(), a.smin().add(b.smin()), a.smax().add(b.smax()))
                .meet(IntRange.wrapped(
                        a.width(), a.umin().add(b.umin()), a.umax().add(b.umax())));
    }

    public static IntRange sub(IntRange a, IntRange b) {
        return IntRange.wrapped(a.width(), a.smin().subtract(b.smax()), a.smax().subtract(b.smin()))
                .meet(IntRange.wrapped(
                        a.width(), a.umin().subtract(b.umax()), a.umax().subtract(b.umin())));
    }

    public static IntRange mul(IntRange a, IntRange b) {
        BigInteger[] signed = corners(a.smin(), a.smax(), b.smin(), b.smax(), BigInteger::multiply);
        return IntRange.wrapped(a.width(), signed[0], signed[1])
                .meet(IntRange.wrapped(
                        a.width(), a.umin().multiply(b.umin()), a.umax().multiply(b.umax())));
    }

    /** The least and the greatest result of an operation that is monotonic in each operand where the other is fixed. */
    private static BigInteger[] corners(
            BigInteger a, BigInteger a2, BigInteger b, BigInteger b2, BinaryOperator<BigInteger> exact) {
        BigInteger min = exact.apply(a, b);
        BigInteger max = min;
        for (BigInteger r : List.of(exact.apply(a, b2), exact.apply(a2, b), exact.apply(a2, b2))) {
            min = min.min(r);
            max = max.max(r);
        }
        return new BigInteger[] {min, max};
    }

    // ---- quotients

    /** Towards zero. */
    public static IntRange divS(IntRange a, IntRange b) {
        return quotient(a, b, BigInteger::divide);
    }

    public static IntRange ceilDivS(IntRange a, IntRange b) {
        return quotient(a, b, RangeArithmetic::ceil);
    }

    public static IntRange floorDivS(IntRange a, IntRange b) {
        return quotient(a, b, RangeArithmetic::floor);
    }

    private static BigInteger floor(BigInteger a, BigInteger b) {
        BigInteger[] qr = a.divideAndRemainder(b);
        return qr[1].signum() * b.signum() < 0 ? qr[0].subtract(ONE) : qr[0];
    }

    private static BigInteger ceil(BigInteger a, BigInteger b) {
        return floor(a.negate(), b).negate();
    }

    /** By the negative divisors and by the positive ones; between divisors of one sign the quotient is monotonic. */
    private static IntRange quotient(IntRange a, IntRange b, BinaryOperator<BigInteger> exact) {
        IntRange full = IntRange.full(a.width());
        BigInteger min = null;
        BigInteger max = null;
        BigInteger[][] parts = {
            {b.smin(), b.smax().min(ONE.negate())}, {b.smin().max(ONE), b.smax()},
        };
        for (BigInteger[] part : parts) {
            if (part[0].compareTo(part[1]) > 0) continue;
            BigInteger[] r = corners(a.smin(), a.smax(), part[0], part[1], exact);
            min = min == null ? r[0] : min.min(r[0]);
            max = max == null ? r[1] : max.max(r[1]);
        }
        if (min == null || max == null) return full;
        // the quotient that does not fit, -2^(n-1) / -1, is undefined
        return IntRange.signed(a.width(), min.min(full.smax()), max.min(full.smax()));
    }

    public static IntRange divU(IntRange a, IntRange b) {
        if (b.umax().signum() == 0) return IntRange.full(a.width());
        return IntRange.unsigned(
                a.width(), a.umin().divide(b.umax()), a.umax().divide(b.umin().max(ONE)));
    }

    public static IntRange ceilDivU(IntRange a, IntRange b) {
        if (b.umax().signum() == 0) return IntRange.full(a.width());
        return IntRange.unsigned(
                a.width(), ceil(a.umin(), b.umax()), ceil(a.umax(), b.umin().max(ONE)));
    }

    /** Smaller than the divisor, no greater than the dividend, and with its sign. */
    public static IntRange remS(IntRange a, IntRange b) {
        if (isRemSEqual(a, b)) return a;
        BigInteger d = b.smin();
        if (b.isConstant()
                && d.signum() != 0
                && a.smin().divide(d).equals(a.smax().divide(d))) {
            // the remainder grows with the dividend while the quotient stays
            return IntRange.signed(a.width(), a.smin().remainder(d), a.smax().remainder(d));
        }
        BigInteger limit = b.smin().abs().max(b.smax().abs()).subtract(ONE);
        if (limit.signum() < 0) return IntRange.full(a.width());
        BigInteger min = a.smin().signum() >= 0 ? ZERO : a.smin().max(limit.negate());
        BigInteger max = a.smax().signum() <= 0 ? ZERO : a.smax().min(limit);
        return IntRange.signed(a.width(), min, max);
    }

    public static IntRange remU(IntRange a, IntRange b) {
        if (isRemUEqual(a, b)) return a;
        BigInteger d = b.umax();
        if (d.signum() == 0) return IntRange.full(a.width());
        if (b.isConstant() && a.umin().divide(d).equals(a.umax().divide(d))) {
            return IntRange.unsigned(a.width(), a.umin().mod(d), a.umax().mod(d));
        }
        return IntRange.unsigned(a.width(), ZERO, a.umax().min(b.umax().subtract(ONE)));
    }

    /** Whether {@code a remS b} is always {@code a}: {@code |a| < |b|}. */
    public static boolean isRemSEqual(IntRange a, IntRange b) {
        if (b.smin().signum() <= 0 && b.smax().signum() >= 0) return false;
        BigInteger least = b.smin().abs().min(b.smax().abs());
        return a.smin().abs().max(a.smax().abs()).compareTo(least) < 0;
    }

    /** Whether {@code a remU b} is always {@code a}: {@code a < b}. */
    public static boolean isRemUEqual(IntRange a, IntRange b) {
        return a.umax().compareTo(b.umin()) < 0;
    }

    // ---- bits

    /** The bits above the highest one in which the bounds differ are the same in all between them. */
    private static BigInteger unknownBits(IntRange a) {
        int n = a.umin().xor(a.umax()).bitLength();
        return ONE.shiftLeft(n).subtract(ONE);
    }

    private static IntRange between(int width, BigInteger ones, BigInteger unknown) {
        return IntRange.unsigned(width, ones.andNot(unknown), ones.or(unknown));
    }

    public static IntRange and(IntRange a, IntRange b) {
        BigInteger certainZero = mask(a).andNot(a.umin().or(unknownBits(a)))
                .or(mask(a).andNot(b.umin().or(unknownBits(b))));
        BigInteger unknown = unknownBits(a).or(unknownBits(b)).andNot(certainZero);
        return between(a.width(), a.umin().and(b.umin()).andNot(certainZero), unknown)
                .meet(IntRange.unsigned(a.width(), ZERO, a.umax().min(b.umax())));
    }

    public static IntRange or(IntRange a, IntRange b) {
        BigInteger certainOne = a.umin().andNot(unknownBits(a)).or(b.umin().andNot(unknownBits(b)));
        BigInteger unknown = unknownBits(a).or(unknownBits(b)).andNot(certainOne);
        return between(a.width(), a.umin().or(b.umin()).or(certainOne), unknown)
                .meet(IntRange.unsigned(a.width(), a.umin().max(b.umin()), mask(a)));
    }

    public static IntRange xor(IntRange a, IntRange b) {
        return between(a.width(), a.umin().xor(b.umin()), unknownBits(a).or(unknownBits(b)));
    }

    private static BigInteger mask(IntRange a) {
        return IntRange.full(a.width()).umax();
    }

    /** The least and greatest defined amounts to shift by, or null if there are none. */
    private static int @Nullable [] amounts(IntRange b) {
        BigInteger most = BigInteger.valueOf(b.width() - 1L);
        if (b.umin().compareTo(most) > 0) return null;
        return new int[] {b.umin().intValue(), b.umax().min(most).intValue()};
    }

    public static IntRange shl(IntRange a, IntRange b) {
        int[] by = amounts(b);
        if (by == null) return IntRange.full(a.width());
        BigInteger min = a.smin().shiftLeft(a.smin().signum() < 0 ? by[1] : by[0]);
        BigInteger max = a.smax().shiftLeft(a.smax().signum() < 0 ? by[0] : by[1]);
        return IntRange.wrapped(a.width(), min, max)
                .meet(IntRange.wrapped(
                        a.width(), a.umin().shiftLeft(by[0]), a.umax().shiftLeft(by[1])));
    }

    public static IntRange shrS(IntRange a, IntRange b) {
        int[] by = amounts(b);
        if (by == null) return IntRange.full(a.width());
        BigInteger min = a.smin().shiftRight(a.smin().signum() < 0 ? by[0] : by[1]);
        BigInteger max = a.smax().shiftRight(a.smax().signum() < 0 ? by[1] : by[0]);
        return IntRange.signed(a.width(), min, max);
    }

    public static IntRange shrU(IntRange a, IntRange b) {
        int[] by = amounts(b);
        if (by == null) return IntRange.full(a.width());
        return IntRange.unsigned(a.width(), a.umin().shiftRight(by[1]), a.umax().shiftRight(by[0]));
    }

    // ---- choices: the result is one of the operands

    public static IntRange maxS(IntRange a, IntRange b) {
        return a.join(b)
                .meet(IntRange.signed(
                        a.width(), a.smin().max(b.smin()), a.smax().max(b.smax())));
    }

    public static IntRange minS(IntRange a, IntRange b) {
        return a.join(b)
                .meet(IntRange.signed(
                        a.width(), a.smin().min(b.smin()), a.smax().min(b.smax())));
    }

    public static IntRange maxU(IntRange a, IntRange b) {
        return a.join(b)
                .meet(IntRange.unsigned(
                        a.width(), a.umin().max(b.umin()), a.umax().max(b.umax())));
    }

    public static IntRange minU(IntRange a, IntRange b) {
        return a.join(b)
                .meet(IntRange.unsigned(
                        a.width(), a.umin().min(b.umin()), a.umax().min(b.umax())));
    }

    // ---- other widths

    /** The same signed numbers in {@code width}: extended by the sign, or cut off if they do not fit. */
    public static IntRange resizeS(IntRange a, int width) {
        if (width >= a.width()) return IntRange.signed(width, a.smin(), a.smax());
        return IntRange.signed(width, a.smin(), a.smax()).meet(IntRange.unsigned(width, a.umin(), a.umax()));
    }

    /** The same unsigned numbers in {@code width}: extended by zeros, or cut off if they do not fit. */
    public static IntRange resizeU(IntRange a, int width) {
        return width >= a.width() ? IntRange.unsigned(width, a.umin(), a.umax()) : resizeS(a, width);
    }
}
