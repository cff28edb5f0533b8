package dev.wami.std.math;

import java.math.BigDecimal;
import java.math.MathContext;

/** The error function and its complement in decimal arithmetic with digits to spare, rounded once at the end. */
public final class ErrorFunction {
    private static final MathContext DIGITS = new MathContext(50);
    private static final BigDecimal SQRT_PI = pi().sqrt(DIGITS);
    private static final BigDecimal TINY = new BigDecimal("1e-45");
    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    private ErrorFunction() {}

    public static double erf(double a) {
        double x = Math.abs(a);
        if (x == 0 || Double.isNaN(a)) return a;
        // 1 - erf(6) is less than half a unit in the last place of 1
        double y = x >= 6 ? 1 : series(x).doubleValue();
        return Math.copySign(y, a);
    }

    public static double erfc(double a) {
        if (Double.isNaN(a)) return a;
        if (a <= -6) return 2;
        // erfc(28) is less than half the smallest number
        if (a >= 28) return 0;
        if (a >= 3) return fraction(a).doubleValue();
        BigDecimal erf = series(Math.abs(a));
        return BigDecimal.ONE.subtract(a < 0 ? erf.negate() : erf).doubleValue();
    }

    /**
     * erf(x) = 2 / sqrt(pi) * exp(-x^2) * sum of 2^n x^(2n+1) / (1 * 3 * ... * (2n+1)), for 0 to 6. All terms are
     * positive. (Abramowitz and Stegun, 7.1.6.)
     */
    private static BigDecimal series(double x) {
        BigDecimal v = new BigDecimal(x);
        BigDecimal square = v.multiply(v);
        BigDecimal term = v;
        BigDecimal sum = v;
        for (int n = 1; term.compareTo(sum.multiply(TINY)) > 0; n++) {
            term = term.multiply(square, DIGITS).multiply(TWO).divide(BigDecimal.valueOf(2L * n + 1), DIGITS);
            sum = sum.add(term, DIGITS);
        }
        return TWO.multiply(sum).multiply(expOfNegative(square), DIGITS).divide(SQRT_PI, DIGITS);
    }

    /**
     * erfc(x) = exp(-x^2) / sqrt(pi) * 1 / (x + (1/2) / (x + (2/2) / (x + (3/2) / ...))), for 3 and more. (Abramowitz
     * and Stegun, 7.1.14.)
     */
    private static BigDecimal fraction(double x) {
        BigDecimal v = new BigDecimal(x);
        BigDecimal tail = v;
        for (int n = 160; n > 0; n--) tail = v.add(BigDecimal.valueOf(n).divide(TWO.multiply(tail), DIGITS), DIGITS);
        return expOfNegative(v.multiply(v)).divide(SQRT_PI.multiply(tail), DIGITS);
    }

    /** exp(-y) for 0 to 800: the series for y / 2^12, squared 12 times. */
    private static BigDecimal expOfNegative(BigDecimal y) {
        BigDecimal small = y.negate().divide(BigDecimal.valueOf(1 << 12), DIGITS);
        BigDecimal term = BigDecimal.ONE;
        BigDecimal sum = BigDecimal.ONE;
        for (int n = 1; term.signum() != 0 && term.abs().compareTo(TINY) > 0; n++) {
            term = term.multiply(small, DIGITS).divide(BigDecimal.valueOf(n), DIGITS);
            sum = sum.add(term, DIGITS);
        }
        for (int i = 0; i < 12; i++) sum = sum.multiply(sum, DIGITS);
        return sum;
    }

    /** 16 atan(1/5) - 4 atan(1/239) (Machin). */
    private static BigDecimal pi() {
        return arctanOfInverse(5)
                .multiply(BigDecimal.valueOf(16))
                .subtract(arctanOfInverse(239).multiply(BigDecimal.valueOf(4)));
    }

    private static BigDecimal arctanOfInverse(int n) {
        MathContext digits = new MathContext(60);
        BigDecimal power = BigDecimal.ONE.divide(BigDecimal.valueOf(n), digits);
        BigDecimal square = BigDecimal.valueOf((long) n * n);
        BigDecimal sum = power;
        for (int k = 1; k < 50; k++) {
            power = power.divide(square, digits).negate();
            sum = sum.add(power.divide(BigDecimal.valueOf(2L * k + 1), digits), digits);
        }
        return sum;
    }
}
