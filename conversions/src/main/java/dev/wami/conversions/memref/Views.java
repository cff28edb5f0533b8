package dev.wami.conversions.memref;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.MemRefDescriptor;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.rewrite.Lowering;
import java.util.ArrayList;
import java.util.List;

/** Operations that make one memref from another without touching memory. */
final class Views {
    private final Emitter e;
    private final Lowering to;

    Views(Emitter e, Lowering to) {
        this.e = e;
        this.to = to;
    }

    private MemRefDescriptor descriptor(Value memref) {
        return new MemRefDescriptor((MemRefType) memref.type(), to.values(memref), e);
    }

    /** The same values under another type. */
    boolean same(Operation op) {
        return op.resultCount() == 0 ? to.erase(op) : to.replaceAll(op, List.of(to.values(op.operand(0))));
    }

    boolean dim(Operation op) {
        MemRefDescriptor memref = descriptor(op.operand(0));
        Value index = op.operand(1);
        int rank = memref.type().rank();
        if (index.definedBy() instanceof ConstantLike c && c.constant() instanceof IntegerAttr i) {
            boolean exists = i.value() >= 0 && i.value() < rank;
            return exists
                    ? to.replace(op, memref.size((int) i.value()))
                    : to.fail("dimension " + i.value() + " does not exist");
        }
        if (rank == 0) return to.fail("a memref of rank 0 has no dimensions");
        Value number = to.value(index);
        Value size = memref.size(rank - 1);
        for (int i = rank - 2; i >= 0; i--) size = e.select(e.compare("eq", number, e.i32(i)), memref.size(i), size);
        return to.replace(op, size);
    }

    boolean cast(Operation op) {
        MemRefDescriptor from = descriptor(op.operand(0));
        return to.replaceAll(op, List.of(retyped((MemRefType) op.result().type(), from)));
    }

    private List<Value> retyped(MemRefType type, MemRefDescriptor from) {
        List<Value> sizes = new ArrayList<>();
        List<Value> strides = new ArrayList<>();
        for (int i = 0; i < type.rank(); i++) {
            sizes.add(from.size(i));
            strides.add(from.stride(i));
        }
        return MemRefDescriptor.parts(type, from.allocated(), from.aligned(), from.offset(), sizes, strides);
    }

    /** The operands of one of the mixed lists of subview and reinterpret_cast: a constant or the next dynamic value. */
    private List<Value> mixed(Operation op, String attribute, int group) {
        DenseArrayAttr statics = op.property(attribute, DenseArrayAttr.class);
        List<Value> dynamics = op.operands(group);
        List<Value> out = new ArrayList<>();
        int next = 0;
        for (int i = 0; i < statics.size(); i++) {
            boolean dynamic = statics.get(i) == Shape.DYNAMIC;
            out.add(dynamic ? to.value(dynamics.get(next++)) : e.i32((int) statics.get(i)));
        }
        return out;
    }

    /** {@code offset' = offset + sum of offset i * stride i}, {@code stride i' = stride i * step i}. */
    boolean subview(Operation op) {
        MemRefDescriptor from = descriptor(op.operand(0));
        MemRefType type = (MemRefType) op.result().type();
        List<Value> offsets = mixed(op, "static_offsets", 1);
        List<Value> sizes = mixed(op, "static_sizes", 2);
        List<Value> steps = mixed(op, "static_strides", 3);
        Value offset = from.offset();
        List<Value> strides = new ArrayList<>();
        for (int i = 0; i < offsets.size(); i++) {
            offset = e.add(offset, e.mul(offsets.get(i), from.stride(i)));
            strides.add(e.mul(from.stride(i), steps.get(i)));
        }
        List<Integer> kept = keptDimensions(op.property("static_sizes", DenseArrayAttr.class), from, type);
        List<Value> keptSizes = kept.stream().map(sizes::get).toList();
        List<Value> keptStrides = kept.stream().map(strides::get).toList();
        List<Value> parts =
                MemRefDescriptor.parts(type, from.allocated(), from.aligned(), offset, keptSizes, keptStrides);
        return to.replaceAll(op, List.of(parts));
    }

    /** Which dimensions of the source the result keeps: a rank-reducing subview drops some of size 1. */
    private static List<Integer> keptDimensions(DenseArrayAttr sizes, MemRefDescriptor from, MemRefType result) {
        List<Integer> kept = new ArrayList<>();
        int rank = result.rank();
        int droppable = sizes.size() - rank;
        for (int i = 0; i < sizes.size(); i++) {
            int next = kept.size();
            boolean fits = next < rank && result.shape().dim(next) == sizes.get(i);
            boolean strideFits = fits && strideCouldBe(from, i, result, next);
            if (droppable > 0 && sizes.get(i) == 1 && !(strideFits && remainingUnits(sizes, i) > droppable))
                droppable--;
            else kept.add(i);
        }
        return kept;
    }

    private static boolean strideCouldBe(MemRefDescriptor from, int dim, MemRefType result, int resultDim) {
        long[] layout = result.stridesAndOffset();
        return layout != null && (layout[resultDim] == Shape.DYNAMIC || layout[resultDim] == from.staticStride(dim));
    }

    private static int remainingUnits(DenseArrayAttr sizes, int from) {
        int n = 0;
        for (int i = from; i < sizes.size(); i++) if (sizes.get(i) == 1) n++;
        return n;
    }

    boolean reinterpretCast(Operation op) {
        MemRefType type = (MemRefType) op.result().type();
        List<Value> source = to.values(op.operand(0));
        Value offset = mixed(op, "static_offsets", 1).get(0);
        List<Value> sizes = mixed(op, "static_sizes", 2);
        List<Value> strides = mixed(op, "static_strides", 3);
        return to.replaceAll(
                op, List.of(MemRefDescriptor.parts(type, source.get(0), source.get(1), offset, sizes, strides)));
    }

    boolean metadata(Operation op) {
        MemRefDescriptor from = descriptor(op.operand(0));
        List<List<Value>> results = new ArrayList<>();
        results.add(List.of(from.allocated(), from.aligned()));
        results.add(List.of(from.offset()));
        for (int i = 0; i < from.type().rank(); i++) results.add(List.of(from.size(i)));
        for (int i = 0; i < from.type().rank(); i++) results.add(List.of(from.stride(i)));
        return to.replaceAll(op, results);
    }

    boolean pointer(Operation op) {
        return to.replace(op, descriptor(op.operand(0)).aligned());
    }

    boolean transpose(Operation op) {
        MemRefDescriptor from = descriptor(op.operand(0));
        MemRefType type = (MemRefType) op.result().type();
        List<Value> sizes = new ArrayList<>();
        List<Value> strides = new ArrayList<>();
        for (AffineExpr r :
                op.property("permutation", AffineMapAttr.class).map().results()) {
            int dim = ((AffineDimExpr) r).position();
            sizes.add(from.size(dim));
            strides.add(from.stride(dim));
        }
        List<Value> parts =
                MemRefDescriptor.parts(type, from.allocated(), from.aligned(), from.offset(), sizes, strides);
        return to.replaceAll(op, List.of(parts));
    }
}
