package dev.wami.loops.work;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import java.util.List;

/**
 * Marks the loops that a function spends little of its time in, and takes the mark from others: passes that make loops
 * faster by copying them leave those as they are. It has to run again where loops were split or copied.
 *
 * <pre>
 *   for i = 0 to 200: for j = 0 to 200: init                       {wami.cold}
 *   for i = 0 to 200: for j = 0 to 200: for k = 0 to 200: work
 * </pre>
 *
 * LLVM marks what a profile calls cold in the same way.
 */
public final class MarkColdLoops extends Pass {
    private static final Statistic COLD = new Statistic("num-cold", "Number of loops that little is done in");

    public final Option<Integer> leastShare =
            Option.of("least-share", 4, "below which percentage of what a function does a loop is cold");

    @Override
    public String name() {
        return "mark-cold-loops";
    }

    @Override
    public String summary() {
        return "mark the loops that a function spends little of its time in";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(COLD);
    }

    @Override
    public void run(Operation function, PassContext context) {
        WorkShare work = WorkShare.in(function);
        int cold = 0;
        for (Operation loop : work.loops()) {
            if (work.of(loop) * 100 < leastShare.get()) {
                loop.setAttribute(LoopLike.COLD, UnitAttr.UNIT);
                cold++;
            } else {
                loop.removeAttribute(LoopLike.COLD);
            }
        }
        context.count(COLD.name(), cold);
        context.keepAllAnalyses();
    }
}
