package dev.wami.loops.tile;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.core.remark.Remark;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.AffineForOp;
import java.util.Collections;
import java.util.List;

/**
 * Makes values that loops carry of the elements that they store to in every iteration, so that what a reduction
 * accumulates is in a register. Inner loops first: what they store behind them, the outer ones may carry.
 */
public final class AffineScalarPromotion extends Pass {
    private static final Statistic ELEMENTS = new Statistic("num-elements", "Number of elements made values of loops");

    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "take different arguments for different memory");

    @Override
    public String name() {
        return "affine-scalar-promotion";
    }

    @Override
    public String summary() {
        return "carry elements that affine loops store to in every iteration as values";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(ELEMENTS);
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public void run(Operation function, PassContext context) {
        MemoryFacts facts = argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE;
        int promoted = 0;
        List<AffineForOp> loops = function.collect(AffineForOp.class);
        Collections.reverse(loops);
        for (AffineForOp loop : loops) promoted += promote(function, loop, facts, context);
        context.count(ELEMENTS.name(), promoted);
        if (promoted == 0) context.changedNothing();
    }

    private static int promote(Operation function, AffineForOp loop, MemoryFacts facts, PassContext context) {
        Location where = loop.location();
        AffineForOp at = loop;
        int promoted = 0;
        for (List<AccessOp> all = Accumulators.first(at, facts); all != null; all = Accumulators.first(at, facts)) {
            at = ScalarPromotion.promote(at, all);
            promoted++;
        }
        if (promoted > 0) context.passed(function, where, "%d elements of memory are values of the loop", promoted);
        else if (context.wants(Remark.Kind.MISSED) && storesInBody(loop)) {
            context.missed(
                    loop,
                    "no element it stores to is a value of the loop: each is another one in each iteration, or something else may touch it");
        }
        return promoted;
    }

    private static boolean storesInBody(AffineForOp loop) {
        for (Operation op : loop.body()) if (op instanceof AffineAccess.StoreOp) return true;
        return false;
    }
}
