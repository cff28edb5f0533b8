package dev.wami.conversions.memref;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.memref.AtomicKind;
import dev.wami.std.memref.MemRefAccess.LoadOp;
import dev.wami.std.memref.MemRefAccess.StoreOp;
import dev.wami.std.memref.MemRefAtomics.AtomicRMWOp;
import dev.wami.std.memref.MemRefAtomics.GenericAtomicRMWOp;
import java.util.List;

/**
 * Atomic updates as load, arithmetic and store: emitted modules have one thread. The arithmetic is arith's, so this is
 * before arith-to-ssawasm.
 */
public final class Atomics {
    private Atomics() {}

    static void expand(Operation module) {
        for (AtomicRMWOp op : module.collect(AtomicRMWOp.class)) expand(op);
        for (GenericAtomicRMWOp op : module.collect(GenericAtomicRMWOp.class)) expand(op);
    }

    private static void expand(AtomicRMWOp op) {
        Builder at = Builder.before(op);
        Value old =
                at.insert(new LoadOp(op.location(), op.memref(), op.indices())).result();
        Value now = combined(op.atomicKind(), old, op.value(), at, op.location());
        at.insert(new StoreOp(op.location(), now, op.memref(), op.indices()));
        op.replaceAllUsesWith(List.of(old));
        op.erase();
    }

    private static void expand(GenericAtomicRMWOp op) {
        Builder at = Builder.before(op);
        Value old =
                at.insert(new LoadOp(op.location(), op.memref(), op.indices())).result();
        Block body = op.body();
        Operation yield = body.requiredTerminator();
        body.argument(0).replaceAllUsesWith(old);
        Value now = yield.operand(0);
        yield.erase();
        for (Operation inner = body.first(); inner != null; inner = body.first()) inner.moveBefore(op);
        at.insert(new StoreOp(op.location(), now, op.memref(), op.indices()));
        op.replaceAllUsesWith(List.of(old));
        op.erase();
    }

    /** {@code a} and {@code b} combined by {@code kind}, as arith does it. */
    public static Value combined(AtomicKind kind, Value a, Value b, Builder at, Location location) {
        ArithOp operation = kind.operation();
        return operation == null ? b : at.insert(operation.on(location, a, b)).result();
    }
}
