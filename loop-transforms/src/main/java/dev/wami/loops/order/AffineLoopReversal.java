package dev.wami.loops.order;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.SharedInputs;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineForOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Turns loops around whose accesses go down through memory, if they carry no dependence and no values: the counter is
 * replaced by the first and the last one less it. Upstream has no such pass.
 */
public final class AffineLoopReversal extends Pass {
    private static final Statistic LOOPS = new Statistic("num-reversed", "Number of loops reversed");

    public final Option<Boolean> all = Option.of("all", false, "also where accesses do not go down");
    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "different arguments of a function share no memory");

    @Override
    public String name() {
        return "affine-loop-reversal";
    }

    @Override
    public String summary() {
        return "turn affine loops around that go down through memory";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOOPS);
    }

    @Override
    public void run(Operation root, PassContext context) {
        MemoryFacts facts = argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE;
        for (AffineForOp loop : root.collect(AffineForOp.class)) {
            boolean wanted = all.get() || Strides.of(loop, loop).downwards() > 0;
            if (!wanted || loop.inductionVariable().isUnused()) continue;
            if (!new Legality(Dependences.of(loop, facts)).isParallel(loop)) continue;
            if (reverse(loop)) context.count(LOOPS.name(), 1);
        }
    }

    private static boolean reverse(AffineForOp loop) {
        SharedInputs inputs = new SharedInputs();
        int counter = inputs.dim(loop.inductionVariable());
        AffineExpr sum = firstAndLast(loop, inputs);
        if (sum == null) return false;
        AffineExpr mirrored = sum.minus(AffineExpr.dim(counter));
        int symbols = inputs.operands().size() - inputs.dims();
        AffineMap map = new AffineMap(inputs.dims(), symbols, List.of(mirrored));
        ApplyOp apply = new ApplyOp(loop.location(), map, inputs.operands());
        Builder.atStart(loop.body()).insert(apply);
        Value variable = loop.inductionVariable();
        variable.replaceUsesIf(apply.result(), use -> use.owner() != apply);
        return true;
    }

    /** The first counter and the last; null if that is not affine. */
    private static @Nullable AffineExpr firstAndLast(AffineForOp loop, SharedInputs inputs) {
        List<AffineExpr> lower = inputs.results(loop.lower());
        List<AffineExpr> upper = inputs.results(loop.upper());
        if (lower.size() != 1 || upper.size() != 1) return null;
        if (loop.step() == 1) return lower.get(0).plus(upper.get(0)).minus(1);
        Long trips = TripCount.constantOf(loop);
        if (trips == null || trips == 0) return null;
        return lower.get(0).times(2).plus((trips - 1) * loop.step());
    }
}
