package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.analysis.Dominance;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The operations so far whose results depend on nothing but their operands. */
final class Expressions {
    /** How many operations that compute the same, in places that do not dominate one another, are looked at. */
    private static final int MOST_EQUAL = 16;

    /** @param older what computes the same */
    private record Entry(Operation op, @Nullable Entry older) {}

    private final Map<Expression, Entry> entries = new HashMap<>();
    private final Dominance dominance;

    Expressions(Dominance dominance) {
        this.dominance = dominance;
    }

    /** What computes {@code expression} in front of {@code at}, whichever way control comes; or null. */
    @Nullable
    Value find(Expression expression, Operation at) {
        int looked = 0;
        for (Entry e = entries.get(expression); e != null && looked < MOST_EQUAL; e = e.older, looked++) {
            if (dominance.properlyDominates(e.op, at)) return e.op.result(0);
        }
        return null;
    }

    void add(Expression expression, Operation op) {
        entries.merge(expression, new Entry(op, null), (older, newer) -> new Entry(newer.op, older));
    }
}
