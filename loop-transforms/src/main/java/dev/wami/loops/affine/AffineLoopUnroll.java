package dev.wami.loops.affine;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.loops.nest.TripCount;
import dev.wami.loops.nest.Unrolling;
import dev.wami.loops.schedule.NestSchedule;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;

/** Puts several iterations of innermost loops into one. Upstream: affine-loop-unroll. */
public final class AffineLoopUnroll extends Pass {
    public final Option<Long> unrollFactor =
            Option.of("unroll-factor", 4L, "how many iterations to put into one; -1: all");
    public final Option<Boolean> unrollUpToFactor =
            Option.of("unroll-up-to-factor", false, "unroll loops with fewer iterations than that fully");
    public final Option<Integer> unrollFullThreshold =
            Option.of("unroll-full-threshold", 1, "the largest trip count of loops that unroll-factor=-1 unrolls");
    public final Option<Integer> maxBody = Option.of(
            "max-body",
            0,
            "operations that an innermost, not cold loop may become under that threshold; 0: any number, any loop");
    public final Option<Integer> unrollNumReps =
            Option.of("unroll-num-reps", 1, "how often to unroll the loops that are innermost then");
    public final Option<Boolean> cleanupUnroll =
            Option.of("cleanup-unroll", false, "unroll loops fully that would have iterations left over");

    @Override
    public String name() {
        return "affine-loop-unroll";
    }

    @Override
    public String summary() {
        return "unroll affine loops";
    }

    @Override
    public void run(Operation root, PassContext context) {
        unrollAsAsked(root, context);
        boolean full = unrollFactor.get() == -1;
        if (full && unrollFullThreshold.isGiven()) {
            for (AffineForOp loop : shortLoops(root, unrollFullThreshold.get())) {
                if (maxBody.get() != 0 && !isWorthIt(loop)) {
                    context.missed(loop, "not unrolled: it would have too many operations, or does too little");
                    continue;
                }
                Location where = loop.location();
                Long count = TripCount.constantOf(loop);
                if (Unrolling.fully(loop)) {
                    context.passed(root, where, "unrolled fully, %s iterations", String.valueOf(count));
                }
            }
            return;
        }
        for (int i = 0; i < unrollNumReps.get(); i++) {
            boolean unrolled = false;
            for (AffineForOp loop : innermost(root)) {
                Location where = loop.location();
                boolean done = full ? Unrolling.fully(loop) : unroll(loop);
                if (done) context.passed(root, where, "unrolled");
                else context.missed(loop, "not unrolled: too few iterations, or their number is no affine function");
                unrolled |= done;
            }
            if (!unrolled) return;
        }
    }

    /** What schedules ask for. */
    private static void unrollAsAsked(Operation root, PassContext context) {
        for (AffineForOp loop : root.collect(AffineForOp.class)) {
            int factor = NestSchedule.number(loop, NestSchedule.UNROLL, 1);
            loop.removeAttribute(NestSchedule.UNROLL);
            if (factor == 1) continue;
            Location where = loop.location();
            if (Unrolling.byFactor(loop, factor, false)) context.passed(root, where, "unrolled %d times", factor);
            else context.missed(loop, "not unrolled: too few iterations, or their number is no affine function");
        }
    }

    /** Copies of a loop in it would run as long as before, and so would the program if it does little here. */
    private boolean isWorthIt(AffineForOp loop) {
        boolean innermost = loop.collect(AffineForOp.class).size() == 1;
        return innermost && !loop.isCold() && size(loop) <= maxBody.get() && !Unrolling.needsStackForEach(loop);
    }

    /** How many operations {@code loop}, whose trip count is known, becomes. */
    private static long size(AffineForOp loop) {
        long[] body = {0};
        loop.walk(op -> body[0]++);
        Long count = TripCount.constantOf(loop);
        return count == null ? Long.MAX_VALUE : body[0] * count;
    }

    private boolean unroll(AffineForOp loop) {
        return unrollUpToFactor.get()
                ? Unrolling.upTo(loop, unrollFactor.get(), cleanupUnroll.get())
                : Unrolling.byFactor(loop, unrollFactor.get(), cleanupUnroll.get());
    }

    /** The loops in {@code root} with at most {@code limit} iterations, inner ones first. */
    private static List<AffineForOp> shortLoops(Operation root, long limit) {
        List<AffineForOp> out = new ArrayList<>();
        root.walk(op -> {
            if (!(op instanceof AffineForOp loop)) return;
            Long count = TripCount.constantOf(loop);
            if (count != null && count <= limit) out.add(loop);
        });
        return out;
    }

    private static List<AffineForOp> innermost(Operation root) {
        List<AffineForOp> out = new ArrayList<>();
        root.walk(op -> {
            if (op instanceof AffineForOp loop
                    && loop.collect(AffineForOp.class).size() == 1) out.add(loop);
        });
        return out;
    }
}
