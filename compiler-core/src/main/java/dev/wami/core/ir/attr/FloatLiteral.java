package dev.wami.core.ir.attr;

import dev.wami.core.ir.type.FloatType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;

/**
 * MLIR's spelling of floating-point numbers, digit for digit: six digits in scientific form if they read back as the
 * same number, else as many digits as its format may need (with up to three zeros of padding, and only if that has a
 * point), else, as for infinities and NaNs, the bits in hexadecimal. Upstream: printFloatValue, APFloat::toString.
 */
final class FloatLiteral {
    private FloatLiteral() {}

    static String of(FloatType type, long bits) {
        boolean finite =
                FloatFormat.supports(type) && !FloatFormat.isNaN(type, bits) && !FloatFormat.isInfinite(type, bits);
        if (!finite) return hex(bits);
        boolean negative = FloatFormat.isNegative(type, bits);
        BigInteger significand = BigInteger.valueOf(FloatFormat.significand(type, bits));
        if (significand.signum() == 0) return negative ? "-0.000000e+00" : "0.000000e+00";
        int scale = FloatFormat.scale(type, bits);
        String sign = negative ? "-" : "";
        String six = sign + new Digits(significand, scale, 6).scientific(6);
        if (read(type, six) == bits) return six;
        int natural = 2 + (FloatFormat.fractionBits(type) + 1) * 59 / 196;
        String full = sign + new Digits(significand, scale, natural).padded(natural);
        return full.indexOf('.') >= 0 ? full : hex(bits);
    }

    private static String hex(long bits) {
        return "0x" + Long.toHexString(bits).toUpperCase(Locale.ROOT);
    }

    /** {@code text} rounded once to {@code type}. */
    private static long read(FloatType type, String text) {
        double d = Double.parseDouble(text);
        if (type == FloatType.F64) return Double.doubleToRawLongBits(d);
        if (type == FloatType.F32) return Float.floatToRawIntBits(Float.parseFloat(text)) & 0xFFFFFFFFL;
        // rounding to odd first makes the second rounding right
        int inexact = Double.isInfinite(d) ? 0 : new BigDecimal(text).compareTo(new BigDecimal(d));
        long bits = Double.doubleToRawLongBits(d);
        if (inexact != 0 && (bits & 1) == 0) {
            boolean larger = inexact > 0 == d > 0;
            bits += larger ? 1 : -1;
        }
        return FloatFormat.encode(type, Double.longBitsToDouble(bits));
    }

    /** The leading decimal digits of a number: {@code 0.digits * 10^point}. Rounded as upstream does, half up. */
    static final class Digits {
        private static final BigInteger FIVE = BigInteger.valueOf(5);

        private final String digits;
        /** The power of ten of the last digit. */
        private final int exponent;

        Digits(BigInteger significand, int scale, int precision) {
            int zeros = significand.getLowestSetBit();
            BigInteger n = significand.shiftRight(zeros);
            int e = scale + zeros;
            int ten = 0;
            if (e > 0) n = n.shiftLeft(e);
            else if (e < 0) {
                // n * 2^-k = n * 5^k * 10^-k
                n = n.multiply(FIVE.pow(-e));
                ten = e;
            }
            // what is surely not needed is cut off first, without rounding; 196/59 is just above log2(10)
            int surplus = n.bitLength() - (precision * 196 + 58) / 59;
            int removable = surplus <= 0 ? 0 : surplus * 59 / 196;
            if (removable > 0) {
                n = n.divide(BigInteger.TEN.pow(removable));
                ten += removable;
            }
            String s = n.toString();
            int end = s.length();
            while (s.charAt(end - 1) == '0') end--;
            ten += s.length() - end;
            s = s.substring(0, end);
            if (end > precision) {
                ten += end - precision;
                boolean up = s.charAt(precision) >= '5';
                s = s.substring(0, precision);
                if (up) s = new BigInteger(s).add(BigInteger.ONE).toString();
                int keep = s.length();
                while (s.charAt(keep - 1) == '0') keep--;
                ten += s.length() - keep;
                s = s.substring(0, keep);
            }
            digits = s;
            exponent = ten;
        }

        /** {@code d.ddddde+XX}, filled up with zeros to {@code precision} digits after the point. */
        String scientific(int precision) {
            int e = exponent + digits.length() - 1;
            StringBuilder out = new StringBuilder();
            out.append(digits.charAt(0)).append('.').append(digits, 1, digits.length());
            for (int i = digits.length() - 1; i < precision; i++) out.append('0');
            out.append(e < 0 ? "e-" : "e+");
            if (Math.abs(e) < 10) out.append('0');
            return out.append(Math.abs(e)).toString();
        }

        /** Without exponent if that needs at most three zeros around the digits, else {@code d.dddE+X}. */
        String padded(int precision) {
            int count = digits.length();
            int leading = exponent + count - 1;
            boolean scientific =
                    exponent >= 0 ? exponent > 3 || count + exponent > precision : leading < 0 && -leading > 3;
            StringBuilder out = new StringBuilder();
            if (scientific) {
                out.append(digits.charAt(0)).append('.').append(count == 1 ? "0" : digits.substring(1));
                return out.append(leading < 0 ? "E-" : "E+")
                        .append(Math.abs(leading))
                        .toString();
            }
            if (exponent >= 0) {
                return out.append(digits).append("0".repeat(exponent)).toString();
            }
            int whole = count + exponent;
            if (whole > 0) {
                return out.append(digits, 0, whole)
                        .append('.')
                        .append(digits, whole, count)
                        .toString();
            }
            return out.append("0.").append("0".repeat(-whole)).append(digits).toString();
        }
    }
}
