package dev.wami.wasmbinary;

import dev.wami.wasmbinary.Instruction.Catch;
import dev.wami.wasmbinary.Instruction.CatchKind;
import dev.wami.wasmbinary.Instruction.Handler;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads instructions (specification 5.4). */
final class InstructionDecoder {
    private final ByteReader in;
    private boolean namesData;
    private boolean hasLegacyExceptions;

    InstructionDecoder(ByteReader in) {
        this.in = in;
    }

    /** Reads instructions up to the {@code end} that closes them, which is left out. */
    static List<Instruction> expression(ByteReader in) throws MalformedException {
        List<Instruction> instructions = new ArrayList<>();
        new InstructionDecoder(in).read(instructions);
        return instructions;
    }

    /**
     * Reads instructions up to the {@code end} that closes them, for their form alone; how many there are before it.
     */
    int skipExpression() throws MalformedException {
        return read(null);
    }

    /** Whether an instruction of what was skipped names a data segment. */
    boolean namesData() {
        return namesData;
    }

    /** Whether what was skipped has instructions of legacy exception handling. */
    boolean hasLegacyExceptions() {
        return hasLegacyExceptions;
    }

    private int read(@Nullable List<Instruction> to) throws MalformedException {
        // Which open blocks may still have an else.
        BitSet arms = new BitSet();
        // Which may still have a catch or a delegate.
        BitSet tries = new BitSet();
        int depth = 0;
        for (int count = 0; ; count++) {
            int start = in.position();
            Instruction instruction = instruction();
            Opcode opcode = instruction.opcode();
            if (opcode.opensBlock()) {
                tries.set(depth, opcode == Opcode.TRY);
                hasLegacyExceptions |= opcode == Opcode.TRY;
                arms.set(depth++, opcode == Opcode.IF);
            } else if (opcode == Opcode.END) {
                if (depth == 0) {
                    return count;
                }
                depth--;
            } else if (opcode == Opcode.ELSE) {
                if (depth == 0 || !arms.get(depth - 1)) {
                    throw new MalformedException(start, "else without if");
                }
                arms.clear(depth - 1);
            } else if (opcode == Opcode.CATCH || opcode == Opcode.CATCH_ALL || opcode == Opcode.DELEGATE) {
                if (depth == 0 || !tries.get(depth - 1)) {
                    throw new MalformedException(start, opcode + " without try");
                }
                if (opcode == Opcode.DELEGATE) depth--;
            }
            if (to != null) {
                to.add(instruction);
            } else {
                namesData |= opcode.immediates().haveData();
            }
        }
    }

    /** An instruction of what has been read without a mistake. */
    Instruction decodedBefore() {
        try {
            return instruction();
        } catch (MalformedException e) {
            throw new IllegalStateException("the body was decoded before", e);
        }
    }

    Instruction instruction() throws MalformedException {
        Opcode opcode = opcode();
        return switch (opcode.immediates()) {
            case NONE -> Instruction.of(opcode);
            case ORDERING -> {
                zero();
                yield Instruction.of(opcode);
            }
            case LABEL_INDEX,
                    FUNC_INDEX,
                    TYPE_INDEX,
                    TABLE_INDEX,
                    LOCAL_INDEX,
                    GLOBAL_INDEX,
                    DATA_INDEX,
                    ELEM_INDEX,
                    TAG_INDEX -> Instruction.of(opcode, in.u32());
            case MEMORY_INDEX -> Instruction.of(opcode, in.memoryIndex());
            case DATA_MEMORY -> Instruction.of(opcode, in.u32(), in.memoryIndex());
            case MEMORY_MEMORY -> Instruction.of(opcode, in.memoryIndex(), in.memoryIndex());
            case LANE_INDEX -> Instruction.of(opcode, in.u8());
            case TYPE_TABLE,
                    ELEM_TABLE,
                    TABLE_TABLE,
                    TYPE_FIELD,
                    TYPE_COUNT,
                    TYPE_DATA,
                    TYPE_ELEM,
                    TYPE_TYPE,
                    TYPE_TAG -> Instruction.of(opcode, in.u32(), in.u32());
            case MEMARG, MEMARG_LANE -> access(opcode);
            case BLOCK_TYPE -> new Instruction.Block(opcode, TypeDecoder.block(in));
            case I32_VALUE -> new Instruction.Constant(opcode, in.s32());
            case I64_VALUE -> new Instruction.Constant(opcode, in.s64());
            case F32_VALUE -> new Instruction.Constant(opcode, in.fixed32());
            case F64_VALUE -> new Instruction.Constant(opcode, in.fixed64());
            case V128_VALUE, LANE_INDICES -> new Instruction.VectorConstant(opcode, in.fixed64(), in.fixed64());
            case LABEL_INDICES -> branchTable();
            case SELECT_TYPES -> select();
            case HEAP_TYPE -> new Instruction.HeapTyped(opcode, TypeDecoder.heap(in));
            case BLOCK_CATCHES -> tryTable();
            case CAST_TARGETS -> branchOnCast(opcode);
            case TYPE_HANDLERS -> new Instruction.Resume(opcode, in.u32(), 0, handlers());
            case TYPE_TAG_HANDLERS -> new Instruction.Resume(opcode, in.u32(), in.u32(), handlers());
        };
    }

