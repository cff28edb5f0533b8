package dev.wami.wasmbinary;

import dev.wami.wasmbinary.Instruction.Catch;
import dev.wami.wasmbinary.Instruction.CatchKind;
import dev.wami.wasmbinary.Instruction.Handler;
import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.ArrayType;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.FieldType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.PackedType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;

/**
 * A valid module with every instruction of the table, most with several immediates. Each stands where operands of any
 * type are on the stack: {@code block (result funcref) unreachable INSTRUCTION unreachable end drop}.
 */
public final class EveryInstruction {
    private static final int ACTION = 0;
    private static final int STRUCT = 1;
    private static final int INTS = 2;
    private static final int BYTES = 3;
    private static final int FUNCTIONS = 4;
    private static final int THUNK = 5;
    private static final int CONT = 6;
    private static final int COROUTINE = 7;
    private static final int COROUTINE_CONT = 8;

    private EveryInstruction() {}

    public static WasmModule module() {
        ModuleBuilder module = new ModuleBuilder();
        module.type(FuncType.EMPTY);
        module.addTypes(RecGroup.of(
                new StructType(List.of(new FieldType(ValueType.I64, true), new FieldType(PackedType.I16, true)))));
        module.addTypes(RecGroup.of(new ArrayType(new FieldType(ValueType.I32, true))));
        module.addTypes(RecGroup.of(new ArrayType(new FieldType(PackedType.I8, true))));
        module.addTypes(RecGroup.of(new ArrayType(new FieldType(ValueType.FUNCREF, true))));
        module.type(new FuncType(List.of(), List.of(ValueType.FUNCREF)));
        module.addTypes(RecGroup.of(new ContType(ACTION)));
        // A coroutine takes the continuation of whoever switched to it.
        module.addTypes(new RecGroup(List.of(
                SubType.of(new FuncType(List.of(RefType.nullable(HeapType.type(COROUTINE_CONT))), List.of())),
                SubType.of(new ContType(COROUTINE)))));
        module.addMemory(new MemoryType(Limits.atLeast(1)));
        module.addMemory(new MemoryType(Limits.between(1, 2)));
        module.addTable(new TableType(RefType.FUNCREF, Limits.atLeast(4)));
        module.addTable(new TableType(RefType.FUNCREF, Limits.between(4, 400)));
        module.addGlobal(new GlobalType(ValueType.I64, true), Instruction.i64Const(-1));
        int exception = module.addTag(FuncType.EMPTY);
        module.addElements(ElementSegment.ofFunctions(SegmentMode.PASSIVE, List.of(0)));
        module.addData(new DataSegment(SegmentMode.PASSIVE, Bytes.of((byte) 1, (byte) -1)));
        for (Opcode opcode : Opcode.values()) {
            // their clauses are no instructions of their own: LegacyExceptionsTest
            if (opcode.feature() == Feature.LEGACY_EXCEPTIONS) continue;
            int function = module.addFunction(ACTION);
            CodeBuilder code = module.code(function);
            code.local(ValueType.I64);
            code.local(ValueType.F32);
            for (Instruction sample : samples(opcode, exception)) {
                code.open(Opcode.BLOCK, BlockType.of(RefType.FUNCREF));
                code.op(Opcode.UNREACHABLE);
                append(code, sample);
                code.op(Opcode.UNREACHABLE).end().op(Opcode.DROP);
            }
            module.define(function, code);
            module.export(opcode.name(), ExternKind.FUNC, function);
        }
        return module.build();
    }

    private static void append(CodeBuilder code, Instruction sample) {
        if (sample instanceof Instruction.TryTable table) {
            code.open(table);
            code.op(Opcode.UNREACHABLE).end();
        } else if (sample instanceof Instruction.Block block) {
            code.open(block.opcode(), block.type());
            code.op(Opcode.UNREACHABLE);
            if (block.opcode() == Opcode.IF) {
                code.otherwise().op(Opcode.UNREACHABLE);
            }
            code.end();
        } else {
            code.add(sample);
        }
    }

