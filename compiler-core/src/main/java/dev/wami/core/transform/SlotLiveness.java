package dev.wami.core.transform;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.PromotableAccess;
import dev.wami.core.ir.trait.RegionBranch;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where the content of a slot is still needed: a load comes before the next store on some path. Follows blocks and the
 * regions of structured operations.
 */
final class SlotLiveness {
    private final Operation allocation;
    private final Value slot;
    /** The accesses, and the operations around them up to the slot's region. */
    private final Map<Block, List<Operation>> relevant = new IdentityHashMap<>();

    private final Set<Operation> storing = Collections.newSetFromMap(new IdentityHashMap<>());

    /** @param accesses loads and stores of {@code slot}, in the region of {@code allocation} or nested in it */
    SlotLiveness(Operation allocation, Value slot, List<Operation> accesses) {
        this.allocation = allocation;
        this.slot = slot;
        Region region = allocation.parentRegion();
        Set<Operation> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Operation a : accesses) {
            boolean stores = ((PromotableAccess) a).storesTo(slot);
            for (Operation op = a; op != null; op = op.parentOp()) {
                boolean known = !seen.add(op) && (!stores || storing.contains(op));
                if (stores) storing.add(op);
                if (known || op.parentRegion() == region) break;
            }
        }
        seen.add(allocation);
        for (Operation op : seen) {
            relevant.computeIfAbsent(op.requiredBlock(), k -> new ArrayList<>()).add(op);
        }
        for (List<Operation> ops : relevant.values()) ops.sort((a, b) -> a == b ? 0 : a.isBefore(b) ? -1 : 1);
    }

    /** The accesses directly in {@code b}, the operations that contain some, and the allocation, in order. */
    List<Operation> relevant(Block b) {
        return relevant.getOrDefault(b, List.of());
    }

    boolean mayStore(Operation op) {
        return storing.contains(op);
    }

    // ---- backwards

    /**
     * A question about a region: whether the slot is live at its start if it is live ({@code out}) where it is left.
     */
    private record Question(Region region, boolean out) {}

    private final Map<Question, Map<Block, Boolean>> answers = new HashMap<>();

    /** Whether the slot is live at the start of each block of {@code r}, given that it is live at its exits or not. */
    Map<Block, Boolean> liveIn(Region r, boolean out) {
        Question q = new Question(r, out);
        Map<Block, Boolean> known = answers.get(q);
        if (known != null) return known;
        Map<Block, Boolean> live = new IdentityHashMap<>();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Block b = r.last(); b != null; b = b.prev()) {
                boolean before = liveBefore(b, liveOut(b, live, out));
                changed |= before && !live.getOrDefault(b, false);
                live.put(b, before);
            }
        }
        answers.put(q, live);
        return live;
    }

    /** Whether the slot is live at the end of {@code b}. */
    static boolean liveOut(Block b, Map<Block, Boolean> liveIn, boolean out) {
        List<Block> successors = b.successors();
        if (successors.isEmpty()) return out;
        for (Block s : successors) if (liveIn.getOrDefault(s, false)) return true;
        return false;
    }

    private boolean liveBefore(Block b, boolean after) {
        List<Operation> ops = relevant(b);
        boolean live = after;
        for (int i = ops.size() - 1; i >= 0; i--) live = liveBefore(ops.get(i), live);
        return live;
    }

    /** Whether the slot is live before {@code op}, a relevant one. */
    boolean liveBefore(Operation op, boolean after) {
        if (op == allocation) return false;
        if (op instanceof PromotableAccess a && op.regionCount() == 0) {
            return a.loadsFrom(slot) || after && !a.storesTo(slot);
        }
        Map<Region, Boolean> regions = liveInRegions(op, after);
        for (RegionBranch.Successor s : ((RegionBranch) op).successorsFrom(null)) {
            if (isLiveAt(s, regions, after)) return true;
        }
        return false;
    }

    private static boolean isLiveAt(RegionBranch.Successor s, Map<Region, Boolean> regions, boolean after) {
        return s.region() == null ? after : regions.getOrDefault(s.region(), false);
    }

    /** Whether the slot is live at the start of each region of {@code op}. */
    Map<Region, Boolean> liveInRegions(Operation op, boolean after) {
        Map<Region, Boolean> live = new IdentityHashMap<>();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = op.regionCount() - 1; i >= 0; i--) {
                Region r = op.region(i);
                if (r.isEmpty()) continue;
                boolean in = liveIn(r, liveOutOf(op, r, live, after)).getOrDefault(r.entry(), false);
                changed |= in && !live.getOrDefault(r, false);
                live.put(r, in);
            }
        }
        return live;
    }

    /** Whether the slot is live where {@code r} is left. */
    static boolean liveOutOf(Operation op, Region r, Map<Region, Boolean> liveIn, boolean after) {
        for (RegionBranch.Successor s : ((RegionBranch) op).successorsFrom(r)) {
            if (isLiveAt(s, liveIn, after)) return true;
        }
        return false;
    }
}
