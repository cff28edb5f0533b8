package dev.wami.loops.split;

import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.loops.nest.Coefficient;
import dev.wami.loops.nest.SharedInputs;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a loop is divided so that conditions in it are decided in each part:
 *
 * <pre>
 *    a i + r >= 0     from ceil(-r / a) on
 *   -a i + r >= 0     in front of floor(r / a) + 1
 *    a i + r == 0     at -r / a alone
 * </pre>
 */
final class ConditionPoints {
    private ConditionPoints() {}

    /** The points for {@code condition}, which is in {@code loop}; none if it says nothing linear about its counter. */
    static List<SplitPoint> of(AffineIfOp condition, AffineForOp loop) {
        SharedInputs inputs = new SharedInputs();
        int counter = inputs.dim(loop.inductionVariable());
        IntegerSet set = condition.condition();
        List<AffineExpr> sides =
                inputs.results(new AffineMap(set.dims(), set.symbols(), set.constraints()), condition.operands());
        List<SplitPoint> out = new ArrayList<>();
        for (int i = 0; i < sides.size(); i++) {
            Long a = Coefficient.of(sides.get(i), counter);
            AffineExpr r = inputs.simplified(inputs.without(counter, sides.get(i)));
            if (a == null || a == 0 || !SplitPoint.isInvariant(r, inputs, loop)) continue;
            AffineExpr below = a > 0 ? ceilDiv(r.times(-1), a) : floorDiv(r, -a).plus(1);
            AffineExpr first = inputs.simplified(below);
            if (set.isEquality(i)) {
                AffineExpr at = a > 0 ? first : first.minus(1);
                out.add(new SplitPoint(inputs.simplified(at), inputs));
                out.add(new SplitPoint(inputs.simplified(at.plus(1)), inputs));
            } else {
                out.add(new SplitPoint(first, inputs));
            }
        }
        return out;
    }

    private static AffineExpr ceilDiv(AffineExpr e, long by) {
        return by == 1 ? e : e.ceilDiv(by);
    }

    private static AffineExpr floorDiv(AffineExpr e, long by) {
        return by == 1 ? e : e.floorDiv(by);
    }
}
