package dev.wami.std.cf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
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
     * The edge that leaves out the target, if that does nothing but go on; else null.
     *
     * <pre>
     *   --> ^a(x): br ^b(x)     becomes     --> ^b(x)
     * </pre>
     */
    @Nullable
    Edge throughTarget() {
        BranchOp next = onlyBranch(target);
        if (next == null || isEndless(target)) return null;
        for (BlockArgument a : target.arguments()) {
            for (Use use : a.uses()) if (use.owner() != next) return null;
        }
        List<Value> passed = new ArrayList<>();
        for (Value v : next.operands()) {
            boolean argument = v instanceof BlockArgument a && a.owner() == target;
            passed.add(argument ? arguments.get(((BlockArgument) v).index()) : v);
        }
        return new Edge(next.target(), passed);
    }

    /** The branch that is all there is in {@code block}, or null. */
    private static @Nullable BranchOp onlyBranch(Block block) {
        return block.first() instanceof BranchOp b && b.next() == null ? b : null;
    }

    /**
     * Whether blocks that only go on lead from {@code block} to one another forever: there is no end to leave them out.
     */
    private static boolean isEndless(Block block) {
        Block slow = block;
        Block fast = block;
        while (true) {
            for (int i = 0; i < 2; i++) {
                BranchOp next = onlyBranch(fast);
                if (next == null) return false;
                fast = next.target();
            }
            BranchOp next = onlyBranch(slow);
            if (next == null) return false;
            slow = next.target();
            if (slow == fast) return true;
        }
    }
}
