package dev.wami.conversions.llvmtostd;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.Intrinsic;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.vector.VectorOp;
import java.util.ArrayList;
import java.util.List;

/** {@code llvm.intr.masked}: vectors in memory, an access for each lane that the mask has. */
final class Masked {
    private final Std std;
    private final Arithmetic arithmetic;
    private final MemoryLowering memory;
    private final Lowering to;

    Masked(Std std, Arithmetic arithmetic, MemoryLowering memory) {
        this.std = std;
        this.arithmetic = arithmetic;
        this.memory = memory;
        this.to = std.to;
    }

    /** {@code llvm.intr.masked.*}. */
    boolean lower(Intrinsic intrinsic, Operation op) {
        boolean isStore = op.resultCount() == 0;
        VectorType type = (VectorType) (isStore ? op.operand(0) : op.result()).type();
        if (!MemoryLowering.holdsElements(type)) return to.fail("a value of type '" + type + "' in memory");
        Value address = to.operand(op, isStore ? 1 : 0);
        Value mask = to.operand(op, isStore ? 2 : 1);
        List<Value> addresses = switch (intrinsic) {
            case MASKED_GATHER, MASKED_SCATTER -> lanes(address);
            case MASKED_EXPANDLOAD, MASKED_COMPRESSSTORE -> packed(address, mask, type);
            case MASKED_LOAD, MASKED_STORE -> consecutive(address, type, std.i32(DataLayout.size(type.element())));
            default -> throw new IllegalArgumentException(intrinsic.opName()); // there are no others
        };
        if (isStore) return store(op, type, addresses, mask);
        Value otherwise = op.operandCount() > 2 ? to.operand(op, 2) : std.zero(flat(type));
        return to.replace(op, load(type, addresses, mask, otherwise));
    }

    /**
     * The elements at {@code addresses} in the lanes that {@code mask} has, those of {@code otherwise} in the others.
     */
    Value load(VectorType type, List<Value> addresses, Value mask, Value otherwise) {
        List<Value> elements = new ArrayList<>();
        for (int i = 0; i < addresses.size(); i++) {
            Value address = addresses.get(i);
            elements.add(std.choose(
                            arithmetic.element(mask, i),
                            List.of(arithmetic.element(otherwise, i)),
                            () -> memory.load(type.element(), address, 0))
                    .get(0));
        }
        return std.make(VectorOp.FROM_ELEMENTS, elements, flat(type));
    }

    private boolean store(Operation op, VectorType type, List<Value> addresses, Value mask) {
        store(type, to.operand(op, 0), addresses, mask);
        return to.erase(op);
    }

    /** The lanes of {@code value} that {@code mask} has, to {@code addresses}. */
    void store(VectorType type, Value value, List<Value> addresses, Value mask) {
        for (int i = 0; i < addresses.size(); i++) {
            Value element = arithmetic.element(value, i);
            Value address = addresses.get(i);
            std.choose(arithmetic.element(mask, i), List.of(), () -> {
                memory.store(type.element(), List.of(element), address, 0);
                return List.of();
            });
        }
    }

    private Type flat(VectorType type) {
        Type flat = to.types().convertSingle(type);
        if (flat == null) throw new IllegalStateException("no type for " + type);
        return flat;
    }

    private List<Value> lanes(Value vector) {
        List<Value> lanes = new ArrayList<>();
        long count = ((VectorType) vector.type()).shape().elementCount();
        for (long i = 0; i < count; i++) lanes.add(arithmetic.element(vector, i));
        return lanes;
    }

    /** As many addresses as {@code type} has lanes, each {@code distance} after the one before. */
    List<Value> consecutive(Value start, VectorType type, Value distance) {
        List<Value> addresses = new ArrayList<>(List.of(start));
        while (addresses.size() < type.shape().elementCount()) {
            addresses.add(std.binary(ArithOp.ADDI, addresses.get(addresses.size() - 1), distance));
        }
        return addresses;
    }

    /** Only the lanes that {@code mask} has take room. */
    private List<Value> packed(Value start, Value mask, VectorType type) {
        Value size = std.i32(DataLayout.size(type.element()));
        List<Value> addresses = new ArrayList<>();
        Value at = start;
        for (Value lane : lanes(mask)) {
            addresses.add(at);
            at = std.binary(ArithOp.ADDI, at, std.select(lane, size, std.zero(IntegerType.I32)));
        }
        return addresses;
    }
}
