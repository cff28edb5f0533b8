package dev.wami.wasmbinary.optimize.tree;

import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.TagType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes the tree of a valid function. What is between two operands of an instruction belongs to the first of them:
 *
 * <pre>
 *   local.get 0           i32.add
 *   call $f        -&gt;       a sequence: local.get 0, call $f
 *   local.get 1             local.get 1
 *   i32.add
 * </pre>
 */
final class TreeReader {
    /** Deeper nests would take much of the stack. */
    private static final int MAX_DEPTH = 500;

    /** A function that is not understood. */
    private static final class Unknown extends Exception {
        private static final long serialVersionUID = 1;

        Unknown() {
            super(null, null, false, false);
        }
    }

    private final IndexSpaces spaces;
    private final List<ValueType> locals;
    private final List<Instruction> code;
    /** The lists that are being read, the innermost last: blocks, loops, arms of ifs. */
    private final List<Node> open = new ArrayList<>();
    /** What branches name, by the same order. */
    private final List<Node> labels = new ArrayList<>();

    private TreeReader(IndexSpaces spaces, FuncType type, Function f) {
        this.spaces = spaces;
        locals = new ArrayList<>(type.params());
        locals.addAll(f.locals());
        code = f.body();
    }

    /** The body as a block to which what returns goes; null if it is not understood. */
    static @Nullable Node read(IndexSpaces spaces, FuncType type, Function f) {
        if (type.results().size() > 1) return null;
        try {
            return new TreeReader(spaces, type, f).read(result(type));
        } catch (Unknown unknown) {
            return null;
        }
    }

    private static @Nullable ValueType result(FuncType type) {
        return type.results().isEmpty() ? null : type.results().get(0);
    }

    private Node read(@Nullable ValueType type) throws Unknown {
        Node root = Node.block(Opcode.BLOCK, type);
        open.add(root);
        labels.add(root);
        for (int at = 0; at < code.size(); at++) {
            Instruction i = code.get(at);
            read(i);
            if (!i.opcode().isUnconditional()) continue;
            // what follows is never reached
            for (int depth = 0; at + 1 < code.size(); at++) {
                Opcode next = code.get(at + 1).opcode();
                if (depth == 0 && (next == Opcode.END || next == Opcode.ELSE)) break;
                if (next.opensBlock()) depth++;
                else if (next == Opcode.END) depth--;
            }
        }
        return root;
    }

    private List<Node> items() {
        return open.get(open.size() - 1).kids;
    }

    private void read(Instruction i) throws Unknown {
        switch (i.opcode()) {
            case NOP -> {}
            case BLOCK, LOOP -> {
                Node n = Node.block(i.opcode(), result(((Instruction.Block) i).type()));
                add(n);
                open(n, n);
            }
            case TRY_TABLE -> {
                Instruction.TryTable table = (Instruction.TryTable) i;
                Node n = Node.of(i, result(table.type()));
                n.targets = targets(table);
                add(n);
                open(n, n);
            }
            case IF -> {
                Node n = Node.block(Opcode.IF, result(((Instruction.Block) i).type()), pop());
                add(n);
                n.kids.add(Node.sequence(n.type));
                open(n.kid(1), n);
            }
            case ELSE -> {
                Node n = labels.get(labels.size() - 1);
                n.kids.add(Node.sequence(n.type));
                open.set(open.size() - 1, n.kid(2));
            }
            case END -> {
                open.remove(open.size() - 1);
                Node n = labels.remove(labels.size() - 1);
                for (Node k : n.kids) deepen(n, k.isSequence() ? k.kids : List.of(k));
            }
            case BR, RETURN -> {
                Node target = i.opcode() == Opcode.RETURN ? labels.get(0) : label(((Instruction.Indexed) i).index());
                branch(Instruction.of(Opcode.BR, 0), carried(target), null, target);
            }
            case BR_IF -> {
                Node target = label(((Instruction.Indexed) i).index());
                int carried = carried(target);
                branch(i, carried + 1, carried == 0 ? null : target.type, target);
            }
            case BR_TABLE -> {
                Instruction.BrTable table = (Instruction.BrTable) i;
                Node[] targets = new Node[table.labels().size() + 1];
                for (int k = 0; k < targets.length - 1; k++) {
                    targets[k] = label(table.labels().get(k));
                }
                targets[targets.length - 1] = label(table.defaultLabel());
                branch(i, carried(targets[targets.length - 1]) + 1, null, targets);
            }
            default -> plain(i);
        }
    }

    private void open(Node list, Node label) throws Unknown {
        if (open.size() > MAX_DEPTH) throw new Unknown();
        open.add(list);
        labels.add(label);
    }

    private Node label(int depth) {
        return labels.get(labels.size() - 1 - depth);
    }

    /** How many values a branch takes there; the start of a loop takes none, as it has no parameters. */
    private static int carried(Node target) {
        return target.type == null || target.is(Opcode.LOOP) ? 0 : 1;
    }

    private Node[] targets(Instruction.TryTable table) {
        Node[] targets = new Node[table.catches().size()];
        for (int k = 0; k < targets.length; k++) {
            targets[k] = label(table.catches().get(k).label());
        }
        return targets;
    }

    /** Where an exception from here may go in the function. */
    private Node[] handlers() {
        Node[] all = Node.NONE;
        for (Node n : labels) {
            if (!n.is(Opcode.TRY_TABLE)) continue;
            int before = all.length;
            all = Arrays.copyOf(all, before + n.targets.length);
            System.arraycopy(n.targets, 0, all, before, n.targets.length);
        }
        return all;
    }