    private Opcode opcode() throws MalformedException {
        int start = in.position();
        int code = in.u8();
        if (Opcode.isPrefix(code)) {
            int number = in.u32();
            Opcode opcode = Opcode.of(code, number);
            if (opcode == null) {
                throw new MalformedException(
                        start, "illegal opcode " + Integer.toHexString(code) + " " + Integer.toHexString(number));
            }
            return opcode;
        }
        Opcode opcode = Opcode.of(code);
        if (opcode == null) {
            throw new MalformedException(start, "illegal opcode " + Integer.toHexString(code));
        }
        return opcode;
    }

    private void zero() throws MalformedException {
        int start = in.position();
        if (in.u8() != 0) {
            throw new MalformedException(start, "zero byte expected");
        }
    }

    private Instruction access(Opcode opcode) throws MalformedException {
        int start = in.position();
        int flags = in.u32();
        if (Integer.compareUnsigned(flags, InstructionEncoder.HAS_MEMORY * 2) >= 0) {
            throw new MalformedException(start, "malformed memop flags: " + TypeDecoder.hex(flags));
        }
        boolean hasMemory = flags >= InstructionEncoder.HAS_MEMORY;
        if (hasMemory) in.takesLaterForm(start, Feature.MULTI_MEMORY, "the index of a memory");
        int memory = hasMemory ? in.u32() : 0;
        long offset = in.u64("an offset of 64 bits");
        int lane = opcode.lanes() == 0 ? 0 : in.u8();
        return new Instruction.MemoryAccess(
                opcode, hasMemory ? flags - InstructionEncoder.HAS_MEMORY : flags, offset, memory, lane);
    }

    private Instruction branchTable() throws MalformedException {
        int count = in.count(1);
        List<Integer> labels = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            labels.add(in.u32());
        }
        return new Instruction.BrTable(labels, in.u32());
    }

    private Instruction select() throws MalformedException {
        int count = in.count(1);
        List<ValueType> types = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            types.add(TypeDecoder.value(in));
        }
        return new Instruction.SelectTyped(types);
    }

    private Instruction tryTable() throws MalformedException {
        BlockType type = TypeDecoder.block(in);
        int count = in.count(2);
        List<Catch> catches = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            int start = in.position();
            int code = in.u8();
            if (code >= CatchKind.values().length) {
                throw new MalformedException(start, "malformed catch clause: " + TypeDecoder.hex(code));
            }
            CatchKind kind = CatchKind.values()[code];
            catches.add(new Catch(kind, kind.hasTag() ? in.u32() : 0, in.u32()));
        }
        return new Instruction.TryTable(type, catches);
    }

    private Instruction branchOnCast(Opcode opcode) throws MalformedException {
        int start = in.position();
        int flags = in.u8();
        if (flags > 3) {
            throw new MalformedException(start, "malformed cast flags: " + TypeDecoder.hex(flags));
        }
        int label = in.u32();
        HeapType from = TypeDecoder.heap(in);
        HeapType to = TypeDecoder.heap(in);
        return new Instruction.BranchOnCast(
                opcode, label, new RefType((flags & 1) != 0, from), new RefType((flags & 2) != 0, to));
    }

    private List<Handler> handlers() throws MalformedException {
        int count = in.count(2);
        List<Handler> handlers = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            int start = in.position();
            int code = in.u8();
            if (code > 1) {
                throw new MalformedException(start, "malformed handler clause: " + TypeDecoder.hex(code));
            }
            boolean isSwitch = code == 1;
            handlers.add(new Handler(in.u32(), isSwitch, isSwitch ? 0 : in.u32()));
        }
        return handlers;
    }
}
