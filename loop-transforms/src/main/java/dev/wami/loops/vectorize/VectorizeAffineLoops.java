package dev.wami.loops.vectorize;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.core.remark.Remark;
import dev.wami.core.target.Target;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.Unrolling;
import dev.wami.loops.schedule.NestSchedule;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Does neighbouring iterations of loops at once, as the elements of vectors: of an innermost loop, or, where that one
 * sums in an order that is to be kept, of one around it. Nothing is computed in another order than before unless it may
 * be. LLVM's loop vectorizer does so for innermost loops; lanes of outer loops are in Nuzman and Zaks, Outer-loop
 * vectorization: revisited for short SIMD architectures (PACT 2008).
 */
public final class VectorizeAffineLoops extends Pass {
    private static final Statistic INNER = new Statistic("num-inner", "Number of innermost loops vectorized");
    private static final Statistic OUTER = new Statistic("num-outer", "Number of loops around others vectorized");

    private static final Statistic IN_PART =
            new Statistic("num-in-part", "Number of loops vectorized where some operations are done lane after lane");

    private static final Statistic INTERLEAVED =
            new Statistic("num-interleaved", "Number of stores whose lanes go between those of others");

    private static final Statistic CARRIED =
            new Statistic("num-carried", "Number of loops around others that carry their sums on lanes");

    private static final Statistic NARROWED =
            new Statistic("num-narrowed", "Number of loops vectorized with narrower integers");

    /** How many times faster per lane it is where hardly anything is done lane by lane. */
    private static final double SMALL_GAIN = 0.8;

    public final Option<Integer> vectorBits =
            Option.of("vector-bits", -1, "how wide vectors are; 0: there are none; -1: as the target's");

    @Override
    public String name() {
        return "vectorize-affine-loops";
    }

    @Override
    public String summary() {
        return "do neighbouring iterations of affine loops at once";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(INNER, OUTER, IN_PART, INTERLEAVED, CARRIED, NARROWED);
    }

    @Override
    public void run(Operation root, PassContext context) {
        int width = vectorBits.get() < 0 ? Target.of(root).vectorBits() : vectorBits.get();
        if (width == 0) {
            context.changedNothing();
            return;
        }
        for (AffineForOp loop : loopsIn(root)) {
            if (!vectorize(loop, width, context)) vectorizeInPart(loop, width, context);
        }
        context.count(CARRIED.name(), CarriedSums.carry(root));
    }

    /** The outermost loops in {@code op}, in the order of the text. */
    private static List<AffineForOp> loopsIn(Operation op) {
        List<AffineForOp> out = new ArrayList<>();
        op.walkOuterFirst(nested -> {
            if (nested == op || !(nested instanceof AffineForOp loop)) return Operation.Walk.INTO;
            out.add(loop);
            return Operation.Walk.OVER;
        });
        return out;
    }

    /** Whether {@code loop} or one in it was vectorized: inner ones first, unless all of it gains more. */
    private static boolean vectorize(AffineForOp loop, int vectorBits, PassContext context) {
        List<AffineForOp> inner = loopsIn(loop);
        LanePlan all = ofAll(loop, inner, vectorBits);
        if (all != null && replace(all, context)) return true;
        List<AffineForOp> left = new ArrayList<>();
        for (AffineForOp l : inner) if (!vectorize(l, vectorBits, context)) left.add(l);
        if (left.size() < inner.size()) {
            for (AffineForOp l : left) vectorizeInPart(l, vectorBits, context);
            return true;
        }
        int asked = NestSchedule.number(loop, NestSchedule.LANES, 0);
        int preferred = asked > 0 ? asked : NestSchedule.number(loop, NestSchedule.PREFERRED_LANES, 0);
        if (preferred == 1) return false;
        LanePlan plan = preferred > 0 ? LanePlan.asked(loop, preferred, MemoryFacts.NONE) : null;
        if (plan == null && asked == 0) plan = LanePlan.replacing(loop, vectorBits, MemoryFacts.NONE);
        if (plan == null) {
            if (asked > 0) {
                context.diagnostics()
                        .error(
                                loop.location(),
                                "the schedule does not fit: no %d lanes: %s",
                                asked,
                                Refusal.of(loop, vectorBits, MemoryFacts.NONE));
            }
            if (context.wants(Remark.Kind.MISSED)) {
                context.missed(loop, "not vectorised: %s", Refusal.of(loop, vectorBits, MemoryFacts.NONE));
            }
            return false;
        }
        if (plan.loop().isCold() && asked == 0 && !isSmall(plan)) {
            context.missed(plan.loop(), "not vectorised: too little is done there");
            return false;
        }
        return replace(plan, context);
    }

