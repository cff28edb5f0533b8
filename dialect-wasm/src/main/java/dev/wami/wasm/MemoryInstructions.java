package dev.wami.wasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import org.jspecify.annotations.Nullable;

/** The memory instructions (specification 2.4.7); a memory that is left out is the first. */
public final class MemoryInstructions {
    private MemoryInstructions() {}

    /** A load, store or atomic access: {@code wasm.f64.load memory = @m offset = 8 align = 4}. */
    public static sealed class AccessOp extends InstructionOp implements SymbolUser {
        AccessOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        AccessOp(Opcode opcode, Immediates immediates, OpState state) {
            super(opcode, immediates, state);
        }

        /**
         * @param offset an unsigned number
         * @param align the promised alignment in bytes, a power of two; more than the natural one counts as that
         * @param memory null is the first
         */
        public AccessOp(Location location, Opcode opcode, long offset, int align, @Nullable String memory) {
            this(opcode, Immediates.MEMARG, state(location, opcode, offset, align, memory));
        }

        static OpState state(Location location, Opcode opcode, long offset, int align, @Nullable String memory) {
            boolean natural = align >= opcode.accessBytes();
            return OpState.at(location)
                    .optionalProperty(InstructionSpec.OFFSET, offset == 0 ? null : IntegerAttr.i64(offset))
                    .optionalProperty(InstructionSpec.ALIGN, natural ? null : IntegerAttr.i32(align))
                    .optionalProperty(InstructionSpec.MEMORY, reference(memory));
        }

        /** The constant part of the address, unsigned. */
        public final long offset() {
            IntegerAttr offset = optionalProperty(InstructionSpec.OFFSET, IntegerAttr.class);
            return offset == null ? 0 : offset.value();
        }

        /** The promised alignment in bytes. */
        public final int align() {
            IntegerAttr align = optionalProperty(InstructionSpec.ALIGN, IntegerAttr.class);
            return align == null ? opcode().accessBytes() : (int) align.value();
        }

        /** The memory, null for the first. */
        public final @Nullable String memory() {
            return optionalSymbol(InstructionSpec.MEMORY);
        }

        @Override
        void verifyImmediates(FuncOp function, Diagnostics diagnostics) {
            int natural = opcode().accessBytes();
            boolean exact = opcode().category() == Category.ATOMIC;
            boolean fits = exact ? align() == natural : align() <= natural;
            if (fits && Integer.bitCount(align()) == 1) return;
            String relation = exact ? "equal to" : "up to";
            diagnostics.error(this, "align = %d must be a power of two %s %d", align(), relation, natural);
        }

        @Override
        public final void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifySymbol(InstructionSpec.MEMORY, ExternKind.MEMORY, symbols, diagnostics);
        }
    }

    /** A load or store of one lane of a vector: {@code wasm.v128.load32_lane 3 offset = 8}. */
    public static final class LaneAccessOp extends AccessOp {
        LaneAccessOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        /** As in {@link AccessOp}. */
        public LaneAccessOp(
                Location location, Opcode opcode, int lane, long offset, int align, @Nullable String memory) {
            super(
                    opcode,
                    Immediates.MEMARG_LANE,
                    state(location, opcode, offset, align, memory)
                            .property(InstructionSpec.LANE, IntegerAttr.i32(lane)));
        }

        public int lane() {
            return (int) property(InstructionSpec.LANE, IntegerAttr.class).value();
        }

        @Override
        void verifyImmediates(FuncOp function, Diagnostics diagnostics) {
            super.verifyImmediates(function, diagnostics);
            verifyLane(lane(), opcode().lanes(), diagnostics);
        }
    }

    /** {@code memory.size}, {@code memory.grow}, {@code memory.fill}: {@code wasm.memory.size memory = @m}. */
    public static final class MemoryInstructionOp extends InstructionOp implements SymbolUser {
        MemoryInstructionOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        /** @param memory null is the first */
        public MemoryInstructionOp(Location location, Opcode opcode, @Nullable String memory) {
            super(
                    opcode,
                    Immediates.MEMORY_INDEX,
                    OpState.at(location).optionalProperty(InstructionSpec.MEMORY, reference(memory)));
        }

        /** The memory, null for the first. */
        public @Nullable String memory() {
            return optionalSymbol(InstructionSpec.MEMORY);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifySymbol(InstructionSpec.MEMORY, ExternKind.MEMORY, symbols, diagnostics);
        }
    }

    /** {@code wasm.memory.copy memory = @to from_memory = @from}. */
    public static final class MemoryCopyOp extends InstructionOp implements SymbolUser {
        MemoryCopyOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        /**
         * @param memory the one that is written, null is the first
         * @param fromMemory null is the first
         */
        public MemoryCopyOp(Location location, @Nullable String memory, @Nullable String fromMemory) {
            super(
                    Opcode.MEMORY_COPY,
                    Immediates.MEMORY_MEMORY,
                    OpState.at(location)
                            .optionalProperty(InstructionSpec.MEMORY, reference(memory))
                            .optionalProperty(InstructionSpec.FROM_MEMORY, reference(fromMemory)));
        }

        /** The memory that is written, null for the first. */
        public @Nullable String memory() {
            return optionalSymbol(InstructionSpec.MEMORY);
        }

        /** The memory that is read, null for the first. */
        public @Nullable String fromMemory() {
            return optionalSymbol(InstructionSpec.FROM_MEMORY);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifySymbol(InstructionSpec.MEMORY, ExternKind.MEMORY, symbols, diagnostics);
            verifySymbol(InstructionSpec.FROM_MEMORY, ExternKind.MEMORY, symbols, diagnostics);
        }
    }

    /** {@code wasm.memory.init @d memory = @m}. */
    public static final class MemoryInitOp extends InstructionOp implements SymbolUser {
        MemoryInitOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        /** @param memory null is the first */
        public MemoryInitOp(Location location, String data, @Nullable String memory) {
            super(
                    Opcode.MEMORY_INIT,
                    Immediates.DATA_MEMORY,
                    OpState.at(location)
                            .property(InstructionSpec.DATA, SymbolRef.of(data))
                            .optionalProperty(InstructionSpec.MEMORY, reference(memory)));
        }

        /** The data segment. */
        public String data() {
            return symbol(InstructionSpec.DATA);
        }

        /** The memory, null for the first. */
        public @Nullable String memory() {
            return optionalSymbol(InstructionSpec.MEMORY);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifySymbol(InstructionSpec.DATA, WasmOp.DATA, symbols, diagnostics);
            verifySymbol(InstructionSpec.MEMORY, ExternKind.MEMORY, symbols, diagnostics);
        }
    }

    /** {@code wasm.data.drop @d}. */
    public static final class DataDropOp extends InstructionOp implements SymbolUser {
        DataDropOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        public DataDropOp(Location location, String data) {
            super(
                    Opcode.DATA_DROP,
                    Immediates.DATA_INDEX,
                    OpState.at(location).property(InstructionSpec.DATA, SymbolRef.of(data)));
        }

        /** The data segment. */
        public String data() {
            return symbol(InstructionSpec.DATA);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifySymbol(InstructionSpec.DATA, WasmOp.DATA, symbols, diagnostics);
        }
    }
}
