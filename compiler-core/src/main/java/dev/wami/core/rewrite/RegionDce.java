package dev.wami.core.rewrite;

import dev.wami.core.analysis.BlockOrder;
import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.Terminator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Removes what has no influence: operations whose effects nobody sees and block arguments that only feed such, also
 * where they feed each other in a cycle. Everything is taken to be dead until a use from something live is found.
 * Upstream: runRegionDCE.
 */
final class RegionDce {
    /** Operations and block arguments that are needed. */
    private final Set<Object> live = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Reachable operations and blocks, uses mostly before definitions; a block stands for its arguments. */
    private final List<Object> order = new ArrayList<>();

    /** Operations that do something, or have one that does in them. */
    private final Set<Operation> effectful = Collections.newSetFromMap(new IdentityHashMap<>());

    private final Consumer<Operation> erased;
    private boolean grown;

    RegionDce(Consumer<Operation> erased) {
        this.erased = erased;
    }

    /** Removes what is dead in {@code region} and everything nested; true if there was something. */
    boolean run(Region region) {
        collect(region);
        for (Object o : order) if (o instanceof Operation op) findEffects(op);
        do {
            grown = false;
            for (Object o : order) {
                if (o instanceof Operation op) visit(op);
                else visitArguments((Block) o);
            }
        } while (grown);
        return erase();
    }

    /** Fills {@link #order}: blocks in postorder, operations backwards, what is nested before what it is nested in. */
    private void collect(Region root) {
        // built forwards, an operation before its contents, and then reversed
        Deque<Object> open = new ArrayDeque<>();
        pushBlocks(root, open);
        while (!open.isEmpty()) {
            Object o = open.pop();
            order.add(o);
            if (o instanceof Block b) {
                for (Operation op = b.last(); op != null; op = op.prev()) open.push(op);
            } else {
                Operation op = (Operation) o;
                for (int i = 0; i < op.regionCount(); i++) pushBlocks(op.region(i), open);
            }
        }
        Collections.reverse(order);
    }

    private static void pushBlocks(Region r, Deque<Object> open) {
        if (r.isEmpty()) return;
        for (Block b : BlockOrder.postorder(r.entry())) open.push(b);
    }

    /** What is nested has been asked before. */
    private void findEffects(Operation op) {
        if (op instanceof Pure) return;
        if (!Effects.isDroppableBeside(op)) effectful.add(op);
        if (effectful.contains(op) && op.parentOp() instanceof RecursiveMemoryEffects outer)
            effectful.add((Operation) outer);
    }

    private void visit(Operation op) {
        if (op instanceof Terminator) {
            visitTerminator(op);
        } else if (!live.contains(op)) {
            if (op instanceof Symbol || effectful.contains(op)) markLive(op);
            for (int i = 0; i < op.resultCount() && !live.contains(op); i++) {
                if (isUsedByLive(op.result(i))) markLive(op);
            }
        }
    }

    /** Terminators are live; what they pass to a block argument is as live as that. */
    private void visitTerminator(Operation op) {
        if (!live.contains(op)) markLive(op);
        for (int s = 0; s < op.successorCount(); s++) {
            Block target = op.successor(s);
            int known = op instanceof Branch b ? b.producedArguments(s) : target.argumentCount();
            for (int i = 0; i < known; i++) if (!live.contains(target.argument(i))) markLive(target.argument(i));
        }
    }

    /** The entry block's arguments belong to the surrounding operation and stay. */
    private void visitArguments(Block b) {
        if (b.isEntry()) return;
        for (int i = 0; i < b.argumentCount(); i++) {
            BlockArgument a = b.argument(i);
            if (!live.contains(a) && isUsedByLive(a)) markLive(a);
        }
    }

    private void markLive(Object o) {
        live.add(o);
        grown = true;
    }

    private boolean isUsedByLive(Value v) {
        for (Use u : v.uses()) if (live.contains(u.owner()) && !feedsDeadArgument(u)) return true;
        return false;
    }

    private boolean feedsDeadArgument(Use u) {
        if (!(u.owner() instanceof Branch branch)) return false;
        int s = branch.successorOfOperand(u.index());
        if (s < 0) return false;
        int i = branch.producedArguments(s) + u.index() - branch.successorOperandStart(s);
        BlockArgument a = u.owner().successor(s).argument(i);
        return !live.contains(a) && !a.owner().isEntry();
    }

    /** As upstream, dropped block arguments alone do not count as a change. */
    private boolean erase() {
        List<Operation> dead = new ArrayList<>(0);
        for (Object o : order) {
            if (!(o instanceof Operation op)) continue;
            if (!live.contains(op)) dead.add(op);
            else if (op instanceof Branch b) dropDeadOperands(op, b);
        }
        Erasure.eraseAll(dead, erased);
        for (Object o : order) if (o instanceof Block b && !b.isEntry()) dropDeadArguments(b);
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
        for (int i = b.argumentCount() - 1; i >= 0; i--) if (!live.contains(b.argument(i))) b.eraseArgument(i);
    }
}
