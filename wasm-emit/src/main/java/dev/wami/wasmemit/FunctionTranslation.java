package dev.wami.wasmemit;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.wasm.FuncOp;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.Structured;
import dev.wami.wasm.Structured.BlockLike;
import dev.wami.wasm.WasmDialect;
import dev.wami.wasmbinary.CodeBuilder;
import dev.wami.wasmbinary.CodeBuilder.Label;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The body of one function on its way to Wasm. Nesting is followed with an explicit stack. */
final class FunctionTranslation {
    private final FuncOp function;
    private final CodeBuilder code;
    private final ModuleTranslation module;
    private final InstructionTranslation instructions;
    /** The operation behind each instruction. */
    private final List<Operation> origins = new ArrayList<>();

    private final SortedMap<Integer, String> labels = new TreeMap<>();
    private final SortedMap<Integer, String> ownLabels = new TreeMap<>();
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
        this.instructions = new InstructionTranslation(module, this::depth);
    }

    /**
     * The names of labels by the ordinal of their block.
     *
     * @param own whether they are attributes, else what branches say
     */
    SortedMap<Integer, String> labels(boolean own) {
        return own ? ownLabels : labels;
    }

    FuncOp function() {
        return function;
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
        if (op instanceof InstructionOp i) add(i, instructions.translate(i));
        else module.diagnostics().error(op, "cannot be emitted: only operations of the wasm dialect can");
        return op.next();
    }

    private @Nullable Operation enter(BlockLike block) {
        Label label = block instanceof Structured.TryTableOp t
                ? code.open(new Instruction.TryTable(blockType(block), catches(t)))
                : code.open(block.opcode(), blockType(block));
        origins.add(block);
        open.push(new Open(block));
        String name = block.label();
        if (name != null) labels.put(label.ordinal(), name);
        if (block.attribute(WasmDialect.NAME_ATTRIBUTE) instanceof StringAttr own) {
            ownLabels.put(label.ordinal(), own.value());
        }
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

    /** The clauses of {@code try_table}; their labels are around it. */
    private List<Instruction.Catch> catches(Structured.TryTableOp op) {
        List<Instruction.Catch> out = new ArrayList<>();
        for (Structured.TryTableOp.Catch c : op.catches()) {
            String tag = c.tag();
            Instruction.CatchKind kind = Instruction.CatchKind.valueOf(c.word().toUpperCase(Locale.ROOT));
            int index = tag == null ? 0 : module.index(op, ExternKind.TAG, tag);
            out.add(new Instruction.Catch(kind, index, depth(op, c.label())));
        }
        return out;
    }

    private BlockType blockType(BlockLike block) {
        String declared = block.declared();
        if (declared != null) return BlockType.type(module.typeIndex(block, declared));
        FuncType type = module.functionType(block, block.type());
        if (type.equals(FuncType.EMPTY)) return BlockType.EMPTY;
        boolean inline = type.params().isEmpty() && type.results().size() == 1;
        return inline ? BlockType.of(type.results().get(0)) : BlockType.type(module.type(block, block.type()));
    }

    private void add(Operation op, Instruction instruction) {
        code.add(instruction);
        origins.add(op);
    }

    /** How many blocks are between here and the innermost one of that label; 0 after an error. */
    private int depth(Operation op, String label) {
        if (label.isEmpty()) return open.size();
        int depth = 0;
        for (Open o : open) {
            if (label.equals(o.block.label())) return depth;
            depth++;
        }
        module.diagnostics().error(op, "no enclosing block has the label \"%s\"", label);
        return 0;
    }
}
