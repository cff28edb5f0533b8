package dev.wami.core.presburger;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Constraints in the making: {@code row == 0}, {@code row >= 0} and {@code row = 0 mod m}. The first {@code kept}
 * variables stay, the others are there to be eliminated; congruences have only kept variables. Rows are shared by
 * copies and never changed.
 */
final class ConstraintSystem {
    /** {@code row = 0 mod modulus}, where the modulus is above 1. */
    record Congruence(long[] row, long modulus) {}

    final int kept;
    final int vars;
    List<long[]> equalities = new ArrayList<>();
    List<long[]> inequalities = new ArrayList<>();
    List<Congruence> congruences = new ArrayList<>();

    ConstraintSystem(int kept, int vars) {
        this.kept = kept;
        this.vars = vars;
    }

    ConstraintSystem copy() {
        ConstraintSystem out = new ConstraintSystem(kept, vars);
        out.equalities.addAll(equalities);
        out.inequalities.addAll(inequalities);
        out.congruences.addAll(congruences);
        return out;
    }

    /** Whether a variable that is to be eliminated occurs in {@code row}. */
    boolean hasEliminable(long[] row) {
        for (int i = kept + 1; i < row.length; i++) if (row[i] != 0) return true;
        return false;
    }

    // ---- normal form

    /** Brings equalities and inequalities to normal form; false if they contradict each other. */
    boolean normalize() {
        return normalizeEqualities() && normalizeInequalities();
    }

    /** Brings each equality to its smallest form, and drops what is trivial. False if one cannot hold. */
    boolean normalizeEqualities() {
        if (equalities.isEmpty()) return true;
        List<long[]> out = new ArrayList<>(equalities.size());
        for (long[] row : equalities) {
            long g = Row.content(row);
            if (g == 0) {
                if (row[0] != 0) return false;
                continue;
            }
            // g * s + c == 0 has no integer solution unless g divides c
            if (row[0] % g != 0) return false;
            out.add(Row.tighten(row, g));
        }
        equalities = out;
        return true;
    }

    /**
     * Brings each inequality to its tightest form over the integers and drops what is trivial or implied by another of
     * the same direction; two opposite ones that leave one value become an equality. False if they contradict each
     * other.
     */
    boolean normalizeInequalities() {
        List<long[]> out = new ArrayList<>(inequalities.size());
        int[] keys = new int[inequalities.size()];
        next:
        for (long[] given : inequalities) {
            long g = Row.content(given);
            if (g == 0) {
                if (given[0] < 0) return false;
                continue;
            }
            long[] row = Row.tighten(given, g);
            int key = key(row);
            for (int i = 0; i < out.size(); i++) {
                if (keys[i] != key && keys[i] != -key) continue;
                long[] other = out.get(i);
                int same = compareDirection(row, other);
                if (same > 0) {
                    if (row[0] < other[0]) out.set(i, row);
                    continue next;
                }
                // s + c >= 0 and -s + d >= 0: nothing if c + d < 0
                if (same < 0 && Math.addExact(row[0], other[0]) < 0) return false;
            }
            keys[out.size()] = key;
            out.add(row);
        }
        inequalities = out;
        return pairOpposites(keys);
    }

    // s + c >= 0 and -s - c >= 0  <=>  s + c == 0
    private boolean pairOpposites(int[] keys) {
        for (int i = 0; i < inequalities.size(); i++) {
            long[] row = inequalities.get(i);
            for (int j = i + 1; j < inequalities.size(); j++) {
                if (keys[j] != -keys[i]) continue;
                long[] other = inequalities.get(j);
                if (compareDirection(row, other) >= 0) continue;
                long width = Math.addExact(row[0], other[0]);
                if (width < 0) return false;
                if (width > 0) continue;
                equalities.add(row);
                inequalities.remove(j);
                inequalities.remove(i);
                System.arraycopy(keys, j + 1, keys, j, keys.length - j - 1);
                System.arraycopy(keys, i + 1, keys, i, keys.length - i - 1);
                i--;
                break;
            }
        }
        return true;
    }

    /** A hash of the coefficients that is linear: opposite rows have opposite ones. */
    private static int key(long[] row) {
        long h = 0;
        long factor = 0x9E3779B97F4A7C15L;
        for (int i = 1; i < row.length; i++) {
            h += row[i] * factor;
            factor *= 0xBF58476D1CE4E5B9L;
        }
        return (int) h;
    }

