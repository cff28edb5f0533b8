package dev.wami.loops.strip;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.loops.dependence.Position;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineYieldOp;
import java.util.List;

/** Puts nests into strips as a {@link StripPlan} says, each between new bounds. */
final class Strips {
    private final StripPlan plan;
    /** The first row of a strip, and with a loop around its first iteration and the present one. */
    private final List<Value> operands;

    private Strips(StripPlan plan, List<Value> operands) {
        this.plan = plan;
        this.operands = operands;
    }

    static void apply(StripPlan plan) {
        AffineForOp around = plan.around();
        if (around == null) withinOneIteration(plan);
        else overIterations(plan, around);
    }

    /**
     *
     *
     * <pre>
     *   for i: S(i)               for p by rows
     *   for j: T(j)     -&gt;          for i in strip p: S(i)
     *                               for j in strip p: T(j)
     * </pre>
     */
    private static void withinOneIteration(StripPlan plan) {
        List<AffineForOp> nests = plan.run().nests();
        for (Operation value : plan.run().values()) value.moveBefore(nests.get(0));
        AffineForOp strips = loop(Builder.before(nests.get(0)), lines(plan), nests.get(0));
        for (AffineForOp nest : nests) nest.moveBefore(strips.yieldOp());
        new Strips(plan, List.of(strips.inductionVariable())).bound();
    }

    /**
     *
     *
     * <pre>
     *   for t                     for t0 by steps
     *     for i: S(i, t)            for p by rows
     *     for j: T(j, t)     -&gt;       for t = t0 to t0 + steps
     *                                   for i in strip p: S(i, t)
     *                                   for j in strip p: T(j, t)
     * </pre>
     */
    private static void overIterations(StripPlan plan, AffineForOp around) {
        AffineForOp groups = loop(
                Builder.before(around), new Span(NestRun.first(around), NestRun.end(around), plan.steps()), around);
        AffineForOp strips = loop(Builder.before(groups.yieldOp()), lines(plan), around);
        around.moveBefore(strips.yieldOp());
        Value first = groups.inductionVariable();
        AffineExpr end = AffineExpr.dim(0).plus(plan.steps());
        around.setLower(new Bound(AffineMap.identity(1), List.of(first)));
        around.setUpper(new Bound(
                new AffineMap(
                        1,
                        0,
                        List.of(end, AffineExpr.constant(groups.upper().map().singleConstant()))),
                List.of(first)));
        new Strips(plan, List.of(strips.inductionVariable(), first, around.inductionVariable())).bound();
    }

    /** Numbers from {@code first} to before {@code end} by {@code step}. */
    private record Span(long first, long end, long step) {}

    /** The first rows of all strips. */
    private static Span lines(StripPlan plan) {
        long first = Long.MAX_VALUE;
        long last = Long.MIN_VALUE;
        for (int k = 0; k < plan.shifts().length; k++) {
            Position position = plan.positions().get(k);
            AffineForOp nest = plan.run().nests().get(k);
            long least = position.moves() ? NestRun.first(nest) : position.point();
            long most = position.moves() ? NestRun.end(nest) - 1 : position.point();
            first = Math.min(first, least + plan.shifts()[k]);
            last = Math.max(last, most + plan.shifts()[k]);
        }
        return new Span(first, last + plan.slope() * (plan.steps() - 1) + 1, plan.rows());
    }

    private static AffineForOp loop(Builder at, Span span, Operation like) {
        AffineForOp loop = at.insert(new AffineForOp(
                like.location(), Bound.constant(span.first), Bound.constant(span.end), span.step, List.of()));
        loop.body().add(new AffineYieldOp(like.location(), List.of()));
        return loop;
    }

    private void bound() {
        for (int k = 0; k < plan.shifts().length; k++) {
            AffineForOp nest = plan.run().nests().get(k);
            if (plan.positions().get(k).moves()) bound(nest, plan.shifts()[k]);
            else condition(nest, plan.positions().get(k).point() + plan.shifts()[k]);
        }
    }

    /** {@code p - slope (t - t0)}: where the strip starts, but for the shift of a nest. */
    private AffineExpr start() {
        AffineExpr strip = AffineExpr.dim(0);
        if (operands.size() == 1) return strip;
        return strip.minus(AffineExpr.dim(2).minus(AffineExpr.dim(1)).times(plan.slope()));
    }

    private void bound(AffineForOp nest, long shift) {
        long first = NestRun.first(nest);
        AffineExpr start = start().minus(shift);
        // the first iteration that is not in front of the strip
        AffineExpr next = nest.step() == 1
                ? start
                : start.minus(first).ceilDiv(nest.step()).times(nest.step()).plus(first);
        nest.setLower(bound(List.of(AffineExpr.constant(first), next)));
        nest.setUpper(bound(List.of(AffineExpr.constant(NestRun.end(nest)), start.plus(plan.rows()))));
    }

    private Bound bound(List<AffineExpr> results) {
        return new Bound(new AffineMap(operands.size(), 0, results), operands);
    }

    /** Runs {@code nest} in the strip that row {@code row} is in. */
    private void condition(AffineForOp nest, long row) {
        AffineExpr behindStart = AffineExpr.constant(row).minus(start());
        AffineExpr beforeEnd = start().plus(plan.rows() - 1 - row);
        IntegerSet here = new IntegerSet(operands.size(), 0, List.of(behindStart, beforeEnd), List.of(false, false));
        AffineIfOp branch =
                Builder.before(nest).insert(new AffineIfOp(nest.location(), here, operands, List.of(), false));
        Operation end = Builder.atEnd(branch.thenBlock()).insert(new AffineYieldOp(nest.location(), List.of()));
        nest.moveBefore(end);
    }
}
