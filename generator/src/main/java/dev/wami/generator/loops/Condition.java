package dev.wami.generator.loops;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What must hold of indices: all of {@code parts}. */
public record Condition(List<Part> parts) {
    /** That {@code index} is zero, or that it is not negative. */
    public record Part(Index index, boolean isZero) {}

    boolean holds(Map<String, Long> values) {
        for (Part p : parts) {
            long value = p.index().evaluate(values);
            if (p.isZero() ? value != 0 : value < 0) return false;
        }
        return true;
    }

    Set<String> variables() {
        Set<String> out = new LinkedHashSet<>();
        for (Part p : parts) out.addAll(p.index().variables());
        return out;
    }
}
