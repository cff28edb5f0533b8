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
}
