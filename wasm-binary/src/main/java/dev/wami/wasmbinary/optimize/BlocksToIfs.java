package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes an {@code if} of a block that is left at once under a condition (binaryen: remove-unused-brs), which takes one
 * to three bytes less. What comes before the condition moves out of the block.
 *
 * <pre>
 *   block                      before
 *     before                   x
 *     x  y  i32.lt_s           y
 *     br_if 0           -&gt;     i32.ge_s
 *     rest                     if
 *   end                          rest
 *                              end
 * </pre>
 */
public final class BlocksToIfs {
    /** How much of a block is looked at for its condition. */
    private static final int REACH = 2000;

    private final IndexSpaces spaces;
    /** The code, with null where an instruction has gone. */
    private final @Nullable Instruction[] code;

    private BlocksToIfs(IndexSpaces spaces, List<Instruction> body) {
        this.spaces = spaces;
        code = body.toArray(new Instruction[0]);
    }

    public static WasmModule apply(WasmModule module) {
        IndexSpaces spaces = IndexSpaces.of(module);
        List<Function> functions = new ArrayList<>();
        for (Function f : module.functions()) {
            boolean understood = LocalLiveness.understands(f.body());
            List<Instruction> body = understood ? new BlocksToIfs(spaces, f.body()).apply() : f.body();
            functions.add(new Function(f.typeIndex(), f.locals(), body));
        }
        ModuleEdit edit = new ModuleEdit(module);
        edit.functions = functions;
        return edit.done();
    }

    private List<Instruction> apply() {
        for (int i = 0; i < code.length; i++) {
            Instruction block = code[i];
            if (block == null || block.opcode() != Opcode.BLOCK) continue;
            if (!(block instanceof Instruction.Block b) || b.type() != BlockType.EMPTY) continue;
            int branch = firstBranch(i);
            if (branch < 0) continue;
            convert(i, branch);
            i--;
        }
        List<Instruction> left = new ArrayList<>(code.length);
        for (Instruction i : code) if (i != null) left.add(i);
        return left;
    }

    /**
     * The place of the {@code br_if} that leaves the block at {@code start} with nothing else on the stack, if no
     * branch before it does; -1 if there is none.
     */
    private int firstBranch(int start) {
        int height = 0;
        int depth = 0;
        int end = Math.min(code.length, start + REACH);
        for (int i = start + 1; i < end; i++) {
            Instruction x = code[i];
            if (x == null) continue;
            if (depth == 0 && x.opcode() == Opcode.BR_IF && ((Instruction.Indexed) x).index() == 0) {
                return height == 1 && code[i - 1] != null ? i : -1;
            }
            if (namesLabel(x, depth)) return -1;
            if (x.opcode() == Opcode.END) {
                if (--depth < 0) return -1;
            } else if (x.opcode().opensBlock()) {
                if (depth++ == 0) {
                    int change = changeOfBlock(x);
                    if (change == UNKNOWN) return -1;
                    height += change;
                }
            } else if (depth == 0) {
                int change = x.opcode().isUnconditional() ? UNKNOWN : change(x);
                if (change == UNKNOWN) return -1;
                height += change;
            }
        }
        return -1;
    }

    private void convert(int start, int branch) {
        int depth = 0;
        for (int i = start + 1; i < branch; i++) {
            Instruction x = code[i];
            if (x != null && x.opcode() == Opcode.END) depth--;
            code[i - 1] = x == null ? null : outside(x, depth);
            if (x != null && x.opcode().opensBlock()) depth++;
        }
        // the condition is at branch - 2 now
        Instruction condition = code[branch - 2];
        Opcode opposite = condition == null ? null : condition.opcode().inverse();
        if (condition != null && condition.opcode() == Opcode.I32_EQZ) {
            code[branch - 2] = null;
            code[branch - 1] = null;
        } else if (opposite != null) {
            code[branch - 2] = Instruction.of(opposite);
            code[branch - 1] = null;
        } else {
            code[branch - 1] = Instruction.of(Opcode.I32_EQZ);
        }
        code[branch] = new Instruction.Block(Opcode.IF, BlockType.EMPTY);
    }

    private static boolean namesLabel(Instruction x, int depth) {
        if (x instanceof Instruction.BrTable t) {
            return t.defaultLabel() == depth || t.labels().contains(depth);
        }
        if (x instanceof Instruction.TryTable t) return t.catches().stream().anyMatch(c -> c.label() == depth);
        return isBranch(x) && ((Instruction.Indexed) x).index() == depth;
    }

    private static boolean isBranch(Instruction x) {
        return x.opcode() == Opcode.BR || x.opcode() == Opcode.BR_IF;
    }

    /** The instruction with one block less around it. */
    private static Instruction outside(Instruction x, int depth) {
        if (x instanceof Instruction.BrTable t) {
            List<Integer> labels = new ArrayList<>(t.labels());
            labels.replaceAll(l -> l > depth ? l - 1 : l);
            return new Instruction.BrTable(labels, t.defaultLabel() > depth ? t.defaultLabel() - 1 : t.defaultLabel());
        }
        if (x instanceof Instruction.TryTable t) {
            List<Instruction.Catch> clauses = new ArrayList<>(t.catches());
            clauses.replaceAll(c -> c.label() > depth ? new Instruction.Catch(c.kind(), c.tag(), c.label() - 1) : c);
            return new Instruction.TryTable(t.type(), clauses);
        }
        if (!isBranch(x)) return x;
        int label = ((Instruction.Indexed) x).index();
        return label > depth ? Instruction.of(x.opcode(), label - 1) : x;
    }

    // ---- the height of the stack

    private static final int UNKNOWN = Integer.MIN_VALUE;

    private int changeOfBlock(Instruction block) {
        if (block instanceof Instruction.TryTable t) return change(t.type());
        int change = change(((Instruction.Block) block).type());
        return change == UNKNOWN || block.opcode() != Opcode.IF ? change : change - 1;
    }

    private int change(BlockType type) {
        if (type instanceof BlockType.Typed t) return change(spaces.funcType(t.typeIndex()));
        return type == BlockType.EMPTY ? 0 : 1;
    }

    private int change(Instruction x) {
        return switch (x.opcode()) {
            case NOP, LOCAL_TEE -> 0;
            case DROP, LOCAL_SET, GLOBAL_SET, BR_IF -> -1;
            case LOCAL_GET, GLOBAL_GET -> 1;
            case SELECT, SELECT_T -> -2;
            case CALL -> change(spaces.function(((Instruction.Indexed) x).index()));
            case CALL_INDIRECT -> {
                int change = change(spaces.funcType(((Instruction.IndexedPair) x).first()));
                yield change == UNKNOWN ? UNKNOWN : change - 1;
            }
            default ->
                switch (x.opcode().category()) {
                    case CONTROL, VARIABLE, PARAMETRIC, TABLE, REFERENCE, AGGREGATE -> UNKNOWN;
                    default -> x.opcode().hasType() ? change(x.opcode().type()) : UNKNOWN;
                };
        };
    }

    private static int change(@Nullable FuncType type) {
        return type == null ? UNKNOWN : type.results().size() - type.params().size();
    }
}
