package dev.wami.wasmbinary;

import dev.wami.wasmbinary.Instruction.Catch;
import dev.wami.wasmbinary.Instruction.CatchKind;
import dev.wami.wasmbinary.Instruction.Handler;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One body, which is valid, with {@code try_table} in place of {@code try}. What is thrown again is kept in a local; a
 * delegate catches everything and throws it where it is delegated to:
 *
 * <pre>
 *   try t                    block t
 *     body                     block (param p*) (result c* exnref)     ;; one for each clause, the last one outside
 *   catch $e                     try_table t (catch_ref $e 0)
 *     handler                      body
 *     rethrow 0                  end
 *   end                          br 1
 *                              end
 *                              local.set $exception                    ;; if it is thrown again
 *                              handler
 *                              local.get $exception  throw_ref
 *                            end
 *
 *   try t                    try_table t                               ;; with its clauses, if it has some
 *     try u                    block (result exnref)
 *       body                     try_table u (catch_all_ref 0) body end
 *     delegate 0                 br 1
 *   catch_all ...              end
 *                              throw_ref
 *                            end
 * </pre>
 */
final class LegacyCode {
    /** What the translation asks about the module. */
    interface Types {
        FuncType of(BlockType type);

        FuncType tag(int index);

        BlockType block(List<ValueType> params, List<ValueType> results);
    }

    /** A block of the body that is open. */
    private static final class Open {
        /** How many blocks of the translation are around the one with its label. */
        final int level;
        /** The same of the block whose end throws what is delegated to it. */
        int throwing = -1;
        /** The clauses whose blocks are open. */
        int next;
        /** The local with the exception that its clause has, or -1. */
        int local = -1;

        Open(int level) {
            this.level = level;
        }
    }

    private final Types types;
    private final List<Instruction> body;
    private final LegacyStructure structure;
    private final int firstLocal;

    private final List<Instruction> out = new ArrayList<>();
    private final IntList sources = new IntList();
    private final List<Open> open = new ArrayList<>();
    private final Map<Integer, Open> tries = new HashMap<>();
    private final Map<Integer, Integer> ordinals = new HashMap<>();
    private int depth;
    private int blocks;
    private int blocksBefore;
    private int held;
    private int locals;
    private int at;

    /** @param firstLocal the index of a local that is added */
    LegacyCode(Types types, List<Instruction> body, int firstLocal) {
        this.types = types;
        this.body = new ArrayList<>(body);
        this.firstLocal = firstLocal;
        this.structure = new LegacyStructure(this.body);
        translate();
    }

    List<Instruction> instructions() {
        return out;
    }

    /** For each instruction, and the end, the one that it was made of. */
    IntList sources() {
        return sources;
    }

    /** How many locals for exceptions were added. */
    int locals() {
        return locals;
    }

    /** The number of a structured instruction among those of the translation. */
    int ordinal(int before) {
        return ordinals.getOrDefault(before, before);
    }

    // ---- output

    private void put(Instruction instruction) {
        out.add(instruction);
        sources.add(at);
    }

    private void put(Opcode opcode) {
        put(Instruction.of(opcode));
    }

    private void open(Instruction instruction) {
        put(instruction);
        depth++;
        blocks++;
    }

    private void open(BlockType type) {
        open(new Instruction.Block(Opcode.BLOCK, type));
    }

    private void close() {
        put(Opcode.END);
        depth--;
    }

    private int labelOf(int level) {
        return depth - 1 - level;
    }

    /** The label of the block that is {@code label} in the body; the function's is around all others. */
    private int label(int label) {
        return label < open.size() ? labelOf(open.get(open.size() - 1 - label).level) : depth;
    }

    // ---- translation

    private void translate() {
        boolean throwing = structure.isDelegatedTo(LegacyStructure.FUNCTION);
        if (throwing) open(types.block(List.of(), List.of(RefType.EXNREF)));
        for (at = 0; at < body.size(); at++) {
            translate(body.get(at));
        }
        if (throwing) {
            put(Opcode.RETURN);
            close();
            put(Opcode.THROW_REF);
        }
        sources.add(at);
    }

    private void translate(Instruction instruction) {
        switch (instruction.opcode()) {
            case TRY -> openTry((Instruction.Block) instruction);
            case CATCH, CATCH_ALL -> clause();
            case DELEGATE -> {
                Open closed = innermost();
                endOfTry(closed);
                close();
                remove(closed);
            }
            case RETHROW -> {
                int label = ((Instruction.Indexed) instruction).index();
                put(Instruction.of(Opcode.LOCAL_GET, open.get(open.size() - 1 - label).local));
                put(Opcode.THROW_REF);
            }
            case END -> {
                Open closed = innermost();
                close();
                remove(closed);
            }
            default -> other(instruction);
        }
    }

