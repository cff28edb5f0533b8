package dev.wami.core.transform;

import dev.wami.core.analysis.DominatorTree;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.PromotableAccess;
import dev.wami.core.ir.trait.RegionBranch;
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
 * Turns the slots of a region into values, all at once: every load gets the value that was stored last. Where several
 * stores can have been last, the value becomes a block argument, or is carried through a structured operation (an
 * {@code iter_args} of a loop, a result of a conditional), only where it is still needed.
 *
 * <p>Dominance and its frontiers are computed once for all slots, where a slot is live only from its loads upwards, and
 * one walk over the dominator tree renames them: what a function with many locals and many blocks needs. An operation
 * with accesses in its regions counts as a load and a store; the walk promotes its regions when it gets there. After
 * Cytron et al., "Efficiently Computing Static Single Assignment Form and the Control Dependence Graph", pruned.
 */
final class RegionPromotion {
    private final Region region;
    /** The slots that each allocation, each access, and each operation around an access is about. */
    private final Map<Operation, List<Slot>> users;
    /** The slots whose content is carried on where the region is left. */
    private final List<Slot> carried;

    private final DominatorTree tree;
    private final Map<Block, List<Block>> frontiers;
    private final Map<Block, Node> nodes = new IdentityHashMap<>();
    private final Map<Slot, Flow> flows = new IdentityHashMap<>();
    /** Operations with regions, and the slots that are needed after them. */
    private final Map<Operation, Set<Slot>> neededAfter = new IdentityHashMap<>();

    private int newBlockArguments;

    /**
     * A block that can be reached, and what is known of it for the slot that {@code killedBy}, {@code neededFor} ...
     * name.
     */
    private static final class Node {
        final Block block;
        final List<Node> predecessors = new ArrayList<>(2);
        /** The slots that get an argument here. */
        final List<Slot> joins = new ArrayList<>(0);

        @Nullable
        Slot changedBy;

        @Nullable
        Slot killedBy;

        @Nullable
        Slot neededFor;

        @Nullable
        Slot joinOf;

        Node(Block block) {
            this.block = block;
        }
    }

    /**
     * What the blocks do with one slot.
     *
     * @param exposed where its content at the start is needed by an operation of the block
     * @param killing where its content at the start is not needed for anything after the block
     * @param changing where it may get another content
     * @param nesting where operations have accesses in their regions
     */
    private record Flow(List<Node> exposed, List<Node> killing, List<Node> changing, List<Node> nesting) {
        Flow() {
            this(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        }

        void add(Node node, Slot slot, Operation user) {
            boolean killed = isLast(killing, node);
            if (!killed && slot.isNeededBefore(user, false)) addOnce(exposed, node);
            if (!killed && !slot.isNeededBefore(user, true)) killing.add(node);
            if (slot.mayChange(user)) addOnce(changing, node);
            if (slot.isNested(user)) addOnce(nesting, node);
        }

        private static void addOnce(List<Node> list, Node node) {
            if (!isLast(list, node)) list.add(node);
        }

        private static boolean isLast(List<Node> list, Node node) {
            return !list.isEmpty() && list.get(list.size() - 1) == node;
        }
    }

    private RegionPromotion(Region region, Map<Operation, List<Slot>> users, List<Slot> carried) {
        this.region = region;
        this.users = users;
        this.carried = carried;
        tree = new DominatorTree(region);
        frontiers = region.hasOneBlock() ? Map.of() : tree.frontiers();
        findFlows();
    }

    /**
     * Promotes those of {@code allocations}, which are in {@code home}, that can be, and erases them.
     *
     * @return how many block arguments that took
     */
    static int run(Region home, List<Operation> allocations) {
        List<Slot> slots = new ArrayList<>();
        Map<Operation, List<Slot>> users = new IdentityHashMap<>();
        for (Operation op : allocations) {
            Slot slot = Slot.of(op, home);
            if (slot == null) continue;
            slots.add(slot);
            users.put(op, List.of(slot));
            for (Operation access : slot.accesses) addUser(users, access, slot, home);
        }
        if (slots.isEmpty()) return 0;
        RegionPromotion p = new RegionPromotion(home, users, List.of());
        for (Slot slot : slots) slot.stays = !p.placeArguments(slot, false);
        p.rename();
        for (Slot slot : slots) if (!slot.stays) slot.erase();
        return p.newBlockArguments;
    }

