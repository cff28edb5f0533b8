package dev.wami.loops.vectorize;

import dev.wami.core.ir.Value;
import dev.wami.loops.nest.Chain;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.scf.WhileOp;
import java.util.List;

/**
 * How long an iteration of a loop waits for the one before: the longest way from a value that it carries in a certain
 * order to the next such value, through the operations of the body.
 */
final class CarriedChain {
    private CarriedChain() {}

    /** Of the values of {@code loop} that are not reduced in any order, in instructions. */
    static double length(AffineForOp loop) {
        return length(loop, true);
    }

    /** Of those that are: all lanes wait at once. */
    static double reduced(AffineForOp loop) {
        return length(loop, false);
    }

    /** Of all of them, in cycles. */
    static double cycles(AffineForOp loop) {
        Chain chain = new Chain(loop, loop.carried());
        double longest = 0;
        for (Value v : loop.yieldOp().operands()) longest = Math.max(longest, chain.to(v));
        return longest;
    }

    private static double length(AffineForOp loop, boolean inOrder) {
        Chain chain = new Chain(loop, loop.carried());
        List<LaneReduction> reductions = LaneReduction.of(loop);
        double longest = 0;
        for (int i = 0; i < loop.resultCount(); i++) {
            if (reductions.get(i).isInOrder() == inOrder) {
                longest = Math.max(longest, chain.to(loop.yieldOp().operand(i)));
            }
        }
        return longest * Chain.WIDTH;
    }

    /** Of the values of {@code loop}, in instructions. */
    static double length(WhileOp loop) {
        Chain chain = new Chain(loop, loop.beforeBlock().arguments());
        List<Value> passed = loop.condition().arguments();
        for (int i = 0; i < passed.size(); i++) {
            chain.pass(passed.get(i), loop.afterBlock().argument(i));
        }
        double longest = 0;
        for (Value v : loop.yieldOp().operands()) longest = Math.max(longest, chain.to(v));
        return longest * Chain.WIDTH;
    }
}
