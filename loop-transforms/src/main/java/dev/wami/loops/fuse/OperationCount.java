package dev.wami.loops.fuse;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** How many operations nests execute, before fusion and after. Upstream: getComputeCost, getFusionComputeCost. */
final class OperationCount {
    private OperationCount() {}

    /** Of {@code nest}; null if a trip count is not known. */
    static @Nullable Long of(SimpleNest nest) {
        return of(nest.root(), Map.of(), Map.of());
    }

    /**
     * @param trips the trip counts of loops that are others than in the program
     * @param more operations that bodies have beside those in the program
     */
    private static @Nullable Long of(AffineForOp loop, Map<AffineForOp, Long> trips, Map<AffineForOp, Long> more) {
        Long trip = trips.containsKey(loop) ? trips.get(loop) : TripCount.constantOf(loop);
        if (trip == null) return null;
        long body = more.getOrDefault(loop, 0L);
        for (Operation op : loop.body()) {
            if (op instanceof AffineForOp inner) {
                Long n = of(inner, trips, more);
                if (n == null) return null;
                body += n;
            } else if (!(op instanceof AffineIfOp) && op != loop.yieldOp()) {
                body++;
            }
        }
        return trip * body;
    }

    /** Of {@code target} with {@code slice} in it; null if a trip count is not known. */
    static @Nullable Long fused(Slice slice, SimpleNest target) {
        Map<AffineForOp, Long> trips = slice.tripCounts();
        if (trips == null) return null;
        AffineForOp at = slice.target().get(slice.depth() - 1);
        Map<AffineForOp, Long> more = new HashMap<>();
        boolean single = trips.values().stream().allMatch(n -> n == 1);
        // what one iteration stores and loads again will be a value
        if (single) forward(slice, at, more);
        Long inSlice = of(slice.source().root(), trips, more);
        if (inSlice == null) return null;
        more.put(at, inSlice);
        return of(target.root(), Map.of(), more);
    }

    private static void forward(Slice slice, AffineForOp at, Map<AffineForOp, Long> more) {
        Set<Value> stored = new LinkedHashSet<>();
        for (AffineAccess.StoreOp store : slice.source().stores()) {
            stored.add(store.memref());
            more.merge(at, -1L, Long::sum);
        }
        for (Value memref : stored) {
            for (Use use : memref.uses()) {
                boolean below = use.owner() instanceof AffineAccess.LoadOp && at.isProperAncestorOf(use.owner());
                if (below && use.owner().parentOp() instanceof AffineForOp loop) more.merge(loop, -1L, Long::sum);
            }
        }
    }
}
