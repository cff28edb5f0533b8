package dev.wami.core.presburger;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The Omega test: eliminates variables from a system of constraints over the integers, exactly. Source: W. Pugh,
 * Supercomputing 1991.
 */
final class Omega {
    /** How many rows may be made or looked at before a question counts as too hard. */
    private static final int MOST_ROWS = 1 << 15;
    /** How many more inequalities an elimination may leave when only a decision is asked for. */
    private static final int MOST_GROWTH = 2;
    /** How many values of a sum are tried one by one. */
    private static final int MOST_WIDTH = 32;
    /** How many systems may remain of a projection. */
    private static final int MOST_PIECES = 64;

    /** As many for a projection that there is another way for. */
    private static final int FEW_ROWS = 1 << 11;

    private int rowsLeft;

    private Omega(int rows) {
        rowsLeft = rows;
    }

    /** Whether no integers satisfy {@code system}, all of whose variables are eliminated. */
    static boolean isEmpty(ConstraintSystem system) {
        try {
            return !new Omega(MOST_ROWS).eliminate(system, null);
        } catch (ArithmeticException overflow) {
            throw new TooHard("numbers beyond 64 bits");
        }
    }

    /** Systems of kept variables alone whose union has exactly the points of {@code system}; some may be empty. */
    static List<ConstraintSystem> project(ConstraintSystem system) {
        return project(system, MOST_ROWS);
    }

    /** The same, too hard rather than slow. */
    static List<ConstraintSystem> projectQuickly(ConstraintSystem system) {
        return project(system, FEW_ROWS);
    }

    private static List<ConstraintSystem> project(ConstraintSystem system, int rows) {
        List<ConstraintSystem> out = new ArrayList<>(1);
        try {
            new Omega(rows).eliminate(system, out);
        } catch (ArithmeticException overflow) {
            throw new TooHard("numbers beyond 64 bits");
        }
        return out;
    }

    /** The inequalities that come of eliminating a variable. */
    private record Shadow(List<long[]> real, List<long[]> dark, boolean exact) {}

    /**
     * Eliminates what is to be eliminated from {@code s}, which is changed, and adds what remains to {@code out}; if
     * that is null, stops at the first remainder. Returns whether there was one.
     */
    private boolean eliminate(ConstraintSystem s, @Nullable List<ConstraintSystem> out) {
        while (true) {
            // equalities first, so that inequalities are looked at when there are as few variables as they leave
            if (!s.normalizeEqualities()) return false;
            int equality = solvable(s);
            if (equality >= 0) {
                spend(s.equalities.size() + s.inequalities.size());
                if (!s.solve(equality)) return false;
                continue;
            }
            spend(s.inequalities.size());
            int known = s.equalities.size();
            if (!s.normalizeInequalities()) return false;
            if (s.equalities.size() > known) continue;
            int x = next(s);
            if (x < 0) {
                if (out != null) {
                    if (out.size() == MOST_PIECES) throw new TooHard("too many pieces");
                    out.add(s);
                }
                return true;
            }
            if (isUnbounded(s, x)) {
                s.inequalities.removeIf(row -> row[x] != 0);
                continue;
            }
            if (out == null && grows(s, x)) {
                Answer found = IntegerSearch.hasPoint(s.inequalities, s.vars);
                if (found != Answer.UNKNOWN) return found.isYes();
                Strip strip = Strip.narrowest(s.inequalities, s.vars);
                if (strip != null && strip.width() <= MOST_WIDTH) return anySlice(s, strip);
            }
            Shadow shadow = shadow(s, x);
            if (!shadow.exact) return eliminateInexactly(s, x, shadow, out);
            s.inequalities = shadow.real;
        }
    }

    // 0 <= s <= w  <=>  s == 0 or ... or s == w
    /** Whether a point has one of the few values that a sum may have; each takes a variable out. */
    private boolean anySlice(ConstraintSystem s, Strip strip) {
        for (long value = 0; value <= strip.width(); value++) {
            ConstraintSystem slice = s.copy();
            slice.equalities.add(Row.plus(strip.row(), -value));
            if (eliminate(slice, null)) return true;
        }
        return false;
    }

    private void spend(int rows) {
        rowsLeft -= rows;
        if (rowsLeft < 0) throw new TooHard("too many steps");
    }

