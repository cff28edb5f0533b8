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
import java.util.function.Predicate;

/** Finds blocks that reach one another. After Tarjan, with explicit stacks. */
public final class Cycles {
    private final Map<Block, Integer> number = new IdentityHashMap<>();
    private final Map<Block, Integer> low = new IdentityHashMap<>();
    private final List<Block> open = new ArrayList<>();
    private final Deque<Block> path = new ArrayDeque<>();
    private final Deque<Deque<Block>> left = new ArrayDeque<>();

    private final List<Set<Block>> found = new ArrayList<>();
    private final Predicate<Block> within;

    private Cycles(Predicate<Block> within) {
        this.within = within;
    }

    /** The blocks of each strongly connected component with a cycle that is reachable from {@code entry}. */
    public static List<Set<Block>> find(Block entry) {
        Cycles cycles = new Cycles(b -> true);
        cycles.search(entry);
        return cycles.found;
    }

    /**
     * Whether {@code cycle}, a strongly connected component, would become loops in one another {@code deep} times, or a
     * loop with {@code many} blocks where it is entered: {@link Structuring} makes a loop of a component, and loops in
     * it of the components that are left without the edges to the blocks where it is entered.
     */
    public static boolean isTangled(Set<Block> cycle, int deep, int many) {
        List<Set<Block>> level = List.of(cycle);
        for (int depth = 0; !level.isEmpty(); depth++) {
            if (depth == deep) return true;
            List<Set<Block>> inner = new ArrayList<>();
            for (Set<Block> c : level) {
                Set<Block> rest = withoutEntries(c);
                if (c.size() - rest.size() >= many) return true;
                inner.addAll(within(rest));
            }
            level = inner;
        }
        return false;
    }

    private static Set<Block> withoutEntries(Set<Block> cycle) {
        Set<Block> rest = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Block b : cycle) if (cycle.containsAll(b.predecessors())) rest.add(b);
        return rest;
    }

    private static List<Set<Block>> within(Set<Block> blocks) {
        Cycles cycles = new Cycles(blocks::contains);
        for (Block b : blocks) if (!cycles.number.containsKey(b)) cycles.search(b);
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
        Deque<Block> next = new ArrayDeque<>();
        for (Block s : b.successors()) if (within.test(s)) next.add(s);
        left.push(next);
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
