package dev.wami.std.vector;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.ViewLike;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The same elements in another shape, order or type. */
public final class VectorShapes {
    private VectorShapes() {}

    private static OpSpec cast(OpKind kind, String summary) {
        return OpSpec.of(kind, summary)
                .operand("source", Types.VECTOR)
                .result("result", Types.VECTOR)
                .format("$source attr-dict `:` type($source) `to` type($result)");
    }

    /** The same elements, counted row-major, in another shape. Upstream: vector.shape_cast. */
    public static final class ShapeCastOp extends Rearrangement {
        static final OpSpec SPEC = cast(VectorOp.SHAPE_CAST, "shape_cast casts between vector shapes");

        ShapeCastOp(OpState state) {
            super(SPEC, state);
        }

        public ShapeCastOp(Location location, Value source, VectorType type) {
            super(SPEC, OpState.at(location).operand(source).result(type));
        }

        public Value source() {
            return operand(0);
        }

        @Override
        public FoldResult fold(Folder folder) {
            return ShapeFolds.fold(this, folder);
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return ShapeFolds.canonicalize(this, rewriter);
        }

        @Override
        @Nullable
        String mistake() {
            VectorType from = vector(source());
            VectorType to = vector(result());
            if (!from.element().equals(to.element())) return "has different source and result element types";
            long had = from.shape().elementCount();
            long has = to.shape().elementCount();
            if (had != has) {
                return text("has different number of elements at source (%d) and result (%d)", had, has);
            }
            int scalable = Long.bitCount(from.scalable());
            if (scalable == Long.bitCount(to.scalable())) return null;
            return text(
                    "has different number of scalable dims at source (%d) and result (%d)",
                    scalable, Long.bitCount(to.scalable()));
        }

        @Override
        public int[] sources(int result) {
            int[] out = new int[count(source())];
            for (int i = 0; i < out.length; i++) out[i] = i;
            return out;
        }
    }

    /** Dimension {@code i} of the result is dimension {@code permutation[i]}. Upstream: vector.transpose. */
    public static final class TransposeOp extends Rearrangement {
        private static final String PERMUTATION = "permutation";

        static final OpSpec SPEC = OpSpec.of(VectorOp.TRANSPOSE, "vector transpose operation")
                .operand("vector", Types.VECTOR)
                .attribute(PERMUTATION, Attrs.DENSE_I64_ARRAY)
                .result("result", Types.VECTOR)
                .format("$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)");

        TransposeOp(OpState state) {
            super(SPEC, state);
        }

