package dev.wami.core.presburger;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Rational points of inequalities over variables of any sign, by the simplex method with Bland's rule, in exact
 * arithmetic. Rows of the tableau are {@code u = (c + sum aj xj) / d}: an unknown - a variable, or how much an
 * inequality is satisfied by - as a sum over the unknowns of the columns, which are 0 at the current point. Upstream:
 * Simplex.
 */
final class Simplex {
    /** Pivots before a question counts as too hard. */
    private static final int MOST_PIVOTS = 2000;

    private final int columns;
    /** Per row: the denominator, the constant, a coefficient per column. */
    private final List<long[]> rows;
    /** The unknown of each row and of each column: variable i is i, inequality k is vars + k. */
    private int[] rowUnknowns;

    private final int[] columnUnknowns;
    /** Where each variable is: a row, or column c as -1 - c. */
    private final int[] places;

    private int inequalities;
    private int pivots;

    Simplex(int vars) {
        columns = vars;
        rows = new ArrayList<>();
        rowUnknowns = new int[8];
        columnUnknowns = new int[vars];
        places = new int[vars];
        for (int i = 0; i < vars; i++) {
            columnUnknowns[i] = i;
            places[i] = -1 - i;
        }
    }

    private Simplex(Simplex other) {
        columns = other.columns;
        rows = new ArrayList<>(other.rows.size() + 1);
        for (long[] row : other.rows) rows.add(row.clone());
        rowUnknowns = other.rowUnknowns.clone();
        columnUnknowns = other.columnUnknowns.clone();
        places = other.places.clone();
        inequalities = other.inequalities;
        pivots = other.pivots;
    }

    Simplex copy() {
        return new Simplex(this);
    }

    /** Adds {@code row >= 0} and moves to a point that satisfies it; false if there is none. */
    boolean add(long[] row) {
        int r = addRow(row, columns + inequalities++);
        while (rows.get(r)[1] < 0) {
            int column = entering(r);
            if (column < 0) return false;
            int leaving = leaving(r, column, rows.get(r)[2 + column] > 0);
            pivot(leaving < 0 ? r : leaving, column);
            // the inequality is at 0 as a column
            if (leaving < 0) return true;
        }
        return true;
    }

    /** The greatest value of {@code row} as numerator and denominator; {@link #UNBOUNDED} if there is none. */
    long[] maximum(long[] row) {
        int r = addRow(row, Integer.MAX_VALUE);
        while (true) {
            int column = entering(r);
            if (column < 0) break;
            int leaving = leaving(r, column, rows.get(r)[2 + column] > 0);
            if (leaving < 0) {
                rows.remove(r);
                return UNBOUNDED;
            }
            pivot(leaving, column);
        }
        long[] best = rows.remove(r);
        return new long[] {best[1], best[0]};
    }

    /** What {@link #maximum} gives where there is none. */
    static final long[] UNBOUNDED = {};

