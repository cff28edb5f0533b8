package dev.wami.loops.nest;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.arith.ConstantOp;

/** A loop that runs once is its body. Upstream: promoteIfSingleIteration. */
public final class SingleIteration {
    private SingleIteration() {}

    /** Puts the body of {@code loop} in its place if it runs exactly once; whether it did. */
    public static boolean promote(AffineForOp loop) {
        Long count = TripCount.constantOf(loop);
        if (count == null || count != 1) return false;
        if (!loop.inductionVariable().isUnused()) {
            loop.inductionVariable().replaceAllUsesWith(start(loop));
        }
        for (int i = 0; i < loop.resultCount(); i++) {
            loop.carried().get(i).replaceAllUsesWith(loop.inits().get(i));
        }
        AffineYieldOp yield = loop.yieldOp();
        loop.replaceAllUsesWith(yield.operands());
        yield.erase();
        loop.requiredBlock().takeOperations(loop.body(), loop);
        loop.erase();
        return true;
    }

    /** The first value of the induction variable: a constant at the start of the function, an operand, or a map. */
    private static Value start(AffineForOp loop) {
        Bound lower = loop.lower();
        AffineMap map = lower.map();
        if (lower.isConstant()) {
            FunctionLike function = loop.parentOfType(FunctionLike.class);
            Block top = function instanceof Operation f ? f.region(0).entry() : loop.requiredBlock();
            return Builder.atStart(top)
                    .insert(new ConstantOp(loop.location(), IntegerAttr.index(map.singleConstant())))
                    .result();
        }
        boolean operand = map.results().get(0) instanceof AffineDimExpr && map.inputs() == 1;
        if (operand) return lower.operands().get(0);
        return Builder.before(loop)
                .insert(new ApplyOp(loop.location(), map, lower.operands()))
                .result();
    }
}
