package dev.wami.tools.run;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * C's {@code %f}, {@code %e} and {@code %g}, correctly rounded (ties to even) at any precision: the sizes of numbers,
 * which are finite and not negative, and whole numbers as C and C++ streams print them. Source: C17, 7.21.6.1.
 */
public final class PrintfFloat {
    /** Digits where a directive names no precision. */
    static final int DEFAULT_PRECISION = 6;

    private PrintfFloat() {}

    /**
     * {@code %g}: six digits, trailing zeros left out, {@code -nan} for a NaN with the sign set. MLIR's runner library
     * prints floats like this.
     */
    public static String general(double value) {
        return sign(value) + (isNumber(value) ? general(Math.abs(value), DEFAULT_PRECISION, false) : special(value));
    }

    /** {@code %e} but for {@code INF} and for NaNs, which have no sign. LLVM's streams print floats like this. */
    public static String exponential(double value) {
        if (Double.isNaN(value)) return "nan";
        return sign(value) + (isNumber(value) ? scientific(Math.abs(value), DEFAULT_PRECISION, false) : "INF");
    }

    static boolean isNumber(double value) {
        return !Double.isNaN(value) && !Double.isInfinite(value);
    }

    /** {@code inf} or {@code nan}. */
    static String special(double value) {
        return Double.isNaN(value) ? "nan" : "inf";
    }

    private static String sign(double value) {
        return Double.doubleToRawLongBits(value) < 0 ? "-" : "";
    }

    /**
     * {@code %f}.
     *
     * @param places digits after the point
     * @param alternate the flag {@code #}: a point even where no digit follows
     */
    static String fixed(double size, int places, boolean alternate) {
        String text =
                new BigDecimal(size).setScale(places, RoundingMode.HALF_EVEN).toPlainString();
        return places == 0 && alternate ? text + "." : text;
    }

    /** {@code %e}; the parameters are those of {@link #fixed}. */
    static String scientific(double size, int places, boolean alternate) {
        BigDecimal rounded = rounded(size, places + 1);
        String digits = rounded.unscaledValue().toString();
        digits += "0".repeat(Math.max(0, places + 1 - digits.length()));
        String fraction = digits.substring(1, places + 1);
        String point = places > 0 || alternate ? "." : "";
        int exponent = exponent(rounded);
        String sign = exponent < 0 ? "-" : "+";
        return digits.charAt(0) + point + fraction + String.format(Locale.ROOT, "e%s%02d", sign, Math.abs(exponent));
    }

    /**
     * {@code %g}: the form of {@code %f} for what is at least 1e-4 and has no more digits before the point than asked
     * for, that of {@code %e} for the rest.
     *
     * @param precision digits in all; 0 is taken for 1
     * @param alternate the flag {@code #}: zeros at the end are kept
     */
    static String general(double size, int precision, boolean alternate) {
        int digits = Math.max(1, precision);
        int exponent = exponent(rounded(size, digits));
        boolean fixed = exponent >= -4 && exponent < digits;
        String text = fixed ? fixed(size, digits - 1 - exponent, alternate) : scientific(size, digits - 1, alternate);
        if (alternate || text.indexOf('.') < 0) return text;
        int end = fixed ? text.length() : text.indexOf('e');
        int kept = end;
        while (text.charAt(kept - 1) == '0') kept--;
        if (text.charAt(kept - 1) == '.') kept--;
        return text.substring(0, kept) + text.substring(end);
    }

    private static BigDecimal rounded(double size, int digits) {
        return new BigDecimal(size).round(new MathContext(digits, RoundingMode.HALF_EVEN));
    }

    /** That of the first digit; 0 for zero. */
    private static int exponent(BigDecimal value) {
        return value.signum() == 0 ? 0 : value.precision() - value.scale() - 1;
    }
}