    /**
     * The lanes of {@code loop} if only some of the loops side by side in it could have lanes, and these gain less; as
     * with the columns of a matrix, of which some loops sum rows in their order and others store to them.
     */
    private static @Nullable LanePlan ofAll(AffineForOp loop, List<AffineForOp> inner, int vectorBits) {
        if (inner.size() < 2 || loop.isCold() || hasLanesAsked(loop)) return null;
        boolean some = false;
        boolean others = false;
        double gain = 0;
        for (AffineForOp l : inner) {
            if (!loopsIn(l).isEmpty() || hasLanesAsked(l)) return null;
            LanePlan plan = LanePlan.of(l, vectorBits, MemoryFacts.NONE, false);
            if (plan == null) others = true;
            else some = true;
            if (plan != null) gain = Math.max(gain, plan.gain());
        }
        LanePlan own = some && others ? LanePlan.of(loop, vectorBits, MemoryFacts.NONE, false) : null;
        return own != null && own.gain() > gain ? own : null;
    }

    private static boolean hasLanesAsked(AffineForOp loop) {
        return NestSchedule.number(loop, NestSchedule.LANES, 0) > 0
                || NestSchedule.number(loop, NestSchedule.PREFERRED_LANES, 0) > 0;
    }

    /** The same of loops where some operations must be done lane after lane: of those in a nest, what gains most. */
    private static void vectorizeInPart(AffineForOp loop, int vectorBits, PassContext context) {
        LanePlan best = bestInPart(loop, vectorBits);
        if (best != null) replace(best, context);
    }

    private static @Nullable LanePlan bestInPart(AffineForOp loop, int vectorBits) {
        LanePlan best = null;
        for (AffineForOp l : loopsIn(loop)) {
            LanePlan plan = bestInPart(l, vectorBits);
            if (plan != null && (best == null || plan.gain() > best.gain())) best = plan;
        }
        if (loop.isCold() || NestSchedule.number(loop, NestSchedule.LANES, 0) > 0) return best;
        LanePlan own = LanePlan.of(loop, vectorBits, MemoryFacts.NONE, true);
        return own != null && (best == null || own.gain() > best.gain()) ? own : best;
    }

    private static boolean replace(LanePlan plan, PassContext context) {
        Statistic which = loopsIn(plan.loop()).isEmpty() ? INNER : OUTER;
        boolean inPart = !plan.schedule().serial().isEmpty();
        AffineForOp loop = plan.loop();
        Operation around = loop.requiredBlock().parentOp();
        Location where = loop.location();
        int interleaved =
                InterleavedStores.in(loop.body(), plan.variance(), plan.lanes()).size();
        if (!new VectorLoop(plan).replace()) {
            context.missed(loop, "not vectorised: its bounds leave iterations over that no loop can do");
            return false;
        }
        if (around != null) {
            context.passed(
                    around, where, "vectorised: %d lanes, should be %.1f times as fast", plan.lanes(), plan.gain());
        }
        context.count(which.name(), 1);
        if (plan.isNarrowed()) context.count(NARROWED.name(), 1);
        if (inPart) context.count(IN_PART.name(), 1);
        context.count(INTERLEAVED.name(), interleaved);
        return true;
    }

    /** Whether the vector loop takes the place of the other one and is hardly larger. */
    private static boolean isSmall(LanePlan plan) {
        return !Unrolling.leavesRemainder(plan.loop(), plan.lanes()) && plan.gain() >= SMALL_GAIN * plan.lanes();
    }
}
