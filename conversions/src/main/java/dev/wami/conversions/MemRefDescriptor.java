package dev.wami.conversions;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.std.strided.StridedLayout;
import dev.wami.std.strided.StridedMemRef;
import java.util.ArrayList;
import java.util.List;

/** The values that stand for one memref, read by name. What the type says statically is made as a constant. */
public final class MemRefDescriptor implements StridedMemRef {
    private final MemRefParts layout;
    private final List<Value> parts;
    private final Emitter e;

    /** @param parts as {@link MemRefParts} says */
    public MemRefDescriptor(MemRefType type, List<Value> parts, Emitter e) {
        MemRefParts found = MemRefParts.of(type);
        if (found == null || parts.size() != found.count()) {
            throw new IllegalArgumentException("no descriptor of " + type);
        }
        this.layout = found;
        this.parts = parts;
        this.e = e;
    }

    @Override
    public MemRefType type() {
        return layout.type();
    }

    public ElementLayout element() {
        ElementLayout element = ElementLayout.of(type().element());
        if (element == null) throw new IllegalStateException("no layout of " + type().element());
        return element;
    }

    /** Bytes of one element. */
    public int elementBytes() {
        return element().bytes();
    }

    /** The pointer that malloc gave. */
    public Value allocated() {
        return parts.get(0);
    }

    /** The pointer that offset and indices count from. */
    public Value aligned() {
        return parts.get(1);
    }

    @Override
    public Value offset() {
        return layout.offset() == Shape.DYNAMIC ? parts.get(layout.offsetAt()) : e.i32((int) layout.offset());
    }

    @Override
    public Value size(int dim) {
        Shape shape = type().shape();
        return shape.isDynamic(dim) ? parts.get(layout.sizeAt(dim)) : e.i32((int) shape.dim(dim));
    }

    @Override
    public Value stride(int dim) {
        return isStrideDynamic(dim) ? parts.get(layout.strideAt(dim)) : e.i32((int) layout.stride(dim));
    }

    /** In elements, or {@link Shape#DYNAMIC}. */
    public long staticStride(int dim) {
        return layout.stride(dim);
    }

    /** In elements, or {@link Shape#DYNAMIC}. */
    public long staticOffset() {
        return layout.offset();
    }

    /** All fields of MLIR's descriptor: allocated and aligned pointer, offset, sizes, strides. */
    public List<Value> fields() {
        List<Value> out = new ArrayList<>(List.of(allocated(), aligned(), offset()));
        for (int i = 0; i < type().rank(); i++) out.add(size(i));
        for (int i = 0; i < type().rank(); i++) out.add(stride(i));
        return out;
    }

    private boolean isStrideDynamic(int dim) {
        return layout.stride(dim) == Shape.DYNAMIC;
    }

    /** The parts of a memref of {@code type} whose {@link #fields} these are. */
    public static List<Value> ofFields(MemRefType type, List<Value> fields) {
        int rank = type.rank();
        StridedLayout layout =
                new StridedLayout(fields.get(2), fields.subList(3, 3 + rank), fields.subList(3 + rank, 3 + 2 * rank));
        return parts(type, fields.get(0), fields.get(1), layout);
    }

    /** The parts of a memref of {@code type}; of {@code layout} what the type does not say. */
    public static List<Value> parts(MemRefType type, Value allocated, Value aligned, StridedLayout layout) {
        MemRefParts wanted = MemRefParts.of(type);
        if (wanted == null) throw new IllegalArgumentException("no descriptor of " + type);
        List<Value> parts = new ArrayList<>(List.of(allocated, aligned));
        if (wanted.offset() == Shape.DYNAMIC) parts.add(layout.offset());
        for (int i = 0; i < type.rank(); i++) {
            if (type.shape().isDynamic(i)) parts.add(layout.sizes().get(i));
        }
        for (int i = 0; i < type.rank(); i++) {
            if (wanted.stride(i) == Shape.DYNAMIC) parts.add(layout.strides().get(i));
        }
        return parts;
    }
}
