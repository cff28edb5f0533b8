package dev.wami.wasmemit;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.Type;
import dev.wami.wasm.Constants.ConstOp;
import dev.wami.wasm.Constants.RefNullOp;
import dev.wami.wasm.Constants.V128ConstOp;
import dev.wami.wasm.Continuations.ContBindOp;
import dev.wami.wasm.Continuations.ContNewOp;
import dev.wami.wasm.Continuations.ContOp;
import dev.wami.wasm.Continuations.Handler;
import dev.wami.wasm.Continuations.ResumeOp;
import dev.wami.wasm.Continuations.ResumeThrowOp;
import dev.wami.wasm.Continuations.SwitchOp;
import dev.wami.wasm.ControlInstructions.BrTableOp;
import dev.wami.wasm.ControlInstructions.BranchOp;
import dev.wami.wasm.ControlInstructions.CallIndirectOp;
import dev.wami.wasm.ControlInstructions.FuncInstructionOp;
import dev.wami.wasm.ControlInstructions.TagInstructionOp;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.MemoryInstructions.AccessOp;
import dev.wami.wasm.MemoryInstructions.DataDropOp;
import dev.wami.wasm.MemoryInstructions.LaneAccessOp;
import dev.wami.wasm.MemoryInstructions.MemoryCopyOp;
import dev.wami.wasm.MemoryInstructions.MemoryInitOp;
import dev.wami.wasm.MemoryInstructions.MemoryInstructionOp;
import dev.wami.wasm.SelectOp;
import dev.wami.wasm.TableInstructions.ElemDropOp;
import dev.wami.wasm.TableInstructions.TableCopyOp;
import dev.wami.wasm.TableInstructions.TableInitOp;
import dev.wami.wasm.TableInstructions.TableInstructionOp;
import dev.wami.wasm.TypedInstructions.BranchOnCastOp;
import dev.wami.wasm.TypedInstructions.CastOp;
import dev.wami.wasm.TypedInstructions.TypedInstructionOp;
import dev.wami.wasm.VariableInstructions.GlobalInstructionOp;
import dev.wami.wasm.VariableInstructions.LocalOp;
import dev.wami.wasm.VectorInstructions.LaneOp;
import dev.wami.wasm.VectorInstructions.ShuffleOp;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One instruction on its way to Wasm. */
final class InstructionTranslation {
    private final ModuleTranslation module;
    private final Labels labels;

    /** Where labels are. */
    interface Labels {
        /** How many blocks are between an instruction and the one of that label. */
        int depth(Operation op, String label);
    }

    InstructionTranslation(ModuleTranslation module, Labels labels) {
        this.module = module;
        this.labels = labels;
    }

    Instruction translate(InstructionOp op) {
        Opcode row = op.opcode();
        return switch (row.immediates()) {
            case NONE, ORDERING -> Instruction.of(row);
            case LABEL_INDEX -> Instruction.of(row, labels.depth(op, ((BranchOp) op).label()));
            case LABEL_INDICES -> branchTable((BrTableOp) op);
            case FUNC_INDEX -> Instruction.of(row, function(op, ((FuncInstructionOp) op).function()));
            case TYPE_TABLE -> callIndirect((CallIndirectOp) op);
            case TAG_INDEX -> Instruction.of(row, tag(op, ((TagInstructionOp) op).tag()));
            case LOCAL_INDEX -> Instruction.of(row, ((LocalOp) op).index());
            case GLOBAL_INDEX -> Instruction.of(row, global(op, ((GlobalInstructionOp) op).global()));
            case TABLE_INDEX -> Instruction.of(row, table(op, ((TableInstructionOp) op).table()));
            case TABLE_TABLE -> tableCopy((TableCopyOp) op);
            case ELEM_TABLE -> tableInit((TableInitOp) op);
            case ELEM_INDEX -> Instruction.of(row, module.elementIndex(op, ((ElemDropOp) op).elem()));
            case MEMARG -> access((AccessOp) op, 0);
            case MEMARG_LANE -> access((LaneAccessOp) op, ((LaneAccessOp) op).lane());
            case MEMORY_INDEX -> Instruction.of(row, memory(op, ((MemoryInstructionOp) op).memory()));
            case MEMORY_MEMORY -> memoryCopy((MemoryCopyOp) op);
            case DATA_MEMORY -> memoryInit((MemoryInitOp) op);
            case DATA_INDEX -> Instruction.of(row, module.dataIndex(op, ((DataDropOp) op).data()));
            case I32_VALUE, I64_VALUE, F32_VALUE, F64_VALUE -> new Instruction.Constant(row, ((ConstOp) op).bits());
            case V128_VALUE -> vector((V128ConstOp) op);
            case HEAP_TYPE -> heapTyped(op);
            case SELECT_TYPES -> select((SelectOp) op);
            case LANE_INDEX -> Instruction.of(row, ((LaneOp) op).lane());
            case LANE_INDICES -> shuffle((ShuffleOp) op);
            case TYPE_INDEX ->
                Instruction.of(row, op instanceof ContNewOp c ? contType(c) : type((TypedInstructionOp) op));
            case TYPE_TYPE -> op instanceof ContBindOp c ? contBind(c) : typed((TypedInstructionOp) op);
            case TYPE_FIELD, TYPE_COUNT, TYPE_DATA, TYPE_ELEM -> typed((TypedInstructionOp) op);
            case CAST_TARGETS -> branchOnCast((BranchOnCastOp) op);
            case TYPE_TAG -> Instruction.of(row, contType((SwitchOp) op), tag(op, ((SwitchOp) op).tag()));
            case TYPE_HANDLERS -> resume((ResumeOp) op, 0);
            case TYPE_TAG_HANDLERS -> resume((ResumeOp) op, tag(op, ((ResumeThrowOp) op).tag()));
            // blocks are no InstructionOps
            case BLOCK_TYPE, BLOCK_CATCHES -> throw new IllegalStateException(op.name());
        };
    }

