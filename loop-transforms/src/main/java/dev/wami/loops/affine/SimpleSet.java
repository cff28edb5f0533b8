package dev.wami.loops.affine;

import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.FlatExpr;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.core.presburger.BasicSet;
import java.util.ArrayList;
import java.util.List;

/**
 * Sets in a simple form: {@code 1 == 0} where there is no point, and else equalities before inequalities, without those
 * that say nothing. Upstream: simplifyIntegerSet.
 */
final class SimpleSet {
    private SimpleSet() {}

    static IntegerSet of(IntegerSet set) {
        BasicSet points = BasicSet.of(set);
        if (points == null) return set;
        if (points.isEmpty().isYes()) {
            return new IntegerSet(set.dims(), set.symbols(), List.of(AffineExpr.constant(1)), List.of(true));
        }
        List<AffineExpr> constraints = new ArrayList<>();
        List<Boolean> equalities = new ArrayList<>();
        for (boolean equality : List.of(true, false)) {
            List<AffineExpr> kept = new ArrayList<>();
            for (int i = 0; i < set.constraints().size(); i++) {
                if (set.isEquality(i) != equality) continue;
                AffineExpr e = FlatExpr.simplify(set.constraints().get(i), set.dims(), set.symbols());
                // as there are points, a constant holds
                if (!(e instanceof AffineConstantExpr)) add(kept, e, equality);
            }
            constraints.addAll(kept);
            for (int i = 0; i < kept.size(); i++) equalities.add(equality);
        }
        if (constraints.isEmpty()) {
            return new IntegerSet(set.dims(), set.symbols(), List.of(AffineExpr.constant(0)), List.of(true));
        }
        return new IntegerSet(set.dims(), set.symbols(), constraints, equalities);
    }

    // e >= 0 and e + c >= 0, c >= 0  ->  e >= 0
    private static void add(List<AffineExpr> kept, AffineExpr e, boolean equality) {
        for (int i = 0; i < kept.size(); i++) {
            AffineExpr more = e.minus(kept.get(i));
            if (!(more instanceof AffineConstantExpr c) || equality && c.value() != 0) continue;
            if (c.value() < 0) kept.set(i, e);
            return;
        }
        kept.add(e);
    }
}
