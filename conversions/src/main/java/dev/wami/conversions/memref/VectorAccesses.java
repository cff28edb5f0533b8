package dev.wami.conversions.memref;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.Lanes;
import dev.wami.conversions.memref.Accesses.Address;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.LaneAccess.StoreLaneOp;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.MemoryAccess.StoreOp;
import dev.wami.ssawasm.ReinterpretOp;
import org.jspecify.annotations.Nullable;

/** Reads and writes of vectors of 32, 64 or 128 bits, in the first lanes of a v128. */
final class VectorAccesses {
    private static final VectorType I32X4 = VectorType.of(IntegerType.I32, 4);
    private static final VectorType I64X2 = VectorType.of(IntegerType.I64, 2);

    private final Accesses accesses;
    private final Emitter e;
    private final Lowering to;

    VectorAccesses(Accesses accesses, Emitter e, Lowering to) {
        this.accesses = accesses;
        this.e = e;
        this.to = to;
    }

    boolean load(Operation op) {
        VectorType shape = shape(op.result(0));
        if (shape == null) return fail();
        Address address = accesses.address(accesses.descriptor(op.operand(0)), op.operands(1));
        LoadOp load;
        switch (bits(op.result(0).type())) {
            case 128 -> load = new LoadOp(e.location(), address.pointer(), shape);
            case 64 -> load = new LoadOp(e.location(), "load64_zero", address.pointer(), I64X2);
            case 32 -> load = new LoadOp(e.location(), "load32_zero", address.pointer(), I32X4);
            default -> {
                return fail();
            }
        }
        Value read = e.builder().insert(Accesses.at(load, address, 0, op)).result();
        return to.replace(op, as(read, shape));
    }

    boolean store(Operation op) {
        if (shape(op.operand(0)) == null) return fail();
        Value value = to.operand(op, 0);
        Address address = accesses.address(accesses.descriptor(op.operand(1)), op.operands(2));
        switch (bits(op.operand(0).type())) {
            case 128 ->
                e.builder().insert(Accesses.at(new StoreOp(e.location(), address.pointer(), value), address, 0, op));
            case 64 -> e.builder().insert(Accesses.at(lane(address, as(value, I64X2)), address, 0, op));
            case 32 -> e.builder().insert(Accesses.at(lane(address, as(value, I32X4)), address, 0, op));
            default -> {
                return fail();
            }
        }
        return to.erase(op);
    }

    private StoreLaneOp lane(Address address, Value value) {
        return new StoreLaneOp(e.location(), address.pointer(), value, 0);
    }

    private Value as(Value v, Type type) {
        return v.type().equals(type)
                ? v
                : e.builder().insert(new ReinterpretOp(e.location(), v, type)).result();
    }

    private static @Nullable VectorType shape(Value v) {
        boolean numbers = v.type().elementTypeOrSelf() != IntegerType.I1;
        return numbers && v.type() instanceof VectorType t ? Lanes.shape(t) : null;
    }

    private static int bits(Type vector) {
        VectorType v = (VectorType) vector;
        return (int) v.shape().dim(0) * Lanes.bits(v.element());
    }

    private boolean fail() {
        return to.fail("not 32, 64 or 128 bits of numbers: run split-vectors or scalarize-vectors before");
    }
}
