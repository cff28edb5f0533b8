package dev.wami.generator.loops;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Which memory there is in a call of a program, and which part of it each argument is. */
final class CallPlan {
    /** So many elements for the argument {@code owner}, and perhaps for others. */
    record Memory(Array owner, int count, long seed) {}

    /** An argument: the array whose memory it is in, and where. */
    record Use(String owner, long offset, List<Long> sizes) {
        long count() {
            long count = 1;
            for (long s : sizes) count *= s;
            return count;
        }
    }

    private final Call call;
    private final List<Memory> memories = new ArrayList<>();
    private final Map<String, Use> uses = new HashMap<>();

    /** The plan of call {@code number}. */
    CallPlan(LoopProgram program, Extents extents, int number) {
        call = program.calls().get(number);
        for (Array a : program.arguments()) uses.put(a.name(), use(a, extents.sizes(a, number)));
        for (Array a : program.arguments()) {
            long count = 0;
            for (Use u : uses.values()) if (u.owner().equals(a.name())) count = Math.max(count, u.offset() + u.count());
            boolean owns = Objects.requireNonNull(uses.get(a.name())).owner().equals(a.name());
            if (owns) memories.add(new Memory(a, (int) count, Fill.word(call.seed(), memories.size() + 1000)));
        }
    }

    private Use use(Array a, List<Long> sizes) {
        String partner = a.partner();
        if (!call.shared() || partner == null) return new Use(a.name(), 0, sizes);
        return new Use(partner, a.place() == Array.Place.SHARED ? a.offsets().get(0) : 0, sizes);
    }

    Call call() {
        return call;
    }

    List<Memory> memories() {
        return memories;
    }

    Use use(Array a) {
        return Objects.requireNonNull(uses.get(a.name()));
    }

    /** The scalar argument of this type. */
    long scalar(Element type) {
        return Fill.element(type, call.seed(), type.ordinal(), false);
    }
}
