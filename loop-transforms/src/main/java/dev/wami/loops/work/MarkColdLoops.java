package dev.wami.loops.work;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import java.util.List;

/**
 * Marks the loops that a program spends little of its time in: passes that make loops faster by copying them leave
 * those as they are. It has to run again where loops were split or copied; what was cold remains so.
 *
 * <pre>
 *   for i = 0 to 200: for j = 0 to 200: init                       {wami.cold}
 *   for i = 0 to 200: for j = 0 to 200: for k = 0 to 200: work
 * </pre>
 *
 * Loops whose number of iterations is not known may run often or hardly ever: what is cold only if they run often is
 * not cold, such as a copy of eight elements beside them. LLVM marks what a profile calls cold in the same way.
 */
public final class MarkColdLoops extends Pass {
    private static final Statistic COLD = new Statistic("num-cold", "Number of loops that little is done in");

    /** How often such a loop runs where it runs hardly ever. */
    private static final long FEW = 4;

    public final Option<Integer> leastShare =
            Option.of("least-share", 4, "below which percentage of what the program does a loop is cold");

    @Override
    public String name() {
        return "mark-cold-loops";
    }

    @Override
    public String summary() {
        return "mark the loops that a program spends little of its time in";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(COLD);
    }

    @Override
    public void run(Operation root, PassContext context) {
        WorkShare often = new WorkShare(root, TripEstimate.USUAL);
        WorkShare rarely = new WorkShare(root, FEW);
        int cold = 0;
        for (Operation function : often.functions()) {
            for (Operation op : function.collect(Operation.class)) {
                if (!(op instanceof LoopLike loop)) continue;
                double percent = 100 * Math.max(often.of(op, function), rarely.of(op, function));
                if (percent >= leastShare.get()) continue;
                if (!loop.isCold()) cold++;
                context.analysis(op, "cold: %.2f %% of what is done", percent);
                loop.markCold();
            }
        }
        context.count(COLD.name(), cold);
        context.keepAllAnalyses();
    }
}
