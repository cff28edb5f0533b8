package dev.wami.wasmbinary;

import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.ValueType;
import java.util.List;

/**
 * An instruction: an opcode of the table with its immediates. There is one record per group of {@link Immediates}, not
 * one per instruction; a constructor throws {@link IllegalArgumentException} for an opcode with other immediates.
 *
 * <p>Indices and offsets are unsigned. A label is a depth: 0 is the innermost block.
 */
public sealed interface Instruction {
    Opcode opcode();

    /** Without immediates; {@code else}, {@code end} and {@code atomic.fence} too. */
    record Plain(Opcode opcode) implements Instruction {
        public Plain {
            require(opcode.immediates() == Immediates.NONE || opcode.immediates() == Immediates.ORDERING, opcode);
        }
    }

    /** {@code block}, {@code loop}, {@code if}. */
    record Block(Opcode opcode, BlockType type) implements Instruction {
        public Block {
            require(opcode.immediates() == Immediates.BLOCK_TYPE, opcode);
        }
    }

    /** {@code try_table}. */
    record TryTable(BlockType type, List<Catch> catches) implements Instruction {
        public TryTable {
            catches = List.copyOf(catches);
        }

        @Override
        public Opcode opcode() {
            return Opcode.TRY_TABLE;
        }
    }

    /** With one index, label or lane. */
    record Indexed(Opcode opcode, int index) implements Instruction {
        public Indexed {
            require(
                    switch (opcode.immediates()) {
                        case LABEL_INDEX,
                                FUNC_INDEX,
                                TYPE_INDEX,
                                TABLE_INDEX,
                                LOCAL_INDEX,
                                GLOBAL_INDEX,
                                MEMORY_INDEX,
                                DATA_INDEX,
                                ELEM_INDEX,
                                TAG_INDEX,
                                LANE_INDEX -> true;
                        default -> false;
                    },
                    opcode);
        }
    }

    /**
     * With two indices, in the order of the binary format: {@code call_indirect} type and table, {@code table.init}
     * segment and table ...
     */
    record IndexedPair(Opcode opcode, int first, int second) implements Instruction {
        public IndexedPair {
            require(
                    switch (opcode.immediates()) {
                        case TYPE_TABLE,
                                ELEM_TABLE,
                                TABLE_TABLE,
                                DATA_MEMORY,
                                MEMORY_MEMORY,
                                TYPE_FIELD,
                                TYPE_COUNT,
                                TYPE_DATA,
                                TYPE_ELEM,
                                TYPE_TYPE,
                                TYPE_TAG -> true;
                        default -> false;
                    },
                    opcode);
        }
    }

    /** {@code br_table}: the labels by operand, and the one for all greater operands. */
    record BrTable(List<Integer> labels, int defaultLabel) implements Instruction {
        public BrTable {
            labels = List.copyOf(labels);
        }

        @Override
        public Opcode opcode() {
            return Opcode.BR_TABLE;
        }
    }

    /**
     * {@code i32.const}, {@code i64.const}, {@code f32.const}, {@code f64.const}: raw bits, 32-bit types with the high
     * half zero.
     */
    record Constant(Opcode opcode, long bits) implements Instruction {
        public Constant {
            switch (opcode.immediates()) {
                case I32_VALUE, F32_VALUE -> bits &= 0xFFFF_FFFFL;
                case I64_VALUE, F64_VALUE -> {}
                default -> require(false, opcode);
            }
        }
    }

    /**
     * {@code v128.const}, and {@code i8x16.shuffle} with a lane index in each byte. Byte 0 is the lowest byte of
     * {@code low}.
     */
    record VectorConstant(Opcode opcode, long low, long high) implements Instruction {
        public VectorConstant {
            require(
                    opcode.immediates() == Immediates.V128_VALUE || opcode.immediates() == Immediates.LANE_INDICES,
                    opcode);
        }

        /** The byte at a position from 0 to 15, from 0 to 255. */
        public int byteAt(int position) {
            return (int) ((position < 8 ? low : high) >>> 8 * (position & 7)) & 0xFF;
        }
    }

