package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.core.target.Target;
import dev.wami.ssawasm.CompareOp;
import dev.wami.ssawasm.Control.BlockLoopOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Puts several iterations of innermost loops into one, so that less of the time goes into counting, testing and
 * jumping: an interpreter dispatches four or five instructions for these, often as many as for the rest of the body.
 * The iterations keep their order, so nothing has to be proven but how many there are.
 *
 * <pre>
 *   known, n = k * factor + r:   r copies;  loop of k times factor copies
 *   known and few:               n copies
 *   n = bound - start:           if (n &amp; factor - 1)  loop of one copy, n &amp; factor - 1 times
 *                                if (n &gt;= factor)     loop of factor copies, n / factor times
 * </pre>
 *
 * <p>LLVM: loop-unroll, its full and its runtime unrolling.
 */
public final class UnrollBlockLoops extends Pass {
    public final Option<Integer> maxFactor =
            Option.of("max-factor", 0, "how many iterations are put into one; 0: as pays on the target");
    public final Option<Integer> maxRuntimeFactor = Option.of(
            "max-runtime-factor",
            0,
            "the same where their number is not known and some may be left over; a power of 2; 0: as max-factor");
    public final Option<Integer> maxSize = Option.of(
            "max-size", 0, "how many operations the body of an unrolled loop may have; 0: as pays on the target");

    private static final Statistic UNROLLED = new Statistic("num-unrolled", "Number of loops of known trip count");
    private static final Statistic RUNTIME = new Statistic("num-runtime", "Number of loops of unknown trip count");
    private static final Statistic FULLY = new Statistic("num-fully", "Number of loops that are none any more");

    @Override
    public String name() {
        return "unroll-block-loops";
    }

    @Override
    public String summary() {
        return "put several iterations of innermost loops into one";
    }

    @Override
    public String anchor() {
        return "ssawasm.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(UNROLLED, RUNTIME, FULLY);
    }

    @Override
    public void run(Operation function, PassContext context) {
        List<BlockLoopOp> loops = new ArrayList<>();
        function.walk(op -> {
            if (op instanceof BlockLoopOp l && !l.isCold() && RotatedLoop.isInnermost(l)) loops.add(l);
        });
        boolean changed = false;
        Target target = Target.of(function);
        for (BlockLoopOp loop : loops) {
            Location where = loop.location();
            Statistic done = unroll(loop, target);
            if (done == null) {
                context.missed(loop, "not unrolled: too large, or how often it runs is not known");
                continue;
            }
            context.passed(function, where, "unrolled%s", done == FULLY ? " fully" : "");
            context.count(done.name(), 1);
            changed = true;
        }
        if (!changed) context.changedNothing();
    }

    /** Says how, or null if it does not. */
    private @Nullable Statistic unroll(BlockLoopOp op, Target target) {
        RotatedLoop loop = RotatedLoop.of(op);
        if (loop == null || !isPlain(loop)) return null;
        if (!(loop.test().condition().definedBy() instanceof CompareOp test)) return null;
        int highest = given(maxFactor, target.unrollFactor());
        int most = Math.min(highest, given(maxSize, target.unrolledSize()) / size(loop.body()));
        if (most < 2) return null;
        for (Counter counter : Counter.of(loop)) {
            TripCount trips = TripCount.of(loop, counter, test);
            if (trips == null) continue;
            Unrolling unrolling = new Unrolling(loop);
            if (trips.known() == 0) {
                int factor = Integer.highestOneBit(Math.min(most, given(maxRuntimeFactor, highest)));
                return factor >= 2 && unrolling.runtime(trips, counter, factor) ? RUNTIME : null;
            }
            if (trips.known() <= most) {
                unrolling.fully((int) trips.known());
                return FULLY;
            }
            unrolling.known(trips.known(), factor(trips.known(), most));
            return UNROLLED;
        }
        return null;
    }

    /** Nothing but the start in front of the body, nothing but the way out behind it; it starts with outside values. */
    private static boolean isPlain(RotatedLoop loop) {
        Block after = loop.leaving() == loop.test() ? null : loop.body().next();
        boolean direct = after == null || after.argumentCount() == 0;
        return direct
                && loop.op().entry().first() == loop.start()
                && loop.start().operands().stream().allMatch(loop.op()::isDefinedOutside);
    }

    private static int given(Option<Integer> option, int otherwise) {
        return option.get() > 0 ? option.get() : otherwise;
    }

    private static int size(Block body) {
        int[] size = {0};
        for (Operation op : body) {
            op.walk(nested -> {
                if (!(nested instanceof ConstantLike)) size[0]++;
            });
        }
        return size[0];
    }

    /**
     * Of the factors up to {@code most}, and above half of it, the largest of those that leave the fewest iterations
     * over.
     */
    private static int factor(long trips, int most) {
        int best = most;
        for (int f = most; f > most / 2; f--) if (trips % f < trips % best) best = f;
        return best;
    }
}
