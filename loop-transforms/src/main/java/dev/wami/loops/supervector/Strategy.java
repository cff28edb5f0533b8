package dev.wami.loops.supervector;

import dev.wami.loops.nest.RemainderLoop;
import dev.wami.loops.nest.Unrolling;
import dev.wami.std.affine.AffineForOp;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a nest becomes vectors. Upstream: VectorizationStrategy.
 *
 * @param sizes of the dimensions of vectors
 * @param dimensions of the loops that are vectorized, the dimension of vectors that each is
 * @param reductions what the loops reduce
 */
record Strategy(
        AffineForOp root,
        List<Long> sizes,
        Map<AffineForOp, Integer> dimensions,
        Map<AffineForOp, List<LoopReduction>> reductions) {

    /** The strategy for {@code match}; null if two loops in one another would be one dimension. */
    static @Nullable Strategy of(NestMatch match, List<Long> sizes, Map<AffineForOp, List<LoopReduction>> reductions) {
        Map<AffineForOp, Integer> dimensions = new LinkedHashMap<>();
        assign(match, 0, dimensions);
        for (Map.Entry<AffineForOp, Integer> a : dimensions.entrySet()) {
            for (Map.Entry<AffineForOp, Integer> b : dimensions.entrySet()) {
                boolean nested = a.getKey().isProperAncestorOf(b.getKey());
                if (nested && a.getValue().equals(b.getValue())) return null;
            }
        }
        return new Strategy(match.loop(), sizes, dimensions, reductions);
    }

    /** Inner loops first: one that could be several dimensions is the outermost of them. */
    private static void assign(NestMatch match, int dimension, Map<AffineForOp, Integer> dimensions) {
        for (NestMatch m : match.inner()) assign(m, dimension + 1, dimensions);
        dimensions.put(match.loop(), dimension);
    }

    /** How many iterations of {@code loop} become one; 1 if it is no dimension. */
    long factor(AffineForOp loop) {
        Integer dimension = dimensions.get(loop);
        return dimension == null ? 1 : sizes.get(dimension);
    }

    /**
     * Makes the trip count of the outermost loop a multiple of its factor; false, and nothing is changed, if that
     * cannot be, or that of another one is none: what is left over of that in a vector of the outer ones has no shape.
     */
    boolean splitOffRest() {
        for (AffineForOp loop : dimensions.keySet()) {
            if (loop != root && Unrolling.leavesRemainder(loop, factor(loop))) return false;
        }
        return !Unrolling.leavesRemainder(root, factor(root)) || RemainderLoop.splitOff(root, factor(root));
    }
}
