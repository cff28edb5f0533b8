package dev.wami.loops.vectorize;

import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineForOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How many neighbouring iterations of a loop to do at once.
 *
 * @param reductions what becomes of each value that the loop carries
 * @param gain how many times faster that should be
 */
record LanePlan(Variance variance, int lanes, List<LaneReduction> reductions, double gain) {

    /** Less than this is not worth the second loop. */
    private static final double LEAST_GAIN = 1.2;

    AffineForOp loop() {
        return variance.loop();
    }

    /** The plan that gains most among those that {@code facts} allow; null if none does, or is worth it. */
    static @Nullable LanePlan of(AffineForOp loop, int vectorBits, MemoryFacts facts) {
        List<LaneReduction> reductions = LaneReduction.of(loop);
        if (reductions == null) return null;
        Variance variance = Variance.of(loop);
        int widest = LaneTypes.widest(variance);
        if (widest == 0 || !new Widenable(variance).body()) return null;
        int lanes = vectorBits / widest;
        LanePlan single = of(variance, lanes, reductions);
        // two vectors at a time, where sums wait for one another
        boolean nested = loop.collect(AffineForOp.class).size() > 1;
        LanePlan twice = nested ? of(variance, 2 * lanes, reductions) : null;
        LanePlan best = twice != null && (single == null || twice.gain > single.gain) ? twice : single;
        if (best == null) return null;
        Legality legality = new Legality(Dependences.of(loop, facts));
        if (legality.isVectorizable(loop, best.lanes)) return best;
        return best == twice && single != null && legality.isVectorizable(loop, lanes) ? single : null;
    }

    private static @Nullable LanePlan of(Variance variance, int lanes, List<LaneReduction> reductions) {
        if (lanes < 2) return null;
        double one = new LaneCost(variance, 1).body();
        double all = new LaneCost(variance, lanes).body();
        Long trips = TripCount.constantOf(variance.loop());
        double gain = trips == null
                ? one * lanes / all
                : one * trips / (Math.floorDiv(trips, (long) lanes) * all + trips % lanes * one);
        return gain < LEAST_GAIN ? null : new LanePlan(variance, lanes, reductions, gain);
    }
}
