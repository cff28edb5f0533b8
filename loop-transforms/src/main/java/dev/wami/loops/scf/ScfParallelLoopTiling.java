package dev.wami.loops.scf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.std.affine.AffineApply.ChoiceOp;
import dev.wami.std.arith.ArithBits;
import dev.wami.std.arith.ArithCompare;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ParallelOp;
import dev.wami.std.scf.Reductions;
import dev.wami.std.scf.ScfTerminators;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tiles the innermost parallel loops that reduce nothing. Upstream: scf-parallel-loop-tiling, whose check of bounds
 * multiplies by the step what already is a multiple of it.
 *
 * <pre>
 *   parallel i = l to u step s        parallel i = l to u step s * t
 *     ... i ...                -&gt;       parallel j = 0 to min(s * t, u - i) step s
 *                                         ... i + j ...
 * </pre>
 */
public final class ScfParallelLoopTiling extends Pass {
    private static final Statistic LOOPS = new Statistic("num-tiled", "Number of parallel loops tiled");

    public final Option<List<String>> parallelLoopTileSizes = Option.of(
            "parallel-loop-tile-sizes",
            List.of(),
            "iterations per tile, for each dimension; 1 for those that are missing");
    public final Option<Boolean> noMinMaxBounds = Option.of(
            "no-min-max-bounds", false, "check bounds in the inner loops instead of ending them at a minimum");

    @Override
    public String name() {
        return "scf-parallel-loop-tiling";
    }

