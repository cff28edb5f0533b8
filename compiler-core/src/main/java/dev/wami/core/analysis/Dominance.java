package dev.wami.core.analysis;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.UnregisteredOp;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.GraphRegion;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which values, operations and blocks are seen from where, across nested regions. The trees of regions with several
 * blocks are made when first asked for and hold until the blocks or branches of the region change. Upstream:
 * DominanceInfo.
 */
public final class Dominance implements Recomputable {
    private final Map<Region, DominatorTree> trees = new IdentityHashMap<>(4);

    /** The tree of {@code region}, which is not empty. */
    public DominatorTree tree(Region region) {
        DominatorTree known = trees.get(region);
        if (known == null) {
            known = new DominatorTree(region);
            trees.put(region, known);
        }
        return known;
    }

    @Override
    public boolean agreesWith(Object fresh) {
        for (Map.Entry<Region, DominatorTree> e : trees.entrySet()) {
            Region r = e.getKey();
            if (r.isEmpty()) return false;
            DominatorTree now = ((Dominance) fresh).tree(r);
            for (Block b : r) {
                if (e.getValue().isReachable(b) != now.isReachable(b)) return false;
                if (now.isReachable(b) && !e.getValue().children(b).equals(now.children(b))) return false;
            }
        }
        return true;
    }

    /** Forgets what is known about {@code region}; to be called when its blocks or branches change. */
    public void invalidate(Region region) {
        trees.remove(region);
    }

    /** Whether some path leads from the entry of its region to {@code block}. */
    public boolean isReachable(Block block) {
        Region r = block.region();
        return r == null || block.isEntry() || tree(r).isReachable(block);
    }

    /** Whether values must be defined before they are used in {@code region}: not in graph regions of one block. */
    public static boolean hasSsaDominance(Region region) {
        if (!region.hasOneBlock()) return true;
        Operation parent = region.parent();
        return !(parent instanceof GraphRegion || parent instanceof UnregisteredOp);
    }

    /** Whether every path to {@code b}, or to the block around it in {@code a}'s region, passes {@code a}. */
    public boolean dominates(Block a, Block b) {
        Block inner = ancestorIn(a.region(), b);
        if (inner == null) return false;
        Region r = a.region();
        return a == inner || r != null && tree(r).dominates(a, inner);
    }

    /** {@link #dominates} by a block that is not the same. */
    public boolean properlyDominates(Block a, Block b) {
        return a != b && dominates(a, b);
    }

    /** The block of {@code region} that is {@code b} or contains it, or null. */
    private static @Nullable Block ancestorIn(@Nullable Region region, Block b) {
        Block at = b;
        while (at != null && at.region() != region) {
            Operation parent = at.parentOp();
            at = parent == null ? null : parent.block();
        }
        return at;
    }

    /** Whether {@code value} can be an operand of {@code user}. */
    public boolean properlyDominates(Value value, Operation user) {
        Block block = user.block();
        Block owner = value.block();
        if (owner == null || block == null) return false;
        if (value instanceof BlockArgument) return dominates(owner, block);
        Operation definition = value.definedBy();
        return definition != null && properlyDominates(definition, user);
    }

    /** Whether {@code a} comes before {@code b} on every path to {@code b}; an operation around {@code b} does not. */
    public boolean properlyDominates(Operation a, Operation b) {
        Block block = a.block();
        Region region = block == null ? null : block.region();
        if (block == null) return false;
        Operation inner = b;
        while (inner.parentRegion() != region) {
            Operation parent = inner.parentOp();
            if (parent == null) return false;
            inner = parent;
        }
        Block innerBlock = inner.block();
        if (innerBlock == null) return false;
        if (block != innerBlock) return region != null && tree(region).dominates(block, innerBlock);
        if (region != null && !hasSsaDominance(region)) return true;
        return a != inner && a.isBefore(inner);
    }

    /** Whether {@code a} is {@code b} or {@link #properlyDominates(Operation, Operation)} it. */
    public boolean dominates(Operation a, Operation b) {
        return a == b || properlyDominates(a, b);
    }
}
