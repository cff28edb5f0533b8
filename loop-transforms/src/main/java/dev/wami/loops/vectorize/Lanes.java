package dev.wami.loops.vectorize;

import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.affine.AffineForOp;

/** Whether loops can have lanes, for passes that count on it. */
public final class Lanes {
    private Lanes() {}

    /** Whether {@code lanes} iterations of {@code loop} can be done at once. */
    public static boolean arePossible(AffineForOp loop, int lanes, MemoryFacts facts) {
        return LanePlan.asked(loop, lanes, facts) != null;
    }

    /** Whether they can, and none of them waits for the one before: sums are in any order. */
    public static boolean areIndependent(AffineForOp loop, int lanes, MemoryFacts facts) {
        if (LaneReduction.of(loop).stream().anyMatch(LaneReduction::isInOrder)) return false;
        LanePlan plan = LanePlan.asked(loop, lanes, facts);
        return plan != null && plan.schedule().serial().isEmpty();
    }
}
