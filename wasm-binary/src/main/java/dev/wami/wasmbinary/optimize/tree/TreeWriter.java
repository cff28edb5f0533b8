package dev.wami.wasmbinary.optimize.tree;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The code of a tree. Blocks and loops to which nothing goes are sequences (binaryen: merge-blocks). */
final class TreeWriter {
    private final List<Instruction> out = new ArrayList<>();
    private final Node root;
    private int level;

    private TreeWriter(Node root) {
        this.root = root;
    }

    /** The tree's {@link Node#uses} are counted by this. */
    static List<Instruction> write(Node root) {
        root.countUses();
        TreeWriter writer = new TreeWriter(root);
        writer.list(root);
        return writer.out;
    }

    /** What is expected to leave a value and does not is never left: code that says so follows. */
    private void list(Node list) {
        for (Node k : list.kids) put(k);
        if (list.type == null) return;
        for (Node k : list.kids) if (k.type != null) return;
        if (out.isEmpty() || !out.get(out.size() - 1).opcode().isUnconditional()) {
            out.add(Instruction.of(Opcode.UNREACHABLE));
        }
    }

    private void put(Node n) {
        Instruction i = n.instruction;
        if (i == null || n.uses == 0 && (n.is(Opcode.BLOCK) || n.is(Opcode.LOOP))) {
            list(n);
            return;
        }
        switch (i.opcode()) {
            case BLOCK, LOOP, TRY_TABLE -> {
                begin(i.opcode(), n);
                list(n);
                end();
            }
            case IF -> {
                put(n.kid(0));
                begin(Opcode.IF, n);
                list(n.kid(1));
                if (n.kids.size() > 2 && (n.type != null || !n.kid(2).kids.isEmpty())) {
                    out.add(Instruction.of(Opcode.ELSE));
                    list(n.kid(2));
                }
                end();
            }
            default -> {
                for (Node k : n.kids) put(k);
                out.add(n.isBranch() ? branch(n, i) : i);
            }
        }
    }

    private void begin(Opcode opcode, Node n) {
        BlockType type = blockType(n.type);
        out.add(
                n.instruction instanceof Instruction.TryTable table
                        ? new Instruction.TryTable(type, clauses(n, table))
                        : new Instruction.Block(opcode, type));
        n.level = ++level;
    }

    private List<Instruction.Catch> clauses(Node n, Instruction.TryTable table) {
        List<Instruction.Catch> clauses = new ArrayList<>();
        for (Instruction.Catch c : table.catches()) {
            clauses.add(new Instruction.Catch(c.kind(), c.tag(), depth(n.targets[clauses.size()])));
        }
        return clauses;
    }

    private void end() {
        level--;
        out.add(Instruction.of(Opcode.END));
    }

    private static BlockType blockType(@Nullable ValueType type) {
        return type == null ? BlockType.EMPTY : BlockType.of(type);
    }

    private Instruction branch(Node n, Instruction i) {
        if (i.opcode() == Opcode.BR && n.targets[0] == root) return Instruction.of(Opcode.RETURN);
        if (i.opcode() != Opcode.BR_TABLE) return Instruction.of(i.opcode(), depth(n.targets[0]));
        List<Integer> labels = new ArrayList<>();
        for (int k = 0; k < n.targets.length - 1; k++) labels.add(depth(n.targets[k]));
        return new Instruction.BrTable(labels, depth(n.targets[n.targets.length - 1]));
    }

    private int depth(Node target) {
        return level - target.level;
    }
}