    @Override
    public String summary() {
        return "tile scf.parallel loops";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOOPS);
    }

    @Override
    public void run(Operation root, PassContext context) {
        List<Long> sizes = new ArrayList<>();
        for (String size : parallelLoopTileSizes.get()) {
            if (!size.matches("[1-9]\\d{0,8}")) {
                context.diagnostics().error(root, "parallel-loop-tile-sizes: '%s' is no number of iterations", size);
                return;
            }
            sizes.add(Long.valueOf(size));
        }
        for (ParallelOp loop : root.collect(ParallelOp.class)) {
            boolean innermost = loop.collect(ParallelOp.class).size() == 1;
            if (!innermost || !loop.inits().isEmpty()) continue;
            new Tile(loop, sizes).make(noMinMaxBounds.get());
            context.count(LOOPS.name(), 1);
        }
    }

    /** One loop on its way. */
    private static final class Tile {
        private static final Folder FOLDER = new Folder();

        private final ParallelOp loop;
        private final Location location;
        private final List<Long> sizes = new ArrayList<>();
        private final Builder at;

        Tile(ParallelOp loop, List<Long> given) {
            this.loop = loop;
            location = loop.location();
            at = Builder.before(loop);
            for (int i = 0; i < loop.steps().size(); i++) sizes.add(i < given.size() ? given.get(i) : 1L);
        }

        private Value index(long value) {
            return at.insert(new ConstantOp(location, IntegerAttr.index(value))).result();
        }

        void make(boolean checked) {
            Value zero = index(0);
            List<Value> counts = new ArrayList<>();
            for (long size : sizes) counts.add(index(size));
            List<Value> extents = new ArrayList<>();
            for (int i = 0; i < counts.size(); i++) {
                Value extent = at.insert(
                                new ArithInt.MulIOp(location, loop.steps().get(i), counts.get(i)))
                        .result();
                extents.add(extent);
            }
            ParallelOp outer =
                    at.insert(new ParallelOp(location, loop.lowerBounds(), loop.upperBounds(), extents, List.of()));
            outer.body().add(new Reductions.ReduceOp(location, List.of()));
            at.setToStart(outer.body());
            boolean check = false;
            List<Value> ends = new ArrayList<>();
            for (int i = 0; i < extents.size(); i++) {
                boolean full = isFull(i);
                check |= checked && !full;
                ends.add(full || checked ? extents.get(i) : least(extents.get(i), i, outer));
            }
            List<Value> zeros = Collections.nCopies(ends.size(), zero);
            ParallelOp inner = at.insert(new ParallelOp(location, zeros, ends, loop.steps(), List.of()));
            if (check) guard(outer, inner);
            else fill(outer, inner);
            loop.erase();
        }

        /** Whether dimension {@code i} plainly has full tiles only. */
        private boolean isFull(int i) {
            IntegerAttr from = FOLDER.integer(loop.lowerBounds().get(i));
            IntegerAttr to = FOLDER.integer(loop.upperBounds().get(i));
            IntegerAttr step = FOLDER.integer(loop.steps().get(i));
            if (from == null || to == null || step == null || step.value() <= 0) return false;
            long count = -Math.floorDiv(from.value() - to.value(), step.value());
            return count % sizes.get(i) == 0;
        }

        private Value least(Value extent, int i, ParallelOp outer) {
            AffineExpr rest = AffineExpr.dim(1).minus(AffineExpr.dim(2));
            AffineMap map = new AffineMap(3, 0, List.of(AffineExpr.dim(0), rest));
            List<Value> operands = List.of(
                    extent,
                    outer.upperBounds().get(i),
                    outer.inductionVariables().get(i));
            return at.insert(ChoiceOp.least(location, map, operands)).result();
        }

        /** Moves the body to that of {@code inner}. */
        private void fill(ParallelOp outer, ParallelOp inner) {
            inner.body().takeOperations(loop.body(), null);
            at.setToStart(inner.body());
            for (int i = 0; i < sizes.size(); i++) replaceCounter(i, outer, inner);
        }

        private void replaceCounter(int i, ParallelOp outer, ParallelOp inner) {
            Value sum = at.insert(new ArithInt.AddIOp(
                            location,
                            inner.inductionVariables().get(i),
                            outer.inductionVariables().get(i)))
                    .result();
            loop.inductionVariables().get(i).replaceAllUsesWith(sum);
        }

        /** Moves the body to {@code inner}, under the condition that it is within the bounds of all dimensions. */
        private void guard(ParallelOp outer, ParallelOp inner) {
            at.setToStart(inner.body());
            Value within = at.insert(new ConstantOp(location, IntegerAttr.of(IntegerType.I1, 1)))
                    .result();
            for (int i = 0; i < sizes.size(); i++) {
                Value here = at.insert(new ArithBits.AndIOp(location, within, isBelow(i, outer, inner)))
                        .result();
                within = here;
            }
            IfOp branch = at.insert(new IfOp(location, within, List.of(), false));
            inner.body().add(new Reductions.ReduceOp(location, List.of()));
            Block then = branch.region(0).entry();
            loop.body().requiredTerminator().erase();
            then.takeOperations(loop.body(), null);
            then.add(new ScfTerminators.YieldOp(location, List.of()));
            at.setToStart(inner.body());
            for (int i = 0; i < sizes.size(); i++) replaceCounter(i, outer, inner);
        }

        private Value isBelow(int i, ParallelOp outer, ParallelOp inner) {
            BlockArgument counter = inner.inductionVariables().get(i);
            Value start = outer.inductionVariables().get(i);
            Value step = loop.steps().get(i);
            boolean one = isAtLeast(step, 1) && FOLDER.isOne(step);
            Value distance = one
                    ? at.insert(new ArithInt.MulIOp(location, counter, step)).result()
                    : counter;
            Value here =
                    at.insert(new ArithInt.AddIOp(location, distance, start)).result();
            boolean unsigned = one && isAtLeast(loop.lowerBounds().get(i), 0);
            CmpIPredicate below = unsigned ? CmpIPredicate.ULT : CmpIPredicate.SLT;
            return at.insert(new ArithCompare.CmpIOp(
                            location, below, here, loop.upperBounds().get(i)))
                    .result();
        }

        private static boolean isAtLeast(@Nullable Value v, long limit) {
            IntegerAttr c = v == null ? null : FOLDER.integer(v);
            return c != null && c.value() >= limit;
        }
    }
}
