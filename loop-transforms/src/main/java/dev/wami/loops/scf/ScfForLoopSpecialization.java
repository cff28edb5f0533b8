package dev.wami.loops.scf;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.std.scf.ForOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Gives loops that end at a minimum with a constant a version that ends at the constant. Upstream:
 * scf-for-loop-specialization, which loses the results of a loop.
 */
public final class ScfForLoopSpecialization extends Pass {
    private static final Statistic LOOPS = new Statistic("num-specialized", "Number of loops specialized");

    @Override
    public String name() {
        return "scf-for-loop-specialization";
    }

    @Override
    public String summary() {
        return "specialize scf.for loops for constant upper bounds";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOOPS);
    }

    /** Inner loops first: outer ones are copied with what became of them. */
    @Override
    public void run(Operation root, PassContext context) {
        List<ForOp> loops = new ArrayList<>();
        root.walk(op -> {
            if (op instanceof ForOp loop) loops.add(loop);
        });
        for (ForOp loop : loops) {
            if (Specialization.apply(loop, List.of(loop.upperBound()))) context.count(LOOPS.name(), 1);
        }
    }
}
