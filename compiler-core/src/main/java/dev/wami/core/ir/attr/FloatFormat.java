package dev.wami.core.ir.attr;

import dev.wami.core.ir.type.FloatType;
import java.math.BigDecimal;
import java.math.BigInteger;
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
     * The literal upstream prints: six digits in scientific form if they read back as the same number,
     * else enough digits for every number of the type, else (infinities, NaNs, large integral values) the bits in
     * hexadecimal.
     */
    public static String literal(FloatType type, long bits) {
        double value = supports(type) ? decode(type, bits) : Double.NaN;
        if (Double.isNaN(value) || Double.isInfinite(value)) return hex(type, bits);
        String six = scientific(value);
        if (encode(type, Double.parseDouble(six)) == bits) return six;
        String all = allDigits(value, fractionBits(type) + 1);
        return all.indexOf('.') >= 0 ? all : hex(type, bits);
    }

    /**
     * The digits that tell numbers of {@code precision} bits apart, as APFloat::toString arranges them: plain unless more
     * than three zeros would have to be put in, {@code d.ddE-x} otherwise.
     */
    private static String allDigits(double value, int precision) {
        int count = 2 + precision * 59 / 196;
        BigDecimal rounded = rounded(value, count).stripTrailingZeros();
        String digits = rounded.unscaledValue().toString();
        int exponent = -rounded.scale();
        int leading = exponent + digits.length() - 1;
        String sign = value < 0 ? "-" : "";
        boolean plain = exponent >= 0 ? exponent <= 3 && digits.length() + exponent <= count : leading >= -3;
        if (!plain) {
            String rest = digits.length() == 1 ? "0" : digits.substring(1);
            return sign + digits.charAt(0) + "." + rest + "E" + (leading < 0 ? "-" : "+") + Math.abs(leading);
        }
        return sign + rounded.toPlainString();
    }

    /**
     * The magnitude with at most {@code digits} significant digits, half rounded up, after what is surely beyond them was
     * cut off. That is what APFloat::toString does, so that the last digit comes out the same.
     */
    private static BigDecimal rounded(double value, int digits) {
        BigDecimal exact = new BigDecimal(Math.abs(value));
        // 196/59 is a little more than the binary logarithm of 10
        int excess = exact.unscaledValue().bitLength() - (digits * 196 + 58) / 59;
        int cut = Math.max(0, excess * 59 / 196);
        BigInteger kept = exact.unscaledValue().divide(BigInteger.TEN.pow(cut));
        return new BigDecimal(kept, exact.scale() - cut).round(new MathContext(digits, RoundingMode.HALF_UP));
    }

    private static String hex(FloatType type, long bits) {
        int digits = (type.width() + 3) / 4;
        String s = Long.toHexString(bits).toUpperCase(java.util.Locale.ROOT);
        return "0x" + "0".repeat(Math.max(0, digits - s.length())) + s;
    }

    /** {@code d.ddddd0e+XX}: six significant digits, shown as seven, and at least two exponent digits. */
    private static String scientific(double value) {
        String sign = Double.doubleToRawLongBits(value) < 0 ? "-" : "";
        if (value == 0) return sign + "0.000000e+00";
        BigDecimal rounded = rounded(value, 6);
        String unscaled = rounded.unscaledValue().toString();
        int exponent = unscaled.length() - 1 - rounded.scale();
        unscaled += "0".repeat(7 - unscaled.length());
        String magnitude = String.valueOf(Math.abs(exponent));
        return sign + unscaled.charAt(0) + "." + unscaled.substring(1) + "e" + (exponent < 0 ? "-" : "+")
                + (magnitude.length() < 2 ? "0" : "") + magnitude;
    }
}
