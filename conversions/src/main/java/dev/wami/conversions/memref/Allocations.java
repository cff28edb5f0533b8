package dev.wami.conversions.memref;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.conversions.ElementLayout;
import dev.wami.conversions.Emitter;
import dev.wami.conversions.LinkedAddress;
import dev.wami.conversions.MemRefDescriptor;
import dev.wami.conversions.RuntimeSymbols;
import dev.wami.conversions.ShadowStack;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.Calls.CallOp;
import dev.wami.ssawasm.Casts.CastMemrefToI32Op;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.Globals.GlobalSetOp;
import dev.wami.std.memref.MemRefGlobal.GetGlobalOp;
import dev.wami.std.strided.StridedLayout;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where memrefs come from. */
final class Allocations {
    /** What malloc guarantees. */
    private static final int MALLOC_ALIGNMENT = 16;
    /** What memory can hold: more bytes are no allocation, and there is room to round them up. */
    static final long MOST_BYTES = 0xFFFF_0000L;

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
     * The extents of a new identity-layout memref, their row-major strides but the last, which is 1 (neither if the
     * type says all of them), and its size.
     */
    private record Extents(List<Value> sizes, List<Value> strides, Value bytes) {}

    private Extents extents(MemRefType type, List<Value> dynamicSizes) {
        Value bytes = bytes(type, dynamicSizes);
        if (type.hasStaticShape() && type.shape().elementCount() > 0) return new Extents(List.of(), List.of(), bytes);
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
        return new Extents(sizes, List.of(strides), bytes);
    }

    /**
     * The size of a memref; {@link #MOST_BYTES} for more: sizes whose product wraps must not become a small allocation.
     */
    private Value bytes(MemRefType type, List<Value> dynamicSizes) {
        BigInteger known = knownBytes(type);
        Value bytes = e.i32((int) known.min(BigInteger.valueOf(MOST_BYTES)).longValueExact());
        // a single byte times a size is bounded, too: the stack adds its alignment to what is asked for
        for (Value size : dynamicSizes) bytes = boundedProduct(to.value(size), bytes);
        return bytes;
    }

    /** The bytes of an element times the sizes that the type says. */
    private static BigInteger knownBytes(MemRefType type) {
        ElementLayout element = ElementLayout.of(type.element());
        if (element == null) throw new IllegalStateException("no layout of " + type.element());
        BigInteger bytes = BigInteger.valueOf(element.bytes());
        for (int i = 0; i < type.rank(); i++) {
            if (!type.shape().isDynamic(i)) {
                bytes = bytes.multiply(BigInteger.valueOf(type.shape().dim(i)));
            }
        }
        return bytes;
    }

    private Value boundedProduct(Value a, Value b) {
        Value product = e.mul(e.convert(EXTEND_I32_U, a, IntegerType.I64), e.convert(EXTEND_I32_U, b, IntegerType.I64));
        Value most = e.integer(IntegerType.I64, MOST_BYTES);
        Value bounded = e.select(e.compare(LT_U, product, most), product, most);
        return e.convert(WRAP_I64, bounded, IntegerType.I32);
    }

    /** Why no such memref can be allocated, or null. */
    private static @Nullable String unfit(MemRefType type) {
        return type.layout() == null ? tooLarge(type) : "it has a layout; run expand-strided-allocations before";
    }

    /** Why no such memref can be there, or null. */
    private static @Nullable String tooLarge(MemRefType type) {
        BigInteger bytes = knownBytes(type);
        boolean fits = !type.hasStaticShape() || bytes.compareTo(BigInteger.valueOf(MOST_BYTES)) <= 0;
        return fits ? null : bytes + " bytes, more than a memory with 32-bit addresses has";
    }