    private static List<Instruction> samples(Opcode op, int exception) {
        return switch (op.immediates()) {
            case NONE, ORDERING -> op == Opcode.ELSE || op == Opcode.END ? List.of() : List.of(Instruction.of(op));
            case BLOCK_TYPE ->
                List.of(
                        new Instruction.Block(op, BlockType.EMPTY),
                        new Instruction.Block(op, BlockType.of(ValueType.V128)),
                        new Instruction.Block(op, BlockType.of(RefType.nonNull(HeapType.type(STRUCT)))),
                        new Instruction.Block(op, BlockType.type(THUNK)));
            case BLOCK_CATCHES ->
                List.of(
                        new Instruction.TryTable(BlockType.EMPTY, List.of()),
                        new Instruction.TryTable(
                                BlockType.of(ValueType.I32),
                                List.of(
                                        new Catch(CatchKind.CATCH, exception, 1),
                                        new Catch(CatchKind.CATCH_ALL, 0, 1))));
            case LABEL_INDEX -> List.of(Instruction.of(op, 0));
            case LABEL_INDICES ->
                List.of(new Instruction.BrTable(List.of(), 0), new Instruction.BrTable(List.of(0, 0, 0), 0));
            case FUNC_INDEX -> List.of(Instruction.of(op, 0), Instruction.of(op, 130));
            case LOCAL_INDEX -> List.of(Instruction.of(op, 0), Instruction.of(op, 1));
            case GLOBAL_INDEX, TAG_INDEX, DATA_INDEX, ELEM_INDEX -> List.of(Instruction.of(op, 0));
            case TABLE_INDEX, MEMORY_INDEX -> List.of(Instruction.of(op, 0), Instruction.of(op, 1));
            case TYPE_INDEX -> List.of(Instruction.of(op, type(op)));
            case LANE_INDEX -> List.of(Instruction.of(op, 0), Instruction.of(op, op.lanes() - 1));
            case TYPE_TABLE -> List.of(Instruction.of(op, ACTION, 0), Instruction.of(op, ACTION, 1));
            case ELEM_TABLE, DATA_MEMORY -> List.of(Instruction.of(op, 0, 0), Instruction.of(op, 0, 1));
            case TABLE_TABLE, MEMORY_MEMORY ->
                List.of(Instruction.of(op, 0, 0), Instruction.of(op, 1, 0), Instruction.of(op, 0, 1));
            case TYPE_FIELD ->
                List.of(Instruction.of(op, STRUCT, op == Opcode.STRUCT_GET_S || op == Opcode.STRUCT_GET_U ? 1 : 0));
            case TYPE_COUNT -> List.of(Instruction.of(op, INTS, 0), Instruction.of(op, INTS, 300));
            case TYPE_DATA -> List.of(Instruction.of(op, BYTES, 0));
            case TYPE_ELEM -> List.of(Instruction.of(op, FUNCTIONS, 0));
            case TYPE_TYPE ->
                List.of(
                        op == Opcode.ARRAY_COPY
                                ? Instruction.of(op, INTS, INTS)
                                : Instruction.of(op, COROUTINE_CONT, CONT));
            case TYPE_TAG -> List.of(Instruction.of(op, COROUTINE_CONT, exception));
            case TYPE_HANDLERS, TYPE_TAG_HANDLERS ->
                List.of(
                        new Instruction.Resume(op, CONT, 0, List.of()),
                        new Instruction.Resume(op, CONT, exception, List.of(new Handler(exception, true, 0))));
            case MEMARG, MEMARG_LANE -> accesses(op);
            case I32_VALUE -> constants(op, 0, 1, -1, 63, 64, -64, -65, Integer.MAX_VALUE, Integer.MIN_VALUE);
            case I64_VALUE -> constants(op, 0, 63, 64, -64, -65, 1L << 35, Long.MAX_VALUE, Long.MIN_VALUE);
            case F32_VALUE -> floats(op);
            case F64_VALUE -> doubles(op);
            case V128_VALUE ->
                List.of(
                        new Instruction.VectorConstant(op, 0, 0),
                        new Instruction.VectorConstant(op, 0x0706_0504_0302_0100L, 0xFFFE_FDFC_8B0A_0908L));
            case LANE_INDICES ->
                List.of(new Instruction.VectorConstant(op, 0x0706_0504_0302_0100L, 0x1F1E_1D1C_1B1A_1918L));
            case HEAP_TYPE -> heapTyped(op);
            case SELECT_TYPES ->
                List.of(
                        new Instruction.SelectTyped(List.of(ValueType.F64)),
                        new Instruction.SelectTyped(List.of(RefType.EXTERNREF)),
                        new Instruction.SelectTyped(List.of(RefType.nullable(HeapType.type(STRUCT)))));
            case CAST_TARGETS -> casts(op);
        };
    }

