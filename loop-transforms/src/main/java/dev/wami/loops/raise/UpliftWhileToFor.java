package dev.wami.loops.raise;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.std.scf.WhileOp;
import java.util.List;

/**
 * Makes {@code scf.for} of {@code scf.while} that count up to a bound, tested before or behind the body. Upstream:
 * upliftWhileToForLoop, which takes a step that is not known for positive, and no loop whose test is behind.
 */
public final class UpliftWhileToFor extends Pass {
    private static final Statistic LOOPS = new Statistic("num-loops", "Number of loops that count");

    @Override
    public String name() {
        return "uplift-while-to-for";
    }

    @Override
    public String summary() {
        return "make scf.for of scf.while that count";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOOPS);
    }

    @Override
    public void run(Operation root, PassContext context) {
        boolean changed = false;
        for (WhileOp loop : root.collect(WhileOp.class)) {
            if (loop == root) continue;
            CountingLoop counting = CountingLoop.of(loop);
            if (counting == null) {
                context.missed(loop, "not a loop that counts: no value grows by a constant up to a bound that stays");
                continue;
            }
            context.passed(loop, "a loop that counts");
            counting.replace();
            context.count(LOOPS.name(), 1);
            changed = true;
        }
        if (!changed) context.keepAllAnalyses();
    }
}
