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

/** Finds blocks that reach one another. After Tarjan, with explicit stacks. */
final class Cycles {
    private final Map<Block, Integer> number = new IdentityHashMap<>();
    private final Map<Block, Integer> low = new IdentityHashMap<>();
    private final List<Block> open = new ArrayList<>();
    private final Deque<Block> path = new ArrayDeque<>();
    private final Deque<Deque<Block>> left = new ArrayDeque<>();

    private final List<Set<Block>> found = new ArrayList<>();

    private Cycles() {}

    /** The blocks of each strongly connected component with a cycle that is reachable from {@code entry}. */
    static List<Set<Block>> find(Block entry) {
        Cycles cycles = new Cycles();
        cycles.search(entry);
        return cycles.found;
    }

    private void search(Block entry) {
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
            if (component.size() > 1 || b.successors().contains(b)) found.add(component);
        }
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
