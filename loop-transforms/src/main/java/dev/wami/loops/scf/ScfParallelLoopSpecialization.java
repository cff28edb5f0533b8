package dev.wami.loops.scf;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.std.scf.ParallelOp;
import java.util.List;

/**
 * Gives parallel loops that all end at minima with constants a version that ends at the constants. Upstream:
 * scf-parallel-loop-specialization.
 */
public final class ScfParallelLoopSpecialization extends Pass {
    private static final Statistic LOOPS = new Statistic("num-specialized", "Number of loops specialized");

    @Override
    public String name() {
        return "scf-parallel-loop-specialization";
    }

    @Override
    public String summary() {
        return "specialize scf.parallel loops for constant upper bounds";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOOPS);
    }

    @Override
    public void run(Operation root, PassContext context) {
        for (ParallelOp loop : root.collect(ParallelOp.class)) {
            if (Specialization.apply(loop, loop.upperBounds())) context.count(LOOPS.name(), 1);
        }
    }
}
