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
     * The edge that leaves out all targets that do nothing but go on, at once: a branch out of a deep nest would
     * otherwise be made again for each level. Null if there is none.
     *
     * <pre>
     *   --> ^a(x): br ^b(x)     becomes     --> ^b(x)
     * </pre>
     */
    @Nullable
    Edge throughTargets() {
        if (onlyBranch(target) == null || isEndless(target)) return null;
        Block to = target;
        List<Value> passed = arguments;
        for (BranchOp next = leftOut(to); next != null; next = leftOut(to)) {
            passed = passedOn(passed, next);
            to = next.target();
        }
        return to == target ? null : new Edge(to, passed);
    }

    /** The branch that is all there is in {@code block}, if nothing else uses its arguments; or null. */
    private static @Nullable BranchOp leftOut(Block block) {
        BranchOp next = onlyBranch(block);
        if (next == null) return null;
        for (int i = 0; i < block.argumentCount(); i++) {
            for (Use use : block.argument(i).uses()) if (use.owner() != next) return null;
        }
        return next;
    }

    /** What {@code next} passes on if its block gets {@code given}. */
    private static List<Value> passedOn(List<Value> given, BranchOp next) {
        boolean same = next.operandCount() == given.size();
        for (int i = 0; i < next.operandCount() && same; i++) {
            same = valueOf(next.operand(i), given, next) == given.get(i);
        }
        if (same) return given;
        List<Value> out = new ArrayList<>(next.operandCount());
        for (int i = 0; i < next.operandCount(); i++) out.add(valueOf(next.operand(i), given, next));
        return out;
    }

    private static Value valueOf(Value operand, List<Value> given, BranchOp next) {
        boolean argument = operand instanceof BlockArgument a && a.owner() == next.block();
        return argument ? given.get(((BlockArgument) operand).index()) : operand;
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
