package dev.wami.core.rewrite;

import dev.wami.core.analysis.BlockOrder;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/** Cleans up the control flow between the blocks of a region and all nested ones. Upstream: simplifyRegions. */
public final class RegionSimplification {
    /** What a run changed. */
    public enum Outcome {
        NOTHING,
        /** Block arguments that nothing needs are gone, which upstream does not count as a change. */
        ONLY_ARGUMENTS,
        CHANGED
    }

    private RegionSimplification() {}

    /**
     * Removes unreachable blocks, then dead operations and block arguments.
     *
     * @param aggressive also merge identical blocks and drop block arguments that always are the same value
     * @param erased is told about every operation just before it is erased
     * @return what changed
     */
    public static Outcome run(Region region, boolean aggressive, Consumer<Operation> erased) {
        if (!aggressive && DeadSearch.findsNothing(region)) return Outcome.NOTHING;
        boolean changed = eraseUnreachableBlocks(region, erased);
        RegionDce dce = new RegionDce(erased);
        changed |= dce.run(region);
        if (aggressive) {
            changed |= BlockMerging.mergeIdenticalBlocks(region, erased);
            changed |= BlockMerging.dropRedundantArguments(region);
        }
        if (changed) return Outcome.CHANGED;
        return dce.hasDroppedArguments() ? Outcome.ONLY_ARGUMENTS : Outcome.NOTHING;
    }

    /** Removes the blocks that control flow never reaches, in {@code root} and everything nested. */
    public static boolean eraseUnreachableBlocks(Region root, Consumer<Operation> erased) {
        boolean changed = false;
        Deque<Region> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Region r = open.pop();
            List<Block> dead = BlockOrder.unreachable(r);
            if (!dead.isEmpty()) {
                Erasure.erase(dead, erased);
                changed = true;
            }
            for (Block b = r.first(); b != null; b = b.next()) {
                for (Operation op = b.first(); op != null; op = op.next()) {
                    for (int i = 0; i < op.regionCount(); i++) open.push(op.region(i));
                }
            }
        }
        return changed;
    }
}
