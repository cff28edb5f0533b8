package dev.wami.conversions.memref;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.LinkedAddress;
import dev.wami.conversions.MemRefDescriptor;
import dev.wami.conversions.ShadowStack;
import dev.wami.conversions.strided.StridedLayout;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.Calls.CallOp;
import dev.wami.ssawasm.Casts.CastMemrefToI32Op;
import dev.wami.ssawasm.ConstOp;
import java.util.ArrayList;
import java.util.List;

/** Where memrefs come from. */
final class Allocations {
    /** What malloc guarantees. */
    private static final int MALLOC_ALIGNMENT = 16;

    private final Emitter e;
    private final Lowering to;
    private final boolean relocatable;

    /** @param relocatable whether a linker places globals */
    Allocations(Emitter e, Lowering to, boolean relocatable) {
        this.e = e;
        this.to = to;
        this.relocatable = relocatable;
    }

    /**
     * The extents of a new identity-layout memref, their row-major strides but the last, which is 1 (neither if the type
     * says all of them), and its size.
     */
    private record Extents(List<Value> sizes, List<Value> strides, Value bytes) {}

    private Extents extents(MemRefType type, List<Value> dynamicSizes, int elementBytes) {
        if (type.hasStaticShape() && type.shape().elementCount() > 0) {
            return new Extents(List.of(), List.of(), e.i32((int) (type.shape().elementCount() * elementBytes)));
        }
        List<Value> sizes = new ArrayList<>();
        int next = 0;
        for (int i = 0; i < type.rank(); i++) {
            boolean dynamic = type.shape().isDynamic(i);
            sizes.add(
                    dynamic
                            ? to.value(dynamicSizes.get(next++))
                            : e.i32((int) type.shape().dim(i)));
        }
        Value[] strides = new Value[type.rank() - 1];
        for (int i = strides.length - 1; i >= 0; i--) {
            strides[i] = i == strides.length - 1 ? sizes.get(i + 1) : e.mul(strides[i + 1], sizes.get(i + 1));
        }
        Value count = type.rank() == 1 ? sizes.get(0) : e.mul(strides[0], sizes.get(0));
        Value bytes = elementBytes == 1 ? count : e.mul(count, e.i32(elementBytes));
        return new Extents(sizes, List.of(strides), bytes);
    }

    boolean alloc(Operation op) {
        MemRefType type = (MemRefType) op.result().type();
        if (type.layout() != null) return to.fail("only a strided layout can be allocated");
        Extents extents = extents(type, op.operands(0), bytes(type));
        int alignment = alignment(op);
        List<Value> arguments =
                alignment <= MALLOC_ALIGNMENT ? List.of(extents.bytes()) : List.of(e.i32(alignment), extents.bytes());
        String function = alignment <= MALLOC_ALIGNMENT ? RuntimeSymbols.MALLOC : RuntimeSymbols.ALIGNED_ALLOC;
        return to.replaceAll(op, List.of(memref(type, call(function, arguments, type), extents)));
    }

    private static int bytes(MemRefType type) {
        dev.wami.conversions.ElementLayout layout = dev.wami.conversions.ElementLayout.of(type.element());
        if (layout == null) throw new IllegalStateException("no layout of " + type.element());
        return layout.bytes();
    }

    private static int alignment(Operation op) {
        IntegerAttr a = op.optionalProperty("alignment", IntegerAttr.class);
        return a == null ? 1 : (int) a.value();
    }

    /** Calls an allocator; the result keeps the memref's type up to here, as in the paper's figure 8. */
    private Value call(String function, List<Value> arguments, MemRefType type) {
        CallOp call = e.builder().insert(new CallOp(e.location(), function, arguments, List.of(type)));
        return e.builder()
                .insert(new CastMemrefToI32Op(e.location(), call.result(0)))
                .result();
    }

    private List<Value> memref(MemRefType type, Value pointer, Extents extents) {
        // the type says the offset, which is not looked at
        StridedLayout layout = new StridedLayout(pointer, extents.sizes(), extents.strides());
        return MemRefDescriptor.parts(type, pointer, pointer, layout);
    }

    boolean dealloc(Operation op) {
        Value memref = op.operand(0);
        boolean isRanked = !Unranked.is(memref);
        Value pointer = isRanked ? to.values(memref).get(0) : new Unranked(e, to).allocated(memref);
        e.builder().insert(new CallOp(e.location(), RuntimeSymbols.FREE, List.of(pointer), List.of()));
        return to.erase(op);
    }

    boolean realloc(Operation op) {
        MemRefType type = (MemRefType) op.result().type();
        if (type.layout() != null) return to.fail("only the identity layout can be reallocated");
        if (alignment(op) > MALLOC_ALIGNMENT) return to.fail("an alignment of more than 16 bytes");
        Extents extents = extents(type, op.operands(1), bytes(type));
        Value old = to.values(op.operand(0)).get(0);
        Value pointer = call(RuntimeSymbols.REALLOC, List.of(old, extents.bytes()), type);
        return to.replaceAll(op, List.of(memref(type, pointer, extents)));
    }

    /**
     * Moves the stack pointer down; {@link StackFrames} puts it back where the function returns. A stack that is used
     * up is a trap rather than an overwritten global.
     */
    boolean alloca(Operation op) {
        MemRefType type = (MemRefType) op.result().type();
        if (type.layout() != null) return to.fail("only a strided layout can be allocated");
        Extents extents = extents(type, op.operands(0), bytes(type));
        int alignment = Math.max(ShadowStack.ALIGNMENT, alignment(op));
        Value pointer = ShadowStack.push(e, extents.bytes(), alignment);
        return to.replaceAll(op, List.of(memref(type, pointer, extents)));
    }

    boolean getGlobal(Operation op) {
        SymbolRef name = op.property("name", SymbolRef.class);
        if (relocatable) {
            Value linked = LinkedAddress.ofData(e, name.root());
            return global(op, linked);
        }
        Long address = GlobalPlacement.addressOf(op, name);
        if (address == null) return to.fail("global " + name + " is defined elsewhere");
        ConstOp typed = e.builder()
                .insert(new ConstOp(
                        e.location(),
                        IntegerAttr.of(IntegerType.I32, address),
                        op.result().type()));
        Value pointer = e.builder()
                .insert(new CastMemrefToI32Op(e.location(), typed.result()))
                .result();
        return global(op, pointer);
    }

    private boolean global(Operation op, Value pointer) {
        MemRefType type = (MemRefType) op.result().type();
        return to.replaceAll(op, List.of(memref(type, pointer, extents(type, List.of(), bytes(type)))));
    }
}
