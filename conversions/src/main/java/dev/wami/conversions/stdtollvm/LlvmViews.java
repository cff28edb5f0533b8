package dev.wami.conversions.stdtollvm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.llvm.CastOp;
import dev.wami.std.llvm.LlvmMemory;
import dev.wami.std.llvm.LlvmPointerType;
import dev.wami.std.llvm.LlvmStructType;
import dev.wami.std.memref.MemRefMetadata;
import dev.wami.std.memref.MemRefReshape;
import dev.wami.std.memref.MemRefViews;
import dev.wami.std.memref.MixedIndex;
import dev.wami.std.memref.Reassociation;
import dev.wami.std.memref.ReinterpretCastOp;
import dev.wami.std.memref.SubViewOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Memrefs on the memory of other memrefs: new descriptors. Upstream: expand-strided-metadata, finalize-memref-to-llvm. */
final class LlvmViews {
    private final Lowering to;
    private final LlvmTypeConverter types;
    private final LlvmEmitter e;

    LlvmViews(Lowering to, LlvmTypeConverter types, LlvmEmitter e) {
        this.to = to;
        this.types = types;
        this.e = e;
    }

    boolean lower(Operation op) {
        return switch (op.name()) {
            case "memref.cast" -> lowerCast(op);
            case "memref.subview" -> lowerSubView((SubViewOp) op);
            case "memref.reinterpret_cast" -> lowerReinterpretCast((ReinterpretCastOp) op);
            case "memref.view" -> lowerView((MemRefViews.ViewOp) op);
            case "memref.reshape" -> lowerReshape((MemRefViews.ReshapeOp) op);
            case "memref.transpose" -> lowerTranspose((MemRefViews.TransposeOp) op);
            case "memref.expand_shape" -> lowerExpandShape((MemRefReshape.ExpandShapeOp) op);
            case "memref.collapse_shape" -> lowerCollapseShape((MemRefReshape.CollapseShapeOp) op);
            case "memref.extract_strided_metadata" -> lowerMetadata((MemRefMetadata.ExtractStridedMetadataOp) op);
            case "memref.extract_aligned_pointer_as_index" ->
                to.replace(
                        op,
                        e.cast(CastOp.Kind.PTRTOINT, descriptor(op.operand(0)).aligned(), e.indexType()));
            case "memref.memory_space_cast", "memref.assume_alignment" ->
                to.replace(op, to.operand(op, 0)); // no space but the default has a type; a hint
            case "memref.distinct_objects" -> to.replace(op, to.allValues(op.operands()));
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
    private boolean made(
            Operation op, LlvmDescriptor from, Value aligned, Value offset, List<Value> sizes, List<Value> strides) {
        Type struct = converted(op.result(0).type());
        return to.replace(op, LlvmDescriptor.make(e, struct, from.allocated(), aligned, offset, sizes, strides));
    }

    private Value mixed(MixedIndex index) {
        return index.value() == null ? e.index(index.constant()) : to.value(index.value());
    }

    private List<Value> mixed(List<MixedIndex> all) {
        List<Value> out = new ArrayList<>();
        for (MixedIndex each : all) out.add(mixed(each));
        return out;
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
        if (from instanceof UnrankedMemRefType && into instanceof MemRefType)
            return to.replace(op, e.load(converted(into), e.extract(in, 1)));
        return to.replace(op, in);
    }

    /** {@code offset = source offset + sum of offsets * source strides}; strides are multiplied. */
    private boolean lowerSubView(SubViewOp op) {
        LlvmDescriptor from = descriptor(op.source());
        Value offset = from.offset();
        List<Value> sizes = new ArrayList<>();
        List<Value> strides = new ArrayList<>();
        boolean[] dropped = op.droppedDims();
        for (int i = 0; i < from.rank(); i++) {
            Value stride = from.stride(i);
            if (!op.offsets().get(i).isConstant(0))
                offset = e.add(offset, e.mul(mixed(op.offsets().get(i)), stride));
            if (dropped[i]) continue;
            sizes.add(mixed(op.sizes().get(i)));
            MixedIndex step = op.strides().get(i);
            strides.add(step.isConstant(1) ? stride : e.mul(stride, mixed(step)));
        }
        return made(op, from, from.aligned(), offset, sizes, strides);
    }

    private boolean lowerReinterpretCast(ReinterpretCastOp op) {
        Value source = to.value(op.source());
        List<Value> sizes = mixed(op.sizes());
        List<Value> strides = mixed(op.strides());
        Value offset = mixed(op.offsets().get(0));
        Value base = source;
        if (op.source().type() instanceof UnrankedMemRefType) {
            Type pointers = LlvmStructType.literal(List.of(LlvmPointerType.PTR, LlvmPointerType.PTR));
            base = e.load(pointers, e.extract(source, 1));
        }
        return to.replace(
                op,
                LlvmDescriptor.make(
                        e, converted(op.type()), e.extract(base, 0), e.extract(base, 1), offset, sizes, strides));
    }

    private boolean lowerView(MemRefViews.ViewOp op) {
        LlvmDescriptor bytes = descriptor(op.source());
        Value aligned = e.element(IntegerType.I8, bytes.first(IntegerType.I8), to.value(op.byteShift()));
        MemRefType type = op.type();
        List<Value> sizes = new ArrayList<>();
        int next = 0;
        for (int i = 0; i < type.rank(); i++) {
            boolean dynamic = type.shape().isDynamic(i);
            sizes.add(
                    dynamic
                            ? to.value(op.sizes().get(next++))
                            : e.index(type.shape().dim(i)));
        }
        List<Value> strides = LlvmAllocations.rowMajor(sizes, e).strides();
        return made(op, bytes, aligned, e.index(0), sizes, strides);
    }

    /** The sizes are in memory. */
    private boolean lowerReshape(MemRefViews.ReshapeOp op) {
        if (!(op.result(0).type() instanceof MemRefType type) || !(op.source().type() instanceof MemRefType))
            return to.fail("of or to an unranked memref");
        LlvmDescriptor from = descriptor(op.source());
        LlvmDescriptor shape = descriptor(op.shape());
        Type number = element(shape.type());
        Value first = shape.first(number);
        List<Value> sizes = new ArrayList<>();
        for (int i = 0; i < type.rank(); i++) {
            Value size = e.load(number, e.element(number, first, e.index(i)));
            sizes.add(ArithToLlvm.resized(size, e.indexType(), CastOp.Kind.SEXT, e));
        }
        return made(
                op,
                from,
                from.aligned(),
                from.offset(),
                sizes,
                LlvmAllocations.rowMajor(sizes, e).strides());
    }

    private boolean lowerTranspose(MemRefViews.TransposeOp op) {
        LlvmDescriptor from = descriptor(op.source());
        List<Value> sizes = new ArrayList<>();
        List<Value> strides = new ArrayList<>();
        for (AffineExpr each : op.permutation().results()) {
            int dim = ((AffineDimExpr) each).position();
            sizes.add(from.size(dim));
            strides.add(from.stride(dim));
        }
        return made(op, from, from.aligned(), from.offset(), sizes, strides);
    }

    /** In each group the innermost dimension has the source's stride, the others are row-major. */
    private boolean lowerExpandShape(MemRefReshape.ExpandShapeOp op) {
        LlvmDescriptor from = descriptor(op.source());
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
        return made(op, from, from.aligned(), from.offset(), sizes, List.of(strides));
    }

    /** The stride of the innermost dimension whose size is not 1, and the product of the sizes. */
    private boolean lowerCollapseShape(MemRefReshape.CollapseShapeOp op) {
        LlvmDescriptor from = descriptor(op.source());
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
        return made(op, from, from.aligned(), from.offset(), sizes, strides);
    }

    private Value unlessUnit(LlvmDescriptor from, int dim, Value size, Value outer) {
        Shape shape = from.type().shape();
        if (shape.isDynamic(dim)) return e.select(e.icmp("eq", size, e.index(1)), outer, from.stride(dim));
        return shape.dim(dim) == 1 ? outer : from.stride(dim);
    }

    private boolean lowerMetadata(MemRefMetadata.ExtractStridedMetadataOp op) {
        LlvmDescriptor from = descriptor(op.source());
        Type base = converted(op.baseBuffer().type());
        List<Value> out = new ArrayList<>();
        out.add(LlvmDescriptor.make(e, base, from.allocated(), from.aligned(), e.index(0), List.of(), List.of()));
        out.add(from.offset());
        out.addAll(from.sizes());
        out.addAll(from.strides());
        return to.replace(op, out);
    }
}
