package dev.wami.loops.tile;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Unrolls loops and jams the copies of the loops in them into one. Upstream: affine-loop-unroll-jam, which jams only
 * the loop that a function begins with, and asks for no dependences.
 */
public final class AffineLoopUnrollJam extends Pass {
    public final Option<Integer> unrollJamFactor =
            Option.of("unroll-jam-factor", 4, "how many iterations to put into one");
    public final Option<Integer> depth =
            Option.of("depth", 0, "jam all loops at this depth, from 1; 0: the one that the function begins with");
    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "take different arguments for different memory");
    public final Option<Boolean> checkDependences =
            Option.of("check-dependences", true, "leave loops alone where that would turn a dependence around");

    @Override
    public String name() {
        return "affine-loop-unroll-jam";
    }

    @Override
    public String summary() {
        return "unroll affine loops and jam those in them";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public void run(Operation function, PassContext context) {
        MemoryFacts facts = argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE;
        for (AffineForOp loop : loops(function)) {
            Location where = loop.location();
            String problem = UnrollJam.byFactor(loop, unrollJamFactor.get(), legality(loop, facts));
            if (problem == null) context.passed(function, where, "unrolled %d times and jammed", unrollJamFactor.get());
            else context.missed(loop, "not unrolled and jammed: %s", problem);
        }
    }

    private @Nullable Legality legality(AffineForOp loop, MemoryFacts facts) {
        return checkDependences.get() ? new Legality(Dependences.of(loop, facts)) : null;
    }

    private List<AffineForOp> loops(Operation function) {
        List<AffineForOp> out = new ArrayList<>();
        if (function.region(0).isEmpty()) return out;
        if (depth.get() == 0) {
            if (function.region(0).entry().first() instanceof AffineForOp first) out.add(first);
            return out;
        }
        for (AffineForOp loop : function.collect(AffineForOp.class)) {
            // a loop without loops in it would only be unrolled
            boolean nest = loop.collect(AffineForOp.class).size() > 1;
            if (nest && depthOf(loop) == depth.get()) out.add(loop);
        }
        return out;
    }

    private static int depthOf(AffineForOp loop) {
        int out = 1;
        for (Operation op = loop.parentOp(); op != null; op = op.parentOp()) if (op instanceof AffineForOp) out++;
        return out;
    }
}