    /** A variable that is not an integer at the current point, one with the least denominator; -1 if all are. */
    int fractional() {
        int best = -1;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < columns; i++) {
            if (places[i] < 0) continue;
            long[] row = rows.get(places[i]);
            if (row[1] % row[0] == 0) continue;
            long d = row[0] / Row.gcd(row[0], row[1]);
            if (d >= least) continue;
            least = d;
            best = i;
        }
        return best;
    }

    /** The current value of variable {@code i}, rounded down. */
    long floor(int i) {
        if (places[i] < 0) return 0;
        long[] row = rows.get(places[i]);
        return Math.floorDiv(row[1], row[0]);
    }

    // ---- tableau

    /** Adds a row for {@code sum}, over the variables, as a sum over the columns; returns its number. */
    private int addRow(long[] sum, int unknown) {
        long[] out = new long[2 + columns];
        out[0] = 1;
        out[1] = sum[0];
        for (int i = 0; i < columns; i++) {
            long a = i + 1 < sum.length ? sum[i + 1] : 0;
            if (a == 0) continue;
            if (places[i] < 0) {
                int at = 1 - places[i];
                out[at] = Math.addExact(out[at], Math.multiplyExact(a, out[0]));
            } else {
                // c / d + a (e / f) == (c f' + a e d') / lcm(d, f)
                long[] row = rows.get(places[i]);
                long g = Row.gcd(out[0], row[0]);
                long mine = row[0] / g;
                long its = Math.multiplyExact(a, out[0] / g);
                out[0] = Math.multiplyExact(out[0], mine);
                for (int j = 1; j < out.length; j++) {
                    out[j] = Math.addExact(Math.multiplyExact(out[j], mine), Math.multiplyExact(its, row[j]));
                }
            }
        }
        reduce(out);
        int r = rows.size();
        rows.add(out);
        if (r == rowUnknowns.length) rowUnknowns = Arrays.copyOf(rowUnknowns, 2 * r);
        rowUnknowns[r] = unknown;
        return r;
    }

    /** A column whose unknown may move so that row {@code r} grows, by Bland's rule; -1 if there is none. */
    private int entering(int r) {
        long[] row = rows.get(r);
        int best = -1;
        for (int j = 0; j < columns; j++) {
            long a = row[2 + j];
            // inequalities are at 0 and can only grow
            if (a == 0 || a < 0 && columnUnknowns[j] >= columns) continue;
            if (best < 0 || columnUnknowns[j] < columnUnknowns[best]) best = j;
        }
        return best;
    }

    /** The inequality among the rows that is the first to reach 0 when {@code column} moves; -1 if none does. */
    private int leaving(int skip, int column, boolean up) {
        int best = -1;
        for (int r = 0; r < rows.size(); r++) {
            if (r == skip || rowUnknowns[r] < columns || rowUnknowns[r] == Integer.MAX_VALUE) continue;
            long a = rows.get(r)[2 + column];
            if (a == 0 || a > 0 == up) continue;
            if (best < 0) {
                best = r;
                continue;
            }
            // c / |a| is how far the column can go
            long[] row = rows.get(r);
            long[] other = rows.get(best);
            long mine = Math.multiplyExact(row[1], Math.abs(other[2 + column]));
            long its = Math.multiplyExact(other[1], Math.abs(a));
            if (mine < its || mine == its && rowUnknowns[r] < rowUnknowns[best]) best = r;
        }
        return best;
    }

    // u = (c + a x + s) / d  ->  x = (d u - c - s) / a
    private void pivot(int r, int column) {
        if (++pivots > MOST_PIVOTS) throw new TooHard("too many steps");
        int x = 2 + column;
        long[] row = rows.get(r);
        long sign = row[x] < 0 ? 1 : -1;
        long[] solved = new long[row.length];
        for (int j = 1; j < row.length; j++) solved[j] = Math.multiplyExact(sign, row[j]);
        solved[0] = Math.absExact(row[x]);
        solved[x] = Math.multiplyExact(-sign, row[0]);
        reduce(solved);
        rows.set(r, solved);
        for (int other = 0; other < rows.size(); other++) {
            if (other != r && rows.get(other)[x] != 0) rows.set(other, substitute(rows.get(other), x, solved));
        }
        int entering = columnUnknowns[column];
        int leaving = rowUnknowns[r];
        columnUnknowns[column] = leaving;
        rowUnknowns[r] = entering;
        if (entering < columns) places[entering] = r;
        if (leaving < columns) places[leaving] = -1 - column;
    }

    private static long[] substitute(long[] row, int x, long[] value) {
        long a = row[x];
        long g = Row.gcd(a, value[0]);
        long mine = value[0] / g;
        long its = a / g;
        long[] out = new long[row.length];
        out[0] = Math.multiplyExact(row[0], mine);
        for (int j = 1; j < row.length; j++) {
            long old = j == x ? 0 : Math.multiplyExact(row[j], mine);
            out[j] = Math.addExact(old, Math.multiplyExact(its, value[j]));
        }
        reduce(out);
        return out;
    }

    private static void reduce(long[] row) {
        long g = row[0];
        for (int j = 1; j < row.length && g != 1; j++) if (row[j] != 0) g = Row.gcd(g, row[j]);
        if (g <= 1) return;
        for (int j = 0; j < row.length; j++) row[j] /= g;
    }
}
