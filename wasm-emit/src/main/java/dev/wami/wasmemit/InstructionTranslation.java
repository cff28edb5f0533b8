package dev.wami.wasmemit;

import dev.wami.core.ir.type.FunctionType;
import dev.wami.wasm.InstructionOp;
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
        int depth(InstructionOp op, String label);
    }

    InstructionTranslation(ModuleTranslation module, Labels labels) {
        this.module = module;
        this.labels = labels;
    }

    Instruction translate(InstructionOp op) {
        Opcode row = op.opcode();
        return switch (row.immediates()) {
            case NONE, ORDERING -> Instruction.of(row);
            case LABEL_INDEX -> Instruction.of(row, labels.depth(op, op.label()));
            case LABEL_INDICES -> branchTable(op);
            case FUNC_INDEX -> Instruction.of(row, module.index(op, ExternKind.FUNC, op.function()));
            case LOCAL_INDEX -> Instruction.of(row, op.local());
            case GLOBAL_INDEX -> Instruction.of(row, module.index(op, ExternKind.GLOBAL, op.global()));
            case TABLE_INDEX -> Instruction.of(row, table(op, op.table()));
            case MEMORY_INDEX -> Instruction.of(row, memory(op, op.memory()));
            case DATA_INDEX -> Instruction.of(row, module.dataIndex(op, op.data()));
            case ELEM_INDEX -> Instruction.of(row, module.elementIndex(op, op.elem()));
            case TAG_INDEX -> Instruction.of(row, tag(op, op.tag()));
            case LANE_INDEX -> Instruction.of(row, op.lane());
            case TYPE_TABLE -> Instruction.of(row, module.type(op, (FunctionType) op.type()), table(op, op.table()));
            case ELEM_TABLE -> Instruction.of(row, module.elementIndex(op, op.elem()), table(op, op.table()));
            case TABLE_TABLE -> Instruction.of(row, table(op, op.table()), table(op, op.fromTable()));
            case DATA_MEMORY -> Instruction.of(row, module.dataIndex(op, op.data()), memory(op, op.memory()));
            case MEMORY_MEMORY -> Instruction.of(row, memory(op, op.memory()), memory(op, op.fromMemory()));
            case MEMARG, MEMARG_LANE ->
                new Instruction.MemoryAccess(
                        row,
                        Integer.numberOfTrailingZeros(op.align()),
                        op.offset(),
                        memory(op, op.memory()),
                        op.lane());
            case I32_VALUE, I64_VALUE, F32_VALUE, F64_VALUE -> new Instruction.Constant(row, op.bits());
            case V128_VALUE -> new Instruction.VectorConstant(row, op.halves()[0], op.halves()[1]);
            case LANE_INDICES -> shuffle(op);
            case SELECT_TYPES -> new Instruction.SelectTyped(List.of(module.valueType(op, op.type())));
            case HEAP_TYPE ->
                new Instruction.HeapTyped(row, module.refType(op, op.type()).heap());
            case TYPE_INDEX -> Instruction.of(row, contType(op, op.contType()));
            case TYPE_TYPE -> Instruction.of(row, contType(op, op.contType()), contType(op, op.boundType()));
            case TYPE_TAG -> Instruction.of(row, contType(op, op.contType()), tag(op, op.tag()));
            case TYPE_HANDLERS -> new Instruction.Resume(row, contType(op, op.contType()), 0, handlers(op));
            case TYPE_TAG_HANDLERS ->
                new Instruction.Resume(row, contType(op, op.contType()), tag(op, op.tag()), handlers(op));
            default -> throw new IllegalStateException(op.name());
        };
    }

    private int memory(InstructionOp op, @Nullable String name) {
        return module.indexOrFirst(op, ExternKind.MEMORY, name);
    }

    private int table(InstructionOp op, @Nullable String name) {
        return module.indexOrFirst(op, ExternKind.TABLE, name);
    }

    private int tag(InstructionOp op, String name) {
        return module.index(op, ExternKind.TAG, name);
    }

    private int contType(InstructionOp op, String name) {
        return module.typeIndex(op, name);
    }

    private List<Instruction.Handler> handlers(InstructionOp op) {
        List<Instruction.Handler> out = new ArrayList<>();
        for (InstructionOp.Handler h : op.handlers()) {
            String label = h.label();
            out.add(new Instruction.Handler(
                    tag(op, h.tag()), label == null, label == null ? 0 : labels.depth(op, label)));
        }
        return out;
    }

    private static Instruction shuffle(InstructionOp op) {
        long[] halves = new long[2];
        int[] lanes = op.lanes();
        for (int i = 0; i < lanes.length; i++) halves[i / 8] |= (long) lanes[i] << 8 * (i % 8);
        return new Instruction.VectorConstant(op.opcode(), halves[0], halves[1]);
    }

    private Instruction branchTable(InstructionOp op) {
        List<Integer> depths = new ArrayList<>();
        for (String l : op.labels()) depths.add(labels.depth(op, l));
        return new Instruction.BrTable(depths, labels.depth(op, op.defaultLabel()));
    }
}