        public TransposeOp(Location location, Value vector, long... permutation) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(vector)
                            .property(PERMUTATION, DenseArrayAttr.i64(permutation))
                            .result(transposed(vector(vector), permutation)));
        }

        private static VectorType transposed(VectorType from, long[] permutation) {
            long[] dims = new long[permutation.length];
            long scalable = 0;
            for (int i = 0; i < dims.length; i++) {
                int d = (int) permutation[i];
                dims[i] = from.shape().dim(d);
                if (from.isScalable(d)) scalable |= 1L << i;
            }
            return new VectorType(Shape.of(dims), from.element(), scalable);
        }

        public Value vector() {
            return operand(0);
        }

        public long[] permutation() {
            return property(PERMUTATION, DenseArrayAttr.class).toLongs();
        }

        @Override
        public FoldResult fold(Folder folder) {
            return ShapeFolds.fold(this, folder);
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return ShapeFolds.canonicalize(this, rewriter);
        }

        @Override
        @Nullable
        String mistake() {
            if (!sameElement(vector(), result())) {
                return "failed to verify that operand and result have same element type";
            }
            VectorType from = vector(vector());
            VectorType to = vector(result());
            long[] permutation = permutation();
            int rank = to.rank();
            if (from.rank() != rank) return "vector result rank mismatch: " + rank;
            if (permutation.length != rank) return "transposition length mismatch: " + permutation.length;
            boolean[] seen = new boolean[rank];
            for (int i = 0; i < rank; i++) {
                long d = permutation[i];
                if (d < 0 || d >= rank) return "transposition index out of range: " + d;
                if (seen[(int) d]) return "duplicate position index: " + d;
                seen[(int) d] = true;
                if (to.shape().dim(i) != from.shape().dim((int) d)) return "dimension size mismatch at: " + d;
            }
            return null;
        }

        @Override
        public int[] sources(int result) {
            VectorType from = vector(vector());
            VectorType to = vector(result());
            long[] permutation = permutation();
            int[] out = new int[count(vector())];
            long[] in = new long[from.rank()];
            for (int e = 0; e < out.length; e++) {
                long[] at = Positions.of(e, to.shape());
                for (int i = 0; i < in.length; i++) in[(int) permutation[i]] = at[i];
                out[e] = Positions.number(in, from.shape());
            }
            return out;
        }
    }

    /** The same bits as elements of another type, within the last dimension. Upstream: vector.bitcast. */
    public static final class BitCastOp extends VectorOperation implements Pure {
        static final OpSpec SPEC = cast(VectorOp.BITCAST, "bitcast casts between vectors");

        BitCastOp(OpState state) {
            super(SPEC, state);
        }

        public BitCastOp(Location location, Value source, VectorType type) {
            super(SPEC, OpState.at(location).operand(source).result(type));
        }

        public Value source() {
            return operand(0);
        }

        @Override
        public FoldResult fold(Folder folder) {
            return ShapeFolds.fold(this, folder);
        }

        @Override
        @Nullable
        String mistake() {
            VectorType from = vector(source());
            VectorType to = vector(result());
            int rank = from.rank();
            if (rank != to.rank()) return "failed to verify that all of {source, result} have same rank";
            for (int i = 0; i < rank - 1; i++) {
                if (from.shape().dim(i) != to.shape().dim(i)) return "dimension size mismatch at: " + i;
            }
            if (rank == 0) {
                boolean same = bits(from.element()) == bits(to.element());
                return same ? null : "source/result bitwidth of the 0-D vector element types must be equal";
            }
            return rowBits(from) == rowBits(to)
                    ? null
                    : "source/result bitwidth of the minor 1-D vectors must be equal";
        }

        private static long rowBits(VectorType type) {
            return bits(type.element()) * type.shape().dim(type.rank() - 1);
        }

        /** All rows at once: each has the same number of bits. */
        @Override
        public <V> void expand(Scalars<V> on) {
            VectorType from = vector(source());
            VectorType to = vector(result());
            List<V> elements = on.elements(source());
            int in = from.rank() == 0 ? 1 : (int) from.shape().dim(from.rank() - 1);
            List<V> out = new ArrayList<>();
            for (int row = 0; row < elements.size(); row += in) {
                out.addAll(on.bitcast(elements.subList(row, row + in), from.element(), to.element()));
            }
            on.define(result(), out);
        }
    }

    /**
     * A memref as one whose elements are vectors, or larger ones: {@code memref<4x3xf32> to memref<vector<4x3xf32>>}.
     * Upstream: vector.type_cast.
     */
    public static final class TypeCastOp extends Operation implements Pure, ViewLike, Evaluable {
        static final OpSpec SPEC = OpSpec.of(
                        VectorOp.TYPE_CAST, "type_cast op converts a scalar memref to a vector memref")
                .operand("memref", VectorTypes.STATIC_MEMREF)
                .result("result", Types.MEMREF)
                .format("$memref attr-dict `:` type($memref) `to` type($result)");

        TypeCastOp(OpState state) {
            super(SPEC, state);
        }

        public Value memref() {
            return operand(0);
        }

        @Override
        public Value viewSource() {
            return memref();
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            String mistake = mistake((MemRefType) memref().type(), (MemRefType) result().type());
            if (mistake != null) diagnostics.error(this, "%s", mistake);
        }

        private static @Nullable String mistake(MemRefType from, MemRefType to) {
            if (!isIdentity(from)) return "expects operand to be a memref with identity layout";
            if (!isIdentity(to)) return "expects result to be a memref with identity layout";
            if (!Objects.equals(from.memorySpace(), to.memorySpace())) return "expects result in same memory space";
            if (!VectorOperation.scalarOf(from).equals(VectorOperation.scalarOf(to))) {
                return VectorOperation.text("expects result and operand with same underlying scalar type: '%s'", to);
            }
            if (!dims(from).equals(dims(to))) {
                return VectorOperation.text("expects concatenated result and operand shapes to be equal: '%s'", to);
            }
            return null;
        }

        private static boolean isIdentity(MemRefType type) {
            long[] layout = type.stridesAndOffset();
            long[] plain = type.with(type.shape(), null).stridesAndOffset();
            return type.layout() == null || Arrays.equals(layout, plain) && layout != null;
        }

        /** The dimensions, with those of the element if it is a vector. */
        private static List<Long> dims(MemRefType type) {
            List<Long> out = new ArrayList<>();
            Type t = type;
            while (t instanceof ShapedType s) {
                for (long d : s.shape().toArray()) out.add(d);
                t = s.element();
            }
            return out;
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), VectorView.of(frame.memref(memref()), (MemRefType) result().type()));
        }
    }
}
