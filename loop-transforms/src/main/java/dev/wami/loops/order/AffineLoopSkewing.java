package dev.wami.loops.order;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.core.target.Target;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.AccessWidth;
import dev.wami.loops.nest.Band;
import dev.wami.loops.nest.Chain;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes wavefronts of loops neither of which is parallel: the rows of a few iterations of the outer loop run side by
 * side, each as far behind the one before that none waits for another. So a chain of operations that each wait for the
 * one before becomes several. Where the inner loop can be vectorised, or the rows need no distance, others do better;
 * where the chain is no longer than the instructions beside it take, nothing does. Source: Wolfe, "Loop skewing: the
 * wavefront method revisited", IJPP 1986, of strips of the outer loop. Upstream has no such pass.
 */
public final class AffineLoopSkewing extends Pass {
    private static final Statistic LOOPS = new Statistic("num-skewed", "Number of loops made wavefronts");

    public final Option<Integer> rows = Option.of("rows", 4, "how many iterations of the outer loop run side by side");
    public final Option<Integer> maxShift =
            Option.of("max-shift", 3, "how many iterations a row is behind the one before, at most");
    public final Option<Integer> maxOperations =
            Option.of("max-operations", 64, "how many operations the loops may have");
    public final Option<Boolean> byCost = Option.of(
            "by-cost", true, "leave loops alone whose iterations wait no longer than their instructions take");
    public final Option<Integer> vectorBits = Option.of(
            "vector-bits", -1, "leave loops alone that can be vectorised so wide; -1: as the target's vectors");
    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "different arguments of a function share no memory");

    @Override
    public String name() {
        return "affine-loop-skewing";
    }

    @Override
    public String summary() {
        return "run rows of affine loops side by side as a wavefront";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOOPS);
    }

    @Override
    public void run(Operation root, PassContext context) {
        Target target = Target.of(root);
        if (!target.overlapsChains()) {
            context.changedNothing();
            return;
        }
        int width = vectorBits.get() < 0 ? target.vectorBits() : vectorBits.get();
        MemoryFacts facts = argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE;
        List<List<AffineForOp>> pairs = new ArrayList<>();
        for (List<AffineForOp> band : Band.in(root)) {
            List<AffineForOp> pair = band.subList(band.size() - 2, band.size());
            boolean innermost = pair.get(1).collect(AffineForOp.class).size() == 1;
            if (innermost && pair.get(0).collect(Operation.class).size() <= maxOperations.get()) pairs.add(pair);
        }
        int skewed = 0;
        for (List<AffineForOp> pair : pairs) if (skew(pair, width, facts, context)) skewed++;
        context.count(LOOPS.name(), skewed);
        if (skewed == 0) context.changedNothing();
    }

    private boolean skew(List<AffineForOp> pair, int vectorBits, MemoryFacts facts, PassContext context) {
        AffineForOp outer = pair.get(0);
        AffineForOp inner = pair.get(1);
        int count = rows.get();
        if (count < 2) return false;
        Dependences dependences = Dependences.of(outer, facts);
        Legality legality = new Legality(dependences);
        int lanes = Math.max(2, vectorBits / AccessWidth.widest(inner));
        if (vectorBits > 0 && legality.isVectorizable(inner, lanes)) {
            context.missed(outer, "no wavefront: the inner loop can have lanes");
            return false;
        }
        if (legality.isWavefront(outer, inner, count, 0, 0) && !ValueFlow.mixes(inner, dependences)) {
            context.missed(outer, "no wavefront: what rows wait for is not what iterations wait for");
            return false;
        }
        double issue = inner.body().operationCount() / Chain.WIDTH;
        if (byCost.get() && ValueFlow.latency(inner, dependences) <= issue) {
            context.missed(outer, "no wavefront: iterations wait no longer than their instructions take");
            return false;
        }
        for (long shift = 0; shift <= maxShift.get(); shift++) {
            if (!legality.isWavefront(outer, inner, count, shift, 1)) continue;
            if (shift == 0) context.missed(outer, "no wavefront: rows need no distance");
            if (shift == 0) return false;
            Location where = outer.location();
            Operation around = outer.parentOp();
            boolean done = Wavefront.apply(pair, count, shift);
            if (done && around != null) {
                context.passed(around, where, "wavefront of %d rows, each %d iterations behind", count, shift);
            }
            return done;
        }
        context.missed(
                outer,
                "no wavefront: %s",
                String.valueOf(legality.preventsWavefront(outer, inner, count, maxShift.get(), 1)));
        return false;
    }
}
