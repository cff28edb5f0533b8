package dev.wami.wasmops;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.PagedMemory;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmspec.V128;
import dev.wami.wasmspec.VectorAccess;

/**
 * A load or store. It accesses {@code address + offset}, computed without wrapping. {@code align} in bytes is a hint,
 * the natural alignment unless given.
 */
public abstract class AccessInstruction extends Operation implements MemoryEffects, Evaluable {
    protected static final String OFFSET = "offset";
    protected static final String ALIGN = "align";

    protected AccessInstruction(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** Adds the attributes besides the memory. */
    protected static OpSpec withOffset(OpSpec spec) {
        return spec.defaultedWhenGiven(OFFSET, Constant.OFFSET, IntegerAttr.i64(0))
                .optionalAttribute(ALIGN, Constant.ALIGN);
    }

    /** The row of the instruction table. */
    public abstract Opcode opcode();

    protected abstract PagedMemory memory(Instance instance);

    /** The resource that is accessed. */
    protected abstract String resource();

    /** Whether its trap is seen from outside; otherwise a trap is what need not be kept. */
    protected abstract boolean isTrapObserved();

    public final Value address() {
        return operand(0);
    }

    public final boolean isLoad() {
        return resultCount() == 1;
    }

    /** The type of the number that is read or written, after extension or before wrapping. */
    public final Type valueType() {
        return isLoad() ? result().type() : operand(1).type();
    }

    /** How many bytes of memory are accessed. */
    public final int accessBytes() {
        return opcode().accessBytes();
    }

    /** The lane of a vector that is read or written; 0 where all are. */
    public int lane() {
        return 0;
    }

    /** The constant part of the address, an unsigned number as wide as the address. */
    public final long offset() {
        IntegerAttr offset = optionalProperty(OFFSET, IntegerAttr.class);
        return offset == null ? 0 : offset.value();
    }

    public final void setOffset(long offset) {
        if (offset == 0) removeAttribute(OFFSET);
        else setAttribute(OFFSET, IntegerAttr.i64(offset));
    }

    /** The alignment that the address is promised to have, in bytes: a power of two up to {@link #accessBytes}. */
    public final int align() {
        IntegerAttr align = optionalProperty(ALIGN, IntegerAttr.class);
        return align == null ? accessBytes() : (int) align.value();
    }

    /** Promises an alignment in bytes, a power of two; more than the natural one is no use to Wasm and cut off. */
    public final void setAlign(int align) {
        if (align >= accessBytes()) removeAttribute(ALIGN);
        else setAttribute(ALIGN, IntegerAttr.i32(align));
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        if (align() > accessBytes()) {
            diagnostics.error(this, "align = %d is more than the %d bytes accessed", align(), accessBytes());
        }
        if (offset() >>> 32 != 0 && !address().type().isInteger(64)) {
            diagnostics.error(this, "offset = %s is no unsigned 32-bit number", Long.toUnsignedString(offset()));
        }
    }

    @Override
    public final void effects(EffectList out) {
        out.add(isLoad() ? Effect.Kind.READ : Effect.Kind.WRITE, null, resource());
        if (isTrapObserved()) TrapEffects.ofStorage(out);
    }

    @Override
    public final Step evaluate(Frame frame) {
        PagedMemory memory = memory(Instance.of(frame.machine()));
        Opcode row = opcode();
        int count = row.accessBytes();
        long base = frame.getUnsigned(address());
        long at = base + offset();
        // addresses of 64 bits may wrap around, sums of two of 32 bits cannot
        boolean wraps = Long.compareUnsigned(at, base) < 0;
        if (wraps || !memory.contains(at, count)) return frame.trap(Trap.OUT_OF_BOUNDS_MEMORY_ACCESS.toString());
        if (Vectors.isV128(valueType())) return evaluateVector(frame, memory, at);
        if (!isLoad()) {
            memory.write(at, count, frame.getUnsigned(operand(1)));
            return Step.NEXT;
        }
        long bits = memory.read(at, count);
        if (row.mnemonic().endsWith("_s")) bits = bits << 64 - 8 * count >> 64 - 8 * count;
        return frame.put(result(), bits);
    }

    private Step evaluateVector(Frame frame, PagedMemory memory, long at) {
        int count = accessBytes();
        int first = Math.min(count, 8);
        if (!isLoad()) {
            V128 bytes = VectorAccess.stored(opcode(), Vectors.get(frame, operand(1)), lane());
            memory.write(at, first, bytes.low());
            memory.write(at + 8, count - first, bytes.high());
            return Step.NEXT;
        }
        V128 read = new V128(memory.read(at, first), count > 8 ? memory.read(at + 8, 8) : 0);
        V128 into = operandCount() == 2 ? Vectors.get(frame, operand(1)) : V128.ZERO;
        V128 loaded = VectorAccess.loaded(opcode(), read, into, lane());
        return frame.put(result(), Vectors.value(result().type(), loaded));
    }

    /** The numbers among the attributes. */
    private enum Constant implements AttrConstraint {
        OFFSET("64-bit signless integer attribute"),
        ALIGN("32-bit signless integer attribute whose value is a power of two");

        private final String description;

        Constant(String description) {
            this.description = description;
        }

        @Override
        public boolean accepts(Attribute attribute) {
            if (!(attribute instanceof IntegerAttr i) || !i.type().equals(impliedType())) return false;
            return this == OFFSET || i.value() > 0 && Long.bitCount(i.value()) == 1;
        }

        @Override
        public String description() {
            return description;
        }

        @Override
        public Type impliedType() {
            return this == OFFSET ? IntegerType.I64 : IntegerType.I32;
        }
    }
}
