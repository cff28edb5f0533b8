package dev.wami.wasmbinary;

import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;

/**
 * Appends the instructions of one function. Branches name the {@link Label} of the block they leave, and the depth is
 * counted here; everything else is appended as said and not checked: that is validation's work.
 */
public final class CodeBuilder {
    /** A block that is open, or the function itself. */
    public static final class Label {
        private final CodeBuilder owner;
        private final int level;
        private final int ordinal;
        private boolean open = true;

        private Label(CodeBuilder owner, int level, int ordinal) {
            this.owner = owner;
            this.level = level;
            this.ordinal = ordinal;
        }

        /**
         * The index of this block among the function's structured instructions, as {@link Names.Kind#LABEL} counts
         * them.
         */
        public int ordinal() {
            return ordinal;
        }
    }

    private final int firstLocal;
    private final List<ValueType> locals = new ArrayList<>();
    private final List<Instruction> instructions = new ArrayList<>();
    private final List<Label> open = new ArrayList<>();
    private final Label function = new Label(this, 0, -1);
    private int blocks;

    /** For a function with this number of parameters. */
    public CodeBuilder(int params) {
        firstLocal = params;
    }

    /** Adds a local and returns its index, after those of the parameters. */
    public int local(ValueType type) {
        locals.add(type);
        return firstLocal + locals.size() - 1;
    }

    public CodeBuilder add(Instruction instruction) {
        if (instruction.opcode().opensBlock() || instruction.opcode() == Opcode.END) {
            throw new IllegalArgumentException("blocks are opened by open() and closed by end()");
        }
        instructions.add(instruction);
        return this;
    }

    public CodeBuilder op(Opcode opcode) {
        return add(Instruction.of(opcode));
    }

    /** With one index, for example {@code op(LOCAL_GET, 0)}. For a label, use {@link #branch}. */
    public CodeBuilder op(Opcode opcode, int index) {
        return add(Instruction.of(opcode, index));
    }

    /** With two indices, in the order of the binary format. */
    public CodeBuilder op(Opcode opcode, int first, int second) {
        return add(Instruction.of(opcode, first, second));
    }

    public CodeBuilder i32Const(int value) {
        return add(Instruction.i32Const(value));
    }

    public CodeBuilder i64Const(long value) {
        return add(Instruction.i64Const(value));
    }

    public CodeBuilder f32Const(float value) {
        return add(Instruction.f32Const(value));
    }

    public CodeBuilder f64Const(double value) {
        return add(Instruction.f64Const(value));
    }

    /**
     * A load, store or atomic access of memory 0.
     *
     * @param align the binary logarithm of the alignment that the address is promised to have
     */
    public CodeBuilder access(Opcode opcode, int align, long offset) {
        return add(new Instruction.MemoryAccess(opcode, align, offset, 0, 0));
    }

    /** Opens {@code block}, {@code loop} or {@code if}. */
    public Label open(Opcode opcode, BlockType type) {
        return open(new Instruction.Block(opcode, type));
    }

    /** Opens a {@code try_table}, whose clauses branch outwards by {@link #depth} as it is before this call. */
    public Label open(Instruction.TryTable table) {
        return open((Instruction) table);
    }

    private Label open(Instruction instruction) {
        instructions.add(instruction);
        Label label = new Label(this, open.size() + 1, blocks++);
        open.add(label);
        return label;
    }

    /** The second arm of the innermost block, an {@code if}. */
    public CodeBuilder otherwise() {
        return op(Opcode.ELSE);
    }

    /**
     * Closes the innermost block.
     *
     * @throws IllegalStateException if none is open
     */
    public CodeBuilder end() {
        if (open.isEmpty()) {
            throw new IllegalStateException("no block is open");
        }
        open.remove(open.size() - 1).open = false;
        instructions.add(Instruction.of(Opcode.END));
        return this;
    }

    /** The label of the function: a branch to it returns. */
    public Label function() {
        return function;
    }

    /** A branch with one label: {@code br}, {@code br_if}, {@code br_on_null} ... */
    public CodeBuilder branch(Opcode opcode, Label label) {
        if (opcode.immediates() != Immediates.LABEL_INDEX) {
            throw new IllegalArgumentException(opcode + " does not take one label");
        }
        return op(opcode, depth(label));
    }

    public CodeBuilder branchTable(List<Label> labels, Label defaultLabel) {
        List<Integer> depths = new ArrayList<>(labels.size());
        for (Label label : labels) {
            depths.add(depth(label));
        }
        return add(new Instruction.BrTable(depths, depth(defaultLabel)));
    }

    /**
     * The label's depth as an instruction here would write it.
     *
     * @throws IllegalArgumentException if its block is closed or of another function
     */
    public int depth(Label label) {
        if (label.owner != this || !label.open) {
            throw new IllegalArgumentException("the label is not open here");
        }
        return open.size() - label.level;
    }

    /** The number of instructions so far, which is the index of the next one. */
    public int size() {
        return instructions.size();
    }

    /**
     * The function, of the type with this index.
     *
     * @throws IllegalStateException if a block is still open
     */
    public Function build(int typeIndex) {
        if (!open.isEmpty()) {
            throw new IllegalStateException(open.size() + " blocks are still open");
        }
        return new Function(typeIndex, locals, instructions);
    }
}
