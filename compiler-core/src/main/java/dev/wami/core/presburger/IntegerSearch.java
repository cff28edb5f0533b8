package dev.wami.core.presburger;

import java.util.List;

/**
 * Looks for an integer point by branch and bound: where a rational point has a fraction, a variable is either at most
 * its value rounded down or at least that plus one. Need not end on unbounded sets, so it gives up early.
 */
final class IntegerSearch {
    private static final int MOST_NODES = 64;

    private int nodesLeft = MOST_NODES;

    private IntegerSearch() {}

    /** Whether integers satisfy {@code inequalities} over {@code vars} variables. */
    static Answer hasPoint(List<long[]> inequalities, int vars) {
        try {
            Simplex simplex = new Simplex(vars);
            for (long[] row : inequalities) if (!simplex.add(row)) return Answer.NO;
            return new IntegerSearch().search(simplex);
        } catch (ArithmeticException | TooHard unknown) {
            return Answer.UNKNOWN;
        }
    }

    private Answer search(Simplex simplex) {
        int x = simplex.fractional();
        if (x < 0) return Answer.YES;
        if (--nodesLeft < 0) return Answer.UNKNOWN;
        long floor = simplex.floor(x);
        Answer below = branch(simplex.copy(), x, -1, floor);
        if (below.isYes()) return below;
        Answer above = branch(simplex, x, 1, Math.negateExact(Math.addExact(floor, 1)));
        return above.isYes() || below == Answer.NO ? above : below;
    }

    // sign * x + constant >= 0
    private Answer branch(Simplex simplex, int x, long sign, long constant) {
        long[] row = new long[x + 2];
        row[0] = constant;
        row[x + 1] = sign;
        return simplex.add(row) ? search(simplex) : Answer.NO;
    }
}
