package dev.wami.tools.run;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Floats as text: the shortest that reads back as the same number. C's forms are in {@link PrintfFloat}. */
public final class NumberText {
    private NumberText() {}

    /**
     * The fewest digits that no other f64 is nearer to, and of those texts the nearest, always with a point so that
     * MLIR reads it as a float: {@code 1.0}, {@code 0.1}, {@code 1.0e+16}, {@code nan}, {@code -inf}. Exponents are
     * written below 1e-4 and from 1e16 on.
     */
    public static String shortest(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) return special(value);
        if (value == 0) return zero(value);
        BigDecimal exact = new BigDecimal(value);
        BigDecimal best = exact.round(new MathContext(17, RoundingMode.HALF_EVEN));
        for (int digits = Math.min(16, best.precision()); digits > 0; digits--) {
            BigDecimal shorter = candidate(exact, digits, value, false);
            if (shorter == null) break;
            best = shorter;
        }
        return positional(best);
    }

    /** As {@link #shortest(double)}, for f32. */
    public static String shortest(float value) {
        if (Float.isNaN(value) || Float.isInfinite(value)) return special(value);
        if (value == 0) return zero(value);
        BigDecimal exact = new BigDecimal(value);
        BigDecimal best = exact.round(new MathContext(9, RoundingMode.HALF_EVEN));
        for (int digits = Math.min(8, best.precision()); digits > 0; digits--) {
            BigDecimal shorter = candidate(exact, digits, value, true);
            if (shorter == null) break;
            best = shorter;
        }
        return positional(best);
    }

    /**
     * {@code exact} with {@code digits} digits if that reads back as {@code value}, or null. Above a power of two the
     * numbers lie twice as far apart as below, so there the next text away from zero may do where the nearest does not.
     */
    private static @Nullable BigDecimal candidate(BigDecimal exact, int digits, double value, boolean single) {
        BigDecimal nearest = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
        if (readsBack(nearest, value, single)) return nearest;
        BigDecimal away = exact.round(new MathContext(digits, RoundingMode.UP));
        return readsBack(away, value, single) ? away : null;
    }

    private static boolean readsBack(BigDecimal text, double value, boolean single) {
        return single ? text.floatValue() == (float) value : text.doubleValue() == value;
    }

    private static String special(double value) {
        return Double.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
    }

    private static String zero(double value) {
        return 1 / value < 0 ? "-0.0" : "0.0";
    }

    /** Digits with a point, and an exponent where the number is below 1e-4 or not below 1e16. */
    private static String positional(BigDecimal value) {
        BigDecimal digits = value.stripTrailingZeros();
        int exponent = digits.precision() - digits.scale() - 1;
        if (exponent < -4 || exponent >= 16) return scientific(digits, exponent);
        String text = digits.toPlainString();
        return text.indexOf('.') < 0 ? text + ".0" : text;
    }

    /** {@code d.ddde+xx} with at least one digit after the point. */
    private static String scientific(BigDecimal digits, int exponent) {
        String unscaled = digits.unscaledValue().abs().toString();
        String sign = digits.signum() < 0 ? "-" : "";
        String fraction = unscaled.length() == 1 ? "0" : unscaled.substring(1);
        String scale = String.format(Locale.ROOT, "e%s%02d", exponent < 0 ? "-" : "+", Math.abs(exponent));
        return sign + unscaled.charAt(0) + "." + fraction + scale;
    }

    /**
     * The float that {@code text} says, or null: decimal, C's hexadecimal floats, {@code nan}, {@code inf}, each with a
     * sign, in any case.
     */
    static @Nullable Double parse(String text, boolean single) {
        String lower = text.toLowerCase(Locale.ROOT);
        boolean negative = lower.startsWith("-");
        String magnitude = negative || lower.startsWith("+") ? lower.substring(1) : lower;
        switch (magnitude) {
            case "nan":
                return negative ? Double.longBitsToDouble(0xFFF8_0000_0000_0000L) : Double.NaN;
            case "inf", "infinity":
                return negative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
            default:
        }
        // Java would also take "1d", "1f" and spaces around; hexadecimal needs its exponent there but not here.
        if (magnitude.isEmpty() || "0123456789.".indexOf(magnitude.charAt(0)) < 0) return null;
        boolean hexadecimal = magnitude.startsWith("0x");
        char last = magnitude.charAt(magnitude.length() - 1);
        if (last <= ' ' || !hexadecimal && (last == 'd' || last == 'f')) return null;
        String full = hexadecimal && magnitude.indexOf('p') < 0 ? magnitude + "p0" : magnitude;
        try {
            double value = single ? Float.parseFloat(full) : Double.parseDouble(full);
            return negative ? -value : value;
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