    /**
     * A load, a store or an atomic access.
     *
     * @param align the binary logarithm of the promised alignment
     * @param offset an unsigned 64-bit number
     * @param lane of {@code v128.load8_lane} and its like, otherwise 0
     */
    record MemoryAccess(Opcode opcode, int align, long offset, int memory, int lane) implements Instruction {
        public MemoryAccess {
            require(
                    opcode.immediates() == Immediates.MEMARG_LANE
                            || opcode.immediates() == Immediates.MEMARG && lane == 0,
                    opcode);
        }

        /** Memory 0, naturally aligned. */
        public MemoryAccess(Opcode opcode, long offset) {
            this(opcode, opcode.naturalAlignment(), offset, 0, 0);
        }
    }

    /** {@code select} with written types; validation wants exactly one. */
    record SelectTyped(List<ValueType> types) implements Instruction {
        public SelectTyped {
            types = List.copyOf(types);
        }

        @Override
        public Opcode opcode() {
            return Opcode.SELECT_T;
        }
    }

    /** {@code ref.null}, {@code ref.test}, {@code ref.cast}. */
    record HeapTyped(Opcode opcode, HeapType heap) implements Instruction {
        public HeapTyped {
            require(opcode.immediates() == Immediates.HEAP_TYPE, opcode);
        }
    }

    /** {@code br_on_cast}, {@code br_on_cast_fail}. */
    record BranchOnCast(Opcode opcode, int label, RefType from, RefType to) implements Instruction {
        public BranchOnCast {
            require(opcode.immediates() == Immediates.CAST_TARGETS, opcode);
        }
    }

    /**
     * {@code resume}, {@code resume_throw}, {@code resume_throw_ref}.
     *
     * @param tag what {@code resume_throw} throws, otherwise 0
     */
    record Resume(Opcode opcode, int type, int tag, List<Handler> handlers) implements Instruction {
        public Resume {
            require(
                    opcode.immediates() == Immediates.TYPE_TAG_HANDLERS
                            || opcode.immediates() == Immediates.TYPE_HANDLERS && tag == 0,
                    opcode);
            handlers = List.copyOf(handlers);
        }
    }

    /** A clause of {@code try_table}: {@code tag} is 0 where the kind has none. */
    record Catch(CatchKind kind, int tag, int label) {}

    /** The kinds of catch clauses; the ordinal is the byte of the binary format. */
    enum CatchKind {
        CATCH("catch"),
        CATCH_REF("catch_ref"),
        CATCH_ALL("catch_all"),
        CATCH_ALL_REF("catch_all_ref");

        private final String text;

        CatchKind(String text) {
            this.text = text;
        }

        public boolean hasTag() {
            return this == CATCH || this == CATCH_REF;
        }

        /** Whether the exception itself is passed to the label as well. */
        public boolean passesReference() {
            return this == CATCH_REF || this == CATCH_ALL_REF;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** A clause of {@code resume}: {@code (on tag label)}, or {@code (on tag switch)} with label 0. */
    record Handler(int tag, boolean isSwitch, int label) {}

    /** The instruction without immediates. */
    static Instruction of(Opcode opcode) {
        return PlainInstructions.get(opcode);
    }

    static Instruction of(Opcode opcode, int index) {
        return SmallIndices.get(opcode, index);
    }

    static Instruction of(Opcode opcode, int first, int second) {
        return new IndexedPair(opcode, first, second);
    }

    static Instruction i32Const(int value) {
        return new Constant(Opcode.I32_CONST, value);
    }

    static Instruction i64Const(long value) {
        return new Constant(Opcode.I64_CONST, value);
    }

    /** A NaN keeps its payload. */
    static Instruction f32Const(float value) {
        return new Constant(Opcode.F32_CONST, Float.floatToRawIntBits(value));
    }

    /** A NaN keeps its payload. */
    static Instruction f64Const(double value) {
        return new Constant(Opcode.F64_CONST, Double.doubleToRawLongBits(value));
    }

    private static void require(boolean condition, Opcode opcode) {
        if (!condition) {
            throw new IllegalArgumentException(opcode + " has other immediates: " + opcode.immediates());
        }
    }
}
