package dev.wami.loops.split;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.loops.dependence.Domain;
import dev.wami.loops.nest.SharedInputs;
import dev.wami.loops.raise.IndexInterval;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a loop can be divided.
 *
 * @param first the least counter of the second part, the same in all iterations of the loop
 */
record SplitPoint(AffineExpr first, SharedInputs inputs) {

    /**
     * Where {@code factor * i + rest} gets another sign, for the counter i of a loop:
     *
     * <pre>
     *    a i + r &gt;= 0     from ceil(-r / a) on
     *   -a i + r &gt;= 0     in front of floor(r / a) + 1
     * </pre>
     */
    static SplitPoint atSign(long factor, AffineExpr rest, SharedInputs inputs) {
        AffineExpr below = factor > 0
                ? ceilDiv(rest.times(-1), factor)
                : floorDiv(rest, -factor).plus(1);
        return new SplitPoint(inputs.simplified(below), inputs);
    }

    private static AffineExpr ceilDiv(AffineExpr e, long by) {
        return by == 1 ? e : e.ceilDiv(by);
    }

    private static AffineExpr floorDiv(AffineExpr e, long by) {
        return by == 1 ? e : e.floorDiv(by);
    }

    /** {@code steps} iterations further. */
    SplitPoint plus(long steps) {
        return new SplitPoint(inputs.simplified(first.plus(steps)), inputs);
    }

    /** Whether {@code v} is defined outside of {@code loop}. */
    static boolean isInvariant(Value v, AffineForOp loop) {
        Block home = v.block();
        return home == null || !loop.region(0).isAncestorOf(home.region());
    }

    /** Whether {@code e} is the same in all iterations of {@code loop}. */
    static boolean isInvariant(AffineExpr e, SharedInputs inputs, AffineForOp loop) {
        for (Value v : inputs.usedBy(e)) if (!isInvariant(v, loop)) return false;
        return true;
    }

    /**
     * Divides {@code loop} in front of iteration p:
     *
     * <pre>
     *   for i = max(l...) to min(u...)    ->    for i = max(l...) to min(u..., p)
     *                                           for i = max(l..., p) to min(u...)
     * </pre>
     *
     * Bounds that p is never beyond are left out. Returns the second part; null, and nothing is changed, if one of the
     * parts would have no iterations, or the point is not certainly an index.
     */
    @Nullable
    AffineForOp divide(AffineForOp loop) {
        if (loop.step() != 1) return null;
        Domain around = Domain.of(loop);
        List<AffineExpr> ends = inputs.results(loop.upper());
        List<AffineExpr> starts = inputs.results(loop.lower());
        for (AffineExpr u : ends) if (isAtMost(u, first, around)) return null;
        for (AffineExpr l : starts) if (isAtMost(first, l, around)) return null;
        List<AffineExpr> end = new ArrayList<>(ends);
        end.removeIf(u -> isAtMost(first, u, around));
        List<AffineExpr> start = new ArrayList<>(starts);
        start.removeIf(l -> isAtMost(l, first, around));
        boolean within = end.size() < ends.size() && start.size() < starts.size();
        if (!within && !IndexInterval.isIndex(first, inputs.operands(), inputs.dims())) return null;
        end.add(first);
        start.add(first);
        AffineForOp rest = Builder.after(loop).insert((AffineForOp) loop.copy());
        loop.replaceAllUsesWith(rest.results());
        rest.setInits(loop.results());
        rest.setLower(inputs.bound(start));
        loop.setUpper(inputs.bound(end));
        return rest;
    }

    private boolean isAtMost(AffineExpr a, AffineExpr b, Domain around) {
        return around.isNeverNegative(b.minus(a), inputs.operands(), inputs.dims());
    }
}
