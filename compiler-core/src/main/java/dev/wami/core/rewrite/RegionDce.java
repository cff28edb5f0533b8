package dev.wami.core.rewrite;

import dev.wami.core.analysis.BlockOrder;
import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.IrObject;
import dev.wami.core.ir.IrSet;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.TraitBits;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * Removes what has no influence: operations whose effects nothing sees and block arguments that only feed such, also
 * where they feed each other in a cycle. Everything is taken to be dead until a use from something live is found,
 * starting from what has effects. Upstream: runRegionDCE.
 */
final class RegionDce {
    /** Operations and block arguments that are needed. */
    private final IrSet<IrObject> live = new IrSet<>();
    /** Those whose own needs were not looked at yet. */
    private final Deque<IrObject> found = new ArrayDeque<>();

    /** Reachable operations and blocks, definitions mostly before uses; a block stands for its arguments. */
    private final List<IrObject> order = new ArrayList<>();

    /** Operations that do something, or have one that does in them. */
    private final IrSet<Operation> effectful = new IrSet<>();

    private final Consumer<Operation> erased;
    private boolean droppedArguments;

    RegionDce(Consumer<Operation> erased) {
        this.erased = erased;
    }

    /** Removes what is dead in {@code region} and everything nested; true if there was something. */
    boolean run(Region region) {
        collect(region);
        // backwards: what is nested before what it is nested in
        for (int i = order.size() - 1; i >= 0; i--) if (order.get(i) instanceof Operation op) findRoot(op);
        for (IrObject o = found.poll(); o != null; o = found.poll()) {
            if (o instanceof Operation op) markOperands(op);
            else markPassed((BlockArgument) o);
        }
        return erase();
    }

    /** Whether {@link #run} removed block arguments, which it does not count. */
    boolean hasDroppedArguments() {
        return droppedArguments;
    }

    /**
     * Fills {@link #order}: blocks in reverse postorder, operations forwards, what is nested after what it is nested
     * in.
     */
    private void collect(Region root) {
        Deque<IrObject> open = new ArrayDeque<>();
        pushBlocks(root, open);
        while (!open.isEmpty()) {
            IrObject o = open.pop();
            order.add(o);
            if (o instanceof Block b) {
                if (b.first() != null) open.push(b.first());
            } else {
                Operation op = (Operation) o;
                if (op.next() != null) open.push(op.next());
                for (int i = 0; i < op.regionCount(); i++) pushBlocks(op.region(i), open);
            }
        }
    }

    private static void pushBlocks(Region r, Deque<IrObject> open) {
        if (r.hasOneBlock()) open.push(r.entry());
        else if (!r.isEmpty()) for (Block b : BlockOrder.postorder(r.entry())) open.push(b);
    }

    /** Marks {@code op} if it is needed whatever uses it; what is nested in it has been asked before. */
    private void findRoot(Operation op) {
        int traits = op.traits();
        if ((traits & TraitBits.PURE) == 0) findEffects(op);
        if ((traits & TraitBits.TERMINATOR) != 0) markProduced(op);
        if ((traits & (TraitBits.TERMINATOR | TraitBits.SYMBOL)) != 0 || effectful.contains(op)) mark(op);
    }

    private void findEffects(Operation op) {
        if (!Effects.isDroppableBeside(op)) effectful.add(op);
        Operation outer = op.parentOp();
        if (outer != null && outer.hasTraits(TraitBits.RECURSIVE_MEMORY_EFFECTS) && effectful.contains(op)) {
            effectful.add(outer);
        }
    }

    /**
     * What a terminator gives to a block itself is needed; what it only passes on is as needed as the block argument.
     */
    private void markProduced(Operation op) {
        for (int s = 0; s < op.successorCount(); s++) {
            Block target = op.successor(s);
            int produced = op instanceof Branch b ? b.producedArguments(s) : target.argumentCount();
            for (int i = 0; i < produced; i++) mark(target.argument(i));
        }
    }

    private void mark(IrObject o) {
        if (live.add(o)) found.add(o);
    }

    private void mark(Value v) {
        Operation def = v.definedBy();
        // the entry block's arguments belong to the surrounding operation and stay
        if (def != null) mark((IrObject) def);
        else if (!((BlockArgument) v).owner().isEntry()) mark((IrObject) v);
    }

    private void markOperands(Operation op) {
        for (int i = 0; i < op.operandCount(); i++) if (!feedsDeadArgument(op, i)) mark(op.operand(i));
    }

    private boolean feedsDeadArgument(Operation op, int operand) {
        if (op.successorCount() == 0 || !(op instanceof Branch branch)) return false;
        int s = branch.successorOfOperand(operand);
        if (s < 0) return false;
        int i = branch.producedArguments(s) + operand - branch.successorOperandStart(s);
        BlockArgument a = op.successor(s).argument(i);
        return !live.contains(a) && !a.owner().isEntry();
    }

    /** What the branches pass to {@code a}. */
    private void markPassed(BlockArgument a) {
        for (BlockUse use : a.owner().predecessorUses()) {
            if (!(use.owner() instanceof Branch branch) || !live.contains(use.owner())) continue;
            int passed = a.index() - branch.producedArguments(use.index());
            if (passed >= 0) mark(use.owner().operand(branch.successorOperandStart(use.index()) + passed));
        }
    }

    /** As upstream, dropped block arguments alone do not count as a change. */
    private boolean erase() {
        List<Operation> dead = new ArrayList<>(0);
        for (int i = order.size() - 1; i >= 0; i--) {
            if (!(order.get(i) instanceof Operation op)) continue;
            if (!live.contains(op)) dead.add(op);
            else if (op.successorCount() > 0 && op instanceof Branch b) dropDeadOperands(op, b);
        }
        Erasure.eraseAll(dead, erased);
        for (IrObject o : order) if (o instanceof Block b && !b.isEntry()) dropDeadArguments(b);
        return !dead.isEmpty();
    }

    private void dropDeadOperands(Operation op, Branch branch) {
        for (int s = op.successorCount() - 1; s >= 0; s--) {
            int produced = branch.producedArguments(s);
            int start = branch.successorOperandStart(s);
            List<Value> kept = new ArrayList<>();
            for (int i = 0; i < branch.successorOperandCount(s); i++) {
                if (live.contains(op.successor(s).argument(produced + i))) kept.add(op.operand(start + i));
            }
            if (kept.size() < branch.successorOperandCount(s)) branch.setSuccessorOperands(s, kept);
        }
    }

    private void dropDeadArguments(Block b) {
        for (int i = b.argumentCount() - 1; i >= 0; i--) {
            if (live.contains(b.argument(i))) continue;
            b.eraseArgument(i);
            droppedArguments = true;
        }
    }
}