    private @Nullable ValueType result(BlockType type) throws Unknown {
        if (type instanceof BlockType.Result r) return r.type();
        if (type == BlockType.EMPTY) return null;
        FuncType f = spaces.funcType(((BlockType.Typed) type).typeIndex());
        if (f == null || !f.params().isEmpty() || f.results().size() > 1) throw new Unknown();
        return result(f);
    }

    // ---- the stack

    private static void deepen(Node n, List<Node> kids) throws Unknown {
        for (Node k : kids) n.depth = Math.max(n.depth, k.depth + 1);
        if (n.depth > MAX_DEPTH) throw new Unknown();
    }

    private void add(Node n) {
        items().add(n);
    }

    /** The value that is on top. */
    private Node pop() throws Unknown {
        List<Node> items = items();
        int at = items.size() - 1;
        while (items.get(at).type == null) at--;
        Node value = items.get(at);
        if (at < items.size() - 1) {
            Node all = Node.sequence(value.type);
            all.kids.addAll(items.subList(at, items.size()));
            deepen(all, all.kids);
            value = all;
        }
        items.subList(at, items.size()).clear();
        return value;
    }

    private Node make(Instruction i, int operands, @Nullable ValueType type) throws Unknown {
        Node[] kids = new Node[operands];
        for (int k = operands - 1; k >= 0; k--) kids[k] = pop();
        Node n = Node.of(i, type, kids);
        deepen(n, n.kids);
        if (i.opcode().canThrow()) n.targets = handlers();
        if (i.opcode().isUnconditional()) items().replaceAll(item -> item.type == null ? item : Node.drop(item));
        add(n);
        return n;
    }

    private void branch(Instruction i, int operands, @Nullable ValueType type, Node... targets) throws Unknown {
        make(i, operands, type).targets = targets;
    }

    private void plain(Instruction i) throws Unknown {
        Opcode opcode = i.opcode();
        switch (opcode) {
            case UNREACHABLE -> make(i, 0, null);
            case DROP -> make(i, 1, null);
            case SELECT ->
                make(i, 3, null).type = items().get(items().size() - 1).kid(0).type;
            case SELECT_T -> make(i, 3, ((Instruction.SelectTyped) i).types().get(0));
            case LOCAL_GET -> make(i, 0, locals.get(((Instruction.Indexed) i).index()));
            case LOCAL_SET -> make(i, 1, null);
            case LOCAL_TEE -> make(i, 1, locals.get(((Instruction.Indexed) i).index()));
            case GLOBAL_GET ->
                make(
                        i,
                        0,
                        spaces.globals().get(((Instruction.Indexed) i).index()).type());
            case GLOBAL_SET -> make(i, 1, null);
            case CALL -> call(i, spaces.function(((Instruction.Indexed) i).index()), 0);
            case RETURN_CALL -> call(i, spaces.function(((Instruction.Indexed) i).index()), 0);
            case CALL_INDIRECT, RETURN_CALL_INDIRECT ->
                call(i, spaces.funcType(((Instruction.IndexedPair) i).first()), 1);
            case CALL_REF, RETURN_CALL_REF -> call(i, spaces.funcType(((Instruction.Indexed) i).index()), 1);
            case THROW -> {
                TagType tag = spaces.tags().get(((Instruction.Indexed) i).index());
                FuncType type = spaces.funcType(tag.typeIndex());
                if (type == null) throw new Unknown();
                make(i, type.params().size(), null);
            }
            case THROW_REF -> make(i, 1, null);
            case TABLE_GET ->
                make(
                        i,
                        1,
                        spaces.tables().get(((Instruction.Indexed) i).index()).element());
            case TABLE_SET -> make(i, 2, null);
            case TABLE_GROW -> make(i, 2, tableAddress(i));
            case TABLE_FILL, TABLE_COPY, TABLE_INIT -> make(i, 3, null);
            case REF_NULL, REF_FUNC -> make(i, 0, RefType.FUNCREF);
            case REF_IS_NULL -> make(i, 1, ValueType.I32);
            default -> fixed(i);
        }
    }

    private ValueType tableAddress(Instruction i) {
        return spaces.tables()
                .get(((Instruction.Indexed) i).index())
                .addressType()
                .valueType();
    }

    private void call(Instruction i, @Nullable FuncType type, int more) throws Unknown {
        if (type == null || type.results().size() > 1) throw new Unknown();
        make(i, type.params().size() + more, i.opcode().isUnconditional() ? null : result(type));
    }

    private void fixed(Instruction i) throws Unknown {
        Opcode opcode = i.opcode();
        switch (opcode.category()) {
            case CONTROL, PARAMETRIC, VARIABLE, REFERENCE, AGGREGATE -> throw new Unknown();
            default -> {}
        }
        if (!opcode.hasType() || opcode.immediates() == Immediates.TYPE_INDEX) throw new Unknown();
        FuncType type = opcode.type(addresses(i));
        if (type.results().size() > 1) throw new Unknown();
        make(i, type.params().size(), result(type));
    }

    /** Those of the memory or table whose size or address is a value. */
    private AddressType addresses(Instruction i) {
        return switch (i.opcode()) {
            case MEMORY_SIZE, MEMORY_GROW ->
                spaces.memories().get(((Instruction.Indexed) i).index()).addressType();
            case TABLE_SIZE ->
                spaces.tables().get(((Instruction.Indexed) i).index()).addressType();
            default -> AddressType.I32;
        };
    }

    /** The types of parameters and locals. */
    static List<ValueType> locals(FuncType type, Function f) {
        ValueType[] all = new ValueType[type.params().size() + f.locals().size()];
        Arrays.setAll(
                all,
                i -> i < type.params().size()
                        ? type.params().get(i)
                        : f.locals().get(i - type.params().size()));
        return Arrays.asList(all);
    }
}
