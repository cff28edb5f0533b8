package dev.wami.std.vector;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.arith.ArithInt.SubIOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.vector.VectorElements.ExtractOp;
import dev.wami.std.vector.VectorMasks.ConstantMaskOp;
import dev.wami.std.vector.VectorMasks.CreateMaskOp;
import dev.wami.std.vector.VectorShapes.ShapeCastOp;
import dev.wami.std.vector.VectorSlices.ExtractStridedSliceOp;
import dev.wami.std.vector.VectorSlices.InsertStridedSliceOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** {@code vector.extract_strided_slice} and {@code vector.insert_strided_slice} made simpler; strides are always 1. */
final class SliceFolds {
    private SliceFolds() {}

    // ---- extract_strided_slice

    static FoldResult fold(ExtractStridedSliceOp op, Folder folder) {
        if (op.source().type().equals(op.result().type())) return FoldResult.of(op.source());
        if (fromInserted(op)) return FoldResult.CHANGED;
        VectorType to = VectorOperation.vector(op.result());
        DenseElementsAttr constant = ConstantElements.of(folder, op.source());
        if (constant == null) return FoldResult.NONE;
        if (constant.isSplat()) return FoldResult.of(DenseElementsAttr.splat(to, constant.get(0)));
        return FoldResult.of(ConstantElements.pick(to, constant, op.sources(0)));
    }

    /** A slice of what was inserted is taken from there, past inserted vectors that do not touch it. */
    private static boolean fromInserted(ExtractStridedSliceOp op) {
        long[] offsets = op.offsets();
        long[] sizes = op.sizes();
        Value source = op.source();
        while (source.definedBy() instanceof InsertStridedSliceOp insert) {
            Shape inserted = VectorOperation.vector(insert.value()).shape();
            if (VectorOperation.vector(op.source()).rank() != inserted.rank()) return false;
            long[] starts = insert.offsets();
            long[] inside = new long[offsets.length];
            boolean disjoint = false;
            boolean partly = false;
            for (int d = 0; d < offsets.length && !disjoint; d++) {
                long end = starts[d] + inserted.dim(d);
                disjoint = offsets[d] < starts[d] || offsets[d] >= end;
                partly |= offsets[d] + sizes[d] > end;
                inside[d] = offsets[d] - starts[d];
            }
            if (!disjoint && partly) return false;
            if (!disjoint) {
                op.setOperand(0, insert.value());
                op.setAttribute(VectorSlices.OFFSETS, VectorAttrs.i64Array(inside));
                return true;
            }
            source = insert.dest();
        }
        return false;
    }

    static boolean canonicalize(ExtractStridedSliceOp op, Rewriter rewriter) {
        return fromMask(op, rewriter) || fromBroadcast(op, rewriter) || asExtract(op, rewriter);
    }

    private static boolean fromMask(ExtractStridedSliceOp op, Rewriter rewriter) {
        long[] offsets = op.offsets();
        VectorType to = VectorOperation.vector(op.result());
        if (op.source().definedBy() instanceof CreateMaskOp mask) {
            List<Value> sizes = new ArrayList<>(mask.operands());
            for (int d = 0; d < offsets.length; d++) {
                Value offset = rewriter.insert(new ConstantOp(op.location(), IntegerAttr.index(offsets[d])))
                        .result();
                sizes.set(
                        d,
                        rewriter.insert(new SubIOp(op.location(), sizes.get(d), offset))
                                .result());
            }
            rewriter.replace(op, new CreateMaskOp(op.location(), to, sizes));
            return true;
        }
        if (!(op.source().definedBy() instanceof ConstantMaskOp mask)) return false;
        long[] sizes = mask.sizes();
        boolean nothing = false;
        for (int d = 0; d < sizes.length; d++) {
            if (d < offsets.length) sizes[d] = Math.max(0, Math.min(offsets[d] + op.sizes()[d], sizes[d]) - offsets[d]);
            nothing |= sizes[d] == 0;
        }
        if (nothing) Arrays.fill(sizes, 0);
        rewriter.replace(op, new ConstantMaskOp(op.location(), to, sizes));
        return true;
    }

