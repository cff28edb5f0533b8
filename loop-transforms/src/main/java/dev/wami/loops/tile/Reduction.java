package dev.wami.loops.tile;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Idempotent;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.loops.nest.Combination;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.arith.ArithBits;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.MinMaxIOp;
import dev.wami.std.arith.Overflow;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value that a loop carries and only combines with others by an operation whose operands may be combined in any
 * order: of integers, without flags that say that no partial result overflows.
 *
 * @param combine the operation: it has the only use of the value, and its result is the next one
 */
record Reduction(Operation combine) {

    /** One per value that {@code loop} carries; null if some are no reductions. */
    static @Nullable List<Reduction> of(AffineForOp loop) {
        List<Reduction> out = new ArrayList<>();
        for (int i = 0; i < loop.resultCount(); i++) {
            Operation combine = Combination.of(loop, i);
            if (combine == null || !mayReorder(combine)) return null;
            out.add(new Reduction(combine));
        }
        return out;
    }

    private static boolean mayReorder(Operation op) {
        boolean number = op.result().type() == IndexType.INDEX
                || op.result().type() instanceof IntegerType t && t.width() <= Long.SIZE;
        if (!number) return false;
        if (op instanceof ArithInt.AddIOp add) return add.flags().equals(Overflow.NONE);
        if (op instanceof ArithInt.MulIOp mul) return mul.flags().equals(Overflow.NONE);
        return op instanceof ArithBits.LogicOp || op instanceof MinMaxIOp;
    }

    /** What another copy of the loop starts from, so that all combined give the same: x op neutral == x. */
    Value neutral(Value init, Builder at) {
        // x op x == x
        if (combine instanceof Idempotent || combine instanceof MinMaxIOp) return init;
        return ConstantOp.insert(at, combine.location(), init.type(), combine instanceof ArithInt.MulIOp ? 1 : 0);
    }

    /** {@code a op b}. */
    Value combined(Value a, Value b, Builder at) {
        Operation op = combine.copy();
        op.setAllOperands(List.of(a, b));
        return at.insert(op).result();
    }
}
