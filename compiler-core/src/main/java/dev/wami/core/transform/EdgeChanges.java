package dev.wami.core.transform;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What edges are to pass and where they are to lead, which is done for all together: a switch of many ways has its
 * operands written once, not once for each way or even each value.
 */
final class EdgeChanges {
    /** By branch, what its successors get; those that stay as they are have none. */
    private final Map<Operation, Map<Integer, List<Value>>> passed = new LinkedHashMap<>();

    private final Map<Operation, Map<Integer, Block>> targets = new IdentityHashMap<>();

    /** {@code e} passes {@code value} behind what it passes. */
    void pass(Edge e, Value value) {
        of(e).computeIfAbsent(e.index(), i -> e.passed()).add(value);
    }

    /** {@code e} leads to {@code target} and passes {@code values} alone. */
    void redirect(Edge e, Block target, List<? extends Value> values) {
        of(e).put(e.index(), new ArrayList<>(values));
        targets.computeIfAbsent(e.terminator(), t -> new LinkedHashMap<>()).put(e.index(), target);
    }

    private Map<Integer, List<Value>> of(Edge e) {
        return passed.computeIfAbsent(e.terminator(), t -> new LinkedHashMap<>());
    }

    /** Does all of it. */
    void apply() {
        passed.forEach((terminator, changed) -> {
            List<List<Value>> all = new ArrayList<>(terminator.successorCount());
            for (int i = 0; i < terminator.successorCount(); i++) {
                List<Value> values = changed.get(i);
                all.add(values == null ? new Edge(terminator.requiredBlock(), i).passed() : values);
            }
            ((Branch) terminator).setAllSuccessorOperands(all);
            targets.getOrDefault(terminator, Map.of()).forEach(terminator::setSuccessor);
        });
        passed.clear();
        targets.clear();
    }
}