    private static int type(Opcode op) {
        return switch (op) {
            case CALL_REF, RETURN_CALL_REF -> ACTION;
            case STRUCT_NEW, STRUCT_NEW_DEFAULT -> STRUCT;
            case ARRAY_GET_S, ARRAY_GET_U -> BYTES;
            case CONT_NEW -> CONT;
            default -> INTS;
        };
    }

    private static List<Instruction> accesses(Opcode op) {
        int natural = op.naturalAlignment();
        int lane = Math.max(0, op.lanes() - 1);
        List<Instruction> samples = new ArrayList<>();
        samples.add(new Instruction.MemoryAccess(op, natural, 0, 0, 0));
        samples.add(new Instruction.MemoryAccess(op, natural, 127, 1, lane));
        samples.add(new Instruction.MemoryAccess(op, natural, 0xFFFF_FFFFL, 0, lane));
        if (op.category() != Category.ATOMIC && natural > 0) {
            samples.add(new Instruction.MemoryAccess(op, 0, 128, 0, 0));
        }
        return samples;
    }

    private static List<Instruction> constants(Opcode op, long... values) {
        List<Instruction> samples = new ArrayList<>();
        for (long value : values) {
            samples.add(new Instruction.Constant(op, value));
        }
        return samples;
    }

    private static List<Instruction> floats(Opcode op) {
        return constants(
                op,
                0,
                0x8000_0000L,
                0x3F80_0000,
                0x3DCC_CCCD,
                1,
                0x7F7F_FFFF,
                0x7F80_0000,
                0xFF80_0000L,
                0x7FC0_0000,
                0xFFC0_0000L,
                0x7FA0_0000,
                0xFFC0_0001L,
                0x0080_0000,
                0x4B00_0001,
                0x6000_0000,
                0x7149_F2CA);
    }

    private static List<Instruction> doubles(Opcode op) {
        return constants(
                op,
                0,
                Long.MIN_VALUE,
                0x3FF0_0000_0000_0000L,
                0x3FB9_9999_9999_999AL,
                1,
                0x7FEF_FFFF_FFFF_FFFFL,
                0x7FF0_0000_0000_0000L,
                0xFFF0_0000_0000_0000L,
                0x7FF8_0000_0000_0000L,
                0xFFF8_0000_0000_0000L,
                0x7FF4_0000_0000_0000L,
                0xFFF8_0000_0000_0001L,
                0x0010_0000_0000_0000L,
                0x4340_0000_0000_0001L,
                0x44B5_2D02_C7E1_4AF6L,
                Double.doubleToLongBits(2.0E-3),
                Double.doubleToLongBits(2e23));
    }

    private static List<Instruction> heapTyped(Opcode op) {
        List<Instruction> samples = new ArrayList<>();
        for (AbstractHeapType heap : AbstractHeapType.values()) {
            // Continuations can't be cast.
            if (op == Opcode.REF_NULL || heap.top() != AbstractHeapType.CONT) {
                samples.add(new Instruction.HeapTyped(op, heap));
            }
        }
        samples.add(new Instruction.HeapTyped(op, HeapType.type(STRUCT)));
        return samples;
    }

    private static List<Instruction> casts(Opcode op) {
        HeapType func = AbstractHeapType.FUNC;
        List<Instruction> samples = new ArrayList<>();
        for (RefType to : List.of(RefType.FUNCREF, RefType.nonNull(func), RefType.nullable(HeapType.type(ACTION)))) {
            samples.add(new Instruction.BranchOnCast(op, 0, RefType.FUNCREF, to));
        }
        samples.add(new Instruction.BranchOnCast(op, 0, RefType.nonNull(func), RefType.nonNull(func)));
        return samples;
    }
}
