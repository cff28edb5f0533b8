package dev.wami.core.rewrite;

import dev.wami.core.analysis.BlockOrder;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.IrMap;
import dev.wami.core.ir.IrSet;
import dev.wami.core.ir.Region;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Finds the blocks of a region that are cut off as branches go away, without a walk through the region for each of
 * them.
 *
 * <p>Blocks are numbered in reverse postorder, so that each but the entry has a predecessor with a lower number, and by
 * such a way back to the entry. A block that loses a branch and has a lower predecessor left is still reached. If it
 * has none, the search goes backwards from it: where only higher blocks come up, all of them are cut off; where a lower
 * one does, the block is reached by what was a back edge of a cycle with several entries, and all are numbered anew.
 */
final class Reachability {
    /**
     * @param number in reverse postorder
     * @param position in the region
     */
    private record Place(Block block, int number, int position) {}

    private final Region region;
    /** The places of the blocks that were reached when they were numbered; null before. */
    private @Nullable IrMap<Block, Place> places;
    /** Blocks that lost a branch since the last question. */
    private final List<Block> suspects = new ArrayList<>(2);

    Reachability(Region region) {
        this.region = region;
    }

    /** The branches from the end of {@code b} are about to go away, or to leave from elsewhere. */
    void cutAfter(Block b) {
        suspects.addAll(b.successors());
    }

    /** The blocks that nothing leads to any more, in the order of the region. */
    List<Block> unreachable() {
        if (region.isEmpty() || region.hasOneBlock()) return List.of();
        List<Place> dead = places == null ? null : findDead(places);
        suspects.clear();
        if (dead == null) return number();
        if (dead.size() > 1) dead.sort(Comparator.comparingInt(Place::position));
        List<Block> out = new ArrayList<>(dead.size());
        for (Place p : dead) out.add(p.block);
        return out;
    }

    /** Numbers the blocks; gives those that are not reached. */
    private List<Block> number() {
        IrMap<Block, Integer> numbers = new IrMap<>();
        int n = 0;
        for (Block b : BlockOrder.reversePostorder(region.entry())) numbers.put(b, n++);
        IrMap<Block, Place> all = new IrMap<>();
        List<Block> unreachable = new ArrayList<>(0);
        int position = 0;
        for (Block b = region.first(); b != null; b = b.next(), position++) {
            Integer number = numbers.get(b);
            if (number == null) unreachable.add(b);
            else all.put(b, new Place(b, number, position));
        }
        places = all;
        return unreachable;
    }

    /** What the suspects' loss cuts off; null if the numbers do not say. */
    private @Nullable List<Place> findDead(IrMap<Block, Place> known) {
        PriorityQueue<Place> open = new PriorityQueue<>(Comparator.comparingInt(Place::number));
        List<Place> dead = new ArrayList<>(2);
        IrSet<Block> isDead = new IrSet<>();
        for (Block b : suspects) {
            if (b.region() != region) continue;
            Place p = known.get(b);
            if (p == null) return null;
            open.add(p);
        }
        // lower ones first: then all that are lower than the one in question, and not dead, are reached
        for (Place p = open.poll(); p != null; p = open.poll()) {
            if (p.block.isEntry() || isDead.contains(p.block)) continue;
            int before = dead.size();
            Boolean reached = isReached(p, known, isDead, dead);
            if (reached == null) return null;
            if (reached) continue;
            for (Place d : dead.subList(before, dead.size())) {
                for (Block s : d.block.successors()) {
                    Place next = known.get(s);
                    if (next == null) return null;
                    if (next.number > d.number) open.add(next);
                }
            }
        }
        return dead;
    }

    /**
     * Whether {@code p} is reached; adds it, and what leads to it, to {@code dead} if not. Null if the numbers do not
     * say.
     */
    private static @Nullable Boolean isReached(
            Place p, IrMap<Block, Place> known, IrSet<Block> isDead, List<Place> dead) {
        for (BlockUse use : p.block.predecessorUses()) {
            Place from = placeOf(use, known);
            if (from == null) return null;
            if (from.number < p.number && !isDead.contains(from.block)) return true;
        }
        Deque<Place> open = new ArrayDeque<>();
        isDead.add(p.block);
        open.push(p);
        while (!open.isEmpty()) {
            Place b = open.pop();
            dead.add(b);
            for (BlockUse use : b.block.predecessorUses()) {
                Place from = placeOf(use, known);
                if (from == null) return null;
                if (isDead.contains(from.block)) continue;
                if (from.number < p.number) return null;
                isDead.add(from.block);
                open.push(from);
            }
        }
        return false;
    }

    private static @Nullable Place placeOf(BlockUse use, IrMap<Block, Place> known) {
        Block b = use.owner().block();
        return b == null ? null : known.get(b);
    }
}
