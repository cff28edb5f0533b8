package dev.wami.wavebackend.legalize;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.std.arith.ArithFloat.AddFOp;
import dev.wami.std.arith.ArithFloat.MulFOp;
import dev.wami.std.arith.FastMath;
import dev.wami.std.math.MathMulti.FmaOp;
import org.jspecify.annotations.Nullable;

/**
 * {@code a * b + c -> fma(a, b, c)} where both allow it and the product is used for nothing else. Runs before anything
 * else, so that every level of optimisation rounds alike.
 */
public final class ContractMir extends Pass {
    @Override
    public String name() {
        return "contract-mir";
    }

    @Override
    public String summary() {
        return "fuse a * b + c, which is then rounded once";
    }

    @Override
    public void run(Operation root, PassContext context) {
        for (AddFOp add : root.collect(AddFOp.class)) {
            MulFOp product = product(add, 0);
            Value addend = add.rhs();
            if (product == null) {
                product = product(add, 1);
                addend = add.lhs();
            }
            if (product == null) continue;
            FmaOp fma = new FmaOp(add.location(), product.lhs(), product.rhs(), addend, FastMath.NONE);
            add.result().replaceAllUsesWith(Builder.before(add).insert(fma).result());
            add.erase();
            product.erase();
        }
    }

    private static @Nullable MulFOp product(AddFOp add, int operand) {
        boolean fits = add.fastMath().has(FastMath.CONTRACT)
                && add.operand(operand).definedBy() instanceof MulFOp m
                && m.fastMath().has(FastMath.CONTRACT)
                && m.result().hasOneUse()
                && m.block() == add.block();
        return fits ? (MulFOp) add.operand(operand).definedBy() : null;
    }
}
