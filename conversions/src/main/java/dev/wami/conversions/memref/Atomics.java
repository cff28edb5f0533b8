package dev.wami.conversions.memref;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.std.arith.ArithBits.AndIOp;
import dev.wami.std.arith.ArithBits.OrIOp;
import dev.wami.std.arith.ArithBits.XOrIOp;
import dev.wami.std.arith.ArithFloat.AddFOp;
import dev.wami.std.arith.ArithFloat.MaxNumFOp;
import dev.wami.std.arith.ArithFloat.MaximumFOp;
import dev.wami.std.arith.ArithFloat.MinNumFOp;
import dev.wami.std.arith.ArithFloat.MinimumFOp;
import dev.wami.std.arith.ArithFloat.MulFOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithInt.MulIOp;
import dev.wami.std.arith.ArithMinMax.MaxSIOp;
import dev.wami.std.arith.ArithMinMax.MaxUIOp;
import dev.wami.std.arith.ArithMinMax.MinSIOp;
import dev.wami.std.arith.ArithMinMax.MinUIOp;
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
        return switch (kind) {
            case ASSIGN -> b;
            case ADDF -> at.insert(new AddFOp(location, a, b)).result();
            case ADDI -> at.insert(new AddIOp(location, a, b)).result();
            case ANDI -> at.insert(new AndIOp(location, a, b)).result();
            case MAXIMUMF -> at.insert(new MaximumFOp(location, a, b)).result();
            case MAXNUMF -> at.insert(new MaxNumFOp(location, a, b)).result();
            case MAXS -> at.insert(new MaxSIOp(location, a, b)).result();
            case MAXU -> at.insert(new MaxUIOp(location, a, b)).result();
            case MINIMUMF -> at.insert(new MinimumFOp(location, a, b)).result();
            case MINNUMF -> at.insert(new MinNumFOp(location, a, b)).result();
            case MINS -> at.insert(new MinSIOp(location, a, b)).result();
            case MINU -> at.insert(new MinUIOp(location, a, b)).result();
            case MULF -> at.insert(new MulFOp(location, a, b)).result();
            case MULI -> at.insert(new MulIOp(location, a, b)).result();
            case ORI -> at.insert(new OrIOp(location, a, b)).result();
            case XORI -> at.insert(new XOrIOp(location, a, b)).result();
        };
    }
}
