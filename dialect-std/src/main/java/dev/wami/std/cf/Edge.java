package dev.wami.std.cf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a branch may go, with what. */
record Edge(Block target, List<Value> arguments) {
    Edge {
        arguments = List.copyOf(arguments);
    }

    /**
     * The edge that leaves out the target, if that does nothing but go on; else null. Where more such blocks follow,
     * their branches go where the last of them does from then on, so that nothing follows the same way block by block
     * again.
     *
     * <pre>
     *   --> ^a(x): br ^b(x)     becomes     --> ^b(x)
     * </pre>
     */
    @Nullable
    Edge throughTarget(Rewriter rewriter) {
        if (!isPassed(target)) return null;
        List<Block> chain = chain();
        if (chain == null) return null;
        for (int i = chain.size() - 2; i >= 0; i--) {
            BranchOp branch = branch(chain.get(i));
            Edge shorter = new Edge(branch.target(), branch.operands()).without(branch(chain.get(i + 1)));
            rewriter.replace(branch, new BranchOp(branch.location(), shorter.target(), shorter.arguments()));
        }
        return without(branch(target));
    }

    /** This edge and the branch that is all of its target as one. */
    private Edge without(BranchOp next) {
        List<Value> passed = new ArrayList<>();
        for (Value v : next.operands()) {
            boolean argument = v instanceof BlockArgument a && a.owner() == target;
            passed.add(argument ? arguments.get(((BlockArgument) v).index()) : v);
        }
        return new Edge(next.target(), passed);
    }

    /** The target and the blocks after it that only go on; null if they lead to one another forever. */
    private @Nullable List<Block> chain() {
        List<Block> chain = new ArrayList<>();
        // the block at the last power of two, which each later one is compared with
        Block waiting = target;
        for (Block b = target; isPassed(b); b = branch(b).target()) {
            if (b == waiting && !chain.isEmpty()) return null;
            if (Integer.bitCount(chain.size()) == 1) waiting = b;
            chain.add(b);
        }
        return chain;
    }

    /** Whether the block only goes on, and what it is given goes no further than that. */
    private static boolean isPassed(Block block) {
        if (!(block.first() instanceof BranchOp next) || next.next() != null) return false;
        for (BlockArgument a : block.arguments()) {
            for (Use use : a.uses()) if (use.owner() != next) return false;
        }
        return true;
    }

    /** The branch that is all there is in a block. */
    private static BranchOp branch(Block block) {
        return (BranchOp) block.requiredTerminator();
    }
}
