package dev.wami.loops.vectorize;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.loops.affine.AffineLoopNormalize;
import dev.wami.loops.nest.RemainderLoop;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.FastMath;
import dev.wami.std.vector.BroadcastOp;
import dev.wami.std.vector.VectorReductions.ReductionOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Replaces a loop by one that does several of its iterations at once. */
final class VectorLoop {
    private final LanePlan plan;
    private final AffineForOp loop;

    VectorLoop(LanePlan plan) {
        this.plan = plan;
        this.loop = plan.loop();
    }

    /**
     * Whether the bounds of {@code loop} allow it to have {@code lanes}: what a loop gives goes through that for the
     * rest.
     */
    static boolean allows(AffineForOp loop, int lanes) {
        return loop.resultCount() == 0 || divides(loop, lanes) || RemainderLoop.canSplitOff(loop, lanes);
    }

    private static boolean divides(AffineForOp loop, int lanes) {
        TripCount count = TripCount.of(loop);
        return count != null && count.largestDivisor() % lanes == 0;
    }

    /** Replaces the loop; false, and nothing is changed, if its bounds do not {@linkplain #allows allow} it. */
    boolean replace() {
        if (divides(loop, plan.lanes()) || RemainderLoop.splitOffLast(loop, plan.lanes())) {
            replaceWhole();
            return true;
        }
        return loop.resultCount() == 0 && replaceByBlocks();
    }

    // for i = l to u step s  ->  for i = l to u step s * lanes, whose trip count is a multiple of lanes
    private void replaceWhole() {
        Location at = loop.location();
        List<Value> inits = new ArrayList<>();
        for (int i = 0; i < loop.resultCount(); i++) inits.add(start(i));
        AffineForOp wide = insert(inits);
        plan.schedule().apply(loop);
        TransposedLoads.unroll(plan.variance(), plan.lanes());
        Builder end = Builder.atEnd(wide.body());
        Variance variance = Variance.of(loop, plan.schedule().serial());
        List<Value> yielded = new Widening(variance, plan.lanes(), plan.reductions(), wide).body(end);
        end.insert(new AffineYieldOp(at, yielded));
        ReversedLanes.simplify(wide);
        for (int i = 0; i < loop.resultCount(); i++) loop.result(i).replaceAllUsesWith(combined(i, wide));
        loop.erase();
        // by steps of 1 what unrolls loops later on can tell how often it runs
        if (TripCount.constantOf(wide) == null) AffineLoopNormalize.countFromZero(wide);
    }

    private AffineForOp insert(List<Value> inits) {
        long step = loop.step() * plan.lanes();
        AffineForOp wide = new AffineForOp(loop.location(), loop.lower(), loop.upper(), step, inits);
        wide.setAttributes(loop.attributes());
        return Builder.before(loop).insert(wide);
    }

    /** What value {@code i}, or the elements that it is reduced to, start from. */
    private Value start(int i) {
        Value init = loop.inits().get(i);
        LaneReduction reduction = plan.reductions().get(i);
        if (reduction.isInOrder()) return init;
        Builder before = Builder.before(loop);
        Location at = loop.location();
        Value each = reduction.isIdempotent()
                ? init
                : ConstantOp.insert(before, at, constant(init.type(), reduction.neutral(LaneReduction.isFloat(init))));
        int halvings = NeighbourSums.of(plan.variance(), plan.lanes()).halvings(loop, i);
        VectorType type = VectorType.of(init.type(), plan.lanes() >> halvings);
        return before.insert(new BroadcastOp(at, each, type)).result();
    }

    private static TypedAttr constant(Type type, double value) {
        return type instanceof FloatType f ? FloatAttr.of(f, value) : IntegerAttr.of(type, (long) value);
    }

    /** The number that value {@code i} of {@code wide} is, or is reduced to. */
    private Value combined(int i, AffineForOp wide) {
        LaneReduction reduction = plan.reductions().get(i);
        if (reduction.isInOrder()) return wide.result(i);
        Value start = reduction.isIdempotent() ? null : loop.inits().get(i);
        ReductionOp out = new ReductionOp(loop.location(), reduction.kind(), wide.result(i), start);
        // it is one only because any order will do
        if (LaneReduction.isFloat(loop.result(i))) out.setAttribute(FastMath.NAME, new FastMath(FastMath.REASSOC));
        if (start != null) CarriedSums.mark(out);
        return Builder.after(wide).insert(out).result();
    }

    // for i = max(l...) to min(u...) step s
    //     ->  for i = max(l...) to min(u...) step s * lanes:
    //           if i + s * (lanes - 1) < u...: all lanes
    //           else for j = i to min(u...) step s
    private boolean replaceByBlocks() {
        plan.schedule().apply(loop);
        AffineForOp wide = insert(List.of());
        Bound upper = loop.upper();
        int dims = upper.map().dims();
        List<AffineExpr> room = new ArrayList<>();
        for (AffineExpr e : upper.map().results()) {
            AffineExpr last = AffineExpr.dim(dims).plus(loop.step() * (plan.lanes() - 1L));
            room.add(e.minus(last).minus(1));
        }
        List<Value> operands = new ArrayList<>(upper.operands());
        operands.add(dims, wide.inductionVariable());
        IntegerSet set =
                new IntegerSet(dims + 1, upper.map().symbols(), room, Collections.nCopies(room.size(), Boolean.FALSE));
        Builder end = Builder.atEnd(wide.body());
        AffineIfOp all = end.insert(new AffineIfOp(loop.location(), set, operands, List.of(), true));
        end.insert(new AffineYieldOp(loop.location(), List.of()));

        Builder lanes = Builder.atEnd(all.thenBlock());
        new Widening(plan.variance(), plan.lanes(), plan.reductions(), wide).body(lanes);
        lanes.insert(new AffineYieldOp(loop.location(), List.of()));
        ReversedLanes.simplify(wide);

        Builder rest = Builder.atEnd(all.elseBlock());
        AffineForOp one = rest.insert((AffineForOp) loop.copy(new IrMapping()));
        AffineMap same = new AffineMap(1, 0, List.of(AffineExpr.dim(0)));
        one.setLower(new Bound(same, List.of(wide.inductionVariable())));
        rest.insert(new AffineYieldOp(loop.location(), List.of()));
        Operation old = loop;
        old.erase();
        return true;
    }
}
