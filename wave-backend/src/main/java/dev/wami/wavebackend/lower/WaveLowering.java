package dev.wami.wavebackend.lower;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithFloat;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.cf.CondBranchOp;
import dev.wami.waveir.hir.HirTypes;
import dev.wami.waveir.hir.WaveOp.Kind;
import dev.wami.waveir.isa.Scope;
import dev.wami.waveir.isa.SpecialRegister;
import dev.wami.waveir.mir.MirMemory;
import dev.wami.waveir.mir.Numbers;
import dev.wami.waveir.mir.Space;
import dev.wami.waveir.mir.WaveOp;
import java.util.List;

/** Wave operations and atomic ones, with what the machine lacks of them. */
final class WaveLowering {
    private final Emitter out;

    WaveLowering(Emitter out) {
        this.out = out;
    }

    private Value wave(WaveOp.Kind kind, Type result, Value... operands) {
        return out.value(new WaveOp(out.location(), kind, List.of(operands), result));
    }

    Value lower(Kind kind, Type type, List<Value> operands) {
        Value v = operands.get(0);
        return switch (kind) {
            case SHUFFLE, SHUFFLE_UP, SHUFFLE_DOWN, SHUFFLE_XOR, BROADCAST ->
                wave(WaveOp.Kind.valueOf(kind.name()), v.type(), v, operands.get(1));
            case BALLOT -> wave(WaveOp.Kind.BALLOT, IntegerType.I32, v);
            case ANY, ALL -> wave(WaveOp.Kind.valueOf(kind.name()), v.type(), v);
            case PREFIX_SUM -> wave(WaveOp.Kind.PREFIX_SUM, v.type(), v);
            case REDUCE_ADD, REDUCE_MIN, REDUCE_MAX ->
                type == FloatType.F32
                        ? reduceFloats(kind, v)
                        : reduceIntegers(WaveOp.Kind.valueOf(kind.name()), type, v);
        };
    }

    /** The machine compares unsigned: signed numbers are moved by 2^31 there and back. */
    private Value reduceIntegers(WaveOp.Kind kind, Type type, Value v) {
        if (kind == WaveOp.Kind.REDUCE_ADD || HirTypes.isUnsigned(type)) return wave(kind, v.type(), v);
        Value bias = out.i32(Integer.MIN_VALUE);
        return out.xor(wave(kind, v.type(), out.xor(v, bias)), bias);
    }

    /**
     * v = v op shuffle_xor(v, n) for n = 1, 2, 4 ...; a lane that is not active gives what changes nothing. Of the
     * lanes from 32 on the machine does not say whether they are active; they are taken to be.
     */
    private Value reduceFloats(Kind kind, Value v) {
        // minima and maxima do not look at NaN, unless there is nothing else
        Value neutral = out.floating(FloatType.F32, kind == Kind.REDUCE_ADD ? -0.0 : Double.NaN);
        Value active = wave(WaveOp.Kind.BALLOT, IntegerType.I32, out.flag(true));
        Value lane = out.special(SpecialRegister.LANE_ID);
        for (int n = 1; n <= 32; n *= 2) {
            Value from = out.xor(lane, out.i32(n));
            Value there = n == 32
                    ? out.compare(CmpIPredicate.ULT, from, out.special(SpecialRegister.WAVE_WIDTH))
                    : isActive(active, lane, from);
            Value other = wave(WaveOp.Kind.SHUFFLE_XOR, v.type(), v, out.i32(n));
            Value operand = out.select(there, other, neutral);
            v = out.value(
                    switch (kind) {
                        case REDUCE_MIN -> new Numbers.MinOp(out.location(), v, operand);
                        case REDUCE_MAX -> new Numbers.MaxOp(out.location(), v, operand);
                        default -> new ArithFloat.AddFOp(out.location(), v, operand);
                    });
        }
        return v;
    }

    private Value isActive(Value active, Value lane, Value from) {
        Value bit = out.and(out.shr(active, out.and(from, out.i32(31))), out.i32(1));
        Value upper = out.compare(CmpIPredicate.UGE, lane, out.i32(32));
        return out.or(upper, out.compare(CmpIPredicate.NE, bit, out.i32(0)));
    }

    // ---- atomic operations

    private static Scope scope(Space space) {
        return space == Space.LOCAL ? Scope.WORKGROUP : Scope.DEVICE;
    }

    Value atomic(
            dev.wami.waveir.hir.HirMemory.AtomicOp.Kind kind, boolean signed, Space space, Value address, Value value) {
        boolean min = kind == dev.wami.waveir.hir.HirMemory.AtomicOp.Kind.MIN;
        boolean max = kind == dev.wami.waveir.hir.HirMemory.AtomicOp.Kind.MAX;
        if (signed && (min || max)) return signedExtreme(min, space, address, value);
        return out.value(new MirMemory.AtomicOp(
                out.location(), MirMemory.AtomicOp.Kind.valueOf(kind.name()), space, scope(space), address, value));
    }

    Value compareAndSwap(Space space, Value address, Value expected, Value desired) {
        return out.value(new MirMemory.AtomicCasOp(out.location(), space, scope(space), address, expected, desired));
    }

    /**
     * The machine has only unsigned ones. The first look is atomic too, since a load would race with the others' swaps.
     *
     * <pre>
     *   old = atomic_or 0
     *   loop (old): got = cas(old, min(old, value)); got == old ? leave : once more with got
     * </pre>
     */
    private Value signedExtreme(boolean min, Space space, Value address, Value value) {
        Value first = out.value(new MirMemory.AtomicOp(
                out.location(), MirMemory.AtomicOp.Kind.OR, space, scope(space), address, out.i32(0)));
        Block loop = out.newBlock();
        Block behind = out.newBlock();
        Value old = loop.addArgument(IntegerType.I32, out.location());
        out.branch(loop, first);
        out.goOnIn(loop);
        Value next = out.value(
                min ? ArithOp.MINSI.on(out.location(), old, value) : ArithOp.MAXSI.on(out.location(), old, value));
        Value got = compareAndSwap(space, address, old, next);
        Value done = out.compare(CmpIPredicate.EQ, got, old);
        out.insert(new CondBranchOp(out.location(), done, behind, List.of(), loop, List.of(got)));
        out.goOnIn(behind);
        return old;
    }
}
