package dev.wami.core.ir.attr;

import dev.wami.core.ir.type.FloatType;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Bits, doubles and MLIR's spelling of floating-point numbers. */
public final class FloatFormat {
    private FloatFormat() {}

    /** Width of the stored significand. */
    private static int fractionBits(FloatType type) {
        return switch (type) {
            case F64 -> 52;
            case F32 -> 23;
            case F16, TF32 -> 10;
            case BF16 -> 7;
            default -> throw new IllegalArgumentException("no arithmetic on " + type);
        };
    }

    /** Whether literals and folds of this format are supported. */
    public static boolean supports(FloatType type) {
        return switch (type) {
            case F64, F32, F16, TF32, BF16 -> true;
            default -> false;
        };
    }

    /** The encoding of {@code value} rounded to nearest, ties to even; NaN keeps the top of its payload. */
    public static long encode(FloatType type, double value) {
        long d = Double.doubleToRawLongBits(value);
        if (type == FloatType.F64) return d;
        if (type == FloatType.F32) return Float.floatToRawIntBits((float) value) & 0xFFFFFFFFL;
        int fraction = fractionBits(type);
        int exponent = type.width() - 1 - fraction;
        int bias = (1 << exponent - 1) - 1;
        long sign = d >>> 63 << type.width() - 1;
        long infinity = ((1L << exponent) - 1) << fraction;
        if (Double.isNaN(value)) return sign | infinity | 1L << fraction - 1 | (d & (1L << 51) - 1) >>> 52 - fraction;
        if (Double.isInfinite(value)) return sign | infinity;
        if (value == 0) return sign;
        int e = Math.max(Math.getExponent(value), 1 - bias);
        // scaled is value / ulp, exact because ulp is a power of two; rint rounds ties to even
        double scaled = Math.rint(Math.abs(value) * Math.pow(2, Math.min(fraction - e, 1000)));
        long significand = (long) scaled;
        // the hidden bit of a normal number carries into the exponent field, as does a round-up
        long encoded = significand + ((long) (e + bias - 1) << fraction);
        return sign | Math.min(encoded, infinity);
    }

    /** The number that {@code bits} encode, exactly. */
    public static double decode(FloatType type, long bits) {
        if (type == FloatType.F64) return Double.longBitsToDouble(bits);
        if (type == FloatType.F32) return Float.intBitsToFloat((int) bits);
        int fraction = fractionBits(type);
        int exponent = type.width() - 1 - fraction;
        int bias = (1 << exponent - 1) - 1;
        long e = bits >>> fraction & (1L << exponent) - 1;
        long f = bits & (1L << fraction) - 1;
        boolean negative = (bits >>> type.width() - 1 & 1) != 0;
        double magnitude;
        if (e == (1L << exponent) - 1) {
            if (f != 0) {
                long nan = 0x7FFL << 52 | f << 52 - fraction | (negative ? 1L << 63 : 0);
                return Double.longBitsToDouble(nan);
            }
            magnitude = Double.POSITIVE_INFINITY;
        } else {
            magnitude = e == 0
                    ? Math.scalb((double) f, 1 - bias - fraction)
                    : Math.scalb((double) (f | 1L << fraction), (int) e - bias - fraction);
        }
        return negative ? -magnitude : magnitude;
    }

    /**
     * The literal upstream prints: six digits after the point in scientific form if they read back as the same
     * number, else the shortest form that does, else (infinities, NaNs) the bits in hexadecimal.
     */
    public static String literal(FloatType type, long bits) {
        double value = supports(type) ? decode(type, bits) : Double.NaN;
        if (Double.isNaN(value) || Double.isInfinite(value)) return hex(type, bits);
        String six = scientific(value, 7);
        if (encode(type, Double.parseDouble(six)) == bits) return six;
        for (int digits = 8; digits <= 17; digits++) {
            String s = scientific(value, digits);
            if (encode(type, Double.parseDouble(s)) == bits) return s;
        }
        return hex(type, bits);
    }

    private static String hex(FloatType type, long bits) {
        int digits = (type.width() + 3) / 4;
        String s = Long.toHexString(bits).toUpperCase(java.util.Locale.ROOT);
        return "0x" + "0".repeat(Math.max(0, digits - s.length())) + s;
    }

    /** {@code d.ddde+XX} with {@code digits} significant digits and at least two exponent digits, as C's %e. */
    private static String scientific(double value, int digits) {
        boolean negative = Double.doubleToRawLongBits(value) < 0;
        String sign = negative ? "-" : "";
        if (value == 0) return sign + "0." + "0".repeat(digits - 1) + "e+00";
        BigDecimal rounded = new BigDecimal(Math.abs(value)).round(new MathContext(digits, RoundingMode.HALF_EVEN));
        String unscaled = rounded.unscaledValue().toString();
        int exponent = unscaled.length() - 1 - rounded.scale();
        if (unscaled.length() < digits) unscaled += "0".repeat(digits - unscaled.length());
        String magnitude = String.valueOf(Math.abs(exponent));
        return sign + unscaled.charAt(0) + "." + unscaled.substring(1, digits) + "e" + (exponent < 0 ? "-" : "+")
                + (magnitude.length() < 2 ? "0" : "") + magnitude;
    }
}
