package dev.wami.ssawasm;

import dev.wami.core.interp.Interpreter;
import dev.wami.core.ir.Operation;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * The segments, of data and of elements, that the program on one machine has given up: they count as empty from then
 * on.
 */
final class DroppedSegments {
    private final Set<Operation> segments = Collections.newSetFromMap(new IdentityHashMap<>());

    private DroppedSegments() {}

    static DroppedSegments of(Interpreter machine) {
        return (DroppedSegments) machine.globals().computeIfAbsent(DroppedSegments.class, key -> new DroppedSegments());
    }

    void add(Operation segment) {
        segments.add(segment);
    }

    boolean contains(Operation segment) {
        return segments.contains(segment);
    }
}
