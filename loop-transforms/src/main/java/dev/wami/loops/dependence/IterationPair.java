package dev.wami.loops.dependence;

/**
 * The two iterations that a dependence is between, within the bounds of their loops: what all accesses in the same
 * places start from.
 */
final class IterationPair {
    private final Conditions conditions;
    private final Unknowns unknowns;
    private final Iteration source;
    private final Iteration target;

    private IterationPair(Conditions conditions, Unknowns unknowns, Iteration source, Iteration target) {
        this.conditions = conditions;
        this.unknowns = unknowns;
        this.source = source;
        this.target = target;
    }

    /** Throws {@link ArithmeticException} or {@link dev.wami.core.presburger.TooHard} if the numbers are too large. */
    static IterationPair of(Nest source, Nest target) {
        int levels = source.levels().size();
        Conditions conditions = new Conditions(levels + target.levels().size());
        Unknowns unknowns = new Unknowns(conditions.rows(), source.common(target));
        Iteration first = new Iteration(source, 0, conditions, unknowns, true);
        Iteration second = new Iteration(target, levels, conditions, unknowns, false);
        Bounded.add(first, conditions);
        Bounded.add(second, conditions);
        return new IterationPair(conditions, unknowns, first, second);
    }

    /** The same, to say more of. */
    IterationPair copy() {
        Conditions copied = conditions.copy();
        Unknowns values = unknowns.copy(copied.rows());
        return new IterationPair(copied, values, source.copy(copied, values), target.copy(copied, values));
    }

    Conditions conditions() {
        return conditions;
    }

    Unknowns unknowns() {
        return unknowns;
    }

    Iteration source() {
        return source;
    }

    Iteration target() {
        return target;
    }
}