    /** {@code slice(broadcast(x)) -> broadcast(slice(x))}; only dimensions that were not stretched are sliced. */
    private static boolean fromBroadcast(ExtractStridedSliceOp op, Rewriter rewriter) {
        if (!(op.source().definedBy() instanceof BroadcastOp broadcast)) return false;
        VectorType to = VectorOperation.vector(op.result());
        Value source = broadcast.source();
        if (source.type() instanceof VectorType from) {
            int lead = to.rank() - from.rank();
            boolean sliced = false;
            for (int i = 0; i < from.rank(); i++) {
                sliced |= from.shape().dim(i) != 1
                        && from.shape().dim(i) != to.shape().dim(lead + i);
            }
            if (sliced) {
                int n = Math.max(0, op.offsets().length - lead);
                long[] offsets = new long[n];
                long[] sizes = new long[n];
                for (int i = 0; i < n; i++) {
                    boolean one = from.shape().dim(i) == 1;
                    offsets[i] = one ? 0 : op.offsets()[lead + i];
                    sizes[i] = one ? 1 : op.sizes()[lead + i];
                }
                source = rewriter.insert(new ExtractStridedSliceOp(op.location(), source, offsets, sizes))
                        .result();
            }
        }
        rewriter.replace(op, new BroadcastOp(op.location(), source, to));
        return true;
    }

    /** A slice whose elements are next to each other is a part of the vector with dimensions of size 1. */
    private static boolean asExtract(ExtractStridedSliceOp op, Rewriter rewriter) {
        VectorType from = VectorOperation.vector(op.source());
        long[] sizes = op.sizes();
        if (from.scalable() != 0 || from.rank() == 0) return false;
        int n = sizes.length;
        while (n > 0 && sizes[n - 1] == from.shape().dim(n - 1)) n--;
        if (n == 0 || n == from.rank()) return false;
        for (int i = 0; i < n; i++) if (sizes[i] != 1) return false;
        while (n < sizes.length - 1 && sizes[n] == 1) n++;
        Value part = rewriter.insert(new ExtractOp(op.location(), op.source(), Arrays.copyOf(op.offsets(), n)))
                .result();
        rewriter.replace(op, new ShapeCastOp(op.location(), part, VectorOperation.vector(op.result())));
        return true;
    }

    // ---- insert_strided_slice

    static FoldResult fold(InsertStridedSliceOp op) {
        return op.value().type().equals(op.dest().type()) ? FoldResult.of(op.value()) : FoldResult.NONE;
    }

    static boolean canonicalize(InsertStridedSliceOp op, Rewriter rewriter) {
        Value scalar = BroadcastFolds.scalar(op.value());
        boolean same = scalar != null && scalar == BroadcastFolds.scalar(op.dest());
        same |= op.value().definedBy() instanceof ExtractStridedSliceOp e
                && e.source() == op.dest()
                && Objects.equals(e.attribute(VectorSlices.STRIDES), op.attribute(VectorSlices.STRIDES))
                && Arrays.equals(e.offsets(), op.offsets());
        if (same) {
            rewriter.replace(op, op.dest());
            return true;
        }
        return constant(op, rewriter);
    }

    private static boolean constant(InsertStridedSliceOp op, Rewriter rewriter) {
        VectorType type = VectorOperation.vector(op.result());
        DenseElementsAttr dest = ConstantElements.of(rewriter.folder(), op.dest());
        DenseElementsAttr slice = ConstantElements.of(rewriter.folder(), op.value());
        if (dest == null || slice == null || type.scalable() != 0) return false;
        if (type.shape().elementCount() > InsertFolds.LARGE && !op.dest().hasOneUse()) return false;
        int[] sources = op.sources(0);
        int inserted = Rearrangement.count(op.value());
        long[] bits = new long[sources.length];
        for (int i = 0; i < bits.length; i++) {
            bits[i] = sources[i] < inserted ? slice.get(sources[i]) : dest.get(sources[i] - inserted);
        }
        rewriter.replace(op, new ConstantOp(op.location(), DenseElementsAttr.of(type, bits)));
        return true;
    }
}
