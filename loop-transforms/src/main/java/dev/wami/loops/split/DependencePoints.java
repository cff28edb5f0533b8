package dev.wami.loops.split;

import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.loops.dependence.Dependence;
import dev.wami.loops.nest.Coefficient;
import dev.wami.loops.nest.SharedInputs;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a loop is divided so that a dependence that it carries goes from the first part to the second. Where in one
 * dimension the source, at counter s, accesses {@code a s + x} and the target, at a later t, {@code b t + y}:
 *
 * <pre>
 *   b == 0     s == (y - x) / a        all sources lie in front of that + 1       "weak-zero"
 *   a == 0     t == (x - y) / b        all targets from there on
 *   a == -b    s + t == (y - x) / a    s below the middle, t above it             "weak-crossing"
 * </pre>
 *
 * Source: Goff, Kennedy, Tseng, "Practical dependence testing", PLDI 1991.
 */
final class DependencePoints {
    private final AffineForOp loop;
    private final SharedInputs inputs = new SharedInputs();
    private final int counter;

    private DependencePoints(AffineForOp loop) {
        this.loop = loop;
        counter = inputs.dim(loop.inductionVariable());
    }

    /** The points that may take {@code dependence} apart, which {@code loop} carries. */
    static List<SplitPoint> of(Dependence dependence, AffineForOp loop) {
        boolean affine = dependence.source().op() instanceof AccessOp
                && dependence.target().op() instanceof AccessOp;
        if (!affine) return List.of();
        return new DependencePoints(loop).between((AccessOp) dependence.source().op(), (AccessOp)
                dependence.target().op());
    }

    private List<SplitPoint> between(AccessOp source, AccessOp target) {
        List<AffineExpr> from = inputs.results(source.map(), source.mapOperands());
        List<AffineExpr> to = inputs.results(target.map(), target.mapOperands());
        List<SplitPoint> out = new ArrayList<>();
        if (source.memref() != target.memref()) return out;
        for (int i = 0; i < from.size(); i++) {
            AffineExpr point = point(from.get(i), to.get(i));
            if (point != null) out.add(new SplitPoint(inputs.simplified(point), inputs));
        }
        return out;
    }

    private @Nullable AffineExpr point(AffineExpr source, AffineExpr target) {
        Long a = Coefficient.of(source, counter);
        Long b = Coefficient.of(target, counter);
        if (a == null || b == null || a == 0 && b == 0) return null;
        AffineExpr x = inputs.without(counter, source);
        AffineExpr y = inputs.without(counter, target);
        AffineExpr grown = inputs.simplified(y.minus(x));
        if (!SplitPoint.isInvariant(grown, inputs, loop)) return null;
        if (b == 0) return divided(grown, a).plus(1);
        if (a == 0) return divided(inputs.simplified(x.minus(y)), b);
        if (a != -b) return null;
        // s < t and s + t == r: s <= (r - 1) / 2 and t >= (r + 1) / 2
        return divided(grown, a).plus(1).floorDiv(2);
    }

    /** {@code e / by}, which is an integer where there is a dependence. */
    private static AffineExpr divided(AffineExpr e, long by) {
        AffineExpr dividend = by < 0 ? e.times(-1) : e;
        return Math.abs(by) == 1 ? dividend : dividend.floorDiv(Math.abs(by));
    }
}
