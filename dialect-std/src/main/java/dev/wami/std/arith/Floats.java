package dev.wami.std.arith;

import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * IEEE arithmetic on the bits of a format. Numbers are computed as {@code double}s and rounded once: for +, -, *, /, %
 * and square root of formats with at most 24 bits of precision that is correct, because a double has more than twice as
 * many (Figueroa, When is double rounding innocuous?). NaNs are deterministic: the first NaN operand made quiet, and
 * the positive quiet NaN where there was none.
 */
public final class Floats {
    private Floats() {}

    /** The positive quiet NaN without payload. */
    public static long nan(FloatType type) {
        return FloatFormat.encode(type, Double.NaN);
    }

    /** {@code bits}, a NaN, made quiet. */
    public static long quiet(FloatType type, long bits) {
        return bits | nan(type);
    }

    public static boolean isNaN(FloatType type, long bits) {
        return Double.isNaN(FloatFormat.decode(type, bits));
    }

    /** {@code value} rounded to {@code type}; a NaN is the one of {@link #nan}. */
    public static long encode(FloatType type, double value) {
        return Double.isNaN(value) ? nan(type) : FloatFormat.encode(type, value);
    }

    /** {@code bits} with this sign; what has none, zero and NaN of formats without negative zero, stays. */
    public static long withSign(FloatType type, long bits, boolean negative) {
        return isNegative(type, bits) == negative ? bits : FloatFormat.negate(type, bits);
    }

    public static boolean isNegative(FloatType type, long bits) {
        return (bits & sign(type)) != 0;
    }

    /** The mask of the sign bit. */
    public static long sign(FloatType type) {
        return 1L << type.width() - 1;
    }

    /** The bits of the significand, the hidden one among them. */
    public static int precision(FloatType type) {
        return type == FloatType.F64 ? 53 : FloatFormat.layout(type).fraction() + 1;
    }

    /** The exponent of the smallest normal number. */
    public static int minExponent(FloatType type) {
        if (type == FloatType.F64) return Double.MIN_EXPONENT;
        FloatFormat.Layout l = FloatFormat.layout(type);
        // powers of two only: none is subnormal
        return l.fraction() == 0 ? -l.bias() : 1 - l.bias();
    }

    /** The exponent of the largest number. */
    public static int maxExponent(FloatType type) {
        return type == FloatType.F64
                ? 1023
                : Math.getExponent(
                        FloatFormat.decode(type, FloatFormat.layout(type).largest()));
    }

    /** Whether every number of {@code inner} is one of {@code outer}. False where it is not known. */
    static boolean contains(FloatType outer, FloatType inner) {
        if (outer == inner) return true;
        return switch (outer) {
            case F128, F80, F64, F32 -> inner.width() < outer.width();
            case TF32 -> inner == FloatType.F16 || inner == FloatType.BF16;
            default -> false;
        };
    }

    /** That arithmetic on {@code type} is not supported, as a trap at {@code op}. */
    public static Trap unsupported(Operation op, FloatType type) {
        return new Trap("'" + op.name() + "' on " + type + " cannot be interpreted", op.location());
    }

    // ---- results that a double does not hold exactly

    /** {@code value}, exactly, rounded to {@code type} to nearest, ties to even. */
    public static long fromInteger(FloatType type, BigInteger value) {
        if (type == FloatType.F64) return Double.doubleToRawLongBits(value.doubleValue());
        BigInteger magnitude = value.abs();
        int excess = magnitude.bitLength() - 53;
        if (excess <= 0) return FloatFormat.encode(type, value.doubleValue());
        // keep 53 bits, the last of which says whether anything was lost: then rounding again is correct
        BigInteger kept = magnitude.shiftRight(excess);
        if (magnitude.getLowestSetBit() < excess) kept = kept.setBit(0);
        double scaled = Math.scalb((double) kept.longValue(), Math.min(excess, 2000));
        return FloatFormat.encode(type, value.signum() < 0 ? -scaled : scaled);
    }