    // ---- indices

    private int function(InstructionOp op, String name) {
        return module.index(op, ExternKind.FUNC, name);
    }

    private int global(InstructionOp op, String name) {
        return module.index(op, ExternKind.GLOBAL, name);
    }

    private int tag(InstructionOp op, String name) {
        return module.index(op, ExternKind.TAG, name);
    }

    private int memory(InstructionOp op, @Nullable String name) {
        return module.indexOrFirst(op, ExternKind.MEMORY, name);
    }

    private int table(InstructionOp op, @Nullable String name) {
        return module.indexOrFirst(op, ExternKind.TABLE, name);
    }

    private int contType(ContOp op) {
        return module.typeIndex(op, op.contType());
    }

    // ---- control

    private Instruction branchTable(BrTableOp op) {
        List<Integer> depths = new ArrayList<>();
        for (String l : op.labels()) depths.add(labels.depth(op, l));
        return new Instruction.BrTable(depths, labels.depth(op, op.defaultLabel()));
    }

    private Instruction callIndirect(CallIndirectOp op) {
        return Instruction.of(op.opcode(), module.type(op, op.declared(), op.type()), table(op, op.table()));
    }

    private Instruction contBind(ContBindOp op) {
        return Instruction.of(op.opcode(), contType(op), module.typeIndex(op, op.boundType()));
    }

    private Instruction resume(ResumeOp op, int tag) {
        List<Instruction.Handler> handlers = new ArrayList<>();
        for (Handler h : op.handlers()) {
            String label = h.label();
            handlers.add(new Instruction.Handler(
                    tag(op, h.tag()), label == null, label == null ? 0 : labels.depth(op, label)));
        }
        return new Instruction.Resume(op.opcode(), contType(op), tag, handlers);
    }

    // ---- tables and memories

    private Instruction tableCopy(TableCopyOp op) {
        return Instruction.of(op.opcode(), table(op, op.table()), table(op, op.fromTable()));
    }

    private Instruction tableInit(TableInitOp op) {
        return Instruction.of(op.opcode(), module.elementIndex(op, op.elem()), table(op, op.table()));
    }

    private Instruction access(AccessOp op, int lane) {
        int align = Integer.numberOfTrailingZeros(op.align());
        return new Instruction.MemoryAccess(op.opcode(), align, op.offset(), memory(op, op.memory()), lane);
    }

    private Instruction memoryCopy(MemoryCopyOp op) {
        return Instruction.of(op.opcode(), memory(op, op.memory()), memory(op, op.fromMemory()));
    }

    private Instruction memoryInit(MemoryInitOp op) {
        return Instruction.of(op.opcode(), module.dataIndex(op, op.data()), memory(op, op.memory()));
    }

    // ---- values

    private static Instruction vector(V128ConstOp op) {
        return new Instruction.VectorConstant(op.opcode(), op.low(), op.high());
    }

    private Instruction heapTyped(InstructionOp op) {
        Type type = op instanceof CastOp c ? c.type() : ((RefNullOp) op).type();
        return new Instruction.HeapTyped(op.opcode(), module.refType(op, type).heap());
    }

    private int type(TypedInstructionOp op) {
        return module.typeIndex(op, op.type());
    }

    private Instruction typed(TypedInstructionOp op) {
        int second = switch (op.opcode().immediates()) {
            case TYPE_TYPE -> module.typeIndex(op, op.fromType());
            case TYPE_DATA -> module.dataIndex(op, op.data());
            case TYPE_ELEM -> module.elementIndex(op, op.elem());
            default -> op.number();
        };
        return Instruction.of(op.opcode(), type(op), second);
    }

    private Instruction branchOnCast(BranchOnCastOp op) {
        return new Instruction.BranchOnCast(
                op.opcode(),
                labels.depth(op, op.label()),
                module.refType(op, op.from()),
                module.refType(op, op.target()));
    }

    private Instruction select(SelectOp op) {
        return new Instruction.SelectTyped(List.of(module.valueType(op, op.type())));
    }

    private static Instruction shuffle(ShuffleOp op) {
        long[] halves = new long[2];
        int[] lanes = op.lanes();
        for (int i = 0; i < lanes.length; i++) halves[i / 8] |= (long) lanes[i] << 8 * (i % 8);
        return new Instruction.VectorConstant(op.opcode(), halves[0], halves[1]);
    }
}
