package dev.wami.std.vector;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.VectorType;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Rectangular parts of vectors, and parts of scalable ones. */
public final class VectorSlices {
    static final String OFFSETS = "offsets";
    private static final String SIZES = "sizes";
    static final String STRIDES = "strides";

    private VectorSlices() {}

    /** A slice, by offsets, sizes and strides of leading dimensions. */
    private abstract static class Slice extends Rearrangement {
        Slice(OpSpec spec, OpState state) {
            super(spec, state);
        }

        final long[] array(String name) {
            return VectorAttrs.longs(property(name, ArrayAttr.class));
        }

        /** Upstream: isIntegerArrayAttrConfinedToShape. */
        static @Nullable String outOfShape(String name, long[] values, Shape shape, long min, long over) {
            for (int i = 0; i < values.length && i < shape.rank(); i++) {
                long end = shape.dim(i) + over;
                if (values[i] >= min && values[i] < end) continue;
                return text("expected %s dimension %d to be confined to [%d, %d)", name, i, min, end);
            }
            return null;
        }

        static @Nullable String notOne(long[] strides) {
            for (long s : strides) if (s != 1) return "expected strides to be confined to [1, 2)";
            return null;
        }

        /** Upstream: isSumOfIntegerArrayAttrConfinedToShape. */
        static @Nullable String sumOutOfShape(String names, long[] a, long[] b, Shape shape) {
            for (int i = 0; i < a.length && i < shape.rank(); i++) {
                long sum = a[i] + b[i];
                long end = shape.dim(i) + 1;
                if (sum < 0 || sum >= end) {
                    return text("expected sum(%s) dimension %d to be confined to [1, %d)", names, i, end);
                }
            }
            return null;
        }
    }

    /**
     * The part of {@code sizes} elements from {@code offsets} on, in leading dimensions. Upstream:
     * vector.extract_strided_slice.
     */
    public static final class ExtractStridedSliceOp extends Slice {
        static final OpSpec SPEC = OpSpec.of(VectorOp.EXTRACT_STRIDED_SLICE, "extract_strided_slice operation")
                .operand("source", VectorTypes.RANKED)
                .attribute(OFFSETS, VectorAttrs.I64_ARRAY)
                .attribute(SIZES, VectorAttrs.I64_ARRAY)
                .attribute(STRIDES, VectorAttrs.I64_ARRAY)
                .result("result", VectorTypes.RANKED)
                .format("$source attr-dict `:` type($source) `to` type(results)");

        ExtractStridedSliceOp(OpState state) {
            super(SPEC, state);
        }