    private static void addUser(Map<Operation, List<Slot>> users, Operation access, Slot slot, Region home) {
        for (Operation op = access; op != null; op = op.parentRegion() == home ? null : op.parentOp()) {
            List<Slot> slots = users.computeIfAbsent(op, k -> new ArrayList<>(1));
            if (!slots.isEmpty() && slots.get(slots.size() - 1) == slot) return;
            slots.add(slot);
        }
    }

    // ---- where what is needed

    private void findFlows() {
        for (Block b : tree.blocks()) nodes.put(b, new Node(b));
        for (Block b : tree.blocks()) {
            Node node = node(b);
            for (Block p : b.predecessors()) {
                Node from = nodes.get(p);
                if (from != null) node.predecessors.add(from);
            }
            for (Operation op : b) {
                for (Slot slot : users.getOrDefault(op, List.of())) {
                    flows.computeIfAbsent(slot, s -> new Flow()).add(node, slot, op);
                }
            }
        }
    }

    private Node node(Block b) {
        Node n = nodes.get(b);
        if (n == null) throw new IllegalStateException("a block that cannot be reached");
        return n;
    }

    /**
     * Gives arguments for {@code slot} to the blocks where different contents meet and it is needed.
     *
     * @param out whether it is needed where the region is left
     * @return false, with nothing done, if one of them cannot be given arguments
     */
    private boolean placeArguments(Slot slot, boolean out) {
        Flow flow = flows.get(slot);
        if (flow == null) return true;
        findNeed(slot, flow, out);
        Deque<Node> open = new ArrayDeque<>(flow.changing);
        for (Node n : flow.changing) n.changedBy = slot;
        List<Node> joins = new ArrayList<>();
        while (!open.isEmpty()) {
            for (Block b : frontiers.getOrDefault(open.remove().block, List.of())) {
                Node f = node(b);
                if (f.neededFor != slot || f.joinOf == slot) continue;
                if (!isBranchedTo(b)) return false;
                f.joinOf = slot;
                joins.add(f);
                if (f.changedBy != slot) open.add(f);
            }
        }
        for (Node n : joins) n.joins.add(slot);
        newBlockArguments += joins.size();
        return true;
    }

    /**
     * Finds the blocks at whose start {@code slot} is needed, from its loads upwards, and the operations after which it
     * is.
     */
    private void findNeed(Slot slot, Flow flow, boolean out) {
        for (Node n : flow.killing) n.killedBy = slot;
        Deque<Node> open = new ArrayDeque<>(flow.exposed);
        for (Node n : flow.exposed) n.neededFor = slot;
        if (out) {
            for (Node n : nodes.values()) {
                if (n.block.successors().isEmpty()) need(n, slot, open);
            }
        }
        while (!open.isEmpty()) for (Node p : open.remove().predecessors) need(p, slot, open);
        SlotLiveness liveness = slot.liveness;
        if (liveness == null) return;
        for (Node n : flow.nesting) {
            boolean needed = isNeededAtEnd(n, slot, out);
            List<Operation> ops = liveness.relevant(n.block);
            for (int i = ops.size() - 1; i >= 0; i--) {
                Operation op = ops.get(i);
                if (needed && slot.isNested(op)) {
                    neededAfter
                            .computeIfAbsent(op, k -> Collections.newSetFromMap(new IdentityHashMap<>()))
                            .add(slot);
                }
                needed = slot.isNeededBefore(op, needed);
            }
        }
    }

    /**
     * Notes that {@code slot} is needed at the end of {@code n}, and so at its start unless it gets another content.
     */
    private static void need(Node n, Slot slot, Deque<Node> open) {
        if (n.killedBy == slot || n.neededFor == slot) return;
        n.neededFor = slot;
        open.add(n);
    }

    private boolean isNeededAtEnd(Node n, Slot slot, boolean out) {
        List<Block> successors = n.block.successors();
        if (successors.isEmpty()) return out;
        for (Block s : successors) if (node(s).neededFor == slot) return true;
        return false;
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
        passFromUnreached();
    }

    private void rename(Node node, Deque<Before> changes) {
        for (Slot s : node.joins) {
            Value slot = s.allocation.slot();
            set(s, node.block.addArgument(s.allocation.slotType(), slot.location()), changes);
        }
        Operation next;
        for (Operation op = node.block.first(); op != null; op = next) {
            next = op.next();
            List<Slot> slots = users.get(op);
            if (slots == null) continue;
            if (op.regionCount() > 0) nested(op, slots, changes);
            else if (!slots.get(0).stays) rename(op, slots.get(0), changes);
        }
        Operation last = node.block.last();
        if (last == null) return;
        if (last.successorCount() == 0) passOut(last);
        for (int i = 0; i < last.successorCount(); i++) {
            Node to = nodes.get(last.successor(i));
            if (to != null && !to.joins.isEmpty()) pass((Branch) last, i, to.joins);
        }
    }

