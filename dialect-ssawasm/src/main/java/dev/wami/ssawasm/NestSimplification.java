package dev.wami.ssawasm;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Removes what the blocks of a nest do not need: arguments with one value, boundaries that nothing jumps to, itself.
 */
final class NestSimplification {
    private NestSimplification() {}

    static boolean run(Control.NestOp nest, Rewriter rewriter) {
        boolean changed = false;
        for (Block b : nest.body()) changed |= dropArguments(b, rewriter);
        for (Block b = nest.entry(); b != null; b = b.next()) {
            while (mergeNext(b, rewriter)) changed = true;
        }
        if (nest.body().hasOneBlock() && nest.entry().last() instanceof Control.ExitOp exit) {
            // block { A } -> A
            rewriter.inlineBlockBefore(nest.entry(), nest, List.of());
            rewriter.replace(nest, exit.operands());
            rewriter.erase(exit);
            return true;
        }
        if (changed) rewriter.changed(nest);
        return changed;
    }

    /** An argument that is passed one value only, besides itself, is that value: it dominates the block. */
    private static boolean dropArguments(Block b, Rewriter rewriter) {
        if (b.isEntry() || b.argumentCount() == 0) return false;
        List<Edge> edges = new ArrayList<>();
        for (BlockUse u : b.predecessorUses()) {
            if (!(u.owner() instanceof Branches.NestBranch branch)) return false;
            edges.add(new Edge(branch, branch.successorOperandStart(u.index())));
        }
        BitSet dropped = new BitSet();
        for (int i = b.argumentCount() - 1; i >= 0; i--) {
            Value only = onlyValue(b, i, edges);
            if (only == null) continue;
            dropped.set(i);
            rewriter.replaceAllUses(b.argument(i), only);
            for (Edge e : edges) rewriter.changed(e.branch);
        }
        if (dropped.isEmpty()) return false;
        Set<Branches.NestBranch> branches = new LinkedHashSet<>();
        for (Edge e : edges) branches.add(e.branch);
        for (Branches.NestBranch branch : branches) drop(dropped, b, branch);
        for (int i = b.argumentCount() - 1; i >= 0; i--) if (dropped.get(i)) b.eraseArgument(i);
        return true;
    }

    /** A way to the block: a branch, and its first operand for that. */
    private record Edge(Branches.NestBranch branch, int start) {}

    /** Passes {@code b} no longer what is for certain arguments, by all ways from {@code branch} at once. */
    private static void drop(BitSet arguments, Block b, Branches.NestBranch branch) {
        List<List<Value>> all = new ArrayList<>();
        int next = 0;
        for (int s = 0; s < branch.successorCount(); s++) {
            int start = s == 0 ? branch.successorOperandStart(0) : next;
            int count = branch.successorOperandCount(s);
            List<Value> left = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                if (branch.successor(s) != b || !arguments.get(i)) left.add(branch.operand(start + i));
            }
            next = start + count;
            all.add(left);
        }
        branch.setAllSuccessorOperands(all);
    }

    private static @Nullable Value onlyValue(Block b, int argument, List<Edge> edges) {
        BlockArgument self = b.argument(argument);
        Value only = null;
        for (Edge e : edges) {
            Value v = e.branch.operand(e.start + argument);
            if (v == self || v == only) continue;
            if (only != null) return null;
            only = v;
        }
        return only;
    }

    /** Joins {@code b} with the next block if that is where it goes and nothing else does. */
    private static boolean mergeNext(Block b, Rewriter rewriter) {
        if (!(b.last() instanceof Branches.PseudoBrOp end) || end.target() != b.next()) return false;
        Block next = end.target();
        if (next.onlyPredecessor() == null || startsOnStack(next)) return false;
        end.setSuccessor(0, b); // a block can only go when nothing branches to it; the branch goes too
        rewriter.inlineBlockBefore(next, end, end.operands());
        rewriter.erase(end);
        return true;
    }

    private static boolean startsOnStack(Block b) {
        Operation first = b.first();
        return first instanceof Stack.OnStackOp;
    }
}
