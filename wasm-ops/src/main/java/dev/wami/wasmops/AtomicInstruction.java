package dev.wami.wasmops;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.PagedMemory;
import dev.wami.wasmspec.Trap;

/**
 * An instruction of the category atomic: an access that other threads see as one, waiting for one, waking who waits, a
 * fence. Here there is one thread: what waits without a limit would wait for ever. Source: the threads proposal.
 */
public abstract class AtomicInstruction extends Operation implements MemoryEffects, Evaluable {
    protected static final String OFFSET = AccessInstruction.OFFSET;

    private static final long NOT_EQUAL = 1;
    private static final long TIMED_OUT = 2;

    protected AtomicInstruction(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** The row of the instruction table. */
    public abstract Opcode opcode();

    protected abstract PagedMemory memory(Instance instance);

    /** Whether threads share the memory: only then can one wait. */
    protected abstract boolean isShared(Instance instance);

    /** Whether it accesses memory; a fence does not. */
    public final boolean isAccess() {
        return opcode().accessBytes() > 0;
    }

    /** The constant part of the address, an unsigned number as wide as the address. */
    public final long offset() {
        IntegerAttr offset = optionalProperty(OFFSET, IntegerAttr.class);
        return offset == null ? 0 : offset.value();
    }

    @Override
    public final void verify(Diagnostics diagnostics) {
        if (isAccess() && offset() >>> 32 != 0 && !operand(0).type().isInteger(64)) {
            diagnostics.error(this, "offset = %s is no unsigned 32-bit number", Long.toUnsignedString(offset()));
        }
    }

    /** It orders what is before and after it, whatever that accesses. */
    @Override
    public final void effects(EffectList out) {
        out.add(Effect.Kind.READ, null, Effect.MEMORY);
        TrapEffects.ofStorage(out);
        // a thread that this one meets here may have let the memory grow
        out.add(Effect.Kind.WRITE, null, TrapEffects.SIZE);
    }

    @Override
    public final Step evaluate(Frame frame) {
        if (!isAccess()) return Step.NEXT;
        Instance instance = Instance.of(frame.machine());
        PagedMemory memory = memory(instance);
        int bytes = opcode().accessBytes();
        long base = frame.getUnsigned(operand(0));
        long at = base + offset();
        boolean wraps = Long.compareUnsigned(at, base) < 0;
        if (wraps || !memory.contains(at, bytes)) return frame.trap(Trap.OUT_OF_BOUNDS_MEMORY_ACCESS.toString());
        if (at % bytes != 0) return frame.trap(Trap.UNALIGNED_ATOMIC.toString());
        return switch (opcode()) {
            case MEMORY_ATOMIC_NOTIFY -> frame.put(result(), 0);
            case MEMORY_ATOMIC_WAIT32, MEMORY_ATOMIC_WAIT64 -> await(frame, instance, memory.read(at, bytes));
            default -> access(frame, memory, at, bytes);
        };
    }

    private Step await(Frame frame, Instance instance, long found) {
        if (!isShared(instance)) return frame.trap(Trap.EXPECTED_SHARED_MEMORY.toString());
        if (found != frame.getUnsigned(operand(1))) return frame.put(result(), NOT_EQUAL);
        return frame.getLong(operand(2)) < 0
                ? frame.trap("waits for ever: there is no other thread")
                : frame.put(result(), TIMED_OUT);
    }

    private Step access(Frame frame, PagedMemory memory, long at, int bytes) {
        long before = memory.read(at, bytes);
        if (operandCount() > 1) {
            Value last = operand(operandCount() - 1);
            long mask = bytes == 8 ? -1 : (1L << 8 * bytes) - 1;
            boolean exchange = operandCount() == 3;
            boolean writes = !exchange || before == frame.getUnsigned(operand(1));
            if (writes) memory.write(at, bytes, combine(before, frame.getUnsigned(last)) & mask);
        }
        return resultCount() == 0 ? Step.NEXT : frame.put(result(), before);
    }

    /** What is written where {@code before} was. */
    private long combine(long before, long value) {
        String name = opcode().mnemonic();
        if (name.contains(".add")) return before + value;
        if (name.contains(".sub")) return before - value;
        if (name.contains(".and")) return before & value;
        if (name.contains(".or")) return before | value;
        return name.contains(".xor") ? before ^ value : value;
    }
}
