package dev.wami.loops.tile;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.FlatExpr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Sizes of tiles such that what a tile touches fits into a cache, if it shrinks with the size of the tile. Upstream:
 * LoopTiling::getTileSizes.
 */
final class TileSizes {
    /** Where nothing is known. */
    static final int DEFAULT = 4;

    private TileSizes() {}

    /** For the loops of {@code band} and a cache of {@code kibibytes}. */
    static List<Integer> forCache(List<AffineForOp> band, long kibibytes) {
        int depth = band.size();
        if (kibibytes == 0) return new ArrayList<>(Collections.nCopies(depth, 1));
        Long touched = footprint(band.get(0));
        if (touched == null) return dividing(band, new ArrayList<>(Collections.nCopies(depth, DEFAULT)));
        long cache = kibibytes * 1024;
        long excess = (touched + cache - 1) / cache;
        if (excess <= 1) return new ArrayList<>(Collections.nCopies(depth, 1));
        int each = Math.max(1, (int) Math.floor(Math.pow(excess, 1.0 / depth)));
        List<Integer> sizes = new ArrayList<>();
        long product = 1;
        for (int i = 0; i < depth - 1; i++) {
            sizes.add(each);
            product *= each;
        }
        sizes.add((int) Math.max(1, excess / product));
        return dividing(band, sizes);
    }

    /** The greatest sizes up to {@code sizes} that divide the numbers of iterations, where these are known. */
    private static List<Integer> dividing(List<AffineForOp> band, List<Integer> sizes) {
        for (int i = 0; i < sizes.size(); i++) {
            Long count = TripCount.constantOf(band.get(i));
            if (count == null || count == 0) continue;
            long size = sizes.get(i);
            if (count > 1) size = Math.min(size, count / 2);
            while (count % size != 0) size--;
            sizes.set(i, (int) size);
        }
        return sizes;
    }

    /** How many bytes the affine accesses in {@code loop} touch at most; null if that is not known. */
    static @Nullable Long footprint(AffineForOp loop) {
        Map<Value, long[][]> boxes = new LinkedHashMap<>();
        for (AccessOp op : loop.collect(AccessOp.class)) {
            long[][] box = box(op);
            if (box == null) return null;
            boxes.merge(Element.withoutCasts(op.memref()), box, TileSizes::union);
        }
        long bytes = 0;
        for (Map.Entry<Value, long[][]> e : boxes.entrySet()) {
            long size = bytes(((MemRefType) e.getKey().type()).element());
            if (size == 0) return null;
            for (long[] range : e.getValue()) size = Math.multiplyExact(size, range[1] - range[0] + 1);
            bytes = Math.addExact(bytes, size);
        }
        return bytes;
    }

    private static long[][] union(long[][] a, long[][] b) {
        long[][] out = new long[a.length][];
        for (int i = 0; i < out.length; i++) {
            out[i] = new long[] {Math.min(a[i][0], b[i][0]), Math.max(a[i][1], b[i][1])};
        }
        return out;
    }

    /** The least and greatest of each subscript: by a sum over loops with constant bounds, or by the shape. */
    private static long @Nullable [][] box(AccessOp op) {
        ValueMap at = new ValueMap(op.map(), op.mapOperands()).compose();
        AffineMap map = at.map();
        Shape shape = op.memrefType().shape();
        long[][] out = new long[map.results().size()][];
        for (int i = 0; i < out.length; i++) {
            FlatExpr sum = FlatExpr.of(map.results().get(i), map.dims(), map.symbols());
            long[] range = sum == null ? null : range(sum, at.operands(), map.dims());
            if (range == null && !shape.isDynamic(i)) range = new long[] {0, shape.dim(i) - 1};
            if (range == null) return null;
            out[i] = range;
        }
        return out;
    }

    private static long @Nullable [] range(FlatExpr sum, List<Value> operands, int dims) {
        if (sum.hasQuotients()) return null;
        long least = sum.constant();
        long most = sum.constant();
        for (int i = 0; i < operands.size(); i++) {
            long factor = i < dims ? sum.dim(i) : sum.symbol(i - dims);
            if (factor == 0) continue;
            long[] values = range(operands.get(i));
            if (values == null) return null;
            least += factor * values[factor > 0 ? 0 : 1];
            most += factor * values[factor > 0 ? 1 : 0];
        }
        return new long[] {least, most};
    }

    /** The first and last value of the variable of a loop with constant bounds that runs. */
    private static long @Nullable [] range(Value v) {
        Block home = v.block();
        if (home == null || !(home.parentOp() instanceof AffineForOp loop)) return null;
        if (loop.inductionVariable() != v) return null;
        Long trips = loop.constantTripCount();
        if (trips == null || trips == 0) return null;
        long first = loop.lower().map().singleConstant();
        return new long[] {first, first + (trips - 1) * loop.step()};
    }

    private static long bytes(Type type) {
        if (type instanceof FloatType f) return f.width() / 8L;
        if (type instanceof IntegerType t) return (t.width() + 7L) / 8;
        return type instanceof VectorType v ? v.shape().elementCount() * bytes(v.element()) : 0;
    }
}