    private Open innermost() {
        return open.get(open.size() - 1);
    }

    private void remove(Open closed) {
        open.remove(open.size() - 1);
        if (closed.local >= 0) held--;
    }

    private void other(Instruction instruction) {
        if (instruction instanceof Instruction.TryTable table) {
            List<Catch> catches = new ArrayList<>();
            for (Catch c : table.catches()) catches.add(new Catch(c.kind(), c.tag(), label(c.label())));
            push();
            open(new Instruction.TryTable(table.type(), catches));
        } else if (instruction.opcode().opensBlock()) {
            push();
            open(instruction);
        } else if (instruction instanceof Instruction.BrTable table) {
            put(new Instruction.BrTable(
                    table.labels().stream().map(this::label).toList(), label(table.defaultLabel())));
        } else if (instruction instanceof Instruction.BranchOnCast b) {
            put(new Instruction.BranchOnCast(b.opcode(), label(b.label()), b.from(), b.to()));
        } else if (instruction instanceof Instruction.Resume r) {
            List<Handler> handlers = new ArrayList<>();
            for (Handler h : r.handlers()) {
                handlers.add(new Handler(h.tag(), h.isSwitch(), h.isSwitch() ? 0 : label(h.label())));
            }
            put(new Instruction.Resume(r.opcode(), r.type(), r.tag(), handlers));
        } else if (instruction instanceof Instruction.Indexed i
                && instruction.opcode().immediates() == Immediates.LABEL_INDEX) {
            put(Instruction.of(i.opcode(), label(i.index())));
        } else {
            put(instruction);
        }
    }

    private Open push() {
        Open made = new Open(depth);
        open.add(made);
        ordinals.put(blocksBefore++, blocks);
        return made;
    }

    private void openTry(Instruction.Block instruction) {
        FuncType type = types.of(instruction.type());
        List<Integer> clauses = structure.clauses(at);
        Open made = push();
        tries.put(at, made);
        if (clauses.isEmpty() && !structure.isDelegating(at)) {
            open(instruction.type());
            return;
        }
        List<Catch> catches = new ArrayList<>();
        if (structure.isDelegating(at)) {
            Open target = tries.get(structure.target(at));
            catches.add(new Catch(CatchKind.CATCH_ALL_REF, 0, labelOf(target == null ? 0 : target.throwing)));
        } else {
            open(instruction.type());
            for (int i = clauses.size() - 1; i >= 0; i--) open(types.block(type.params(), passed(clauses.get(i))));
            for (int i = 0; i < clauses.size(); i++) catches.add(caught(clauses.get(i), i));
        }
        open(new Instruction.TryTable(instruction.type(), catches));
        if (structure.isDelegatedTo(at)) {
            made.throwing = depth;
            open(types.block(type.params(), List.of(RefType.EXNREF)));
        }
    }

    private Catch caught(int clause, int label) {
        boolean reference = structure.isRethrown(clause);
        return body.get(clause) instanceof Instruction.Indexed c
                ? new Catch(reference ? CatchKind.CATCH_REF : CatchKind.CATCH, c.index(), label)
                : new Catch(reference ? CatchKind.CATCH_ALL_REF : CatchKind.CATCH_ALL, 0, label);
    }

    /** What the label of a clause gets. */
    private List<ValueType> passed(int clause) {
        List<ValueType> out = new ArrayList<>();
        if (body.get(clause) instanceof Instruction.Indexed c) {
            out.addAll(types.tag(c.index()).params());
        }
        if (structure.isRethrown(clause)) out.add(RefType.EXNREF);
        return out;
    }

    /** The end of what is tried: throws what has been delegated to it. */
    private void endOfTry(Open tried) {
        if (tried.throwing < 0) return;
        put(Instruction.of(Opcode.BR, labelOf(tried.level)));
        close();
        put(Opcode.THROW_REF);
    }

    private void clause() {
        Open of = innermost();
        if (of.next++ == 0) {
            endOfTry(of);
            close();
        }
        put(Instruction.of(Opcode.BR, labelOf(of.level)));
        close();
        if (!structure.isRethrown(at)) return;
        if (of.local < 0) {
            of.local = firstLocal + held++;
            locals = Math.max(locals, held);
        }
        put(Instruction.of(Opcode.LOCAL_SET, of.local));
    }
}
