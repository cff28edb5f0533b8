package dev.wami.wasmemit;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasm.FuncOp;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.Structured;
import dev.wami.wasm.Structured.BlockLike;
import dev.wami.wasmbinary.CodeBuilder;
import dev.wami.wasmbinary.CodeBuilder.Label;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The body of one function on its way to Wasm. Nesting is followed with an explicit stack. */
final class FunctionTranslation {
    private final FuncOp function;
    private final CodeBuilder code;
    private final ModuleTranslation module;
    /** The operation behind each instruction. */
    private final List<Operation> origins = new ArrayList<>();

    private final SortedMap<Integer, String> labels = new TreeMap<>();
    private final Deque<Open> open = new ArrayDeque<>();

    /** A block whose instructions are being translated. */
    private static final class Open {
        final BlockLike block;
        boolean inElse;

        Open(BlockLike block) {
            this.block = block;
        }
    }

    FunctionTranslation(FuncOp function, CodeBuilder code, ModuleTranslation module) {
        this.function = function;
        this.code = code;
        this.module = module;
    }

    /** The names of labels by the ordinal of their block. */
    SortedMap<Integer, String> labels() {
        return labels;
    }

    /** The operation that instruction {@code position} comes from; the function for its end. */
    Operation origin(int position) {
        return position >= 0 && position < origins.size() ? origins.get(position) : function;
    }

    void translate() {
        for (Type t : function.locals()) code.local(module.valueType(function, t));
        Operation op = function.body().first();
        while (op != null || !open.isEmpty()) op = op == null ? leave() : translate(op);
    }

    /** Translates one operation and gives the one to go on with; null at the end of a block. */
    private @Nullable Operation translate(Operation op) {
        if (op instanceof BlockLike block) return enter(block);
        if (op instanceof InstructionOp i) add(i, instruction(i));
        else module.diagnostics().error(op, "cannot be emitted: only operations of the wasm dialect can");
        return op.next();
    }

    private @Nullable Operation enter(BlockLike block) {
        Label label = code.open(block.opcode(), blockType(block));
        origins.add(block);
        open.push(new Open(block));
        String name = block.label();
        if (name != null) labels.put(label.ordinal(), name);
        return block.body().first();
    }

    /** Goes on after the end of a block's first or second sequence. */
    private @Nullable Operation leave() {
        Open innermost = open.element();
        origins.add(innermost.block);
        if (!innermost.inElse && innermost.block instanceof Structured.IfOp branch && branch.hasElse()) {
            innermost.inElse = true;
            code.otherwise();
            return branch.elseBlock().first();
        }
        open.pop();
        code.end();
        return innermost.block.next();
    }

    private BlockType blockType(BlockLike block) {
        FuncType type = module.functionType(block, block.type());
        if (type.equals(FuncType.EMPTY)) return BlockType.EMPTY;
        boolean inline = type.params().isEmpty() && type.results().size() == 1;
        return inline ? BlockType.of(type.results().get(0)) : BlockType.type(module.type(block, block.type()));
    }

    private void add(Operation op, Instruction instruction) {
        code.add(instruction);
        origins.add(op);
    }

    private Instruction instruction(InstructionOp op) {
        Opcode row = op.opcode();
        return switch (row.immediates()) {
            case NONE, ORDERING -> Instruction.of(row);
            case LABEL_INDEX -> Instruction.of(row, depth(op, op.label()));
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
            out.add(new Instruction.Handler(tag(op, h.tag()), label == null, label == null ? 0 : depth(op, label)));
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
        for (String l : op.labels()) depths.add(depth(op, l));
        return new Instruction.BrTable(depths, depth(op, op.defaultLabel()));
    }

    /** How many blocks are between here and the innermost one of that label; 0 after an error. */
    private int depth(InstructionOp op, String label) {
        int depth = 0;
        for (Open o : open) {
            if (label.equals(o.block.label())) return depth;
            depth++;
        }
        module.diagnostics().error(op, "no enclosing block has the label \"%s\"", label);
        return 0;
    }
}
