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
import dev.wami.std.memref.MemRefReshape;
import dev.wami.std.memref.Reassociation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Operations that make one memref from another without touching memory. */
final class Views {
    private final Emitter e;
    private final Lowering to;
    private final Unranked unranked;

    Views(Emitter e, Lowering to) {
        this.e = e;
        this.to = to;
        this.unranked = new Unranked(e, to);
    }

    private MemRefDescriptor descriptor(Value memref) {
        return new MemRefDescriptor((MemRefType) memref.type(), to.values(memref), e);
    }

    /** The results are the operands. */
    boolean same(Operation op) {
        List<List<Value>> results = new ArrayList<>();
        for (int i = 0; i < op.resultCount(); i++) results.add(to.values(op.operand(i)));
        return to.replaceAll(op, results);
    }

    boolean rank(Operation op) {
        Value memref = op.operand(0);
        return to.replace(op, Unranked.is(memref) ? unranked.rank(memref) : e.i32(((MemRefType) memref.type()).rank()));
    }

    boolean dim(Operation op) {
        if (Unranked.is(op.operand(0))) return to.replace(op, unranked.size(op.operand(0), to.value(op.operand(1))));
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
        Value source = op.operand(0);
        if (Unranked.is(source)) {
            boolean same = Unranked.is(op.result());
            return same
                    ? same(op)
                    : to.replaceAll(op, List.of(unranked.ranked(source, (MemRefType)
                            op.result().type())));
        }
        MemRefDescriptor from = descriptor(source);
        if (Unranked.is(op.result())) return unranked.describe(op, from);
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
        Value from = op.operand(0);
        List<Value> source =
                Unranked.is(from) ? List.of(unranked.allocated(from), unranked.aligned(from)) : to.values(from);
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

    /** A group's dimensions count the source's stride times the sizes behind them. */
    boolean expandShape(Operation op) {
        MemRefDescriptor from = descriptor(op.operand(0));
        MemRefType type = (MemRefType) op.result().type();
        Reassociation groups = ((MemRefReshape.ExpandShapeOp) op).reassociation();
        List<Value> sizes = mixed(op, "static_output_shape", 1);
        Value[] strides = new Value[type.rank()];
        Arrays.setAll(strides, i -> e.i32(1));
        for (int g = 0; g < groups.count(); g++) {
            Value stride = from.stride(g);
            int[] group = groups.group(g);
            for (int i = group.length - 1; i >= 0; i--) {
                strides[group[i]] = stride;
                if (i > 0) stride = e.mul(stride, sizes.get(group[i]));
            }
        }
        return made(op, from, from.aligned(), from.offset(), sizes, List.of(strides));
    }

    /** The stride of the innermost dimension whose size is not 1, and the product of the sizes. */
    boolean collapseShape(Operation op) {
        MemRefDescriptor from = descriptor(op.operand(0));
        Reassociation groups = ((MemRefReshape.CollapseShapeOp) op).reassociation();
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
        return made(op, from, from.aligned(), from.offset(), sizes, strides);
    }

    private Value unlessUnit(MemRefDescriptor from, int dim, Value size, Value outerStride) {
        Shape shape = from.type().shape();
        if (shape.isDynamic(dim)) return e.select(e.compare("eq", size, e.i32(1)), outerStride, from.stride(dim));
        return shape.dim(dim) == 1 ? outerStride : from.stride(dim);
    }

    /** {@code aligned' = aligned + offset + byte shift}; row by row from there. */
    boolean view(Operation op) {
        MemRefDescriptor from = descriptor(op.operand(0));
        MemRefType type = (MemRefType) op.result().type();
        Value start = e.add(from.aligned(), e.add(from.offset(), to.value(op.operand(1))));
        List<Value> sizes = new ArrayList<>();
        int next = 0;
        for (int i = 0; i < type.rank(); i++) {
            boolean dynamic = type.shape().isDynamic(i);
            sizes.add(
                    dynamic
                            ? to.value(op.operands(2).get(next++))
                            : e.i32((int) type.shape().dim(i)));
        }
        return made(op, from, start, e.i32(0), sizes, rowMajor(sizes));
    }

    /** Row by row, with the sizes that are in memory. */
    boolean reshape(Operation op) {
        if (Unranked.is(op.result())) return to.fail("no lowering to ssawasm of a reshape to an unranked memref yet");
        Value source = op.operand(0);
        MemRefType type = (MemRefType) op.result().type();
        Accesses shape = new Accesses(e, to);
        List<Value> sizes = new ArrayList<>();
        for (int i = 0; i < type.rank(); i++) {
            boolean dynamic = type.shape().isDynamic(i);
            sizes.add(
                    dynamic
                            ? shape.index(op.operand(1), i)
                            : e.i32((int) type.shape().dim(i)));
        }
        boolean isUnranked = Unranked.is(source);
        List<Value> pointers = isUnranked
                ? List.of(unranked.allocated(source), unranked.aligned(source), unranked.offset(source))
                : List.of(
                        descriptor(source).allocated(),
                        descriptor(source).aligned(),
                        descriptor(source).offset());
        return to.replaceAll(
                op,
                List.of(MemRefDescriptor.parts(
                        type, pointers.get(0), pointers.get(1), pointers.get(2), sizes, rowMajor(sizes))));
    }

    private List<Value> rowMajor(List<Value> sizes) {
        Value[] strides = new Value[sizes.size()];
        Value stride = e.i32(1);
        for (int i = strides.length - 1; i >= 0; i--) {
            strides[i] = stride;
            if (i > 0) stride = e.mul(stride, sizes.get(i));
        }
        return List.of(strides);
    }

    private boolean made(
            Operation op, MemRefDescriptor from, Value aligned, Value offset, List<Value> sizes, List<Value> strides) {
        MemRefType type = (MemRefType) op.result().type();
        return to.replaceAll(
                op, List.of(MemRefDescriptor.parts(type, from.allocated(), aligned, offset, sizes, strides)));
    }
}
