package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.Instance;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Operator;
import dev.wami.wasmspec.PagedMemory;
import dev.wami.wasmspec.Trap;
import org.jspecify.annotations.Nullable;

/** Reading and writing linear memory, one number at a time. */
public final class MemoryAccess {
    private MemoryAccess() {}

    /** The resource of an access to memory {@code index}, of {@code root} if it is known. */
    static String resource(int index, @Nullable String root) {
        // memory 0 is what the memrefs of the standard dialects are in as well
        String memory = index == 0 ? Effect.MEMORY : Effect.MEMORY + index;
        return root == null ? memory : memory + "/" + root;
    }

    /**
     * A load or store: {@code ssawasm.load %a offset = 8 align = 4 root = "A" : f64}. It accesses {@code address +
     * offset}, computed without wrapping. {@code align} in bytes is a hint, the natural alignment unless given.
     * {@code root} names the object accessed: objects of different names are disjoint, and an access without a name may
     * be to any. {@code memory} is the index of the memory.
     */
    public abstract static sealed class AccessOp extends Operation implements MemoryEffects, Evaluable {
        AccessOp(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }

        public final Value address() {
            return operand(0);
        }

        /** The mnemonic without its type, such as {@code load8_s}. */
        public final String mnemonic() {
            return ((WasmOpSpec) spec()).mnemonic();
        }

        /** The type of the number that is read or written, after extension or before wrapping. */
        abstract Type valueType();

        /** The row of the instruction table. */
        public final Opcode opcode() {
            Opcode row = ((WasmOpSpec) spec()).opcode(valueType());
            if (row == null) throw new IllegalStateException("no instruction " + name() + " for " + valueType());
            return row;
        }

        /** How many bytes of memory are accessed. */
        public final int accessBytes() {
            return opcode().accessBytes();
        }

        /** The constant part of the address, an unsigned 32-bit number. */
        public final long offset() {
            IntegerAttr offset = optionalProperty(InstructionTable.OFFSET, IntegerAttr.class);
            return offset == null ? 0 : offset.value();
        }

        public final void setOffset(long offset) {
            if (offset == 0) removeAttribute(InstructionTable.OFFSET);
            else setAttribute(InstructionTable.OFFSET, IntegerAttr.i64(offset));
        }

        /** The alignment that the address is promised to have, in bytes: a power of two up to {@link #accessBytes}. */
        public final int align() {
            IntegerAttr align = optionalProperty(InstructionTable.ALIGN, IntegerAttr.class);
            return align == null ? accessBytes() : (int) align.value();
        }

        /** Promises an alignment in bytes, a power of two; more than the natural one is no use to Wasm and cut off. */
        public final void setAlign(int align) {
            if (align >= accessBytes()) removeAttribute(InstructionTable.ALIGN);
            else setAttribute(InstructionTable.ALIGN, IntegerAttr.i32(align));
        }

        /** The index of the memory. */
        public final int memory() {
            IntegerAttr memory = optionalProperty(InstructionTable.MEMORY, IntegerAttr.class);
            return memory == null ? 0 : (int) memory.value();
        }

        /** The name of the object that is accessed, or null if it is not known. */
        public final @Nullable String root() {
            StringAttr root = optionalProperty(InstructionTable.ROOT, StringAttr.class);
            return root == null ? null : root.value();
        }

        public final void setRoot(String root) {
            setAttribute(InstructionTable.ROOT, StringAttr.of(root));
        }

        @Override
        public final void verify(Diagnostics diagnostics) {
            if (align() > accessBytes()) {
                diagnostics.error(this, "align = %d is more than the %d bytes accessed", align(), accessBytes());
            }
        }

        final long effectiveAddress(Frame frame) {
            return frame.getUnsigned(address()) + offset();
        }

        /** [x + c] offset o -> [x] offset o + c, if x + c does not wrap: the offset's sum never does. */
        @Override
        public final boolean canonicalize(Rewriter rewriter) {
            if (!(NumericOp.defining(address(), Operator.ADD) instanceof BinaryOp sum)) return false;
            IntegerAttr c = rewriter.folder().integer(sum.rhs());
            if (c == null) return false;
            long limit = 0xFFFF_FFFFL - c.unsignedValue();
            if (!sum.isNuw() && !UnsignedBound.fits(sum.lhs(), limit)) return false;
            long offset = offset() + c.unsignedValue();
            if (offset >>> 32 != 0) return false;
            setOperand(0, sum.lhs());
            setOffset(offset);
            rewriter.changed(this);
            return true;
        }
    }

    /** Reads memory, extending what is narrower than the result: {@code %v = ssawasm.load8_s %a : i32}. */
    public static final class LoadOp extends AccessOp {
        LoadOp(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }

        /** Reads a whole {@code type}. */
        public LoadOp(Location location, Value address, Type type) {
            this(location, "load", address, type);
        }

        /** @param mnemonic of the instruction without its type, such as {@code load16_u} */
        public LoadOp(Location location, String mnemonic, Value address, Type type) {
            super(
                    InstructionTable.get(mnemonic),
                    OpState.at(location).operand(address).result(type));
        }

        @Override
        Type valueType() {
            return result().type();
        }

        /** Whether the number read is narrower than the result and not sign-extended. */
        public boolean isUnsigned() {
            return mnemonic().endsWith("_u");
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.READ, null, resource(memory(), root()));
            Traps.addEffects(this, out);
        }

        @Override
        public Step evaluate(Frame frame) {
            PagedMemory memory = Instance.of(frame.machine()).memory(memory());
            long at = effectiveAddress(frame);
            int count = accessBytes();
            if (!memory.contains(at, count)) return frame.trap(Trap.OUT_OF_BOUNDS_MEMORY_ACCESS.toString());
            long bits = memory.read(at, count);
            if (mnemonic().endsWith("_s")) bits = bits << 64 - 8 * count >> 64 - 8 * count;
            return frame.put(result(), bits);
        }
    }

    /** Writes memory, wrapping to the width that is written: {@code ssawasm.store8 %a, %v : i32}. */
    public static final class StoreOp extends AccessOp {
        StoreOp(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }

        /** Writes all of {@code value}. */
        public StoreOp(Location location, Value address, Value value) {
            this(location, "store", address, value);
        }

        /** @param mnemonic of the instruction without its type, such as {@code store16} */
        public StoreOp(Location location, String mnemonic, Value address, Value value) {
            super(
                    InstructionTable.get(mnemonic),
                    OpState.at(location).operand(address).operand(value));
        }

        public Value value() {
            return operand(1);
        }

        @Override
        Type valueType() {
            return value().type();
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.WRITE, null, resource(memory(), root()));
            Traps.addEffects(this, out);
        }

        @Override
        public Step evaluate(Frame frame) {
            PagedMemory memory = Instance.of(frame.machine()).memory(memory());
            long at = effectiveAddress(frame);
            int count = accessBytes();
            if (!memory.contains(at, count)) return frame.trap(Trap.OUT_OF_BOUNDS_MEMORY_ACCESS.toString());
            memory.write(at, count, frame.getUnsigned(value()));
            return Step.NEXT;
        }
    }
}