        /** The part with strides of 1. */
        public ExtractStridedSliceOp(Location location, Value source, long[] offsets, long[] sizes) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(source)
                            .property(OFFSETS, VectorAttrs.i64Array(offsets))
                            .property(SIZES, VectorAttrs.i64Array(sizes))
                            .property(STRIDES, VectorAttrs.i64Array(ones(sizes.length)))
                            .result(part(vector(source), sizes)));
        }

        private static long[] ones(int n) {
            long[] out = new long[n];
            Arrays.fill(out, 1);
            return out;
        }

        public Value source() {
            return operand(0);
        }

        public long[] offsets() {
            return array(OFFSETS);
        }

        public long[] sizes() {
            return array(SIZES);
        }

        private static VectorType part(VectorType of, long[] sizes) {
            long[] dims = of.shape().toArray();
            System.arraycopy(sizes, 0, dims, 0, sizes.length);
            return new VectorType(Shape.of(dims), of.element(), of.scalable());
        }

        @Override
        public FoldResult fold(Folder folder) {
            return SliceFolds.fold(this, folder);
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return SliceFolds.canonicalize(this, rewriter);
        }

        @Override
        @Nullable
        String mistake() {
            if (!sameElement(source(), result())) {
                return "failed to verify that operand and result have same element type";
            }
            VectorType from = vector(source());
            Shape shape = from.shape();
            long[] offsets = offsets();
            long[] sizes = sizes();
            if (offsets.length != sizes.length || offsets.length != array(STRIDES).length) {
                return "expected offsets, sizes and strides attributes of same size";
            }
            if (offsets.length > shape.rank()) return "expected offsets attribute of rank no greater than vector rank";
            String mistake = outOfShape(OFFSETS, offsets, shape, 0, 0);
            if (mistake == null) mistake = outOfShape(SIZES, sizes, shape, 1, 1);
            if (mistake == null) mistake = notOne(array(STRIDES));
            if (mistake == null) mistake = sumOutOfShape("offsets, sizes", offsets, sizes, shape);
            if (mistake != null) return mistake;
            VectorType expected = part(from, sizes);
            if (!result().type().equals(expected)) return text("expected result type to be '%s'", expected);
            for (int i = 0; i < sizes.length; i++) {
                if (!from.isScalable(i) || sizes[i] == shape.dim(i)) continue;
                return text(
                        "expected size at idx=%d to match the corresponding base size from the input vector (%d vs %d)",
                        i, sizes[i], shape.dim(i));
            }
            return null;
        }

        @Override
        public int[] sources(int result) {
            long[] offsets = offsets();
            int[] out = new int[count(result())];
            for (int e = 0; e < out.length; e++) {
                long[] at = Positions.of(e, vector(result()).shape());
                for (int i = 0; i < offsets.length; i++) at[i] += offsets[i];
                out[e] = Positions.number(at, vector(source()).shape());
            }
            return out;
        }
    }

    /** A vector with a rectangle of trailing dimensions replaced. Upstream: vector.insert_strided_slice. */
    public static final class InsertStridedSliceOp extends Slice {
        static final OpSpec SPEC = OpSpec.of(VectorOp.INSERT_STRIDED_SLICE, "strided_slice operation")
                .operand("valueToStore", VectorTypes.RANKED)
                .operand("dest", VectorTypes.RANKED)
                .attribute(OFFSETS, VectorAttrs.I64_ARRAY)
                .attribute(STRIDES, VectorAttrs.I64_ARRAY)
                .result("result", VectorTypes.RANKED)
                .sameTypes("dest", "result")
                .format("$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)");

        InsertStridedSliceOp(OpState state) {
            super(SPEC, state);
        }

        public Value value() {
            return operand(0);
        }

        public Value dest() {
            return operand(1);
        }

        public long[] offsets() {
            return array(OFFSETS);
        }

        @Override
        public FoldResult fold(Folder folder) {
            return SliceFolds.fold(this);
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return SliceFolds.canonicalize(this, rewriter);
        }

        @Override
        @Nullable
        String mistake() {
            if (!sameElement(value(), result())) {
                return "failed to verify that operand #0 and result have same element type";
            }
            VectorType from = vector(value());
            VectorType to = vector(dest());
            long[] offsets = offsets();
            if (offsets.length != to.rank()) return "expected offsets of same size as destination vector rank";
            if (array(STRIDES).length != from.rank()) return "expected strides of same size as source vector rank";
            int lead = to.rank() - from.rank();
            if (lead < 0) return "expected source rank to be no greater than destination rank";
            String mistake = outOfShape(OFFSETS, offsets, to.shape(), 0, 0);
            if (mistake == null) mistake = notOne(array(STRIDES));
            if (mistake == null) {
                long[] sizes = new long[to.rank()];
                for (int i = 0; i < from.rank(); i++) {
                    sizes[lead + i] = from.shape().dim(i);
                }
                mistake = sumOutOfShape("offsets, source vector shape", offsets, sizes, to.shape());
            }
            for (int i = 0; i < from.rank() && mistake == null; i++) mistake = scalableMismatch(from, i, to, lead + i);
            return mistake;
        }

        private static @Nullable String scalableMismatch(VectorType from, int i, VectorType to, int j) {
            if (from.isScalable(i) != to.isScalable(j)) {
                return text("mismatching scalable flags (at source vector idx=%d)", i);
            }
            long size = from.shape().dim(i);
            if (!from.isScalable(i) || size == to.shape().dim(j)) return null;
            return text(
                    "expected size at idx=%d to match the corresponding base size from the input vector (%d vs %d)",
                    i, size, to.shape().dim(j));
        }

        @Override
        public int[] sources(int result) {
            VectorType from = vector(value());
            VectorType to = vector(dest());
            long[] offsets = offsets();
            int lead = to.rank() - from.rank();
            int inserted = count(value());
            int[] out = new int[count(dest())];
            for (int e = 0; e < out.length; e++) out[e] = inserted + e;
            for (int e = 0; e < inserted; e++) {
                long[] in = Positions.of(e, from.shape());
                long[] at = offsets.clone();
                for (int i = 0; i < in.length; i++) at[lead + i] += in[i];
                out[Positions.number(at, to.shape())] = e;
            }
            return out;
        }
    }

    // ---- scalable vectors

    /** A part of a scalable vector, from a constant position on. Upstream: vector.scalable.extract. */
    public static final class ScalableExtractOp extends VectorOperation implements Pure {
        static final OpSpec SPEC = OpSpec.of(
                        VectorOp.SCALABLE_EXTRACT, "extract subvector from scalable vector operation")
                .operand("source", VectorTypes.SCALABLE_RANK_1)
                .attribute("pos", Attrs.I64)
                .result("result", VectorTypes.RANK_1)
                .format("$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)");

        ScalableExtractOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        @Nullable
        String mistake() {
            if (!sameElement(operand(0), result())) {
                return "failed to verify that all of {source, result} have same element type";
            }
            return position(this, result())
                    ? null
                    : "failed to verify that position is a multiple of the result length.";
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            throw new IllegalStateException("scalable");
        }
    }

    /** A scalable vector with a part from a constant position on replaced. Upstream: vector.scalable.insert. */
    public static final class ScalableInsertOp extends VectorOperation implements Pure {
        static final OpSpec SPEC = OpSpec.of(
                        VectorOp.SCALABLE_INSERT, "insert subvector into scalable vector operation")
                .operand("valueToStore", VectorTypes.RANK_1)
                .operand("dest", VectorTypes.SCALABLE_RANK_1)
                .attribute("pos", Attrs.I64)
                .result("result", VectorTypes.SCALABLE_RANK_1)
                .sameTypes("dest", "result")
                .format("$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)");

        ScalableInsertOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        @Nullable
        String mistake() {
            if (!sameElement(operand(0), operand(1))) {
                return "failed to verify that all of {valueToStore, dest} have same element type";
            }
            return position(this, operand(0))
                    ? null
                    : "failed to verify that position is a multiple of the source length.";
        }

        @Override
        public <V> void expand(Scalars<V> on) {
            throw new IllegalStateException("scalable");
        }
    }

    /** Whether the position of {@code op} is a multiple of the length of {@code part}. */
    private static boolean position(VectorOperation op, Value part) {
        long length = VectorOperation.vector(part).shape().dim(0);
        return op.property("pos", IntegerAttr.class).value() % length == 0;
    }
}
