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
import dev.wami.core.ir.trait.PromotableAccess;
import dev.wami.core.ir.trait.PromotableAllocation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Turns all slots of a region whose accesses stand directly in its blocks into values at once. Dominance and the frontiers are
 * computed once for all of them, where a slot is live only from its loads upwards, and one walk over the dominator tree
 * renames them: what a function with many locals and many blocks needs. {@link SlotPromotion} is for the others, which reach
 * into nested regions. After Cytron et al., "Efficiently Computing Static Single Assignment Form and the Control
 * Dependence Graph", pruned.
 */
final class BlockPromotion {
    private final List<Slot> slots = new ArrayList<>();
    private final Map<Operation, Slot> slotOf = new IdentityHashMap<>();
    private final DominatorTree tree;
    private final Map<Block, Node> nodes = new IdentityHashMap<>();

    /** One slot. Blocks are those that can be reached. */
    private static final class Slot {
        final PromotableAllocation allocation;
        final List<Operation> accesses = new ArrayList<>();
        /** Where a load comes before any store. */
        final List<Node> exposed = new ArrayList<>();

        final List<Node> defining = new ArrayList<>();
        boolean possible = true;

        @Nullable
        Value undefined;
        /** What it holds where the renaming is. */
        @Nullable
        Value content;

        Slot(PromotableAllocation allocation) {
            this.allocation = allocation;
        }

        Operation op() {
            return (Operation) allocation;
        }

        Value content() {
            Value v = content;
            if (v != null) return v;
            v = undefined;
            if (v == null) undefined = v = allocation.defaultValue(Builder.atStart(op().requiredBlock()));
            return v;
        }
    }

    /** A block that can be reached, and what is known of it for the slot that {@code seenBy}, {@code liveFor} ... name. */
    private static final class Node {
        final Block block;
        final List<Node> frontier = new ArrayList<>(0);
        final List<Node> predecessors = new ArrayList<>(2);
        /** The slots that get an argument here. */
        final List<Slot> joins = new ArrayList<>(0);

        @Nullable
        Slot seenBy;

        @Nullable
        Slot definedBy;

        @Nullable
        Slot liveFor;

        @Nullable
        Slot joinOf;

        Node(Block block) {
            this.block = block;
        }
    }

    private BlockPromotion(Region home, List<Operation> allocations) {
        for (Operation op : allocations) addSlot(op, home);
        tree = new DominatorTree(home);
    }

    /**
     * Promotes those of {@code allocations}, which are in {@code home}, that can be, and erases them.
     *
     * @return how many block arguments that took
     */
    static int run(Region home, List<Operation> allocations) {
        BlockPromotion p = new BlockPromotion(home, allocations);
        if (p.slots.isEmpty()) return 0;
        p.findAccesses();
        int arguments = 0;
        for (Slot s : p.slots) arguments += p.placeArguments(s);
        p.rename();
        for (Slot s : p.slots) if (s.possible) p.finish(s);
        return arguments;
    }

    /** Adds the slot of {@code op} unless an operation other than a load or store in {@code home} uses it. */
    private void addSlot(Operation op, Region home) {
        PromotableAllocation allocation = (PromotableAllocation) op;
        if (!allocation.isPromotable() || allocation.slot().isUnused()) return;
        Slot slot = new Slot(allocation);
        for (Use u : allocation.slot().uses()) {
            Operation user = u.owner();
            boolean access = user instanceof PromotableAccess a
                    && user.regionCount() == 0
                    && user.parentRegion() == home
                    && (a.loadsFrom(allocation.slot()) || a.storesTo(allocation.slot()));
            if (!access) return;
            slot.accesses.add(user);
        }
        slots.add(slot);
        slotOf.put(op, slot);
        for (Operation a : slot.accesses) slotOf.put(a, slot);
    }

    private boolean isLoad(Operation op, Slot slot) {
        return op != slot.allocation && ((PromotableAccess) op).loadsFrom(slot.allocation.slot());
    }

    // ---- where what is needed

    private void findAccesses() {
        for (Block b : tree.blocks()) nodes.put(b, new Node(b));
        for (Block b : tree.blocks()) {
            Node node = node(b);
            for (Block p : b.predecessors()) {
                Node from = nodes.get(p);
                if (from != null) node.predecessors.add(from);
            }
            findFrontier(node);
            Map<Slot, Boolean> defined = new IdentityHashMap<>();
            for (Operation op : b) {
                Slot slot = slotOf.get(op);
                if (slot == null) continue;
                boolean load = isLoad(op, slot);
                Boolean before = defined.get(slot);
                if (before == null && load) slot.exposed.add(node);
                if (!load && !Boolean.TRUE.equals(before)) slot.defining.add(node);
                defined.put(slot, !load || Boolean.TRUE.equals(before));
            }
        }
    }

    private Node node(Block b) {
        Node n = nodes.get(b);
        if (n == null) throw new IllegalStateException("a block that cannot be reached");
        return n;
    }

