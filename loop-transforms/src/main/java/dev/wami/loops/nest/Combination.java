package dev.wami.loops.nest;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Operation;
import dev.wami.std.affine.AffineForOp;
import org.jspecify.annotations.Nullable;

/** What combines a value that a loop carries with another one in each iteration; nothing else uses either. */
public final class Combination {
    private Combination() {}

    /**
     * The operation in the body of {@code loop} that has the only use of carried value {@code i} and whose one result,
     * otherwise unused, is the next such value; null if there is none. Whether order matters to it is another question.
     */
    public static @Nullable Operation of(AffineForOp loop, int i) {
        BlockArgument carried = loop.carried().get(i);
        Operation combine = loop.yieldOp().operand(i).definedBy();
        if (combine == null || combine.block() != loop.body() || combine.resultCount() != 1) return null;
        boolean only = combine.result().hasOneUse() && carried.hasOneUse();
        return only && combine.operands().contains(carried) ? combine : null;
    }
}
