package dev.wami.ssawasm;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import java.util.ArrayList;
import java.util.List;
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
        boolean changed = false;
        for (int i = b.argumentCount() - 1; i >= 0 && !b.isEntry(); i--) {
            Value only = onlyValue(b, i);
            if (only == null) continue;
            rewriter.replaceAllUses(b.argument(i), only);
            for (BlockUse edge : b.predecessorUses()) {
                Branch branch = (Branch) edge.owner();
                List<Value> left = new ArrayList<>(passed(edge));
                left.remove(i);
                branch.setSuccessorOperands(edge.index(), left);
                rewriter.changed(edge.owner());
            }
            b.eraseArgument(i);
            changed = true;
        }
        return changed;
    }

    private static @Nullable Value onlyValue(Block b, int argument) {
        BlockArgument self = b.argument(argument);
        Value only = null;
        for (BlockUse edge : b.predecessorUses()) {
            if (!(edge.owner() instanceof Branches.NestBranch)) return null;
            Value v = passed(edge).get(argument);
            if (v == self || v == only) continue;
            if (only != null) return null;
            only = v;
        }
        return only;
    }

    private static List<Value> passed(BlockUse edge) {
        return ((Branches.NestBranch) edge.owner()).passed(edge.index());
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
