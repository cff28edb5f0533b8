package dev.wami.loops.fuse;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.loops.nest.Linear;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The box of elements that accesses touch while some loops run. Upstream: MemRefRegion.
 *
 * @param dims the first and the last subscript in each dimension
 */
record Footprint(MemRefType type, List<Extent> dims) {
    /**
     * What {@code access} touches while {@code loops}, outermost first, run, {@code sliced} within a slice; null if
     * that is not known.
     */
    static @Nullable Footprint of(
            AffineAccess.AccessOp access, List<AffineForOp> loops, Map<AffineForOp, Extent> sliced) {
        List<Extent> dims = new ArrayList<>();
        for (Linear subscript : Linear.of(access.map(), access.mapOperands())) {
            if (subscript == null) return null;
            Linear first = extreme(subscript, loops, sliced, false);
            Linear last = extreme(subscript, loops, sliced, true);
            if (first == null || last == null) return null;
            dims.add(new Extent(first, last));
        }
        return new Footprint(access.memrefType(), dims);
    }

    private static @Nullable Linear extreme(
            Linear subscript, List<AffineForOp> loops, Map<AffineForOp, Extent> sliced, boolean greatest) {
        Linear out = subscript;
        for (int i = loops.size() - 1; i >= 0; i--) {
            AffineForOp loop = loops.get(i);
            long f = out.factor(loop.inductionVariable());
            if (f == 0) continue;
            Extent values = sliced.containsKey(loop) ? sliced.get(loop) : Extent.of(loop);
            if (values == null) return null;
            out = out.with(loop.inductionVariable(), (f > 0) == greatest ? values.last() : values.first());
        }
        return out;
    }

    /** The box around both; null if how far they are apart is not known. */
    @Nullable
    Footprint union(Footprint other) {
        List<Extent> out = new ArrayList<>();
        for (int i = 0; i < dims.size(); i++) {
            Extent a = dims.get(i);
            Extent b = other.dims.get(i);
            Linear first = b.first().plus(a.first(), -1);
            Linear last = b.last().plus(a.last(), -1);
            if (!first.isConstant() || !last.isConstant()) return null;
            out.add(new Extent(
                    first.constant() < 0 ? b.first() : a.first(), last.constant() > 0 ? b.last() : a.last()));
        }
        return new Footprint(type, out);
    }

    /** The number of subscripts in each dimension, at most that of the memref; null if not known. */
    long @Nullable [] shape() {
        Shape all = type.shape();
        long[] out = new long[dims.size()];
        for (int i = 0; i < out.length; i++) {
            Long size = dims.get(i).size();
            if (size == null && all.isDynamic(i)) return null;
            out[i] = size == null ? all.dim(i) : all.isDynamic(i) ? size : Math.min(size, all.dim(i));
        }
        return out;
    }

    /** How many bytes it is; null if not known. */
    @Nullable
    Long bytes() {
        long[] shape = shape();
        Long element = bytes(type.element());
        if (shape == null || element == null) return null;
        long out = element;
        for (long n : shape) out *= Math.max(0, n);
        return out;
    }

    /** The bytes of an element of numbers; null of others. */
    static @Nullable Long bytes(Type element) {
        if (element instanceof IntegerType i) return (i.width() + 7L) / 8;
        if (element instanceof FloatType f) return (f.width() + 7L) / 8;
        if (element instanceof VectorType v) {
            Long n = bytes(v.element());
            if (n == null) return null;
            for (int i = 0; i < v.rank(); i++) n *= v.shape().dim(i);
            return n;
        }
        return null;
    }

    /** How many bytes the accesses of {@code nest} touch, those of each memref together; null if not known. */
    static @Nullable Long bytesOf(SimpleNest nest) {
        Map<Value, Footprint> found = new LinkedHashMap<>();
        for (AffineAccess.AccessOp access : nest.root().collect(AffineAccess.AccessOp.class)) {
            if (access instanceof AffineAccess.PrefetchOp) continue;
            Footprint here = of(access, nest.around(access), Map.of());
            Footprint before = found.get(access.memref());
            Footprint both = here == null || before == null ? here : before.union(here);
            if (both == null) return null;
            found.put(access.memref(), both);
        }
        long sum = 0;
        for (Footprint f : found.values()) {
            Long bytes = f.bytes();
            if (bytes == null) return null;
            sum += bytes;
        }
        return sum;
    }
}
