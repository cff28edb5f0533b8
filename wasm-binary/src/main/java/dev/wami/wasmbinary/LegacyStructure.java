package dev.wami.wasmbinary;

import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the translation of a body must know of each {@code try} where it begins: its clauses, which of them are thrown
 * again, and whether exceptions are delegated to it. Instructions are named by their position.
 */
final class LegacyStructure {
    /** The function as what exceptions are delegated to. */
    static final int FUNCTION = -1;

    /** The clauses of each try. */
    private final Map<Integer, List<Integer>> clauses = new HashMap<>();
    /** The delegate that ends a try, and what it delegates to. */
    private final Map<Integer, Integer> targets = new HashMap<>();

    private final BitSet delegatedTo = new BitSet();
    private final BitSet rethrown = new BitSet();
    private boolean functionIsTarget;

    /** A block that is open: where it began, and the clause that is open in it, or -1. */
    private static final class Open {
        final int start;
        int clause = -1;

        Open(int start) {
            this.start = start;
        }
    }

    LegacyStructure(List<Instruction> body) {
        findClauses(body);
        resolve(body);
    }

    private void findClauses(List<Instruction> body) {
        IntList open = new IntList();
        for (int i = 0; i < body.size(); i++) {
            Opcode opcode = body.get(i).opcode();
            if (opcode.opensBlock()) {
                open.add(i);
            } else if (opcode == Opcode.END || opcode == Opcode.DELEGATE) {
                if (opcode == Opcode.DELEGATE) targets.put(open.get(open.size() - 1), FUNCTION);
                open.removeLast();
            } else if (opcode == Opcode.CATCH || opcode == Opcode.CATCH_ALL) {
                clauses.computeIfAbsent(open.get(open.size() - 1), t -> new ArrayList<>())
                        .add(i);
            }
        }
    }

    private void resolve(List<Instruction> body) {
        List<Open> open = new ArrayList<>();
        for (int i = 0; i < body.size(); i++) {
            Instruction instruction = body.get(i);
            Opcode opcode = instruction.opcode();
            if (opcode.opensBlock()) {
                open.add(new Open(i));
            } else if (opcode == Opcode.END) {
                open.remove(open.size() - 1);
            } else if (opcode == Opcode.DELEGATE) {
                Open delegating = open.remove(open.size() - 1);
                int target = target(open, ((Instruction.Indexed) instruction).index());
                targets.put(delegating.start, target);
                if (target == FUNCTION) functionIsTarget = true;
                else delegatedTo.set(target);
            } else if (opcode == Opcode.CATCH || opcode == Opcode.CATCH_ALL) {
                open.get(open.size() - 1).clause = i;
            } else if (opcode == Opcode.RETHROW) {
                int label = ((Instruction.Indexed) instruction).index();
                rethrown.set(open.get(open.size() - 1 - label).clause);
            }
        }
    }

    /** The innermost try at the label or around it that handles what is thrown there: not from a clause of its own. */
    private int target(List<Open> open, int label) {
        for (int i = open.size() - 1 - label; i >= 0; i--) {
            Open at = open.get(i);
            if (at.clause < 0 && (clauses.containsKey(at.start) || targets.containsKey(at.start))) return at.start;
        }
        return FUNCTION;
    }

    /** The clauses of a try in order; none if it has a delegate, or nothing. */
    List<Integer> clauses(int tryStart) {
        return clauses.getOrDefault(tryStart, List.of());
    }

    boolean isDelegating(int tryStart) {
        return targets.containsKey(tryStart);
    }

    /** The try that a delegating one passes exceptions to, or {@link #FUNCTION}. */
    int target(int tryStart) {
        return targets.getOrDefault(tryStart, FUNCTION);
    }

    boolean isDelegatedTo(int tryStart) {
        return tryStart == FUNCTION ? functionIsTarget : delegatedTo.get(tryStart);
    }

    boolean isRethrown(int clause) {
        return rethrown.get(clause);
    }
}
