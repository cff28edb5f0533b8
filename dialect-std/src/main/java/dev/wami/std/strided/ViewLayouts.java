package dev.wami.std.strided;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.memref.MemRefReshape;
import dev.wami.std.memref.MemRefViews;
import dev.wami.std.memref.Reassociation;
import dev.wami.std.memref.ReinterpretCastOp;
import dev.wami.std.memref.SubViewOp;
import dev.wami.std.mixed.MixedIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The layouts of memrefs on the memory of others, emitted for any descriptors. Upstream: expand-strided-metadata. */
public final class ViewLayouts {
    private final Lowering to;
    private final IndexEmitter e;

    public ViewLayouts(Lowering to, IndexEmitter e) {
        this.to = to;
        this.e = e;
    }

    private Value mixed(MixedIndex index) {
        return index.value() == null ? e.index(index.constant()) : to.value(index.value());
    }

    private List<Value> mixed(List<MixedIndex> all) {
        List<Value> out = new ArrayList<>();
        for (MixedIndex each : all) out.add(mixed(each));
        return out;
    }

    /** The sizes of {@code type}, with {@code dynamic} for those that it does not say. */
    public List<Value> sizes(MemRefType type, List<Value> dynamic) {
        List<Value> sizes = new ArrayList<>();
        int next = 0;
        for (int i = 0; i < type.rank(); i++) {
            sizes.add(
                    type.shape().isDynamic(i)
                            ? to.value(dynamic.get(next++))
                            : e.index(type.shape().dim(i)));
        }
        return sizes;
    }

    /** {@code offset' = offset + sum of offset i * stride i}, {@code stride i' = stride i * step i}. */
    public StridedLayout subView(SubViewOp op, StridedMemRef from) {
        Value offset = from.offset();
        List<Value> sizes = new ArrayList<>();
        List<Value> strides = new ArrayList<>();
        boolean[] dropped = op.droppedDims();
        for (int i = 0; i < dropped.length; i++) {
            Value stride = from.stride(i);
            MixedIndex first = op.offsets().get(i);
            MixedIndex step = op.strides().get(i);
            if (!first.isConstant(0)) offset = e.add(offset, e.mul(mixed(first), stride));
            if (dropped[i]) continue;
            sizes.add(mixed(op.sizes().get(i)));
            strides.add(step.isConstant(1) ? stride : e.mul(stride, mixed(step)));
        }
        return new StridedLayout(offset, sizes, strides);
    }

    public StridedLayout reinterpretCast(ReinterpretCastOp op) {
        return new StridedLayout(mixed(op.offsets().get(0)), mixed(op.sizes()), mixed(op.strides()));
    }

    public StridedLayout transpose(MemRefViews.TransposeOp op, StridedMemRef from) {
        List<Value> sizes = new ArrayList<>();
        List<Value> strides = new ArrayList<>();
        for (AffineExpr each : op.permutation().results()) {
            int dim = ((AffineDimExpr) each).position();
            sizes.add(from.size(dim));
            strides.add(from.stride(dim));
        }
        return new StridedLayout(from.offset(), sizes, strides);
    }

    /** In each group the innermost dimension has the source's stride, the others that times the sizes after them. */
    public StridedLayout expandShape(MemRefReshape.ExpandShapeOp op, StridedMemRef from) {
        List<Value> sizes = mixed(op.outputShape());
        Value[] strides = new Value[sizes.size()];
        Arrays.setAll(strides, i -> e.index(1)); // of what comes from a memref without dimensions
        Reassociation groups = op.reassociation();
        for (int g = 0; g < groups.count(); g++) {
            int[] group = groups.group(g);
            Value stride = from.stride(g);
            for (int i = group.length - 1; i >= 0; i--) {
                strides[group[i]] = stride;
                if (i > 0) stride = e.mul(stride, sizes.get(group[i]));
            }
        }
        return new StridedLayout(from.offset(), sizes, List.of(strides));
    }

    /** For each group the product of the sizes, and the stride of the innermost dimension whose size is not 1. */
    public StridedLayout collapseShape(MemRefReshape.CollapseShapeOp op, StridedMemRef from) {
        Reassociation groups = op.reassociation();
        List<Value> sizes = new ArrayList<>();
        List<Value> strides = new ArrayList<>();
        for (int g = 0; g < groups.count(); g++) {
            int[] group = groups.group(g);
            Value size = from.size(group[0]);
            Value stride = from.stride(group[0]);
            for (int i = 1; i < group.length; i++) {
                Value inner = from.size(group[i]);
                size = e.mul(size, inner);
                stride = unlessUnit(from, group[i], inner, stride);
            }
            sizes.add(size);
            strides.add(stride);
        }
        return new StridedLayout(from.offset(), sizes, strides);
    }

    private Value unlessUnit(StridedMemRef from, int dim, Value size, Value outer) {
        Shape shape = from.type().shape();
        if (shape.isDynamic(dim)) return e.selectEqual(size, e.index(1), outer, from.stride(dim));
        return shape.dim(dim) == 1 ? outer : from.stride(dim);
    }
}
