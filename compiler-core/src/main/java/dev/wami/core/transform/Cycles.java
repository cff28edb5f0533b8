package dev.wami.core.transform;

import dev.wami.core.ir.Block;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds blocks that reach one another. After Tarjan, with explicit stacks. */
final class Cycles {
    private final Map<Block, Integer> number = new IdentityHashMap<>();
    private final Map<Block, Integer> low = new IdentityHashMap<>();
    private final List<Block> open = new ArrayList<>();
    private final Deque<Block> path = new ArrayDeque<>();
    private final Deque<Deque<Block>> left = new ArrayDeque<>();

    private Cycles() {}

    /** The blocks of a strongly connected component with a cycle, reachable from {@code entry}; null if there is none. */
    static @Nullable Set<Block> find(Block entry) {
        return new Cycles().search(entry);
    }

    private @Nullable Set<Block> search(Block entry) {
        enter(entry);
        while (!path.isEmpty()) {
            Block b = path.element();
            Block next = left.element().poll();
            if (next != null) {
                if (!number.containsKey(next)) enter(next);
                else if (low.containsKey(next)) low.merge(b, number.getOrDefault(next, 0), Math::min);
                continue;
            }
            path.pop();
            left.pop();
            int reach = low.getOrDefault(b, 0);
            if (!path.isEmpty()) low.merge(path.element(), reach, Math::min);
            if (reach != number.getOrDefault(b, 0)) continue;
            Set<Block> component = close(b);
            if (component.size() > 1 || b.successors().contains(b)) return component;
        }
        return null;
    }

    private void enter(Block b) {
        number.put(b, number.size());
        low.put(b, number.size() - 1);
        open.add(b);
        path.push(b);
        left.push(new ArrayDeque<>(b.successors()));
    }

    private Set<Block> close(Block b) {
        Set<Block> component = Collections.newSetFromMap(new IdentityHashMap<>());
        Block member;
        do {
            member = open.remove(open.size() - 1);
            component.add(member);
            low.remove(member);
        } while (member != b);
        return component;
    }
}
