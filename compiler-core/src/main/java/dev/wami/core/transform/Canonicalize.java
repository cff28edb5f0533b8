package dev.wami.core.transform;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.rewrite.GreedyRewrite;
import dev.wami.core.rewrite.GreedyRewrite.RegionSimplify;
import java.util.List;

/** Brings operations to their canonical form (upstream: canonicalize). */
public final class Canonicalize extends Pass {
    public final Option<Boolean> topDown = Option.of("top-down", true, "seed the worklist in general top-down order");
    public final Option<RegionSimplify> regionSimplify =
            Option.of("region-simplify", RegionSimplify.NORMAL, "how far to simplify the control flow between blocks");
    public final Option<Long> maxIterations =
            Option.of("max-iterations", 10L, "the maximum number of iterations over all operations, -1 for no limit");
    public final Option<Long> maxNumRewrites =
            Option.of("max-num-rewrites", -1L, "the maximum number of rewrites in an iteration, -1 for no limit");
    public final Option<Boolean> testConvergence =
            Option.of("test-convergence", false, "fail if it does not converge, for tests");

    @Override
    public String name() {
        return "canonicalize";
    }

    @Override
    public String summary() {
        return "canonicalize operations";
    }

    @Override
    public void run(Operation root, PassContext context) {
        GreedyRewrite.Options options = new GreedyRewrite.Options(
                topDown.get(), regionSimplify.get(), maxIterations.get(), maxNumRewrites.get(), true);
        GreedyRewrite.Result result = new GreedyRewrite(context.context(), options, List.of()).run(root);
        if (result.settled()) context.settle();
        if (!result.changed()) context.keepAllAnalyses();
        if (testConvergence.get() && !result.converged()) {
            context.diagnostics()
                    .error(root, "canonicalization does not converge in %d iterations", maxIterations.get());
        }
    }
}
