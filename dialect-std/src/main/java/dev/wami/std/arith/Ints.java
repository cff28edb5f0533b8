package dev.wami.std.arith;

import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.math.BigInteger;

/**
 * Two's-complement integers of a given width. Up to 64 bits they are {@code long}s, beyond that {@link BigInteger}s;
 * both hold the signed value.
 */
public final class Ints {
    private Ints() {}

    /** Width of an integer type, {@code indexBits} for {@code index}. */
    public static int width(Type type, int indexBits) {
        return type instanceof IntegerType i ? i.width() : indexBits;
    }

    /** The low {@code width} bits of {@code a}, sign-extended. */
    public static long wrap(long a, int width) {
        int shift = 64 - width;
        return shift == 64 ? 0 : a << shift >> shift;
    }

    /** The low {@code width} bits of {@code a} as a signed number. */
    public static BigInteger wrap(BigInteger a, int width) {
        BigInteger low = unsigned(a, width);
        return low.testBit(width - 1) ? low.subtract(BigInteger.ONE.shiftLeft(width)) : low;
    }

    /** The low {@code width} bits of {@code a}, zero-extended. */
    public static long unsigned(long a, int width) {
        int shift = 64 - width;
        return shift == 64 ? 0 : a << shift >>> shift;
    }

    /** The low {@code width} bits of {@code a} as an unsigned number. */
    public static BigInteger unsigned(BigInteger a, int width) {
        return a.mod(BigInteger.ONE.shiftLeft(width));
    }

    /** The smallest signed number of {@code width} bits. */
    public static long signedMin(int width) {
        return width == 0 ? 0 : -1L << width - 1;
    }

    /** The smallest signed number of {@code width} bits. */
    public static BigInteger bigSignedMin(int width) {
        return BigInteger.ONE.shiftLeft(width - 1).negate();
    }

    /** {@code a / b} rounded up; {@code b} is not zero. */
    public static long ceilDiv(long a, long b) {
        long q = a / b;
        return a % b != 0 && a < 0 == b < 0 ? q + 1 : q;
    }

    /** {@code a / b} rounded up; {@code b} is not zero. */
    public static BigInteger ceilDiv(BigInteger a, BigInteger b) {
        BigInteger[] q = a.divideAndRemainder(b);
        return q[1].signum() == b.signum() ? q[0].add(BigInteger.ONE) : q[0];
    }

    /** {@code a / b} rounded up, both unsigned; {@code b} is not zero. */
    public static long ceilDivUnsigned(long a, long b) {
        long q = Long.divideUnsigned(a, b);
        return Long.remainderUnsigned(a, b) != 0 ? q + 1 : q;
    }

    /** {@code a / b} rounded down; {@code b} is not zero. */
    public static BigInteger floorDiv(BigInteger a, BigInteger b) {
        BigInteger[] q = a.divideAndRemainder(b);
        return q[1].signum() != 0 && q[1].signum() != b.signum() ? q[0].subtract(BigInteger.ONE) : q[0];
    }

    /** A run-time integer, as {@link dev.wami.core.interp.Frame} describes them, of any width. */
    public static BigInteger big(Object value) {
        return value instanceof BigInteger b ? b : BigInteger.valueOf((Long) value);
    }

    /** The run-time integer of {@code width} bits with the low bits of {@code value}. */
    public static Object value(BigInteger value, int width) {
        return width > 64 ? wrap(value, width) : (Object) wrap(value.longValue(), width);
    }

    /** Whether {@code a} is the largest signed number of its type; no number is that of both index widths. */
    public static boolean isSignedMax(IntegerAttr a) {
        return a.type() instanceof IntegerType t
                && a.big().equals(bigSignedMin(t.width()).not());
    }

    /** Whether {@code a} is the smallest signed number of its type; no number is that of both index widths. */
    public static boolean isSignedMin(IntegerAttr a) {
        return a.type() instanceof IntegerType t && a.big().equals(bigSignedMin(t.width()));
    }

    /** Whether all bits of {@code a} are set, which makes it the largest unsigned number. */
    public static boolean isUnsignedMax(IntegerAttr a) {
        return a.big().equals(BigInteger.ONE.negate());
    }

    /** The order of the unsigned numbers with the low {@code width} bits of {@code a} and {@code b}. */
    public static int compareUnsigned(BigInteger a, BigInteger b, int width) {
        return unsigned(a, width).compareTo(unsigned(b, width));
    }

    /** The power {@code k} with {@code a = 2^k} as an unsigned number, or -1. */
    public static int powerOfTwo(IntegerAttr a) {
        BigInteger u = unsigned(a.big(), a.width());
        return u.signum() > 0 && u.bitCount() == 1 ? u.getLowestSetBit() : -1;
    }
}
