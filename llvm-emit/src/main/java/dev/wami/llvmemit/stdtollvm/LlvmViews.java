package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.CastOp;
import dev.wami.llvm.Intrinsic;
import dev.wami.llvm.IntrinsicOp;
import dev.wami.llvm.LlvmMemory;
import dev.wami.llvm.LlvmPointerType;
import dev.wami.llvm.LlvmStructType;
import dev.wami.std.memref.MemRefMetadata;
import dev.wami.std.memref.MemRefOp;
import dev.wami.std.memref.MemRefReshape;
import dev.wami.std.memref.MemRefViews;
import dev.wami.std.memref.ReinterpretCastOp;
import dev.wami.std.memref.SubViewOp;
import dev.wami.std.strided.StridedLayout;
import dev.wami.std.strided.ViewLayouts;
import java.util.ArrayList;
import java.util.List;

/**
 * Memrefs on the memory of other memrefs: new descriptors. Upstream: expand-strided-metadata, finalize-memref-to-llvm.
 */
final class LlvmViews {
    private final Lowering to;
    private final LlvmTypeConverter types;
    private final LlvmEmitter e;
    private final ViewLayouts layouts;

    LlvmViews(Lowering to, LlvmTypeConverter types, LlvmEmitter e) {
        this.to = to;
        this.types = types;
        this.e = e;
        layouts = new ViewLayouts(to, e);
    }

    boolean lower(Operation op) {
        return switch ((MemRefOp) op.kind()) {
            case CAST -> lowerCast(op);
            case SUBVIEW -> lowerSubView((SubViewOp) op);
            case REINTERPRET_CAST -> lowerReinterpretCast((ReinterpretCastOp) op);
            case VIEW -> lowerView((MemRefViews.ViewOp) op);
            case RESHAPE -> lowerReshape((MemRefViews.ReshapeOp) op);
            case TRANSPOSE -> lowerTranspose((MemRefViews.TransposeOp) op);
            case EXPAND_SHAPE -> lowerExpandShape((MemRefReshape.ExpandShapeOp) op);
            case COLLAPSE_SHAPE -> lowerCollapseShape((MemRefReshape.CollapseShapeOp) op);
            case EXTRACT_STRIDED_METADATA -> lowerMetadata((MemRefMetadata.ExtractStridedMetadataOp) op);
            case EXTRACT_ALIGNED_POINTER_AS_INDEX ->
                to.replace(
                        op,
                        e.cast(CastOp.Kind.PTRTOINT, descriptor(op.operand(0)).aligned(), e.indexType()));
            case MEMORY_SPACE_CAST -> lowerMemorySpaceCast(op);
            case ASSUME_ALIGNMENT -> to.replace(op, to.operand(op, 0)); // a hint
            case DISTINCT_OBJECTS -> to.replace(op, to.allValues(op.operands()));
            default -> to.fail("no lowering to llvm");
        };
    }

    private LlvmDescriptor descriptor(Value memref) {
        return new LlvmDescriptor((MemRefType) memref.type(), to.value(memref), e);
    }

    private Type element(MemRefType type) {
        Type element = types.element(type);
        if (element == null) throw new IllegalStateException("checked before: " + type);
        return element;
    }

    private Type converted(Type type) {
        Type converted = types.convertSingle(type);
        if (converted == null) throw new IllegalStateException("checked before: " + type);
        return converted;
    }

    /** Replaces {@code op} by a descriptor on the memory of {@code from}. */
    private boolean made(Operation op, LlvmDescriptor from, StridedLayout layout) {
        return made(op, from.allocated(), from.aligned(), layout);
    }

    private boolean made(Operation op, Value allocated, Value aligned, StridedLayout layout) {
        Type struct = converted(op.result(0).type());
        return to.replace(op, LlvmDescriptor.make(e, struct, allocated, aligned, layout));
    }

    /** A ranked memref is behind a pointer in an unranked one. */
    private boolean lowerCast(Operation op) {
        Value in = to.operand(op, 0);
        Type from = op.operand(0).type();
        Type into = op.result(0).type();
        if (from instanceof MemRefType m && into instanceof UnrankedMemRefType) {
            Value memory = e.insert(new LlvmMemory.AllocaOp(to.location(), in.type(), e.index(1), 0));
            e.store(in, memory);
            Value struct = e.insertInto(e.poison(converted(into)), e.index(m.rank()), 0);
            return to.replace(op, e.insertInto(struct, memory, 1));
        }
        if (from instanceof UnrankedMemRefType && into instanceof MemRefType) {
            return to.replace(op, e.load(converted(into), e.extract(in, 1)));
        }
        return to.replace(op, in);
    }

    /** The pointers that the descriptor behind the pointer of an unranked memref begins with. */
    private LlvmStructType pointers(UnrankedMemRefType type) {
        LlvmPointerType pointer = types.pointer(type);
        return LlvmStructType.literal(List.of(pointer, pointer));
    }

