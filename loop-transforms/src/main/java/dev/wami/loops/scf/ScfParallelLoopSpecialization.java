package dev.wami.loops.scf;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.std.scf.ParallelOp;
import java.util.ArrayList;
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

    /** Inner loops first: outer ones are copied with what became of them. */
    @Override
    public void run(Operation root, PassContext context) {
        List<ParallelOp> loops = new ArrayList<>();
        root.walk(op -> {
            if (op instanceof ParallelOp loop) loops.add(loop);
        });
        for (ParallelOp loop : loops) {
            if (Specialization.apply(loop, loop.upperBounds())) context.count(LOOPS.name(), 1);
        }
    }
}
