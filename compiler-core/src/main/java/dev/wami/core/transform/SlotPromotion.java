package dev.wami.core.transform;

import dev.wami.core.analysis.DominatorTree;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.CarriesValues;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.PromotableAccess;
import dev.wami.core.ir.trait.PromotableAllocation;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.RegionTerminator;
import dev.wami.core.rewrite.CarriedValues;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Turns one slot of memory into values: every load gets the value that was stored last. Where several stores can have
 * been last, the value becomes a block argument, or is carried through a structured operation (an {@code iter_args} of
 * a loop, a result of a conditional), only where it is still needed. After Cytron et al., "Efficiently Computing Static
 * Single Assignment Form and the Control Dependence Graph".
 */
final class SlotPromotion {
    private static final int MAX_NESTING = 300;

    private final PromotableAllocation allocation;
    private final Value slot;
    private final Region home;
    private final SlotLiveness liveness;
    private @Nullable Value undefined;
    private int newBlockArguments;

    private SlotPromotion(PromotableAllocation allocation, Region home, List<Operation> accesses) {
        this.allocation = allocation;
        this.slot = allocation.slot();
        this.home = home;
        this.liveness = new SlotLiveness((Operation) allocation, slot, accesses);
    }

    /**
     * Promotes the slot of {@code op} and erases it.
     *
     * @return how many block arguments that took; -1, with nothing changed, if it is not possible
     */
    static int promote(Operation op) {
        PromotableAllocation allocation = (PromotableAllocation) op;
        Region home = op.parentRegion();
        if (home == null || !allocation.isPromotable() || allocation.slot().isUnused()) return -1;
        List<Operation> accesses = new ArrayList<>();
        for (Use u : allocation.slot().uses()) {
            if (!isAccess(u.owner(), allocation.slot()) || !isReachable(u.owner(), home)) return -1;
            accesses.add(u.owner());
        }
        SlotPromotion p = new SlotPromotion(allocation, home, accesses);
        if (!p.isPossible(accesses)) return -1;
        p.region(home, null, false);
        for (Operation a : accesses) if (a.block() != null) p.removeUnreached(a);
        op.erase();
        return p.newBlockArguments;
    }

    // ---- whether it is possible

    private static boolean isAccess(Operation user, Value slot) {
        return user instanceof PromotableAccess a && user.regionCount() == 0 && (a.loadsFrom(slot) || a.storesTo(slot));
    }

    /** Whether control and values can be followed from {@code home} to {@code access}. */
    private static boolean isReachable(Operation access, Region home) {
        int depth = 0;
        for (Operation op = access; op.parentRegion() != home; ) {
            Operation parent = op.parentOp();
            if (parent == null || parent instanceof IsolatedFromAbove || !(parent instanceof RegionBranch))
                return false;
            if (++depth > MAX_NESTING) return false;
            op = parent;
        }
        return true;
    }

