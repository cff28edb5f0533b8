package dev.wami.core.presburger;

import org.jspecify.annotations.Nullable;

/**
 * The least and greatest value of an expression by linear programming: the rational optimum bounds the integer one, and
 * from there on points are looked for at growing distance.
 */
final class Extremes {
    private final ConstraintSystem system;
    private final Residue residue;

    /** For {@code t == row}, where {@code t} is the first variable of {@code system}. */
    private Extremes(ConstraintSystem system, Residue residue) {
        this.system = system;
        this.residue = residue;
    }

    /** Of the first variable of {@code system}, which is changed and keeps that alone. */
    static Bounds of(ConstraintSystem system) {
        while (true) {
            if (!system.normalize()) return Bounds.EMPTY;
            int next = -1;
            for (int i = 0; i < system.equalities.size() && next < 0; i++) {
                if (system.hasEliminable(system.equalities.get(i))) next = i;
            }
            if (next < 0) break;
            if (!system.solve(next)) return Bounds.EMPTY;
        }
        Residue residue = Residue.of(system.congruences);
        if (residue == null) return Bounds.EMPTY;
        ConstraintSystem whole = new ConstraintSystem(0, system.vars);
        // t == residue + modulus u with any integer u, which takes the place of t
        for (long[] row : system.equalities) whole.equalities.add(substitute(row, residue));
        for (long[] row : system.inequalities) whole.inequalities.add(substitute(row, residue));
        if (Omega.isEmpty(whole.copy())) return Bounds.EMPTY;
        Extremes search = new Extremes(whole, residue);
        return new Bounds(false, search.optimum(-1), search.optimum(1));
    }

    private static long[] substitute(long[] row, Residue residue) {
        long[] out = row.clone();
        out[0] = Math.addExact(out[0], Math.multiplyExact(row[1], residue.residue()));
        out[1] = Math.multiplyExact(row[1], residue.modulus());
        return out;
    }

    // as the set has integer points and its constraints are rational, it is bounded if its rational points are
    /** The greatest value of {@code sign * t}, times {@code sign}; null if there is none. */
    @Nullable
    private Long optimum(long sign) {
        Simplex simplex = new Simplex(system.vars);
        for (long[] row : system.equalities) {
            if (!simplex.add(row) || !simplex.add(Row.scale(-1, row, 0))) throw new IllegalStateException("no point");
        }
        for (long[] row : system.inequalities) if (!simplex.add(row)) throw new IllegalStateException("no point");
        long[] best = simplex.maximum(new long[] {0, sign});
        if (best == Simplex.UNBOUNDED) return null;
        long bound = Math.floorDiv(best[0], best[1]);
        // sign * u is at most bound, and has a value of at least bound - reach
        long reach = 0;
        while (!hasPoint(sign, bound - reach)) reach = Math.addExact(Math.multiplyExact(2, reach), 1);
        long near = reach / 2;
        while (near < reach) {
            long middle = near + (reach - near) / 2;
            if (hasPoint(sign, bound - middle)) reach = middle;
            else near = middle + 1;
        }
        long u = sign * (bound - reach);
        return Math.addExact(residue.residue(), Math.multiplyExact(residue.modulus(), u));
    }

    /** Whether {@code sign * u >= least} somewhere. */
    private boolean hasPoint(long sign, long least) {
        ConstraintSystem narrower = system.copy();
        long[] row = new long[system.vars + 1];
        row[0] = Math.negateExact(least);
        row[1] = sign;
        narrower.inequalities.add(row);
        return !Omega.isEmpty(narrower);
    }
}
