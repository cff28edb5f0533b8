package dev.wami.loops.order;

import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.loops.nest.Coefficient;
import dev.wami.loops.nest.SharedInputs;
import dev.wami.loops.raise.IndexInterval;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one loop of a band counts: {@code max(lower) <= x_dim < min(upper)} by {@code step}.
 *
 * @param dim the position of its variable among the inputs of the bounds
 */
record Counter(int dim, List<AffineExpr> lower, List<AffineExpr> upper, long step) {

    /** Two neighbouring loops, the outer one first. */
    record Pair(Counter outer, Counter inner) {

        /**
         * The same iterations counted by the inner loop first, by the elimination of Fourier and Motzkin, exact for
         * coefficients of 1; null where a bound of the inner loop has the variable of the outer one in another way.
         *
         * <pre>
         *   for i = L to U          for j = ... to ...                  l = i + r:  j >= L + r;      i &lt; j - r + 1
         *     for j = l to u   ->     for i = max(L, ...) to min(U, ...)  u = i + r:  j &lt; U - 1 + r;  i >= j - r + 1
         * </pre>
         */
        @Nullable
        Pair swapped(SharedInputs inputs) {
            Elimination out = new Elimination(this, inputs);
            return out.swap();
        }
    }

    private static final class Elimination {
        private final Counter i;
        private final Counter j;
        private final SharedInputs inputs;
        private final List<AffineExpr> outerLower = new ArrayList<>();
        private final List<AffineExpr> outerUpper = new ArrayList<>();
        private final List<AffineExpr> innerLower;
        private final List<AffineExpr> innerUpper;

        Elimination(Pair pair, SharedInputs inputs) {
            i = pair.outer;
            j = pair.inner;
            this.inputs = inputs;
            innerLower = new ArrayList<>(i.lower);
            innerUpper = new ArrayList<>(i.upper);
        }

        @Nullable
        Pair swap() {
            for (AffineExpr l : j.lower) if (!lower(l)) return null;
            for (AffineExpr u : j.upper) if (!upper(u)) return null;
            if (outerLower.isEmpty() || outerUpper.isEmpty()) return null;
            return new Pair(
                    new Counter(j.dim, outerLower, outerUpper, j.step),
                    new Counter(i.dim, innerLower, innerUpper, i.step));
        }

        /** Takes {@code j >= l}. */
        private boolean lower(AffineExpr l) {
            if (!l.usesDim(i.dim)) return outerLower.add(l);
            Long c = unit(l);
            if (c == null) return false;
            AffineExpr r = inputs.without(i.dim, l);
            AffineExpr variable = AffineExpr.dim(j.dim);
            // j >= i + r: i < j - r + 1, and i is at least L;  j >= r - i: i >= r - j, and i is at most U - 1
            if (c > 0) innerUpper.add(variable.minus(r).plus(1));
            else innerLower.add(r.minus(variable));
            return c > 0 ? with(i.lower, 1, r, outerLower) : with(i.upper, -1, r.plus(1), outerLower);
        }

        /** Takes {@code j < u}. */
        private boolean upper(AffineExpr u) {
            if (!u.usesDim(i.dim)) return outerUpper.add(u);
            Long c = unit(u);
            if (c == null) return false;
            AffineExpr r = inputs.without(i.dim, u);
            AffineExpr variable = AffineExpr.dim(j.dim);
            // j < i + r: i >= j - r + 1, and i is at most U - 1;  j < r - i: i < r - j, and i is at least L
            if (c > 0) innerLower.add(variable.minus(r).plus(1));
            else innerUpper.add(r.minus(variable));
            return c > 0 ? with(i.upper, 1, r.minus(1), outerUpper) : with(i.lower, -1, r, outerUpper);
        }

        /** The coefficient of the variable of the outer loop, if it is 1 or -1 and both loops count by one. */
        private @Nullable Long unit(AffineExpr e) {
            Long c = Coefficient.of(e, i.dim);
            return c != null && Math.abs(c) == 1 && i.step == 1 && j.step == 1 ? c : null;
        }

        /** Adds {@code sign * b + rest} for each bound {@code b} of the outer loop. */
        private boolean with(List<AffineExpr> bounds, long sign, AffineExpr rest, List<AffineExpr> to) {
            for (AffineExpr b : bounds) {
                AffineExpr e = b.times(sign).plus(rest);
                // of one bound the sum is that of an iteration; of several, one that does not bind may wrap around
                if (bounds.size() > 1 && !IndexInterval.isIndex(e, inputs.operands(), inputs.dims())) return false;
                to.add(e);
            }
            return true;
        }
    }
}
