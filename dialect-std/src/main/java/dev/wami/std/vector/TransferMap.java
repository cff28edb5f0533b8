package dev.wami.std.vector;

import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.VectorType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a transfer leads the dimensions of memory to those of a vector: a dimension of the vector follows one of memory,
 * or is a broadcast, 0. Upstream: VectorUtils, getTransferMinorIdentityMap and inferTransferOpMaskType.
 */
final class TransferMap {
    private TransferMap() {}

    /** The dimensions of the vector that are not those of memory's elements. */
    static int rank(ShapedType memory, VectorType vector) {
        return vector.rank() - (memory.element() instanceof VectorType v ? v.rank() : 0);
    }

    /** The map that is meant where none is written: to the last dimensions. */
    static AffineMap implied(ShapedType memory, VectorType vector) {
        return minorIdentity(memory.rank(), rank(memory, vector));
    }

    private static AffineMap minorIdentity(int dims, int results) {
        List<AffineExpr> out = new ArrayList<>();
        for (int i = dims - results; i < dims; i++) out.add(AffineExpr.dim(i));
        return new AffineMap(dims, 0, out);
    }

    static boolean isMinorIdentity(AffineMap map) {
        int results = map.results().size();
        return map.dims() >= results && map.equals(minorIdentity(map.dims(), results));
    }

    /** The dimension of memory that dimension {@code i} of the vector follows, or -1 for a broadcast. */
    static int dim(AffineMap map, int i) {
        return map.results().get(i) instanceof AffineDimExpr d ? d.position() : -1;
    }

    static boolean hasBroadcast(AffineMap map) {
        for (AffineExpr e : map.results()) if (e instanceof AffineConstantExpr) return true;
        return false;
    }

    /** The dimensions of the vector in the order of those of memory that they follow: those of a mask. */
    static List<Integer> maskDims(AffineMap map) {
        List<Integer> out = new ArrayList<>();
        for (int d = 0; d < map.dims(); d++) {
            for (int i = 0; i < map.results().size(); i++) if (dim(map, i) == d) out.add(i);
        }
        return out;
    }

    static VectorType maskType(VectorType vector, AffineMap map) {
        List<Integer> dims = maskDims(map);
        if (dims.isEmpty()) return VectorType.of(IntegerType.I1, 1);
        long[] sizes = new long[dims.size()];
        long scalable = 0;
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = vector.shape().dim(dims.get(i));
            if (vector.isScalable(dims.get(i))) scalable |= 1L << i;
        }
        return new VectorType(Shape.of(sizes), IntegerType.I1, scalable);
    }

    /** What is wrong with the results of {@code map}, or null. Upstream: verifyPermutationMap. */
    static @Nullable String mistake(AffineMap map) {
        boolean[] seen = new boolean[map.dims()];
        for (AffineExpr e : map.results()) {
            if (e instanceof AffineConstantExpr c && c.value() == 0) continue;
            if (!(e instanceof AffineDimExpr d)) {
                return "requires a projected permutation_map (at most one dim or the zero constant can appear in each"
                        + " result)";
            }
            if (seen[d.position()]) {
                return "requires a permutation_map that is a permutation (found one dim used more than once)";
            }
            seen[d.position()] = true;
        }
        return null;
    }
}
