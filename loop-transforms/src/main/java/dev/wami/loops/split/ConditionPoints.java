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
            SplitPoint point = SplitPoint.atSign(a, r, inputs);
            if (set.isEquality(i)) {
                SplitPoint at = a > 0 ? point : point.plus(-1);
                out.add(at);
                out.add(at.plus(1));
            } else {
                out.add(point);
            }
        }
        return out;
    }
}