    /** Stores must be in operations that can carry values, and blocks where stores meet must be given arguments. */
    private boolean isPossible(List<Operation> accesses) {
        Set<Region> regions = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Operation a : accesses) {
            boolean stores = ((PromotableAccess) a).storesTo(slot);
            for (Operation op = a; op.parentRegion() != home; ) {
                Operation parent = op.parentOp();
                if (parent == null || stores && !canCarry(parent)) return false;
                Region r = op.parentRegion();
                if (r != null) regions.add(r);
                op = parent;
            }
        }
        regions.add(home);
        for (Region r : regions) {
            if (r.hasOneBlock()) continue;
            for (Block join : joins(r, liveness.liveIn(r, true))) {
                for (BlockUse u : join.predecessorUses()) if (!(u.owner() instanceof Branch)) return false;
            }
        }
        return true;
    }

    private static boolean canCarry(Operation op) {
        if (!(op instanceof CarriesValues)) return false;
        for (Region r : op.regions()) {
            for (Block b : r) {
                Operation last = b.last();
                boolean leaves = last != null && last.successorCount() == 0;
                if (leaves && !(last instanceof RegionTerminator)) return false;
            }
        }
        return true;
    }

    /** The blocks of {@code r} where different stores meet and the slot is live, in order: the iterated frontier. */
    private List<Block> joins(Region r, Map<Block, Boolean> live) {
        DominatorTree tree = new DominatorTree(r);
        Map<Block, List<Block>> frontiers = tree.frontiers();
        Set<Block> joins = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Block> open = new ArrayDeque<>();
        for (Block b : tree.blocks()) if (liveness.mayStore(b)) open.add(b);
        while (!open.isEmpty()) {
            for (Block f : frontiers.getOrDefault(open.remove(), List.of())) {
                if (live.getOrDefault(f, false) && joins.add(f)) open.add(f);
            }
        }
        List<Block> ordered = new ArrayList<>();
        for (Block b : r) if (joins.contains(b)) ordered.add(b);
        return ordered;
    }

    // ---- rewriting

    /** The content of the slot before any store, made where the slot was. */
    private Value undefined() {
        Value v = undefined;
        if (v == null) {
            v = allocation.defaultValue(Builder.atStart(((Operation) allocation).requiredBlock()));
            undefined = v;
        }
        return v;
    }

    /**
     * Rewrites the accesses in {@code r}, which is entered with {@code content} (null: undefined) in the slot.
     *
     * @param out whether the slot is live where the region is left
     * @return the content where each exit block ends
     */
    private Map<Block, Value> region(Region r, @Nullable Value content, boolean out) {
        Map<Block, Boolean> live = liveness.liveIn(r, out);
        Map<Block, Value> atEnd = new IdentityHashMap<>();
        if (r.hasOneBlock()) {
            Value end = block(r.entry(), content, out);
            if (end != null) atEnd.put(r.entry(), end);
            return atEnd;
        }
        DominatorTree tree = new DominatorTree(r);
        Set<Block> joins = Collections.newSetFromMap(new IdentityHashMap<>());
        joins.addAll(joins(r, live));
        newBlockArguments += joins.size();
        for (Block b : tree.blocks()) {
            Block above = tree.immediateDominator(b);
            Value start = joins.contains(b)
                    ? b.addArgument(allocation.slotType(), slot.location())
                    : above == null ? content : atEnd.get(above);
            Value end = block(b, start, SlotLiveness.liveOut(b, live, out));
            if (end != null) atEnd.put(b, end);
        }
        for (Block join : joins) {
            for (BlockUse u : join.predecessorUses()) {
                Block from = u.owner().block();
                Value v = from == null ? null : atEnd.get(from);
                appendOperand(u, v == null ? undefined() : v);
            }
        }
        return atEnd;
    }

    private static void appendOperand(BlockUse edge, Value v) {
        Branch branch = (Branch) edge.owner();
        int start = branch.successorOperandStart(edge.index());
        List<Value> passed = new ArrayList<>(
                edge.owner().operands().subList(start, start + branch.successorOperandCount(edge.index())));
        passed.add(v);
        branch.setSuccessorOperands(edge.index(), passed);
    }

    /** Rewrites the accesses in {@code b}; the content at its end. */
    private @Nullable Value block(Block b, @Nullable Value start, boolean out) {
        List<Operation> ops = liveness.relevant(b);
        boolean[] liveAfter = new boolean[ops.size()];
        boolean live = out;
        for (int i = ops.size() - 1; i >= 0; i--) {
            liveAfter[i] = live;
            live = liveness.liveBefore(ops.get(i), live);
        }
        Value content = start;
        for (int i = 0; i < liveAfter.length; i++) content = operation(ops.get(i), content, liveAfter[i]);
        return content;
    }

    private @Nullable Value operation(Operation op, @Nullable Value content, boolean liveAfter) {
        if (op == allocation) return null;
        if (!isAccess(op, slot)) return structured(op, content, liveAfter);
        PromotableAccess access = (PromotableAccess) op;
        if (access.loadsFrom(slot)) {
            op.result().replaceAllUsesWith(content == null ? undefined() : content);
            op.erase();
            return content;
        }
        Value stored = access.storedValue();
        op.erase();
        return stored;
    }

    /** The content after an operation with accesses in its regions. */
    private @Nullable Value structured(Operation op, @Nullable Value content, boolean liveAfter) {
        Map<Region, Boolean> live = liveness.liveInRegions(op, liveAfter);
        if (!liveness.mayStore(op) || !liveAfter && !isCarriedRound(op, live)) {
            for (Region r : op.regions()) {
                if (!r.isEmpty()) region(r, content, SlotLiveness.liveOutOf(op, r, live, liveAfter));
            }
            return content;
        }
        Value initial = content == null ? undefined() : content;
        CarriedValues carried = CarriedValues.add(op, List.of(initial));
        Operation wider = carried.operation();
        for (Region r : wider.regions()) {
            Map<Block, Value> ends =
                    region(r, carried.valuesIn(r).get(0), SlotLiveness.liveOutOf(wider, r, live, liveAfter));
            for (Operation exit : CarriedValues.exits(r)) {
                Value end = ends.get(exit.requiredBlock());
                CarriedValues.pass(exit, List.of(end == null ? undefined() : end));
            }
        }
        return carried.results().get(0);
    }

    /** Whether a region needs the content that another region, or an earlier iteration, left. */
    private static boolean isCarriedRound(Operation op, Map<Region, Boolean> live) {
        for (Region from : op.regions()) {
            for (RegionBranch.Successor s : ((RegionBranch) op).successorsFrom(from)) {
                if (s.region() != null && live.getOrDefault(s.region(), false)) return true;
            }
        }
        return false;
    }

    /** An access in a block that control never reaches. */
    private void removeUnreached(Operation op) {
        if (op.resultCount() == 1) op.result().replaceAllUsesWith(undefined());
        op.erase();
    }
}