    /**
     * What becomes of two numbers' bits where one is NaN: the other one, if {@code numbers} count for more; else the
     * first NaN, quiet. Null if none is.
     */
    public static @Nullable Long ofNaN(FloatType type, long x, long y, boolean numbers) {
        boolean first = isNaN(type, x);
        if (!first && !isNaN(type, y)) return null;
        long chosen = first == numbers ? y : x;
        return isNaN(type, chosen) ? quiet(type, chosen) : chosen;
    }

    /** {@code a * b + c} with one rounding to {@code type}; no operand is NaN. */
    public static double fma(FloatType type, double a, double b, double c) {
        if (type == FloatType.F64) return Math.fma(a, b, c);
        if (type == FloatType.F32) return Math.fma((float) a, (float) b, (float) c);
        // the product is exact; the sum is rounded to odd, so that rounding again is correct
        double product = a * b;
        double sum = product + c;
        if (!Double.isFinite(sum)) return sum;
        double rounded = sum - product;
        double error = product - (sum - rounded) + (c - rounded);
        boolean even = (Double.doubleToRawLongBits(sum) & 1) == 0;
        return error == 0 || !even ? sum : error > 0 ? Math.nextUp(sum) : Math.nextDown(sum);
    }

    /** {@code value} as {@code type}, rounded as {@code mode} says. */
    public static long round(FloatType type, double value, RoundingMode mode) {
        if (mode == RoundingMode.TO_NEAREST_EVEN || Double.isNaN(value) || Double.isInfinite(value)) {
            return encode(type, value);
        }
        boolean negative = Double.doubleToRawLongBits(value) < 0;
        long magnitude = magnitude(type, Math.abs(value), mode, negative);
        return negative ? withSign(type, magnitude, true) : magnitude;
    }

    /** The encoding of {@code value}, a positive number, that with its sign is what {@code mode} says. */
    private static long magnitude(FloatType type, double value, RoundingMode mode, boolean negative) {
        long nearest = encode(type, value);
        double rounded = FloatFormat.decode(type, nearest);
        if (rounded == value) return nearest;
        // NaN is beyond the largest number of formats without infinities
        boolean tooLarge = !(rounded < value);
        boolean wantLarge = switch (mode) {
            case DOWNWARD -> negative;
            case UPWARD -> !negative;
            case TO_NEAREST_AWAY -> tooLarge || isTie(type, value, nearest);
            case TOWARD_ZERO, TO_NEAREST_EVEN -> false;
        };
        // encodings are in the order of magnitudes
        if (tooLarge && !wantLarge) {
            return Double.isNaN(rounded) ? FloatFormat.layout(type).largest() : nearest - 1;
        }
        return !tooLarge && wantLarge ? nearest + 1 : nearest;
    }

    /**
     * Whether {@code value} is half way between {@code below} and the next larger magnitude, which may be beyond the
     * format.
     */
    private static boolean isTie(FloatType type, double value, long below) {
        double low = FloatFormat.decode(type, below);
        boolean last = below == FloatFormat.layout(type).largest();
        double high = last ? low + (low - FloatFormat.decode(type, below - 1)) : FloatFormat.decode(type, below + 1);
        return value - low == high - value;
    }

    // ---- to integers

    /** {@code value} rounded towards zero as an integer of {@code width} bits, or null if it does not fit. */
    static @Nullable Object toInteger(double value, int width, boolean unsigned) {
        if (Double.isNaN(value) || Double.isInfinite(value)) return null;
        double whole = value < 0 ? Math.ceil(value) : Math.floor(value);
        double limit = Math.scalb(1.0, unsigned ? width : width - 1);
        if (whole >= limit || whole < (unsigned ? 0 : -limit)) return null;
        return Ints.value(new BigDecimal(whole).toBigInteger(), width);
    }
}