    private static void rename(Operation op, Slot slot, Deque<Before> changes) {
        if (op == slot.allocation) {
            set(slot, null, changes);
            return;
        }
        if (slot.loads(op)) op.result().replaceAllUsesWith(slot.content());
        else set(slot, ((PromotableAccess) op).storedValue(), changes);
        op.erase();
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
        passed.addAll(contents(joins));
        branch.setSuccessorOperands(successor, passed);
    }

    /** Lets {@code last}, through which the region is left, pass what is carried on. */
    private void passOut(Operation last) {
        if (!carried.isEmpty()) CarriedValues.pass(last, contents(carried));
    }

    private static List<Value> contents(List<Slot> slots) {
        List<Value> contents = new ArrayList<>(slots.size());
        for (Slot s : slots) contents.add(s.content());
        return contents;
    }

    /** From blocks that control never reaches comes what was there at the start. */
    private void passFromUnreached() {
        for (Block b = region.first(); b != null; b = b.next()) {
            Operation last = b.last();
            if (last == null || nodes.containsKey(b)) continue;
            if (last.successorCount() == 0) passOut(last);
            for (int i = 0; i < last.successorCount(); i++) {
                Node to = nodes.get(last.successor(i));
                if (to != null && !to.joins.isEmpty()) pass((Branch) last, i, to.joins);
            }
        }
    }

    // ---- regions

    /** A slot that the regions of an operation use, with where in them it is needed. */
    private record Through(Slot slot, Map<Region, Boolean> neededIn, boolean after) {

        static Through of(Slot slot, Operation op, boolean after) {
            SlotLiveness liveness = slot.liveness;
            if (liveness == null) throw new IllegalStateException("an access in a region");
            return new Through(slot, liveness.liveInRegions(op, after), after);
        }

        boolean isCarried(Operation op) {
            return slot.mayChange(op) && (after || isCarriedRound(op));
        }

        /** Whether a region needs the content that another region, or an earlier iteration, left. */
        private boolean isCarriedRound(Operation op) {
            for (Region from : op.regions()) {
                for (RegionBranch.Successor s : ((RegionBranch) op).successorsFrom(from)) {
                    if (s.region() != null && neededIn.getOrDefault(s.region(), false)) return true;
                }
            }
            return false;
        }
    }

    /**
     * Promotes the slots in the regions of {@code op}; those that it may change and that are needed later are carried
     * through it.
     */
    private void nested(Operation op, List<Slot> slots, Deque<Before> changes) {
        List<Through> through = new ArrayList<>();
        List<Slot> carriedThrough = new ArrayList<>();
        Set<Slot> after = neededAfter.getOrDefault(op, Set.of());
        for (Slot slot : slots) {
            if (slot.stays) continue;
            Through t = Through.of(slot, op, after.contains(slot));
            through.add(t);
            if (t.isCarried(op)) carriedThrough.add(slot);
        }
        if (carriedThrough.isEmpty()) {
            for (Region r : op.regions()) if (!r.isEmpty()) promote(op, r, through, List.of());
            return;
        }
        CarriedValues values = CarriedValues.add(op, contents(carriedThrough));
        for (Slot slot : carriedThrough) changes.push(new Before(slot, slot.content));
        for (Region r : values.operation().regions()) {
            hold(carriedThrough, values.valuesIn(r));
            promote(values.operation(), r, through, carriedThrough);
        }
        hold(carriedThrough, values.results());
    }

    private static void hold(List<Slot> slots, List<? extends Value> contents) {
        for (int i = 0; i < slots.size(); i++) slots.get(i).content = contents.get(i);
    }

    private void promote(Operation op, Region r, List<Through> through, List<Slot> carriedThrough) {
        RegionPromotion inner = new RegionPromotion(r, users, carriedThrough);
        for (Through t : through) {
            inner.placeArguments(t.slot, SlotLiveness.liveOutOf(op, r, t.neededIn, t.after));
        }
        inner.rename();
        newBlockArguments += inner.newBlockArguments;
    }
}
