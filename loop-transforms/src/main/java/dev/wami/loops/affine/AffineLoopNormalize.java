package dev.wami.loops.affine;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.loops.nest.SingleIteration;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineParallelOp;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Makes loops count from 0 by 1. Upstream: affine-loop-normalize. */
public final class AffineLoopNormalize extends Pass {
    public final Option<Boolean> promoteSingleIter =
            Option.of("promote-single-iter", false, "put the body of a loop that runs once in its place");

    @Override
    public String name() {
        return "affine-loop-normalize";
    }

    @Override
    public String summary() {
        return "make affine loops count from 0 by 1";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public void run(Operation root, PassContext context) {
        root.walk(op -> {
            if (op instanceof AffineForOp loop) normalize(loop);
            if (op instanceof AffineParallelOp loops) normalize(loops);
        });
    }

    private void normalize(AffineForOp loop) {
        if (promoteSingleIter.get() && SingleIteration.promote(loop)) return;
        if (loop.lower().isConstant() && loop.lower().map().singleConstant() == 0 && loop.step() == 1) return;
        countFromZero(loop);
    }

    /** Makes {@code loop} count from 0 by 1 if its trip count is known as affine functions; whether it was. */
    public static boolean countFromZero(AffineForOp loop) {
        TripCount count = TripCount.of(loop);
        // the greatest of several lower bounds is no affine function
        if (count == null) return false;
        countFromZero(loop, count);
        return true;
    }

    // for i = l to min(u0, u1, ...) step s  ->  for j = 0 to min((u0 - l) ceildiv s, ...), i = l + j * s
    private static void countFromZero(AffineForOp loop, TripCount count) {
        AffineMap from = loop.lower().map();
        List<Value> starts = loop.lower().operands();
        AffineExpr value =
                from.results().get(0).plus(AffineExpr.dim(from.dims()).times(loop.step()));
        List<Value> operands = withDim(from, starts, loop.inductionVariable());
        ValueMap index = new ValueMap(new AffineMap(from.dims() + 1, from.symbols(), List.of(value)), operands);
        replace(loop.inductionVariable(), index.canonicalize(), loop.location(), Builder.atStart(loop.body()));

        ValueMap end = new ValueMap(count.map(), count.operands()).canonicalize();
        loop.setUpper(new Bound(end.map(), end.operands()));
        loop.setLower(Bound.constant(0));
        loop.setStep(1);
    }

    // the same for each counter, if each bound is one expression
    private static void normalize(AffineParallelOp op) {
        for (int g : op.lowerGroups()) if (g != 1) return;
        for (int g : op.upperGroups()) if (g != 1) return;
        AffineMap from = op.lowerMap();
        long[] steps = op.steps();
        if (isNormal(from, steps)) return;

        List<Value> starts = op.lowerOperands();
        ValueMap spans =
                ValueMap.difference(new ValueMap(op.upperMap(), op.upperOperands()), new ValueMap(from, starts));
        List<AffineExpr> counts = new ArrayList<>();
        Builder top = Builder.atStart(op.body());
        for (int i = 0; i < steps.length; i++) {
            counts.add(spans.map().results().get(i).ceilDiv(steps[i]));
            AffineExpr value =
                    from.results().get(i).plus(AffineExpr.dim(from.dims()).times(steps[i]));
            AffineMap index = new AffineMap(from.dims() + 1, from.symbols(), List.of(value));
            BlockArgument counter = op.inductionVariables().get(i);
            replace(counter, new ValueMap(index, withDim(from, starts, counter)), op.location(), top);
        }
        Arrays.fill(steps, 1);
        List<AffineExpr> zeros = Collections.nCopies(steps.length, AffineExpr.constant(0));
        op.setSpace(
                new ValueMap(new AffineMap(0, 0, zeros), List.of()),
                new ValueMap(new AffineMap(spans.map().dims(), spans.map().symbols(), counts), spans.operands()),
                steps);
    }

    private static boolean isNormal(AffineMap lower, long[] steps) {
        for (int i = 0; i < steps.length; i++) {
            if (steps[i] != 1 || !lower.results().get(i).equals(AffineExpr.constant(0))) return false;
        }
        return true;
    }

    /** {@code operands} of {@code map} with {@code dim} behind the dimensions. */
    private static List<Value> withDim(AffineMap map, List<Value> operands, Value dim) {
        List<Value> out = new ArrayList<>(operands);
        out.add(map.dims(), dim);
        return out;
    }

    /** Makes all uses of {@code counter} uses of {@code value} of it, computed at {@code top}. */
    private static void replace(BlockArgument counter, ValueMap value, Location at, Builder top) {
        ApplyOp apply = top.insert(new ApplyOp(at, value.map(), value.operands()));
        counter.replaceUsesIf(apply.result(), use -> use.owner() != apply);
    }
}
