package dev.wami.loops.fuse;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.loops.dependence.Access;
import dev.wami.loops.dependence.Dependences;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which operations of a block access which memory, and which memory may be the same as which: most is not, and then no
 * dependence need be looked for. Null is memory that is not known.
 */
final class MemoryUsers {
    private final Map<@Nullable Value, Map<Operation, List<Access>>> users = new LinkedHashMap<>();
    private final Map<Operation, Set<@Nullable Value>> memories = new LinkedHashMap<>();
    private final Map<@Nullable Value, Set<@Nullable Value>> sharing = new LinkedHashMap<>();

    /** Takes {@code accesses}, by operation, for those before; what is known of memory stays. */
    void set(Map<Operation, List<Access>> accesses, Dependences dependences) {
        users.clear();
        memories.clear();
        accesses.forEach((op, all) -> all.forEach(access -> add(op, access)));
        sharing.keySet().retainAll(users.keySet());
        for (Value memory : users.keySet()) if (!sharing.containsKey(memory)) compare(memory, dependences);
    }

    private void add(Operation op, Access access) {
        Value memory = access.memory();
        memories.computeIfAbsent(op, o -> new LinkedHashSet<>()).add(memory);
        users.computeIfAbsent(memory, m -> new LinkedHashMap<>())
                .computeIfAbsent(op, o -> new ArrayList<>())
                .add(access);
    }

    /** Compares {@code memory} with all that was compared before. */
    private void compare(@Nullable Value memory, Dependences dependences) {
        Set<@Nullable Value> found = new LinkedHashSet<>();
        sharing.put(memory, found);
        sharing.forEach((other, others) -> {
            if (memory != null && other != null && dependences.areApart(memory, other)) return;
            found.add(other);
            others.add(memory);
        });
    }

    /** What {@code op} accesses. */
    Set<@Nullable Value> memories(Operation op) {
        return memories.getOrDefault(op, Set.of());
    }

    /** What may be the same as {@code memory}, as that itself is. */
    Set<@Nullable Value> sharing(@Nullable Value memory) {
        return sharing.getOrDefault(memory, Set.of());
    }

    /** The accesses to {@code memory}, by operation. */
    Map<Operation, List<Access>> of(@Nullable Value memory) {
        return users.getOrDefault(memory, Map.of());
    }
}
