package dev.wami.core.presburger;

/**
 * A sum {@code c + a1 x1 + ... + an xn} as {@code {c, a1, ..., an}}. Rows are shared between systems: none is changed
 * once it is part of one. Arithmetic that overflows throws {@link ArithmeticException}.
 */
final class Row {
    private Row() {}

    static long gcd(long a, long b) {
        while (b != 0) {
            long rest = a % b;
            a = b;
            b = rest;
        }
        return Math.absExact(a);
    }

    /** The greatest common divisor of the coefficients; 0 if all are zero. */
    static long content(long[] row) {
        long g = 0;
        for (int i = 1; i < row.length && g != 1; i++) if (row[i] != 0) g = gcd(row[i], g);
        return g;
    }

    /** {@code f * a + g * b}. */
    static long[] combine(long f, long[] a, long g, long[] b) {
        long[] out = new long[a.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = Math.addExact(Math.multiplyExact(f, a[i]), Math.multiplyExact(g, b[i]));
        }
        return out;
    }

    /** {@code factor * row + constant}. */
    static long[] scale(long factor, long[] row, long constant) {
        long[] out = new long[row.length];
        for (int i = 0; i < out.length; i++) out[i] = Math.multiplyExact(factor, row[i]);
        out[0] = Math.addExact(out[0], constant);
        return out;
    }

    /** {@code row + constant}. */
    static long[] plus(long[] row, long constant) {
        if (constant == 0) return row;
        long[] out = row.clone();
        out[0] = Math.addExact(out[0], constant);
        return out;
    }

    // g * s + c >= 0  <=>  s + floor(c / g) >= 0 for integers
    /** The inequality {@code row >= 0} with coefficients that have no common divisor. */
    static long[] tighten(long[] row, long content) {
        if (content <= 1) return row;
        long[] out = new long[row.length];
        out[0] = Math.floorDiv(row[0], content);
        for (int i = 1; i < out.length; i++) out[i] = row[i] / content;
        return out;
    }

    /** The row with columns for as many more variables, behind its own. */
    static long[] widen(long[] row, int length) {
        return row.length == length ? row : java.util.Arrays.copyOf(row, length);
    }
}