    /** Adds {@code join} to the frontiers that it is in: walks up from its predecessors to what dominates it. */
    private void findFrontier(Node join) {
        if (join.predecessors.size() < 2) return;
        Block top = tree.immediateDominator(join.block);
        for (Node p : join.predecessors) {
            for (Block b = p.block; b != null && b != top; b = tree.immediateDominator(b)) {
                List<Node> frontier = node(b).frontier;
                int last = frontier.size() - 1;
                // a walk from another predecessor has been here, and further up
                if (last >= 0 && frontier.get(last) == join) break;
                frontier.add(join);
            }
        }
    }

    /** Gives arguments for {@code slot} to the blocks where different stores meet and it is live; how many. */
    private int placeArguments(Slot slot) {
        for (Node n : slot.defining) n.definedBy = slot;
        Deque<Node> open = new ArrayDeque<>();
        for (Node n : slot.exposed) {
            n.liveFor = slot;
            open.add(n);
        }
        while (!open.isEmpty()) {
            for (Node p : open.remove().predecessors) {
                if (p.definedBy == slot || p.liveFor == slot) continue;
                p.liveFor = slot;
                open.add(p);
            }
        }
        List<Node> joins = new ArrayList<>();
        for (Node n : slot.defining) {
            n.seenBy = slot;
            open.add(n);
        }
        while (!open.isEmpty()) {
            for (Node f : open.remove().frontier) {
                if (f.liveFor != slot || f.joinOf == slot) continue;
                f.joinOf = slot;
                joins.add(f);
                slot.possible &= isBranchedTo(f.block);
                if (f.seenBy != slot) open.add(f);
            }
        }
        if (!slot.possible) return 0;
        for (Node n : joins) n.joins.add(slot);
        return joins.size();
    }

    private static boolean isBranchedTo(Block b) {
        for (BlockUse u : b.predecessorUses()) if (!(u.owner() instanceof Branch)) return false;
        return true;
    }

    // ---- renaming

    /** What a slot held before a block changed it. */
    private record Before(Slot slot, @Nullable Value content) {}

    /** A step of the walk: into a block, or (null) out of one, back to what was so many changes before. */
    private record Visit(@Nullable Block block, int changes) {}

    /** Walks the dominator tree, with what each slot holds. */
    private void rename() {
        Deque<Visit> open = new ArrayDeque<>();
        Deque<Before> changes = new ArrayDeque<>();
        open.push(new Visit(tree.blocks().get(0), 0));
        while (!open.isEmpty()) {
            Visit visit = open.pop();
            if (visit.block == null) {
                while (changes.size() > visit.changes) {
                    Before b = changes.pop();
                    b.slot.content = b.content;
                }
                continue;
            }
            open.push(new Visit(null, changes.size()));
            rename(node(visit.block), changes);
            for (Block child : tree.children(visit.block)) open.push(new Visit(child, 0));
        }
        for (Block b : tree.blocks()) if (!node(b).joins.isEmpty()) passFromUnreached(node(b));
    }

    private void passFromUnreached(Node join) {
        for (BlockUse u : join.block.predecessorUses()) {
            if (u.owner().block() != null && !nodes.containsKey(u.owner().block())) {
                pass((Branch) u.owner(), u.index(), join.joins);
            }
        }
    }

    private void rename(Node node, Deque<Before> changes) {
        for (Slot s : node.joins) {
            set(
                    s,
                    node.block.addArgument(
                            s.allocation.slotType(), s.allocation.slot().location()),
                    changes);
        }
        Operation next;
        for (Operation op = node.block.first(); op != null; op = next) {
            next = op.next();
            Slot slot = slotOf.get(op);
            if (slot == null || !slot.possible) continue;
            if (op == slot.allocation) set(slot, null, changes);
            else if (isLoad(op, slot)) {
                op.result().replaceAllUsesWith(slot.content());
                op.erase();
            } else {
                set(slot, ((PromotableAccess) op).storedValue(), changes);
                op.erase();
            }
        }
        Operation last = node.block.last();
        if (!(last instanceof Branch branch)) return;
        for (int i = 0; i < last.successorCount(); i++) {
            Node to = nodes.get(last.successor(i));
            if (to != null && !to.joins.isEmpty()) pass(branch, i, to.joins);
        }
    }

    private static void set(Slot slot, @Nullable Value content, Deque<Before> changes) {
        changes.push(new Before(slot, slot.content));
        slot.content = content;
    }

    private static void pass(Branch branch, int successor, List<Slot> joins) {
        Operation op = (Operation) branch;
        int start = branch.successorOperandStart(successor);
        List<Value> passed =
                new ArrayList<>(op.operands().subList(start, start + branch.successorOperandCount(successor)));
        for (Slot s : joins) passed.add(s.content());
        branch.setSuccessorOperands(successor, passed);
    }

    /** Removes the slot and the accesses that control never reaches. */
    private void finish(Slot slot) {
        for (Operation a : slot.accesses) {
            if (a.block() == null) continue;
            slot.content = null;
            if (isLoad(a, slot)) a.result().replaceAllUsesWith(slot.content());
            a.erase();
        }
        slot.op().erase();
    }
}
