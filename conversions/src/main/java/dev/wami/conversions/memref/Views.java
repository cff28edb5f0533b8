package dev.wami.conversions.memref;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.MemRefDescriptor;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.memref.MemRefReshape;
import dev.wami.std.memref.MemRefViews;
import dev.wami.std.memref.ReinterpretCastOp;
import dev.wami.std.memref.SubViewOp;
import dev.wami.std.strided.StridedLayout;
import dev.wami.std.strided.ViewLayouts;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.List;

/** Operations that make one memref from another without touching memory. */
final class Views {
    private final Emitter e;
    /** The size of a dimension that does not exist. */
    private static final int UNDEFINED = 0;

    private final Lowering to;
    private final Unranked unranked;
    private final ViewLayouts layouts;

    Views(Emitter e, Lowering to) {
        this.e = e;
        this.to = to;
        unranked = new Unranked(e, to);
        layouts = new ViewLayouts(to, e);
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
            return to.replace(op, exists ? memref.size((int) i.value()) : e.i32(UNDEFINED));
        }
        if (rank == 0) return to.replace(op, e.i32(UNDEFINED));
        Value number = to.value(index);
        Value size = memref.size(rank - 1);
        for (int i = rank - 2; i >= 0; i--) {
            size = e.select(e.compare(Operator.EQ, number, e.i32(i)), memref.size(i), size);
        }
        return to.replace(op, size);
    }

    boolean cast(Operation op) {
        Value source = op.operand(0);
        if (Unranked.is(source)) {
            if (Unranked.is(op.result())) return same(op);
            return to.replaceAll(
                    op, List.of(unranked.ranked(source, (MemRefType) op.result().type())));
        }
        MemRefDescriptor from = descriptor(source);
        if (Unranked.is(op.result())) return unranked.describe(op, from);
        return made(op, from, StridedLayout.of(from));
    }

    boolean subview(SubViewOp op) {
        MemRefDescriptor from = descriptor(op.source());
        return made(op, from, layouts.subView(op, from));
    }

    boolean reinterpretCast(ReinterpretCastOp op) {
        Value from = op.source();
        StridedLayout layout = layouts.reinterpretCast(op);
        if (Unranked.is(from)) return made(op, unranked.allocated(from), unranked.aligned(from), layout);
        List<Value> source = to.values(from);
        return made(op, source.get(0), source.get(1), layout);
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

    boolean transpose(MemRefViews.TransposeOp op) {
        MemRefDescriptor from = descriptor(op.operand(0));
        return made(op, from, layouts.transpose(op, from));
    }

    boolean expandShape(MemRefReshape.ExpandShapeOp op) {
        MemRefDescriptor from = descriptor(op.source());
        return made(op, from, layouts.expandShape(op, from));
    }

    boolean collapseShape(MemRefReshape.CollapseShapeOp op) {
        MemRefDescriptor from = descriptor(op.source());
        return made(op, from, layouts.collapseShape(op, from));
    }

    /** {@code aligned' = aligned + offset + byte shift}; row by row from there. */
    boolean view(MemRefViews.ViewOp op) {
        MemRefDescriptor from = descriptor(op.source());
        Value start = e.add(from.aligned(), e.add(from.offset(), to.value(op.byteShift())));
        List<Value> sizes = layouts.sizes(op.type(), op.sizes());
        return made(op, from.allocated(), start, StridedLayout.rowMajor(e.index(0), sizes, e));
    }

    /** Row by row, with the sizes that are in memory. */
    boolean reshape(Operation op) {
        if (Unranked.is(op.result())) return reshapeToUnranked(op);
        Value source = op.operand(0);
        MemRefType type = (MemRefType) op.result().type();
        Accesses shape = new Accesses(e, to);
        List<Value> sizes = new ArrayList<>();
        for (int i = 0; i < type.rank(); i++) {
            boolean dynamic = type.shape().isDynamic(i);
            sizes.add(
                    dynamic
                            ? shape.index(op.operand(1), e.i32(i))
                            : e.index(type.shape().dim(i)));
        }
        if (Unranked.is(source)) {
            StridedLayout layout = StridedLayout.rowMajor(unranked.offset(source), sizes, e);
            return made(op, unranked.allocated(source), unranked.aligned(source), layout);
        }
        MemRefDescriptor from = descriptor(source);
        return made(op, from, StridedLayout.rowMajor(from.offset(), sizes, e));
    }

    private boolean reshapeToUnranked(Operation op) {
        Value source = op.operand(0);
        Value rank = descriptor(op.operand(1)).size(0);
        UnrankedReshape reshape = new UnrankedReshape(e, to);
        if (Unranked.is(source)) {
            Value allocated = unranked.allocated(source);
            Value aligned = unranked.aligned(source);
            Value offset = unranked.offset(source);
            return to.replaceAll(op, List.of(reshape.describe(op.operand(1), rank, allocated, aligned, offset)));
        }
        MemRefDescriptor from = descriptor(source);
        return to.replaceAll(
                op, List.of(reshape.describe(op.operand(1), rank, from.allocated(), from.aligned(), from.offset())));
    }

    private boolean made(Operation op, MemRefDescriptor from, StridedLayout layout) {
        return made(op, from.allocated(), from.aligned(), layout);
    }

    private boolean made(Operation op, Value allocated, Value aligned, StridedLayout layout) {
        MemRefType type = (MemRefType) op.result().type();
        return to.replaceAll(op, List.of(MemRefDescriptor.parts(type, allocated, aligned, layout)));
    }
}