    /** 1 if the coefficients are equal, -1 if they are opposite, 0 otherwise. */
    private static int compareDirection(long[] a, long[] b) {
        boolean equal = true;
        boolean opposite = true;
        for (int i = 1; i < a.length && (equal || opposite); i++) {
            equal &= a[i] == b[i];
            opposite &= a[i] == -b[i];
        }
        return equal ? 1 : opposite ? -1 : 0;
    }

    // ---- equalities

    /**
     * Uses equality {@code index} up: its eliminable variables disappear but for what a congruence of the kept ones
     * says. False if it cannot hold.
     */
    boolean solve(int index) {
        long[] row = equalities.remove(index);
        int pivot = smallest(row);
        while (Math.abs(row[pivot]) != 1) {
            long[] substitution = reduction(row, pivot);
            if (substitution == null) return isolate(row, pivot);
            row = substitute(row, pivot, substitution);
            substituteEverywhere(pivot, substitution);
            pivot = smallest(row);
        }
        // x = -sign * (row - sign * x)
        long sign = row[pivot];
        long[] value = Row.scale(-sign, row, 0);
        value[pivot] = 0;
        substituteEverywhere(pivot, value);
        return true;
    }

    private int smallest(long[] row) {
        int best = -1;
        for (int i = kept + 1; i < row.length; i++) {
            if (row[i] != 0 && (best < 0 || Math.abs(row[i]) < Math.abs(row[best]))) best = i;
        }
        return best;
    }

    // a x + sum bi yi + c == 0, and x = x' - sum floor(bi / a) yi - floor(c / a):
    // a x' + sum (bi mod a) yi + (c mod a) == 0; unimodular, so x' is any integer as x was
    /** What {@code pivot} is replaced by, itself included; null if all else is reduced already. */
    private static long @Nullable [] reduction(long[] row, int pivot) {
        long a = row[pivot];
        long[] out = new long[row.length];
        boolean reduces = false;
        for (int i = 0; i < row.length; i++) {
            if (i == pivot) continue;
            out[i] = -Math.floorDiv(row[i], a);
            reduces |= out[i] != 0;
        }
        out[pivot] = 1;
        return reduces ? out : null;
    }

    private static long[] substitute(long[] row, int variable, long[] value) {
        long factor = row[variable];
        if (factor == 0) return row;
        long[] out = new long[row.length];
        for (int i = 0; i < out.length; i++) {
            long old = i == variable ? 0 : row[i];
            out[i] = Math.addExact(old, Math.multiplyExact(factor, value[i]));
        }
        return out;
    }

    private void substituteEverywhere(int variable, long[] value) {
        substituteIn(equalities, variable, value);
        substituteIn(inequalities, variable, value);
    }

    private static void substituteIn(List<long[]> rows, int variable, long[] value) {
        for (int i = 0; i < rows.size(); i++) {
            long[] row = rows.get(i);
            if (row[variable] != 0) rows.set(i, substitute(row, variable, value));
        }
    }

    // a x + s == 0, where s has only kept variables: s = 0 mod a, and a multiple of r x is -(r s) / a of it
    private boolean isolate(long[] row, int x) {
        long a = row[x];
        long[] rest = row.clone();
        rest[x] = 0;
        if (Row.content(rest) == 0 && rest[0] == 0) return set(x, 0);
        long[] reducedRow = a < 0 ? Row.scale(-1, row, 0) : row;
        equalities.replaceAll(other -> cancel(other, reducedRow, x));
        inequalities.replaceAll(other -> cancel(other, reducedRow, x));
        return addCongruence(rest, Math.abs(a));
    }

    private boolean set(int x, long value) {
        long[] constant = new long[vars + 1];
        constant[0] = value;
        substituteEverywhere(x, constant);
        return true;
    }

    private static long[] cancel(long[] row, long[] pivotRow, int x) {
        if (row[x] == 0) return row;
        long g = Row.gcd(row[x], pivotRow[x]);
        return Row.combine(pivotRow[x] / g, row, -(row[x] / g), pivotRow);
    }

    /** Adds {@code row = 0 mod modulus}; false if it cannot hold. */
    boolean addCongruence(long[] row, long modulus) {
        long g = modulus;
        for (int i = 1; i < row.length; i++) g = Row.gcd(g, row[i]);
        if (row[0] % g != 0) return false;
        if (g == modulus) return true;
        long[] reduced = new long[row.length];
        for (int i = 0; i < reduced.length; i++) reduced[i] = Math.floorMod(row[i] / g, modulus / g);
        congruences.add(new Congruence(reduced, modulus / g));
        return true;
    }
}
