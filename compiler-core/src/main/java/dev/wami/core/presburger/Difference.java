package dev.wami.core.presburger;

import dev.wami.core.presburger.ConstraintSystem.Congruence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What is in one set and not in another, in pieces that do not overlap for each piece of the first: {@code a - (c1 and
 * c2 and ...) = (a and not c1) or (a and c1 and not c2) or ...}.
 */
final class Difference {
    private static final int MOST_PIECES = 256;
    private static final int MOST_CHECKS = 2048;

    private final int visible;
    private final List<BasicSet> out = new ArrayList<>();
    private int checks;

    private Difference(int visible) {
        this.visible = visible;
    }

    /** The points of {@code sets} that are not in {@code gone}; no piece of the result is empty. */
    static List<BasicSet> of(List<BasicSet> sets, BasicSet gone) {
        int visible = gone.dims() + gone.symbols();
        List<BasicSet> rest = sets;
        // locals are eliminated first: a constraint can be negated where it has none, but for remainders
        for (ConstraintSystem part : Omega.project(gone.system(visible))) {
            Difference difference = new Difference(visible);
            for (BasicSet set : rest) difference.subtract(set, part);
            rest = difference.out;
            if (rest.isEmpty()) return rest;
        }
        return rest;
    }

    private void subtract(BasicSet set, ConstraintSystem gone) {
        BasicSet inside = set;
        for (long[] given : gone.equalities) {
            long[] row = visible(given);
            addUnlessEmpty(inside.toBuilder().inequality(Row.plus(row, -1)).build());
            addUnlessEmpty(inside.toBuilder().inequality(Row.scale(-1, row, -1)).build());
            inside = inside.toBuilder().equality(row).build();
            if (isEmpty(inside)) return;
        }
        for (long[] given : gone.inequalities) {
            long[] row = visible(given);
            addUnlessEmpty(inside.toBuilder().inequality(Row.scale(-1, row, -1)).build());
            inside = inside.toBuilder().inequality(row).build();
            if (isEmpty(inside)) return;
        }
        for (Congruence c : gone.congruences) {
            inside = subtract(inside, visible(c.row()), c.modulus());
            if (isEmpty(inside)) return;
        }
    }

    // not (s = 0 mod m)  <=>  exists q: 1 <= s - m q <= m - 1
    private BasicSet subtract(BasicSet set, long[] row, long modulus) {
        BasicSet.Builder other = set.toBuilder();
        long[] remainder = BasicSet.Builder.sum(row, 1, other.local(), -modulus);
        other.inequality(Row.plus(remainder, -1)).inequality(Row.scale(-1, remainder, modulus - 1));
        addUnlessEmpty(other.build());
        BasicSet.Builder same = set.toBuilder();
        same.equality(BasicSet.Builder.sum(row, 1, same.local(), -modulus));
        return same.build();
    }

    private boolean isEmpty(BasicSet set) {
        if (++checks > MOST_CHECKS) throw new TooHard("too many pieces");
        return set.isEmpty().isYes();
    }

    private void addUnlessEmpty(BasicSet set) {
        if (isEmpty(set)) return;
        if (out.size() == MOST_PIECES) throw new TooHard("too many pieces");
        out.add(set);
    }

    private long[] visible(long[] row) {
        return Arrays.copyOf(row, 1 + visible);
    }
}