    /** An equality with variables to eliminate, the one with the least coefficient first; -1 if there is none. */
    private static int solvable(ConstraintSystem s) {
        int best = -1;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < s.equalities.size(); i++) {
            long[] row = s.equalities.get(i);
            for (int x = s.kept + 1; x < row.length; x++) {
                if (row[x] == 0 || Math.abs(row[x]) >= least) continue;
                least = Math.abs(row[x]);
                best = i;
            }
            if (least == 1) return best;
        }
        return best;
    }

    /**
     * The variable to eliminate next: one that is not bounded on one side, else one whose elimination is exact because
     * all its lower or all its upper bounds have coefficient 1, else any; among equals, the one that leaves the fewest
     * inequalities. -1 if none is left.
     */
    private static int next(ConstraintSystem s) {
        int best = -1;
        long bestCost = Long.MAX_VALUE;
        for (int x = s.kept + 1; x <= s.vars; x++) {
            long lower = 0;
            long upper = 0;
            long largestLower = 0;
            long largestUpper = 0;
            for (long[] row : s.inequalities) {
                long a = row[x];
                if (a > 0) {
                    lower++;
                    largestLower = Math.max(largestLower, a);
                } else if (a < 0) {
                    upper++;
                    largestUpper = Math.max(largestUpper, -a);
                }
            }
            if (lower + upper == 0) continue;
            if (lower == 0 || upper == 0) return x;
            long cost = lower * upper - lower - upper;
            if (largestLower > 1 && largestUpper > 1) cost += (1L << 32) * Math.min(largestLower, largestUpper);
            if (cost < bestCost) {
                bestCost = cost;
                best = x;
            }
        }
        return best;
    }

    /** Whether eliminating {@code x} is inexact or leaves many inequalities, so that looking for a point is better. */
    private static boolean grows(ConstraintSystem s, int x) {
        long lower = 0;
        long upper = 0;
        long largestLower = 0;
        long largestUpper = 0;
        for (long[] row : s.inequalities) {
            if (row[x] > 0) lower++;
            else if (row[x] < 0) upper++;
            largestLower = Math.max(largestLower, row[x]);
            largestUpper = Math.max(largestUpper, -row[x]);
        }
        return largestLower > 1 && largestUpper > 1 || lower * upper - lower - upper > MOST_GROWTH;
    }

    private static boolean isUnbounded(ConstraintSystem s, int x) {
        boolean lower = false;
        boolean upper = false;
        for (long[] row : s.inequalities) {
            lower |= row[x] > 0;
            upper |= row[x] < 0;
        }
        return !lower || !upper;
    }

    // L <= b x and a x <= U:  real shadow a L <= b U, what rational x needs
    //                         dark shadow b U - a L >= (a - 1) (b - 1), enough for an integer x between
    private Shadow shadow(ConstraintSystem s, int x) {
        List<long[]> real = new ArrayList<>();
        List<long[]> dark = new ArrayList<>();
        boolean exact = true;
        for (long[] row : s.inequalities) {
            if (row[x] != 0) continue;
            real.add(row);
            dark.add(row);
        }
        for (long[] lower : s.inequalities) {
            if (lower[x] <= 0) continue;
            for (long[] upper : s.inequalities) {
                if (upper[x] >= 0) continue;
                spend(1);
                long b = lower[x];
                long a = -upper[x];
                long g = Row.gcd(a, b);
                long[] row = Row.combine(a / g, lower, b / g, upper);
                real.add(row);
                long margin = -Math.floorDiv(-Math.multiplyExact(a - 1, b - 1), g);
                long[] darkRow = Row.plus(row, -margin);
                dark.add(darkRow);
                exact &= margin == 0 || isSame(row, darkRow);
            }
        }
        return new Shadow(real, dark, exact);
    }

    /** Whether both inequalities say the same of integers. */
    private static boolean isSame(long[] real, long[] dark) {
        long g = Row.content(real);
        if (g == 0) return real[0] < 0 || dark[0] >= 0;
        return Math.floorDiv(real[0], g) == Math.floorDiv(dark[0], g);
    }

    /** The points of the dark shadow, and those that have x just above a lower, or just below an upper, bound. */
    private boolean eliminateInexactly(ConstraintSystem s, int x, Shadow shadow, @Nullable List<ConstraintSystem> out) {
        boolean found = eliminate(with(s, shadow.dark), out);
        if (found && out == null) return true;
        if (isContradiction(with(s, shadow.real))) return found;
        boolean fromBelow = splinters(s, x, 1) <= splinters(s, x, -1);
        long sign = fromBelow ? 1 : -1;
        for (long[] bound : s.inequalities) {
            if (sign * bound[x] <= 0) continue;
            long last = lastSplinter(s, x, sign, bound);
            // b x = L + i, that is bound - i == 0
            for (long i = 0; i <= last; i++) {
                spend(1);
                ConstraintSystem splinter = s.copy();
                splinter.equalities.add(Row.plus(bound, -i));
                found |= eliminate(splinter, out);
                if (found && out == null) return true;
            }
        }
        return found;
    }

    /** Whether no integers, kept variables among them, satisfy {@code s}. */
    private boolean isContradiction(ConstraintSystem s) {
        ConstraintSystem all = new ConstraintSystem(0, s.vars);
        all.equalities.addAll(s.equalities);
        all.inequalities.addAll(s.inequalities);
        return !eliminate(all, null);
    }

    private static ConstraintSystem with(ConstraintSystem s, List<long[]> inequalities) {
        ConstraintSystem out = s.copy();
        out.inequalities = inequalities;
        return out;
    }

    private static long splinters(ConstraintSystem s, int x, long sign) {
        long sum = 0;
        for (long[] bound : s.inequalities) {
            if (sign * bound[x] > 0) sum = Math.addExact(sum, 1 + Math.max(-1, lastSplinter(s, x, sign, bound)));
        }
        return sum;
    }

    // L <= b x, with a the greatest coefficient on the other side: if there is an x outside of the dark shadow,
    // b x <= L + (a b - a - b) / a for one of the bounds
    private static long lastSplinter(ConstraintSystem s, int x, long sign, long[] bound) {
        long b = Math.abs(bound[x]);
        long a = 1;
        for (long[] row : s.inequalities) if (sign * row[x] < 0) a = Math.max(a, Math.abs(row[x]));
        return Math.floorDiv(Math.subtractExact(Math.multiplyExact(a, b), Math.addExact(a, b)), a);
    }
}
