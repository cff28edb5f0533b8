package dev.wami.conversions.memref;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.MemRefDescriptor;
import dev.wami.conversions.ShadowStack;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.MemoryAccess;
import java.util.ArrayList;
import java.util.List;

/**
 * Memrefs whose rank is a value: the rank and the address of a descriptor in memory, which has all fields that MLIR's
 * has, a word each: allocated pointer, aligned pointer, offset, sizes, strides. Where a ranked memref becomes unranked,
 * its descriptor is put on the shadow stack.
 */
final class Unranked {
    static final int WORD = 4;

    private final Emitter e;
    private final Lowering to;

    Unranked(Emitter e, Lowering to) {
        this.e = e;
        this.to = to;
    }

    static boolean is(Value memref) {
        return memref.type() instanceof UnrankedMemRefType;
    }

    /** How long the descriptor of a memref of {@code rank} is. */
    static Value descriptorBytes(Value rank, Emitter e) {
        return e.add(e.mul(rank, e.i32(2 * WORD)), e.i32(3 * WORD));
    }

    /** A cast to an unranked memref. */
    boolean describe(Operation op, MemRefDescriptor from) {
        int rank = from.type().rank();
        Value at = ShadowStack.pushFrame(e, ShadowStack.pointer(e), WORD * (3 + 2 * rank));
        List<Value> fields = from.fields();
        for (int i = 0; i < fields.size(); i++) storeField(e, at, i, fields.get(i));
        return to.replaceAll(op, List.of(List.of(e.i32(rank), at)));
    }

    /**
     * What stands for {@code memref}, an unranked one, as a memref of {@code type}; of another rank, it is not known
     * what.
     */
    List<Value> ranked(Value memref, MemRefType type) {
        List<Value> fields = new ArrayList<>();
        for (int i = 0; i < 3 + 2 * type.rank(); i++) fields.add(field(memref, i));
        return MemRefDescriptor.ofFields(type, fields);
    }

    Value rank(Value memref) {
        return to.values(memref).get(0);
    }

    Value allocated(Value memref) {
        return field(memref, 0);
    }

    Value aligned(Value memref) {
        return field(memref, 1);
    }

    Value offset(Value memref) {
        return field(memref, 2);
    }

    Value size(Value memref, Value dim) {
        Value at = e.add(to.values(memref).get(1), e.mul(dim, e.i32(WORD)));
        return load(at, 3);
    }

    private Value field(Value memref, int number) {
        return load(to.values(memref).get(1), number);
    }

    /** Writes field {@code number} of a descriptor, counted in words. */
    static void storeField(Emitter e, Value descriptor, int number, Value field) {
        MemoryAccess.StoreOp store = e.builder().insert(new MemoryAccess.StoreOp(e.location(), descriptor, field));
        store.setOffset((long) WORD * number);
    }

    private Value load(Value descriptor, int number) {
        MemoryAccess.LoadOp load =
                e.builder().insert(new MemoryAccess.LoadOp(e.location(), descriptor, IntegerType.I32));
        load.setOffset((long) WORD * number);
        return load.result();
    }
}