    boolean alloc(Operation op) {
        MemRefType type = (MemRefType) op.result().type();
        String unfit = unfit(type);
        if (unfit != null) return to.fail(unfit);
        Extents extents = extents(type, op.operands(0));
        int alignment = alignment(op);
        Value bytes = has(RuntimeSymbols.MALLOC, RuntimeSymbols.STACK) ? roundedUp(extents.bytes()) : extents.bytes();
        List<Value> arguments = alignment <= MALLOC_ALIGNMENT ? List.of(bytes) : List.of(e.i32(alignment), bytes);
        String function = alignment <= MALLOC_ALIGNMENT ? RuntimeSymbols.MALLOC : RuntimeSymbols.ALIGNED_ALLOC;
        return to.replaceAll(op, List.of(memref(type, call(function, arguments, type, extents.bytes()), extents)));
    }

    private static int alignment(Operation op) {
        IntegerAttr a = op.optionalProperty("alignment", IntegerAttr.class);
        return a == null ? 1 : (int) a.value();
    }

    /**
     * Calls an allocator; the result keeps the memref's type up to here, as in the paper's figure 8. Without memory
     * there is a trap rather than a memref at address 0; an allocator may give none where nothing is asked for.
     */
    private Value call(String function, List<Value> arguments, MemRefType type, Value bytes) {
        CallOp call = e.builder().insert(new CallOp(e.location(), function, arguments, List.of(type)));
        Value pointer = e.builder()
                .insert(new CastMemrefToI32Op(e.location(), call.result(0)))
                .result();
        if (has(function, RuntimeSymbols.TRAPS)) return pointer;
        Value none = e.eqz(pointer);
        boolean sizeIsKnown = type.hasStaticShape() && knownBytes(type).signum() > 0;
        e.trapIf(sizeIsKnown ? none : e.and(none, e.compare(NE, bytes, e.i32(0))));
        return pointer;
    }

    /** Whether the allocator's {@code function} has this property. */
    private boolean has(String function, String property) {
        Operation user = e.builder().block().parentOp();
        Operation definition = user == null ? null : SymbolTable.lookupNearest(user, SymbolRef.of(function));
        return definition != null && definition.hasAttribute(property);
    }

    private Value roundedUp(Value bytes) {
        return e.and(e.add(bytes, e.i32(MALLOC_ALIGNMENT - 1)), e.i32(-MALLOC_ALIGNMENT));
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
        if (has(RuntimeSymbols.MALLOC, RuntimeSymbols.STACK)) {
            e.builder().insert(new GlobalSetOp(e.location(), RuntimeSymbols.HEAP_TOP, pointer));
            return to.erase(op);
        }
        e.builder().insert(new CallOp(e.location(), RuntimeSymbols.FREE, List.of(pointer), List.of()));
        return to.erase(op);
    }

    boolean realloc(Operation op) {
        // the verifier wants it row by row
        MemRefType type = (MemRefType) op.result().type();
        String tooLarge = tooLarge(type);
        if (tooLarge != null) return to.fail(tooLarge);
        if (alignment(op) > MALLOC_ALIGNMENT) return to.fail("an alignment of more than 16 bytes");
        Extents extents = extents(type, op.operands(1));
        Value old = to.values(op.operand(0)).get(0);
        Value pointer = call(RuntimeSymbols.REALLOC, List.of(old, extents.bytes()), type, extents.bytes());
        return to.replaceAll(op, List.of(memref(type, pointer, extents)));
    }

    /**
     * Moves the stack pointer down; {@link StackFrames} puts it back where the function returns. A stack that is used
     * up is a trap rather than an overwritten global.
     */
    boolean alloca(Operation op) {
        MemRefType type = (MemRefType) op.result().type();
        String unfit = unfit(type);
        if (unfit != null) return to.fail(unfit);
        Extents extents = extents(type, op.operands(0));
        int alignment = Math.max(ShadowStack.ALIGNMENT, alignment(op));
        Value pointer = ShadowStack.push(e, extents.bytes(), alignment);
        return to.replaceAll(op, List.of(memref(type, pointer, extents)));
    }

    boolean getGlobal(GetGlobalOp op) {
        SymbolRef name = op.global();
        if (relocatable) {
            Value linked = LinkedAddress.ofData(e, name.root());
            return global(op, linked);
        }
        Long address = GlobalPlacement.addressOf(op, name);
        if (address == null) return to.fail("global " + name + " has no memory");
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
        return to.replaceAll(op, List.of(memref(type, pointer, extents(type, List.of()))));
    }
}
