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
        if (!(target.first() instanceof BranchOp next) || next.next() != null || next.target() == target) return null;
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
}