    private boolean lowerMemorySpaceCast(Operation op) {
        Value in = to.operand(op, 0);
        if (op.result(0).type() instanceof MemRefType m) {
            return to.replace(op, cast(in, converted(m), types.pointer(m)));
        }
        UnrankedMemRefType from = (UnrankedMemRefType) op.operand(0).type();
        UnrankedMemRefType into = (UnrankedMemRefType) op.result(0).type();
        if (types.pointer(from).equals(types.pointer(into))) return to.replace(op, in);
        // a copy of the descriptor with other pointers in front
        Value rank = e.extract(in, 0);
        Value descriptor = e.extract(in, 1);
        Type head = LlvmStructType.literal(List.of(types.pointer(from), types.pointer(from), e.indexType()));
        Value extents = e.bytes(e.indexType(), e.add(rank, rank));
        Value bytes = e.add(e.bytes(head, e.index(1)), extents);
        Value memory = e.insert(new LlvmMemory.AllocaOp(to.location(), IntegerType.I8, bytes, 0));
        e.add(IntrinsicOp.of(
                to.location(), Intrinsic.MEMCPY, null, List.of(memory, descriptor, bytes), IntegerAttr.FALSE));
        Value old = e.load(pointers(from), descriptor);
        e.store(cast(old, pointers(into), types.pointer(into)), memory);
        return to.replace(op, e.insertInto(in, memory, 1));
    }

    private Value cast(Value in, Type struct, LlvmPointerType pointer) {
        Value out = e.poison(struct);
        int parts = ((LlvmStructType) struct).body().size();
        for (int i = 0; i < parts; i++) {
            Value part = e.extract(in, i);
            out = e.insertInto(out, i < 2 ? e.inSpace(part, pointer) : part, i);
        }
        return out;
    }

    private boolean lowerSubView(SubViewOp op) {
        LlvmDescriptor from = descriptor(op.source());
        return made(op, from, layouts.subView(op, from));
    }

    private boolean lowerReinterpretCast(ReinterpretCastOp op) {
        Value base = to.value(op.source());
        StridedLayout layout = layouts.reinterpretCast(op);
        if (op.source().type() instanceof UnrankedMemRefType u) base = e.load(pointers(u), e.extract(base, 1));
        return made(op, e.extract(base, 0), e.extract(base, 1), layout);
    }

    private boolean lowerView(MemRefViews.ViewOp op) {
        LlvmDescriptor bytes = descriptor(op.source());
        Value aligned = e.element(IntegerType.I8, bytes.first(IntegerType.I8), to.value(op.byteShift()));
        List<Value> sizes = layouts.sizes(op.type(), op.sizes());
        return made(op, bytes.allocated(), aligned, StridedLayout.rowMajor(e.index(0), sizes, e));
    }

    /** The sizes are in memory. */
    private boolean lowerReshape(MemRefViews.ReshapeOp op) {
        if (!(op.result(0).type() instanceof MemRefType type) || !(op.source().type() instanceof MemRefType)) {
            return to.fail("of or to an unranked memref");
        }
        LlvmDescriptor from = descriptor(op.source());
        LlvmDescriptor shape = descriptor(op.shape());
        Type number = element(shape.type());
        Value first = shape.first(number);
        List<Value> sizes = new ArrayList<>();
        for (int i = 0; i < type.rank(); i++) {
            Value size = e.load(number, e.element(number, first, e.index(i)));
            sizes.add(ArithToLlvm.resized(size, e.indexType(), CastOp.Kind.SEXT, e));
        }
        return made(op, from, StridedLayout.rowMajor(from.offset(), sizes, e));
    }

    private boolean lowerTranspose(MemRefViews.TransposeOp op) {
        LlvmDescriptor from = descriptor(op.source());
        return made(op, from, layouts.transpose(op, from));
    }

    private boolean lowerExpandShape(MemRefReshape.ExpandShapeOp op) {
        LlvmDescriptor from = descriptor(op.source());
        return made(op, from, layouts.expandShape(op, from));
    }

    private boolean lowerCollapseShape(MemRefReshape.CollapseShapeOp op) {
        LlvmDescriptor from = descriptor(op.source());
        return made(op, from, layouts.collapseShape(op, from));
    }

    private boolean lowerMetadata(MemRefMetadata.ExtractStridedMetadataOp op) {
        LlvmDescriptor from = descriptor(op.source());
        Type base = converted(op.baseBuffer().type());
        List<Value> out = new ArrayList<>();
        out.add(LlvmDescriptor.make(
                e, base, from.allocated(), from.aligned(), new StridedLayout(e.index(0), List.of(), List.of())));
        out.add(from.offset());
        out.addAll(from.sizes());
        out.addAll(from.strides());
        return to.replace(op, out);
    }
}
