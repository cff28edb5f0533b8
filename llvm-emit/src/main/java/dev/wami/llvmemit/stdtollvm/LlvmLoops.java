package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.llvm.LlvmBranches;
import java.util.List;

/**
 * A loop in the middle of a block, where lowering has no structured loops left.
 *
 * <pre>
 *   before: br ^loop(init)
 *   ^loop(x): ... cond_br again, ^loop(next), ^after(last)
 *   ^after(r): what followed
 * </pre>
 */
final class LlvmLoops {
    private final Location location;
    private final Block before;
    private final Block after;
    private final Block loop;

    /** Splits the block of {@code op} before it. */
    LlvmLoops(Operation op, List<Type> carried, List<Type> results) {
        location = op.location();
        before = op.requiredBlock();
        after = before.splitBefore(op);
        Region region = after.region();
        if (region == null) throw new IllegalStateException("a block of a function has a region");
        loop = region.insertBefore(new Block(), after);
        for (Type t : carried) loop.addArgument(t, location);
        for (Type t : results) after.addArgument(t, location);
    }

    /** Where the body goes. */
    Block body() {
        return loop;
    }

    Value carried(int i) {
        return loop.argument(i);
    }

    /** The value of result {@code i} after the loop. */
    Value result(int i) {
        return after.argument(i);
    }

    /** Goes into the loop. */
    void enter(List<Value> init) {
        Builder.atEnd(before).insert(new LlvmBranches.BrOp(location, loop, init));
    }

    /** Ends the body at {@code at}. */
    void again(Builder at, Value condition, List<Value> next, List<Value> results) {
        at.insert(new LlvmBranches.CondBrOp(location, condition, loop, next, after, results));
    }

    /** Goes into the loop if {@code condition} holds, else after it; for loops without results. */
    void enterIf(Value condition, List<Value> init) {
        Builder.atEnd(before).insert(new LlvmBranches.CondBrOp(location, condition, loop, init, after, List.of()));
    }
}
