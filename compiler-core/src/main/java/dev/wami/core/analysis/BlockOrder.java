package dev.wami.core.analysis;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Region;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Orders in which the blocks of a region can be visited along its branches. */
public final class BlockOrder {
    private BlockOrder() {}

    /** The blocks reachable from {@code entry}, each after its successors unless they lead back. */
    public static List<Block> postorder(Block entry) {
        return postorder(entry, b -> true);
    }

    /** Of those for which {@code within} holds, and reached through such only. */
    private static List<Block> postorder(Block entry, Predicate<Block> within) {
        if (entry.successors().isEmpty()) return List.of(entry);
        List<Block> out = new ArrayList<>();
        Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Block> path = new ArrayDeque<>();
        Deque<Iterator<Block>> left = new ArrayDeque<>();
        seen.add(entry);
        path.push(entry);
        left.push(entry.successors().iterator());
        while (!path.isEmpty()) {
            Iterator<Block> successors = left.element();
            if (!successors.hasNext()) {
                left.pop();
                out.add(path.pop());
                continue;
            }
            Block next = successors.next();
            if (!within.test(next) || !seen.add(next)) continue;
            path.push(next);
            left.push(next.successors().iterator());
        }
        return out;
    }

    /** The blocks reachable from {@code entry}, each before its successors unless they lead back. */
    public static List<Block> reversePostorder(Block entry) {
        return reversePostorder(entry, b -> true);
    }

    /** Of those for which {@code within} holds, and reached through such only. */
    static List<Block> reversePostorder(Block entry, Predicate<Block> within) {
        List<Block> out = new ArrayList<>(postorder(entry, within));
        Collections.reverse(out);
        return out;
    }

    /** The blocks of {@code region} that no path from its entry reaches. */
    public static List<Block> unreachable(Region region) {
        if (region.isEmpty() || region.hasOneBlock()) return List.of();
        Set<Block> reachable = Collections.newSetFromMap(new IdentityHashMap<>());
        reachable.addAll(postorder(region.entry()));
        List<Block> out = new ArrayList<>(0);
        for (Block b : region) if (!reachable.contains(b)) out.add(b);
        return out;
    }
}
