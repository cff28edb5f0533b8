package dev.wami.conversions.vector;

import dev.wami.conversions.Lanes;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StridedLayoutAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.TypeConverter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A vector is its pieces, row by row: its elements, {@code vector<2x2xf32>} four {@code f32}; or vectors of up to 128
 * bits, {@code vector<2x6xf32>} twice a {@code vector<4xf32>} and a {@code vector<2xf32>}, where a piece of one element
 * is that element. A memref of vectors has their dimensions behind its own. Integers lose their sign, which only
 * {@code vector}'s operations look at.
 */
final class PieceTypes extends TypeConverter {
    private final boolean simd;

    /** Pieces for {@code simd}, or one for each element. */
    PieceTypes(boolean simd) {
        this.simd = simd;
    }

    @Override
    public @Nullable List<Type> convert(Type type) {
        if (type instanceof VectorType v) return vector(v);
        if (type instanceof IntegerType i && !i.isSignless()) return List.of(signless(i));
        if (type instanceof MemRefType m && m.element() instanceof VectorType v) {
            MemRefType flat = memref(m, v);
            return flat == null ? null : List.of(flat);
        }
        if (type instanceof UnrankedMemRefType u && u.element() instanceof VectorType) return null;
        if (type instanceof FunctionType f) {
            List<Type> inputs = convertAll(f.inputs());
            List<Type> results = convertAll(f.results());
            return inputs == null || results == null ? null : List.of(new FunctionType(inputs, results));
        }
        return List.of(type);
    }

    private @Nullable List<Type> vector(VectorType v) {
        return v.scalable() != 0 ? null : pieces(v, most(v.element()));
    }

    /** How many elements of this type a piece has at most. */
    int most(Type element) {
        return simd ? Lanes.most(element) : 1;
    }

    /** The types of the pieces of {@code v}, whose sizes are known, with up to {@code most} elements each. */
    static List<Type> pieces(VectorType v, int most) {
        Type element = element(v);
        int row = row(v);
        if (most == 1) return Collections.nCopies(Math.toIntExact(v.shape().elementCount()), element);
        List<Type> out = new ArrayList<>();
        for (long rows = v.shape().elementCount() / row; rows > 0; rows--) {
            for (int from = 0; from < row; from += most) out.add(piece(element, Math.min(most, row - from)));
        }
        return out;
    }

    /** How many elements are next to one another in the last dimension. */
    static int row(VectorType v) {
        return v.rank() == 0 ? 1 : Math.toIntExact(v.shape().dim(v.rank() - 1));
    }

    static Type piece(Type element, int count) {
        return count == 1 ? element : VectorType.of(element, count);
    }

    /** The scalar that an element of {@code v} becomes. */
    static Type element(VectorType v) {
        return v.element() instanceof IntegerType i ? signless(i) : v.element();
    }

    /** {@code type} without the sign of an integer. */
    static Type signless(Type type) {
        return type instanceof IntegerType i ? signless(i) : type;
    }

    private static IntegerType signless(IntegerType i) {
        return IntegerType.of(i.width());
    }

    private static @Nullable MemRefType memref(MemRefType m, VectorType v) {
        if (v.scalable() != 0) return null;
        int rank = m.rank();
        long[] dims = Arrays.copyOf(m.shape().toArray(), rank + v.rank());
        for (int i = 0; i < v.rank(); i++) dims[rank + i] = v.shape().dim(i);
        Attribute layout = null;
        if (m.layout() != null) {
            long[] strides = m.stridesAndOffset();
            if (strides == null) return null;
            layout = layout(strides, rank, v.shape());
        }
        return new MemRefType(Shape.of(dims), element(v), layout, m.memorySpace());
    }

    private static StridedLayoutAttr layout(long[] vectors, int rank, Shape vector) {
        long each = vector.elementCount();
        long[] strides = new long[rank + vector.rank()];
        for (int i = 0; i < rank; i++) strides[i] = times(vectors[i], each);
        long stride = 1;
        for (int i = vector.rank() - 1; i >= 0; i--) {
            strides[rank + i] = stride;
            stride *= vector.dim(i);
        }
        return new StridedLayoutAttr(times(vectors[rank], each), Shape.of(strides));
    }

    private static long times(long a, long b) {
        return a == Shape.DYNAMIC ? a : a * b;
    }
}
