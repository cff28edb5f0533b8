package dev.wami.loops.vectorize;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineForOp;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How many neighbouring iterations of a loop to do at once.
 *
 * @param schedule in which order, and which operations lane after lane
 * @param reductions what becomes of each value that the loop carries
 * @param gain how many times faster that should be
 * @param isNarrowed whether the loop has narrower integers than the one that was asked for
 */
record LanePlan(
        Variance variance,
        int lanes,
        LaneSchedule schedule,
        List<LaneReduction> reductions,
        double gain,
        boolean isNarrowed) {

    /** Less than this is not worth the second loop. */
    private static final double LEAST_GAIN = 1.2;

    /** Vectors of the widest numbers of a body; more would not stay in registers. */
    private static final int MOST_VECTORS = 4;

    /** How much less time narrower integers have to take. */
    private static final double NARROWER = 0.95;

    /** Operations of single lanes in a body; beyond that it grows too large. */
    private static final int MOST_COPIES = 96;

    AffineForOp loop() {
        return variance.loop();
    }

    /**
     * The plan that gains most among those that {@code facts} allow; null if none does, or is worth it.
     *
     * @param serial whether some operations may be done lane after lane
     */
    static @Nullable LanePlan of(AffineForOp loop, int vectorBits, MemoryFacts facts, boolean serial) {
        List<LaneReduction> reductions = LaneReduction.of(loop);
        if (!serial && reductions.stream().anyMatch(LaneReduction::isInOrder)) return null;
        Set<Operation> known = serial ? knownSerial(loop, reductions) : Set.of();
        if (known == null) return null;
        Variance variance = Variance.of(loop, known);
        int widest = LaneTypes.widest(variance);
        if (widest == 0 || !new Widenable(variance).body()) return null;
        int lanes = vectorBits / widest;
        LaneSchedule inOrder = LaneSchedule.inOrder(known);
        LanePlan single = of(variance, lanes, inOrder, reductions);
        // several vectors at a time, where sums wait for one another, or narrower numbers leave room
        LanePlan best = single;
        int most = Math.max(
                VectorsAtOnce.most(variance, lanes), Math.min(MOST_VECTORS, widest / LaneTypes.narrowest(variance)));
        for (int vectors = 2; vectors <= most; vectors *= 2) {
            LanePlan more = of(variance, vectors * lanes, inOrder, reductions);
            if (more != null && (best == null || more.gain > best.gain)) best = more;
        }
        if (best == null) return null;
        Legality legality = new Legality(Dependences.of(loop, facts));
        LanePlan legal = best.kept(legality, serial);
        return legal == null && best != single && single != null ? single.kept(legality, serial) : legal;
    }

    /**
     * The same, or the plan of a loop with {@linkplain NarrowIntegers narrower integers} that takes the place of
     * {@code loop} if it takes less time.
     */
    static @Nullable LanePlan replacing(AffineForOp loop, int vectorBits, MemoryFacts facts) {
        LanePlan plan = of(loop, vectorBits, facts, false);
        if (loop.isCold() || !NarrowIntegers.mayHelp(loop)) return plan;
        AffineForOp copy = Builder.before(loop).insert((AffineForOp) loop.copy(new IrMapping()));
        LanePlan narrow = NarrowIntegers.in(copy) ? of(copy, vectorBits, facts, false) : null;
        double most = plan == null ? new LaneCost(Variance.of(loop), 1).body() / LEAST_GAIN : NARROWER * plan.time();
        if (narrow == null || narrow.time() > most || !VectorLoop.allows(copy, narrow.lanes)) {
            copy.erase();
            return plan;
        }
        double gain = narrow.gain * new LaneCost(Variance.of(loop), 1).body() / narrow.single();
        for (int i = 0; i < loop.resultCount(); i++) loop.result(i).replaceAllUsesWith(copy.result(i));
        loop.erase();
        return new LanePlan(narrow.variance, narrow.lanes, narrow.schedule, narrow.reductions, gain, true);
    }

    private double single() {
        return new LaneCost(variance, 1).body();
    }

    /** Of an iteration, in instructions. */
    private double time() {
        return single() / gain;
    }

    /** {@code lanes} lanes of {@code loop}, whether they gain anything or not; null if they cannot be. */
    static @Nullable LanePlan asked(AffineForOp loop, int lanes, MemoryFacts facts) {
        List<LaneReduction> reductions = LaneReduction.of(loop);
        if (reductions.stream().anyMatch(LaneReduction::isInOrder)) return null;
        Variance variance = Variance.of(loop, Set.of());
        if (LaneTypes.widest(variance) == 0 || !new Widenable(variance).body()) return null;
        LanePlan plan = new LanePlan(variance, lanes, LaneSchedule.inOrder(Set.of()), reductions, 1, false);
        return plan.kept(new Legality(Dependences.of(loop, facts)), false);
    }

    /** What must be done lane after lane whatever memory holds; null if there is something that can't be done so. */
    private static @Nullable Set<Operation> knownSerial(AffineForOp loop, List<LaneReduction> reductions) {
        LaneSchedule schedule = LaneSchedule.of(loop, 1, reductions, Set.of(), null);
        return schedule == null ? null : withUnwidenable(loop, schedule.serial());
    }

    /** {@code serial} and what has no lanes if these are done lane after lane. */
    private static @Nullable Set<Operation> withUnwidenable(AffineForOp loop, Set<Operation> serial) {
        Set<Operation> out = Collections.newSetFromMap(new IdentityHashMap<>());
        out.addAll(serial);
        for (int before = -1; before != out.size(); ) {
            before = out.size();
            Widenable widenable = new Widenable(Variance.of(loop, out));
            for (Operation op : loop.body()) if (!widenable.isWidenable(op)) out.add(op);
        }
        for (Operation op : out) if (!Widenable.isRepeatable(op)) return null;
        return out;
    }

    /** This plan with the order that {@code legality} asks for; null if that leaves too little. */
    private @Nullable LanePlan kept(Legality legality, boolean serial) {
        // what a lane has from the one before must be there in time
        boolean inOrder = reductions.stream().anyMatch(LaneReduction::isInOrder);
        if (!inOrder && schedule.serial().isEmpty() && legality.isVectorizable(loop(), lanes)) return this;
        LaneSchedule legal = LaneSchedule.of(loop(), lanes, reductions, schedule.serial(), legality);
        if (legal == null || !serial && !legal.serial().isEmpty()) return null;
        Set<Operation> all = withUnwidenable(loop(), legal.serial());
        if (all == null) return null;
        LaneSchedule whole = LaneSchedule.of(loop(), lanes, reductions, all, legality);
        return whole == null ? null : of(Variance.of(loop(), whole.serial()), lanes, whole, reductions);
    }

    private static @Nullable LanePlan of(
            Variance variance, int lanes, LaneSchedule schedule, List<LaneReduction> reductions) {
        if (lanes < 2 || copies(schedule.serial()) * lanes > MOST_COPIES) return null;
        double one = new LaneCost(variance, 1).body();
        double all = new LaneCost(variance, lanes).body();
        // one after the other they would be as long in a loop that is unrolled
        double lone = schedule.serial().isEmpty() ? one : new LaneCost(variance, 1).unrolled(lanes);
        Long trips = TripCount.constantOf(variance.loop());
        double gain = trips == null
                ? lone * lanes / all
                : lone * trips / (Math.floorDiv(trips, (long) lanes) * all + trips % lanes * one);
        return gain < LEAST_GAIN ? null : new LanePlan(variance, lanes, schedule, reductions, gain, false);
    }

    private static int copies(Set<Operation> serial) {
        int[] count = {0};
        for (Operation op : serial) op.walk(nested -> count[0]++);
        return count[0];
    }
}
