package dev.wami.core.ir.attr;

import dev.wami.core.ir.type.FloatType;

/** Bits and values of the floating-point formats of up to 64 bits. Upstream: APFloat's semantics. */
public final class FloatFormat {
    private FloatFormat() {}

    /** What the encodings with the largest exponent mean, or what stands for NaN instead. */
    private enum Special {
        /** Infinities and NaNs, as IEEE 754 has them. */
        IEEE,
        /** All bits set is NaN, there is no infinity. */
        ALL_ONES,
        /** What would be negative zero is NaN, there is no infinity. */
        NEGATIVE_ZERO,
        /** Every encoding is a finite number. */
        NONE,
        /** An exponent alone: positive powers of two and one NaN. */
        POWERS_OF_TWO
    }

    private static Special special(FloatType type) {
        return switch (type) {
            case F8E4M3FN -> Special.ALL_ONES;
            case F8E5M2FNUZ, F8E4M3FNUZ, F8E4M3B11FNUZ -> Special.NEGATIVE_ZERO;
            case F4E2M1FN, F6E2M3FN, F6E3M2FN -> Special.NONE;
            case F8E8M0FNU -> Special.POWERS_OF_TWO;
            default -> Special.IEEE;
        };
    }

    /** Width of the stored significand. */
    static int fractionBits(FloatType type) {
        return switch (type) {
            case F64 -> 52;
            case F32 -> 23;
            case F16, TF32 -> 10;
            case BF16 -> 7;
            case F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F6E2M3FN -> 3;
            case F8E3M4 -> 4;
            case F8E5M2, F8E5M2FNUZ, F6E3M2FN -> 2;
            case F4E2M1FN -> 1;
            case F8E8M0FNU -> 0;
            case F80, F128 -> throw new IllegalArgumentException("no arithmetic on " + type);
        };
    }

    private static int exponentBits(FloatType type) {
        return type == FloatType.F8E8M0FNU ? 8 : type.width() - 1 - fractionBits(type);
    }

    private static int bias(FloatType type) {
        int usual = (1 << exponentBits(type) - 1) - 1;
        return switch (type) {
            case F8E5M2FNUZ, F8E4M3FNUZ -> usual + 1;
            case F8E4M3B11FNUZ -> 11;
            default -> usual;
        };
    }

    /** Whether operations compute with this format: all but those of more than 64 bits. */
    public static boolean supports(FloatType type) {
        return type.width() <= 64;
    }

    /**
     * How the encodings of a format are read, in numbers; for formats of up to 32 bits.
     *
     * @param fraction bits of the stored significand
     * @param signBit 0 if there are no negative numbers
     * @param zeroSignBit the sign bit of zero, 0 if there is no negative zero
     * @param largest the encoding of the largest finite number
     * @param overflow the magnitude that encodes what is larger: infinity, NaN, or the largest number
     * @param nan the magnitude that encodes NaN, of the largest number if there is none
     */
    public record Layout(int fraction, int bias, int signBit, int zeroSignBit, int largest, int overflow, int nan) {}

    /** The layout of {@code type}. */
    public static Layout layout(FloatType type) {
        int sign = (int) signBit(type);
        return new Layout(
                fractionBits(type),
                bias(type),
                sign,
                special(type) == Special.NEGATIVE_ZERO ? 0 : sign,
                (int) largest(type),
                (int) overflow(type),
                (int) nan(type, Double.doubleToRawLongBits(Double.NaN)));
    }

    /** {@code bits} with the other sign; what has only one, zero and NaN of some formats, stays. */
    public static long negate(FloatType type, long bits) {
        long other = bits ^ signBit(type);
        return special(type) == Special.NEGATIVE_ZERO && (bits & ~signBit(type)) == 0 ? bits : other;
    }

    /** Whether the format has infinities. */
    public static boolean hasInfinity(FloatType type) {
        return special(type) == Special.IEEE;
    }

    private static long signBit(FloatType type) {
        return type == FloatType.F8E8M0FNU ? 0 : 1L << type.width() - 1;
    }

    /** The encoding of the largest finite number. */
    private static long largest(FloatType type) {
        long allOnes = (1L << exponentBits(type) + fractionBits(type)) - 1;
        return switch (special(type)) {
            case IEEE -> (allOnes >>> fractionBits(type) << fractionBits(type)) - 1;
            case ALL_ONES, POWERS_OF_TWO -> allOnes - 1;
            case NEGATIVE_ZERO, NONE -> allOnes;
        };
    }

    /** The encoding of {@code value} rounded to nearest, ties to even; NaN keeps the top of its payload. */
    public static long encode(FloatType type, double value) {
        long d = Double.doubleToRawLongBits(value);
        if (type == FloatType.F64) return d;
        if (type == FloatType.F32) return Float.floatToRawIntBits((float) value) & 0xFFFFFFFFL;
        if (Double.isNaN(value)) return nan(type, d);
        boolean negative = d < 0;
        if (type == FloatType.F8E8M0FNU && (negative || value == 0)) return value == 0 ? 0 : 0xFF;
        long magnitude = Double.isInfinite(value) ? Long.MAX_VALUE : magnitude(type, Math.abs(value));
        if (magnitude > largest(type)) magnitude = overflow(type);
        if (special(type) == Special.NEGATIVE_ZERO && magnitude == 0) return 0;
        return negative ? magnitude | signBit(type) : magnitude;
    }

