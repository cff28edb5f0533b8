package dev.wami.conversions.memref;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.conversions.ElementLayout;
import dev.wami.conversions.Emitter;
import dev.wami.conversions.MemRefDescriptor;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.MemoryAccess;
import dev.wami.ssawasm.MemoryAccess.AccessOp;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.MemoryAccess.StoreOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads and writes of elements. */
final class Accesses {
    private final Emitter e;
    private final Lowering to;

    Accesses(Emitter e, Lowering to) {
        this.e = e;
        this.to = to;
    }

    boolean load(Operation op) {
        MemRefDescriptor memref = descriptor(op.operand(0));
        Address address = address(memref, op.operands(1));
        List<Value> pieces = new ArrayList<>();
        for (ElementLayout.Piece p : memref.element().pieces()) {
            LoadOp load = new LoadOp(e.location(), p.load(), address.pointer(), p.type());
            pieces.add(e.builder().insert(at(load, address, p, op)).result());
        }
        boolean isMemRef = memref.type().element() instanceof MemRefType;
        return to.replaceAll(
                op,
                List.of(
                        isMemRef
                                ? MemRefDescriptor.ofFields(
                                        (MemRefType) memref.type().element(), pieces)
                                : pieces));
    }

    boolean store(Operation op) {
        MemRefDescriptor memref = descriptor(op.operand(1));
        Address address = address(memref, op.operands(2));
        Value value = op.operand(0);
        List<Value> pieces =
                value.type() instanceof MemRefType ? descriptor(value).fields() : to.values(value);
        for (int i = 0; i < pieces.size(); i++) {
            ElementLayout.Piece p = memref.element().pieces().get(i);
            StoreOp store = new StoreOp(e.location(), p.store(), address.pointer(), pieces.get(i));
            e.builder().insert(at(store, address, p, op));
        }
        return to.erase(op);
    }

    private static <A extends AccessOp> A at(A access, Address address, ElementLayout.Piece piece, Operation source) {
        return at(access, address, piece.offset(), source);
    }

    /** {@code access}, which {@code source} becomes, {@code distance} bytes behind an address. */
    static <A extends MemoryAccess.Access> A at(A access, Address address, int distance, Operation source) {
        long offset = address.offset() + distance;
        if (offset != 0) access.setOffset(offset);
        Roots.name(access, source);
        return access;
    }

    MemRefDescriptor descriptor(Value memref) {
        return new MemRefDescriptor((MemRefType) memref.type(), to.values(memref), e);
    }

    /** A pointer and a constant that the access adds to it without wrapping. */
    record Address(Value pointer, long offset) {}

    Address address(MemRefDescriptor memref, List<Value> indices) {
        if (!hasNoNegativeStride(memref)) return new Address(sum(false, memref, indices), 0);
        boolean isStatic = memref.staticOffset() != Shape.DYNAMIC;
        for (int i = 0; i < indices.size(); i++) isStatic &= memref.staticStride(i) != Shape.DYNAMIC;
        Address folded = isStatic ? folded(memref, indices) : null;
        return folded != null ? folded : new Address(sum(true, memref, indices), 0);
    }

    /**
     * With each index {@code x i + c i} and {@code x i >= l i}, strides in bytes, accesses of neighbours share
     *
     * <pre>
     *   pointer = (aligned - sum of l i * stride i) + sum of x i * stride i     offset = sum of (l i + c i) * stride i
     * </pre>
     *
     * The exact pointer is at least {@code aligned} and at most the address, so it does not matter that it is computed
     * modulo 2^32. Null if nothing would move into the offset, or it would be negative.
     */
    private @Nullable Address folded(MemRefDescriptor memref, List<Value> indices) {
        List<IndexTerm> terms = indices.stream().map(IndexTerm::of).toList();
        int bytes = memref.elementBytes();
        long bias = 0;
        long offset = memref.staticOffset() * bytes;
        for (int i = 0; i < terms.size(); i++) {
            long stride = memref.staticStride(i) * bytes;
            bias += terms.get(i).lower() * stride;
            offset += (terms.get(i).lower() + terms.get(i).constant()) * stride;
        }
        boolean plain = offset == 0 && bias == 0;
        if (plain || offset < 0 || offset > Integer.MAX_VALUE || Math.abs(bias) > Integer.MAX_VALUE) return null;
        Value pointer = bias == 0 ? memref.aligned() : e.add(memref.aligned(), e.i32((int) -bias));
        for (int i = 0; i < terms.size(); i++) {
            Value x = to.value(terms.get(i).variable());
            long stride = memref.staticStride(i) * bytes;
            boolean exact = terms.get(i).lower() >= 0;
            pointer = sum(bias == 0, pointer, stride == 1 ? x : product(exact, x, e.i32((int) stride)));
        }
        return new Address(pointer, offset);
    }

    /**
     * {@code aligned + offset * bytes + sum of index i * (stride i * bytes)}. An access outside the memref is
     * undefined, so where no stride is negative every partial sum is at most the address itself, and nothing wraps.
     */
    private Value sum(boolean exact, MemRefDescriptor memref, List<Value> indices) {
        int bytes = memref.elementBytes();
        Value address = memref.aligned();
        if (memref.staticOffset() == Shape.DYNAMIC) address = sum(exact, address, e.mul(memref.offset(), e.i32(bytes)));
        else if (memref.staticOffset() != 0) {
            address = sum(exact, address, e.i32((int) (memref.staticOffset() * bytes)));
        }
        for (int i = 0; i < indices.size(); i++) {
            Value index = to.value(indices.get(i));
            long stride = memref.staticStride(i);
            Value distance = stride == Shape.DYNAMIC
                    ? e.mul(e.mul(index, memref.stride(i)), e.i32(bytes))
                    : stride * bytes == 1 ? index : product(exact, index, e.i32((int) (stride * bytes)));
            address = sum(exact, address, distance);
        }
        return address;
    }

    /** Strides that are computed from the sizes of an identity layout are not negative either. */
    private static boolean hasNoNegativeStride(MemRefDescriptor memref) {
        if (memref.type().layout() == null) return true;
        for (int i = 0; i < memref.type().rank(); i++) {
            if (memref.staticStride(i) == Shape.DYNAMIC || memref.staticStride(i) < 0) return false;
        }
        return true;
    }

    private Value sum(boolean exact, Value a, Value b) {
        return exact ? e.nuw(ADD, a, b) : e.add(a, b);
    }

    private Value product(boolean exact, Value a, Value b) {
        return exact ? e.nuw(MUL, a, b) : e.mul(a, b);
    }

    /** Element {@code i} of a memref of rank 1 as an i32. */
    Value index(Value source, Value i) {
        MemRefDescriptor memref = descriptor(source);
        ElementLayout.Piece element = memref.element().pieces().get(0);
        Value address = e.add(start(memref), e.mul(e.mul(memref.stride(0), e.i32(memref.elementBytes())), i));
        Value loaded = e.builder()
                .insert(new LoadOp(e.location(), element.load(), address, element.type()))
                .result();
        return loaded.type() == IntegerType.I64 ? e.convert(WRAP_I64, loaded, IntegerType.I32) : loaded;
    }

    boolean copy(Operation op) {
        MemRefDescriptor from = descriptor(op.operand(0));
        MemRefDescriptor into = descriptor(op.operand(1));
        new Copies(from, into, e).copy(start(from), start(into));
        return to.erase(op);
    }

    private Value start(MemRefDescriptor memref) {
        return sum(hasNoNegativeStride(memref), memref, List.of());
    }
}
