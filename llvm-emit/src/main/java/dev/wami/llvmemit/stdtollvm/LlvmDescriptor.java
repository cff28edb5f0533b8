package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.std.strided.StridedLayout;
import dev.wami.std.strided.StridedMemRef;
import java.util.ArrayList;
import java.util.List;

/**
 * The descriptor of a memref, a struct, read by name; what the memref's type says is a constant. Upstream:
 * MemRefDescriptor.
 */
final class LlvmDescriptor implements StridedMemRef {
    private static final int ALLOCATED = 0;
    private static final int ALIGNED = 1;
    private static final int OFFSET = 2;
    private static final int SIZES = 3;
    private static final int STRIDES = 4;

    private final MemRefType type;
    private final Value struct;
    private final LlvmEmitter e;
    /** Of the dimensions, then the offset; {@link Shape#DYNAMIC} where the type does not say. */
    private final long[] known;

    LlvmDescriptor(MemRefType type, Value struct, LlvmEmitter e) {
        this.type = type;
        this.struct = struct;
        this.e = e;
        long[] layout = type.stridesAndOffset();
        if (layout == null) throw new IllegalArgumentException("no strides: " + type);
        this.known = layout;
    }

    @Override
    public MemRefType type() {
        return type;
    }

    int rank() {
        return type.rank();
    }

    Value struct() {
        return struct;
    }

    /** What malloc gave. */
    Value allocated() {
        return e.extract(struct, ALLOCATED);
    }

    /** What offset and indices count from. */
    Value aligned() {
        return e.extract(struct, ALIGNED);
    }

    @Override
    public Value offset() {
        long offset = known[rank()];
        return offset == Shape.DYNAMIC ? e.extract(struct, OFFSET) : e.index(offset);
    }

    boolean hasNoOffset() {
        return known[rank()] == 0;
    }

    @Override
    public Value size(int dim) {
        Shape shape = type.shape();
        return shape.isDynamic(dim) ? e.extract(struct, SIZES, dim) : e.index(shape.dim(dim));
    }

    /** The size of the dimension that {@code dim} says at run time. */
    Value sizeAt(Value dim) {
        Value sizes = e.extract(struct, SIZES);
        Value memory = e.insert(new dev.wami.llvm.LlvmMemory.AllocaOp(e.location(), sizes.type(), e.index(1), 0));
        e.store(sizes, memory);
        return e.load(e.indexType(), e.gep(sizes.type(), memory, List.of(0, dim), 0));
    }

    @Override
    public Value stride(int dim) {
        return known[dim] == Shape.DYNAMIC ? e.extract(struct, STRIDES, dim) : e.index(known[dim]);
    }

    boolean isUnitStride(int dim) {
        return known[dim] == 1;
    }

    List<Value> sizes() {
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < rank(); i++) out.add(size(i));
        return out;
    }

    List<Value> strides() {
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < rank(); i++) out.add(stride(i));
        return out;
    }

    /** How many elements there are. */
    Value count() {
        Value count = e.index(1);
        for (Value size : sizes()) count = e.mul(count, size);
        return count;
    }

    /** The address of the first element. */
    Value first(Type element) {
        return hasNoOffset() ? aligned() : e.element(element, aligned(), offset());
    }

    /** All fields, as functions pass them. */
    List<Value> flat() {
        List<Value> out = new ArrayList<>(List.of(allocated(), aligned(), e.extract(struct, OFFSET)));
        for (int i = 0; i < rank(); i++) out.add(e.extract(struct, SIZES, i));
        for (int i = 0; i < rank(); i++) out.add(e.extract(struct, STRIDES, i));
        return out;
    }

    // ---- making one

    /** A descriptor of LLVM type {@code struct} with these fields. */
    static Value make(LlvmEmitter e, Type struct, Value allocated, Value aligned, StridedLayout layout) {
        Value out = e.insertInto(e.poison(struct), allocated, ALLOCATED);
        out = e.insertInto(out, aligned, ALIGNED);
        out = e.insertInto(out, layout.offset(), OFFSET);
        for (int i = 0; i < layout.sizes().size(); i++) {
            out = e.insertInto(out, layout.sizes().get(i), SIZES, i);
            out = e.insertInto(out, layout.strides().get(i), STRIDES, i);
        }
        return out;
    }

    /** A descriptor of LLVM type {@code struct} from its fields in the order of {@link #flat}. */
    static Value unflatten(LlvmEmitter e, Type struct, List<Value> fields) {
        int rank = (fields.size() - 3) / 2;
        List<Value> sizes = fields.subList(3, 3 + rank);
        List<Value> strides = fields.subList(3 + rank, fields.size());
        return make(e, struct, fields.get(0), fields.get(1), new StridedLayout(fields.get(2), sizes, strides));
    }

    /** A descriptor of what {@code type} says all about, at {@code pointer}. */
    static Value ofStatic(LlvmEmitter e, MemRefType type, Type struct, Value pointer) {
        long[] layout = type.stridesAndOffset();
        if (layout == null) throw new IllegalArgumentException("no strides: " + type);
        List<Value> sizes = new ArrayList<>();
        List<Value> strides = new ArrayList<>();
        for (int i = 0; i < type.rank(); i++) {
            sizes.add(e.index(type.shape().dim(i)));
            strides.add(e.index(layout[i]));
        }
        return make(e, struct, pointer, pointer, new StridedLayout(e.index(layout[type.rank()]), sizes, strides));
    }
}
