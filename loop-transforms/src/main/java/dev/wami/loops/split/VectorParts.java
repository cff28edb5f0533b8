package dev.wami.loops.split;

import dev.wami.core.ir.Builder;
import dev.wami.loops.dependence.Dependence;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.AccessWidth;
import dev.wami.loops.nest.SingleIteration;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Divides a loop whose neighbouring iterations cannot run side by side into parts of which they can. */
final class VectorParts {
    private final MemoryFacts facts;
    private final int lanes;

    private VectorParts(MemoryFacts facts, int lanes) {
        this.facts = facts;
        this.lanes = lanes;
    }

    /**
     * Replaces {@code loop} by parts that can be vectorised to {@code bits}, with at most {@code splits} splits; how
     * many there were, 0 if none are needed or they do not help.
     */
    static int divide(AffineForOp loop, int bits, int splits, MemoryFacts facts) {
        int lanes = bits / AccessWidth.widest(loop);
        if (lanes < 2 || loop.step() != 1) return 0;
        VectorParts parts = new VectorParts(facts, lanes);
        Dependence obstacle = parts.obstacle(loop);
        if (obstacle == null || DependencePoints.of(obstacle, loop).isEmpty()) return 0;
        AffineForOp copy = Builder.before(loop).insert((AffineForOp) loop.copy());
        List<AffineForOp> made = new ArrayList<>(List.of(copy));
        if (!parts.divideAll(made, splits)) {
            for (int i = made.size() - 1; i >= 0; i--) made.get(i).erase();
            return 0;
        }
        loop.replaceAllUsesWith(made.get(made.size() - 1).results());
        loop.erase();
        for (AffineForOp part : made) SingleIteration.promote(part);
        return made.size() - 1;
    }

    /** Divides {@code parts} on until nothing stands in the way of any; false if that is more than it may be. */
    private boolean divideAll(List<AffineForOp> parts, int splits) {
        int left = splits;
        for (int i = 0; i < parts.size(); ) {
            Dependence obstacle = obstacle(parts.get(i));
            if (obstacle == null) {
                i++;
                continue;
            }
            AffineForOp rest = left == 0 ? null : divided(parts.get(i), obstacle);
            if (rest == null) return false;
            parts.add(i + 1, rest);
            left--;
        }
        return true;
    }

    private static @Nullable AffineForOp divided(AffineForOp loop, Dependence obstacle) {
        for (SplitPoint point : DependencePoints.of(obstacle, loop)) {
            AffineForOp rest = point.divide(loop);
            if (rest != null) return rest;
        }
        return null;
    }

    private @Nullable Dependence obstacle(AffineForOp loop) {
        Long trips = TripCount.constantOf(loop);
        if (trips != null && trips <= 1) return null;
        return new Legality(Dependences.of(loop, facts)).preventsVectorizing(loop, lanes);
    }
}
