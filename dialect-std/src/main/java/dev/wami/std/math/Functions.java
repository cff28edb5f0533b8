package dev.wami.std.math;

/** Functions of doubles that the class library lacks. */
public final class Functions {
    private static final double LN2 = Math.log(2);

    private Functions() {}

    static double trunc(double a) {
        return a < 0 ? Math.ceil(a) : Math.floor(a);
    }

    /** To the nearest integral value, ties away from zero. */
    public static double round(double a) {
        double whole = trunc(a);
        return Math.abs(a - whole) >= 0.5 ? whole + Math.copySign(1, a) : whole;
    }

    /** {@code log(m) / log(2) + e} for {@code a = m * 2^e} and m near 1, so that powers of two are exact. */
    public static double log2(double a) {
        if (!(a > 0) || Double.isInfinite(a)) return StrictMath.log(a);
        int e = Math.getExponent(a);
        // a subnormal number has no exponent of its own
        if (e < Double.MIN_EXPONENT) return log2(a * 0x1p54) - 54;
        double m = Math.scalb(a, -e);
        if (m > 1.5) {
            m /= 2;
            e++;
        }
        return StrictMath.log(m) / LN2 + e;
    }

    /** {@code sign(a) * log(|a| + sqrt(a^2 + 1))}, arranged to lose nothing near zero. */
    public static double asinh(double a) {
        double x = Math.abs(a);
        if (x < 0x1p-28) return a;
        double y = x > 0x1p28 ? StrictMath.log(x) + LN2 : StrictMath.log1p(x + x * x / (1 + Math.sqrt(x * x + 1)));
        return Math.copySign(y, a);
    }

    /** {@code log(a + sqrt(a^2 - 1))}. */
    public static double acosh(double a) {
        if (a < 1) return Double.NaN;
        if (a > 0x1p28) return StrictMath.log(a) + LN2;
        double t = a - 1;
        return StrictMath.log1p(t + Math.sqrt(2 * t + t * t));
    }

    /** {@code log((1 + a) / (1 - a)) / 2}. */
    public static double atanh(double a) {
        double x = Math.abs(a);
        if (x < 0x1p-28) return a;
        return Math.copySign(StrictMath.log1p(2 * x / (1 - x)) / 2, a);
    }
}
