package dev.wami.wasmbinary.optimize.tree;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An instruction with its operands, in the order in which they are computed; or one thing after the other.
 *
 * <pre>
 *   sequence, block, loop,  what is done, in order; the one with a type, if any, is the value, wherever it stands
 *   try_table
 *   if                      the condition, a sequence, and another one if there is an else
 *   branch                  the value if its target has one, then the condition or index
 * </pre>
 *
 * A sequence is no instruction: {@code local.get 0 call $f} with the value of {@code local.get} as its own needs none.
 */
final class Node {
    static final Node[] NONE = {};

    /** Null for a sequence. The type of a block is {@link #type}, the label of a branch {@link #targets}. */
    @Nullable
    Instruction instruction;

    final List<Node> kids;
    /** What it leaves on the stack; null for nothing. */
    @Nullable
    ValueType type;

    /**
     * Where a branch goes; that of {@code br_table} for greater operands is the last. Of {@code try_table} where its
     * clauses go, in their order; of what may throw in one, or in several, where all their clauses go.
     */
    Node[] targets = NONE;

    /** How many {@link #targets} are the end of this block or if, or the start of this loop. */
    int uses;

    /** Whether this is to be left out of the list that it is in. */
    boolean gone;

    /** The constant that it is certain to be, if it does nothing else. */
    Instruction.@Nullable Constant known;

    /** The nodes to the deepest, when it was read. */
    int depth = 1;

    /** Used while the node is written. */
    int level;

    Node(@Nullable Instruction instruction, List<Node> kids, @Nullable ValueType type) {
        this.instruction = instruction;
        this.kids = kids;
        this.type = type;
    }

    static Node sequence(@Nullable ValueType type) {
        return new Node(null, new ArrayList<>(), type);
    }

    static Node of(Instruction instruction, @Nullable ValueType type, Node... kids) {
        return new Node(instruction, new ArrayList<>(List.of(kids)), type);
    }

    static Node block(Opcode opcode, @Nullable ValueType type, Node... kids) {
        return of(new Instruction.Block(opcode, BlockType.EMPTY), type, kids);
    }

    static Node drop(Node value) {
        return of(Instruction.of(Opcode.DROP), null, value);
    }

    boolean is(Opcode opcode) {
        return instruction != null && instruction.opcode() == opcode;
    }

    boolean isSequence() {
        return instruction == null;
    }

    /** Whether the kids are done one after the other. */
    boolean isList() {
        return instruction == null || is(Opcode.LOOP) || isBlock();
    }

    /** Whether branches to it go to its end, which it comes to by itself, too. */
    boolean isBlock() {
        return is(Opcode.BLOCK) || is(Opcode.TRY_TABLE);
    }

    boolean isBranch() {
        return is(Opcode.BR) || is(Opcode.BR_IF) || is(Opcode.BR_TABLE);
    }

    Node kid(int index) {
        return kids.get(index);
    }

    Node last() {
        return kids.get(kids.size() - 1);
    }

    /** The local that it reads or writes. */
    int local() {
        if (instruction instanceof Instruction.Indexed x) return x.index();
        throw new IllegalStateException("no access to a local: " + instruction);
    }

    /** Whether the code after it can be reached through it, given the {@link #uses} of labels. */
    boolean completes() {
        if (instruction != null && instruction.opcode().isUnconditional()) return false;
        if (is(Opcode.IF)) {
            if (!kid(0).completes()) return false;
            return uses > 0 || kids.size() < 3 || kid(1).completes() || kid(2).completes();
        }
        if (isBlock() && uses > 0) return true;
        for (Node k : kids) if (!k.completes()) return false;
        return true;
    }

    /** Whether a branch goes from here to something around it, or an exception. */
    boolean mayLeave() {
        return mayLeave(new ArrayList<>());
    }

    private boolean mayLeave(List<Node> inside) {
        for (Node t : targets) if (!inside.contains(t)) return true;
        boolean isLabel = isBlock() || is(Opcode.LOOP) || is(Opcode.IF);
        if (isLabel) inside.add(this);
        boolean leaves = false;
        for (Node k : kids) leaves = leaves || k.mayLeave(inside);
        if (isLabel) inside.remove(inside.size() - 1);
        return leaves;
    }

    /** Counts what goes to each label below this one. */
    void countUses() {
        uses = 0;
        for (Node k : kids) k.countUses();
        for (Node t : targets) t.uses++;
    }

    /** The nodes from here to the deepest. */
    int height() {
        int height = 0;
        for (Node k : kids) height = Math.max(height, k.height());
        return height + 1;
    }
}
