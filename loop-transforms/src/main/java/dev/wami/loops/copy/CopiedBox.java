package dev.wami.loops.copy;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineBinaryExpr;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.loops.nest.Linear;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The elements of a memref that are copied together. Upstream: MemRefRegion.
 *
 * @param dims the subscripts in each dimension
 */
record CopiedBox(Value memref, List<Interval> dims) {
    /**
     * What {@code access} touches while {@code loops} around it, outermost first, run; null if the subscripts are no
     * sums.
     */
    static @Nullable CopiedBox of(AffineAccess.AccessOp access, List<AffineForOp> loops) {
        List<Interval> dims = new ArrayList<>();
        List<@Nullable Linear> subscripts = Linear.of(access.map(), access.mapOperands());
        AffineMap map =
                new ValueMap(access.map(), access.mapOperands()).compose().map();
        for (int i = 0; i < subscripts.size(); i++) {
            Linear subscript = subscripts.get(i);
            Interval values = subscript == null ? ofRemainder(map.results().get(i)) : Interval.of(subscript, loops);
            if (values == null) return null;
            dims.add(values);
        }
        return new CopiedBox(access.memref(), dims);
    }

    // x mod n is 0 to n - 1
    private static @Nullable Interval ofRemainder(AffineExpr subscript) {
        boolean remainder = subscript instanceof AffineBinaryExpr b
                && b.kind() == AffineBinaryExpr.Kind.MOD
                && b.rhs() instanceof AffineConstantExpr;
        if (!remainder) return null;
        long divisor = ((AffineConstantExpr) ((AffineBinaryExpr) subscript).rhs()).value();
        return Interval.of(Linear.constant(0), Linear.constant(divisor - 1));
    }

    /** All of {@code memref}; null if that is not known. */
    static @Nullable CopiedBox whole(Value memref) {
        Shape shape = ((MemRefType) memref.type()).shape();
        List<Interval> dims = new ArrayList<>();
        for (int i = 0; i < shape.rank(); i++) {
            if (shape.isDynamic(i)) return null;
            dims.add(Interval.of(Linear.constant(0), Linear.constant(shape.dim(i) - 1)));
        }
        return new CopiedBox(memref, dims);
    }

    /** The box around both; null if it is not known. */
    @Nullable
    CopiedBox union(CopiedBox other) {
        List<Interval> out = new ArrayList<>();
        for (int i = 0; i < dims.size(); i++) {
            Interval both = dims.get(i).union(other.dims.get(i));
            if (both == null) return null;
            out.add(both);
        }
        return new CopiedBox(memref, out);
    }

    MemRefType type() {
        return (MemRefType) memref.type();
    }

    /** How many elements it has in each dimension at most; null if that is not known. */
    long @Nullable [] shape() {
        long[] out = new long[dims.size()];
        for (int i = 0; i < out.length; i++) {
            Long size = dims.get(i).size();
            if (size == null && type().shape().isDynamic(i)) return null;
            out[i] = size == null ? type().shape().dim(i) : size;
        }
        return out;
    }

    /** The values that the bounds depend on, in the order of the text. */
    List<Value> values() {
        Set<Value> out = new LinkedHashSet<>();
        for (Interval i : dims) out.addAll(i.values());
        return List.copyOf(out);
    }

    /** Where a dimension of the buffer starts; where its size is not known it is all that the memref has. */
    Linear start(int dim) {
        Linear start = dims.get(dim).start();
        return start == null ? Linear.constant(0) : start;
    }

    /** Whether all of it is plainly an element of the memref. */
    boolean isWithin() {
        List<Value> values = values();
        Shape shape = type().shape();
        for (int i = 0; i < dims.size(); i++) {
            if (shape.isDynamic(i) || !isAnyWithin(dims.get(i).first(), values, i, shape)) return false;
            if (!isAnyWithin(dims.get(i).last(), values, i, shape)) return false;
        }
        return true;
    }

    /** Whether as many elements as {@link #shape} says, from the start on, are plainly elements of the memref. */
    boolean isWithinAtFullSize() {
        long[] sizes = shape();
        if (sizes == null || !isWithin()) return false;
        for (int i = 0; i < sizes.length; i++) {
            // a last tile that is smaller may begin in front of the memref, if it is run through backwards
            for (Linear end : List.of(start(i), start(i).plus(sizes[i] - 1))) {
                if (!isAnyWithin(List.of(end), values(), i, type().shape())) return false;
            }
        }
        return true;
    }

    // the greatest of the first is at least each, the least of the last at most each
    private static boolean isAnyWithin(List<Linear> ends, List<Value> values, int dim, Shape shape) {
        Shape one = Shape.of(shape.dim(dim));
        for (Linear end : ends) {
            AffineExpr e = Interval.expression(end, values);
            if (new ValueMap(new AffineMap(values.size(), 0, List.of(e)), values)
                    .compose()
                    .isWithin(one)) return true;
        }
        return false;
    }
}