    /** The encoding of a positive finite number as if the exponent had no upper bound. */
    private static long magnitude(FloatType type, double value) {
        if (value == 0) return 0;
        int fraction = fractionBits(type);
        int least = 1 - bias(type);
        int exponent = Math.getExponent(value);
        long bits = Double.doubleToRawLongBits(value) & (1L << 52) - 1;
        long significand = exponent < Double.MIN_EXPONENT ? bits : bits | 1L << 52;
        // significand = value / 2^(exponent - 52), to be brought to units of 2^(unit)
        exponent = Math.max(exponent, Double.MIN_EXPONENT);
        if (type == FloatType.F8E8M0FNU) least = -bias(type);
        int unit = Math.max(exponent, least) - fraction;
        int shift = unit - (exponent - 52);
        long rounded = shift > 62 ? 0 : roundedShift(significand, shift);
        int field = Math.max(exponent, least) + bias(type);
        if (type == FloatType.F8E8M0FNU) return field + Math.max(0, rounded - 1);
        // the hidden bit of a normal number carries into the exponent field, as does a round-up
        return rounded + ((long) (field - 1) << fraction);
    }

    /** {@code a / 2^shift}, rounded to nearest, ties to even. */
    private static long roundedShift(long a, int shift) {
        if (shift <= 0) return a << -shift;
        long quotient = a >>> shift;
        long rest = a & (1L << shift) - 1;
        long half = 1L << shift - 1;
        return rest > half || rest == half && (quotient & 1) != 0 ? quotient + 1 : quotient;
    }

    private static long overflow(FloatType type) {
        return switch (special(type)) {
            case IEEE, ALL_ONES, POWERS_OF_TWO -> largest(type) + 1;
            case NEGATIVE_ZERO -> signBit(type);
            case NONE -> largest(type);
        };
    }

    private static long nan(FloatType type, long doubleBits) {
        int fraction = fractionBits(type);
        long sign = doubleBits < 0 ? signBit(type) : 0;
        return switch (special(type)) {
            case IEEE ->
                sign | largest(type) + 1 | 1L << fraction - 1 | (doubleBits & (1L << 51) - 1) >>> 52 - fraction;
            case ALL_ONES, POWERS_OF_TWO -> sign | largest(type) + 1;
            case NEGATIVE_ZERO -> signBit(type);
            case NONE -> sign | largest(type);
        };
    }

    /** Whether {@code bits} encode a NaN. */
    public static boolean isNaN(FloatType type, long bits) {
        long magnitude = bits & ~signBit(type);
        return switch (special(type)) {
            case IEEE -> magnitude > largest(type) + 1;
            case ALL_ONES, POWERS_OF_TWO -> magnitude > largest(type);
            case NEGATIVE_ZERO -> bits == signBit(type);
            case NONE -> false;
        };
    }

    /** Whether {@code bits} encode an infinity. */
    public static boolean isInfinite(FloatType type, long bits) {
        return special(type) == Special.IEEE && (bits & ~signBit(type)) == largest(type) + 1;
    }

    /** Whether the sign bit is set. */
    static boolean isNegative(FloatType type, long bits) {
        return (bits & signBit(type)) != 0;
    }

    /** The integer {@code s} in {@code s * 2^scale(bits)}, the magnitude of a finite number. */
    static long significand(FloatType type, long bits) {
        int fraction = fractionBits(type);
        if (type == FloatType.F8E8M0FNU) return 1;
        long f = bits & (1L << fraction) - 1;
        return exponentField(type, bits) == 0 ? f : f | 1L << fraction;
    }

    /** See {@link #significand}. */
    static int scale(FloatType type, long bits) {
        int field = exponentField(type, bits);
        if (type == FloatType.F8E8M0FNU) return field - bias(type);
        return Math.max(field, 1) - bias(type) - fractionBits(type);
    }

    private static int exponentField(FloatType type, long bits) {
        return (int) ((bits & ~signBit(type)) >>> fractionBits(type));
    }

    /** The number that {@code bits} encode, exactly. */
    public static double decode(FloatType type, long bits) {
        if (type == FloatType.F64) return Double.longBitsToDouble(bits);
        if (type == FloatType.F32) return Float.intBitsToFloat((int) bits);
        boolean negative = isNegative(type, bits);
        if (isNaN(type, bits)) {
            if (special(type) != Special.IEEE) return negative ? -Double.NaN : Double.NaN;
            int fraction = fractionBits(type);
            long payload = (bits & (1L << fraction) - 1) << 52 - fraction;
            return Double.longBitsToDouble(0x7FFL << 52 | payload | (negative ? 1L << 63 : 0));
        }
        double magnitude = isInfinite(type, bits)
                ? Double.POSITIVE_INFINITY
                : Math.scalb((double) significand(type, bits), scale(type, bits));
        return negative ? -magnitude : magnitude;
    }

    /** The number as MLIR's text spells it. */
    public static String literal(FloatType type, long bits) {
        return FloatLiteral.of(type, bits);
    }
}
