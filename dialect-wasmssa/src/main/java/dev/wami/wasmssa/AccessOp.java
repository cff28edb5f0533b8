package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.Instance;
import dev.wami.wasmops.TrapEffects;
import dev.wami.wasmops.WasmDefinition;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.PagedMemory;
import dev.wami.wasmspec.Trap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A load or store: {@code %v = wasmssa.load8_s %a offset = 4 : i32}, {@code wasmssa.store %a, %v align = 1 : i64}. It
 * accesses {@code address + offset}, computed without wrapping. {@code align} in bytes is a hint, the natural alignment
 * unless given; {@code memory} is the first one unless given.
 */
public final class AccessOp extends Operation implements StackOp, MemoryEffects, SymbolUser, Evaluable {
    AccessOp(NumericSpec spec, OpState state) {
        super(spec, state);
    }

    /**
     * @param operands the address, and the value of a store
     * @param offset an unsigned 32-bit number
     * @param align in bytes, a power of two
     * @param memory null for the first
     */
    public static AccessOp of(
            Location location, Opcode row, List<Value> operands, long offset, int align, @Nullable String memory) {
        OpState state = OpState.at(location)
                .optionalProperty(NumericSpec.OFFSET, offset == 0 ? null : IntegerAttr.i64(offset))
                .optionalProperty(NumericSpec.ALIGN, align == row.accessBytes() ? null : IntegerAttr.i32(align))
                .optionalProperty(NumericSpec.MEMORY, memory == null ? null : SymbolRef.of(memory));
        for (Value v : operands) state.operand(v);
        if (row.category() == Category.LOAD) {
            state.result(WasmTypes.of((NumericType) row.type().results().get(0)));
        }
        return new AccessOp(InstructionTable.of(row), state);
    }

    public Value address() {
        return operand(0);
    }

    public boolean isLoad() {
        return ((NumericSpec) spec()).category() == Category.LOAD;
    }

    /** The type of the number that is read or written, after extension or before wrapping. */
    public Type valueType() {
        return isLoad() ? result().type() : operand(1).type();
    }

    /** The row of the instruction table. */
    public Opcode opcode() {
        NumericType type = WasmTypes.number(valueType());
        for (Opcode row : ((NumericSpec) spec()).rows()) {
            boolean fits = isLoad()
                    ? row.type().results().get(0) == type
                    : row.type().params().get(1) == type;
            if (fits) return row;
        }
        throw new IllegalStateException("no instruction " + name() + " for " + valueType());
    }

    /** The constant part of the address, an unsigned 32-bit number. */
    public long offset() {
        IntegerAttr offset = optionalProperty(NumericSpec.OFFSET, IntegerAttr.class);
        return offset == null ? 0 : offset.value();
    }

    /** The alignment that the address is promised to have, in bytes. */
    public int align() {
        IntegerAttr align = optionalProperty(NumericSpec.ALIGN, IntegerAttr.class);
        return align == null ? opcode().accessBytes() : (int) align.value();
    }

    /** The memory's name, or null for the first. */
    public @Nullable String memory() {
        SymbolRef memory = optionalProperty(NumericSpec.MEMORY, SymbolRef.class);
        return memory == null ? null : memory.root();
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        int most = opcode().accessBytes();
        if (align() > most) diagnostics.error(this, "align = %d is more than the %d bytes accessed", align(), most);
    }

    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        SymbolRef memory = optionalProperty(NumericSpec.MEMORY, SymbolRef.class);
        if (memory != null) WasmDefinition.find(this, memory, IndexSpace.MEMORY, symbols, diagnostics);
    }

    @Override
    public void effects(EffectList out) {
        out.add(isLoad() ? Effect.Kind.READ : Effect.Kind.WRITE, null, Effect.MEMORY);
        TrapEffects.add(out);
    }

    @Override
    public Step evaluate(Frame frame) {
        PagedMemory memory = Instance.of(frame.machine()).memory(memory());
        long at = frame.getUnsigned(address()) + offset();
        Opcode row = opcode();
        int count = row.accessBytes();
        if (!memory.contains(at, count)) return frame.trap(Trap.OUT_OF_BOUNDS_MEMORY_ACCESS.toString());
        if (!isLoad()) {
            memory.write(at, count, frame.getUnsigned(operand(1)));
            return Step.NEXT;
        }
        long bits = memory.read(at, count);
        if (row.mnemonicWithoutType().endsWith("_s")) bits = bits << 64 - 8 * count >> 64 - 8 * count;
        return frame.put(result(), bits);
    }
}
