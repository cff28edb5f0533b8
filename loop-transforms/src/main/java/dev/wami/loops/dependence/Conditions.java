package dev.wami.loops.dependence;

import dev.wami.core.presburger.BasicSet;
import java.util.ArrayList;
import java.util.List;

/**
 * Constraints on two iterations in the making: a conjunction, and groups of alternatives one of which must hold, as the
 * greatest of several lower bounds or a condition that does not hold need them.
 */
final class Conditions {
    /** Beyond that many conjunctions, alternatives are left out, which leaves more points than there are. */
    private static final int MOST_CASES = 64;

    /** A conjunction. */
    static final class Case {
        private final List<long[]> equalities = new ArrayList<>(2);
        private final List<long[]> inequalities = new ArrayList<>(2);

        Case equality(long[] row) {
            equalities.add(row);
            return this;
        }

        Case inequality(long[] row) {
            inequalities.add(row);
            return this;
        }
    }

    private final BasicSet.Builder rows;
    private final List<List<Case>> alternatives = new ArrayList<>();
    private int cases = 1;

    Conditions(int variables) {
        rows = BasicSet.builder(variables, 0);
    }

    private Conditions(Conditions other) {
        rows = other.rows.copy();
        alternatives.addAll(other.alternatives);
        cases = other.cases;
    }

    /** The same so far. */
    Conditions copy() {
        return new Conditions(this);
    }

    BasicSet.Builder rows() {
        return rows;
    }

    /** One of {@code options} holds. */
    void oneOf(List<Case> options) {
        if (options.size() == 1) {
            add(options.get(0), rows);
        } else if (cases * options.size() <= MOST_CASES) {
            cases *= Math.max(1, options.size());
            alternatives.add(options);
        }
    }

    private static void add(Case option, BasicSet.Builder to) {
        for (long[] row : option.equalities) to.equality(row);
        for (long[] row : option.inequalities) to.inequality(row);
    }

    /** The sets whose union are the points that satisfy all. */
    List<BasicSet> build() {
        List<BasicSet> out = List.of(rows.build());
        for (List<Case> group : alternatives) {
            List<BasicSet> more = new ArrayList<>(out.size() * group.size());
            for (BasicSet set : out) {
                for (Case option : group) {
                    BasicSet.Builder narrower = set.toBuilder();
                    add(option, narrower);
                    BasicSet next = narrower.build();
                    if (!next.isEmpty().isYes()) more.add(next);
                }
            }
            out = more;
        }
        return out;
    }
}
