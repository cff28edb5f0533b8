package dev.wami.conversions.memref;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.scf.ForOp;
import org.jspecify.annotations.Nullable;

/**
 * An index of an access as {@code variable + constant}.
 *
 * @param lower what the variable is at least, in every execution of the access
 */
record IndexTerm(Value variable, long constant, long lower) {
    private static final int DEPTH = 8;

    /**
     * {@code x + c} where something is known about x; else the index as a whole, which an access needs to be at least
     * 0.
     */
    static IndexTerm of(Value index) {
        if (constant(index) != null) return new IndexTerm(index, 0, 0); // folded by canonicalize
        Operation sum = index.definedBy();
        if (sum != null && sum.kind() == ArithOp.ADDI) {
            Long c = constant(sum.operand(1));
            Long lower = lower(sum.operand(0), DEPTH);
            if (c != null && lower != null) return new IndexTerm(sum.operand(0), c, lower);
        }
        Long lower = lower(index, DEPTH);
        return new IndexTerm(index, 0, lower == null ? 0 : Math.max(0, lower));
    }

    private static @Nullable Long constant(Value v) {
        if (!(v.definedBy() instanceof ConstantLike c) || !(c.constant() instanceof IntegerAttr i)) return null;
        return i.value();
    }

    /** What {@code v} is at least, or null if nothing is known. */
    private static @Nullable Long lower(Value v, int depth) {
        if (depth == 0) return null;
        Long c = constant(v);
        if (c != null) return c;
        if (v instanceof BlockArgument a && a.index() == 0 && a.owner().parentOp() instanceof ForOp loop) {
            // a bound that is computed says too little to be worth a pointer of its own
            return constant(loop.lowerBound());
        }
        Operation def = v.definedBy();
        if (def == null || def.kind() != ArithOp.ADDI) return null;
        Long x = lower(def.operand(0), depth - 1);
        Long y = constant(def.operand(1));
        return x == null || y == null ? null : (Long) (x + y);
    }
}
