package dev.wami.conversions.wasm;

import dev.wami.core.ir.Operation;
import dev.wami.wasm.Continuations;
import dev.wami.wasm.ControlInstructions.BrTableOp;
import dev.wami.wasm.ControlInstructions.BranchOp;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.Structured.BlockLike;
import dev.wami.wasm.Structured.TryTableOp;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which blocks of a function branches lead to, and how many each. */
final class BranchTargets {
    private final Map<BlockLike, Integer> counts = new IdentityHashMap<>();

    BranchTargets(Operation function) {
        function.walk(op -> {
            for (String label : labels(op)) {
                BlockLike target = find(op, label);
                if (target != null) counts.merge(target, 1, Integer::sum);
            }
        });
    }

    /** How many branches lead to the label of {@code block}, or did before some of them were removed. */
    int count(BlockLike block) {
        return counts.getOrDefault(block, 0);
    }

    /** The labels that {@code op} names, in order. */
    static List<String> labels(Operation op) {
        if (op instanceof BranchOp b) return List.of(b.label());
        List<String> labels = new ArrayList<>();
        if (op instanceof BrTableOp t) {
            labels.addAll(t.labels());
            labels.add(t.defaultLabel());
        } else if (op instanceof Continuations.ResumeOp r) {
            for (Continuations.Handler h : r.handlers()) if (h.label() != null) labels.add(h.label());
        } else if (op instanceof TryTableOp t) {
            for (TryTableOp.Catch c : t.catches()) labels.add(c.label());
        }
        return labels;
    }

    /** The block that {@code label} means at {@code op}; null for the function. */
    static @Nullable BlockLike find(Operation op, String label) {
        if (label.isEmpty()) return null;
        Operation around = op.parentOp();
        while (around instanceof BlockLike b) {
            if (label.equals(b.label())) return b;
            around = b.parentOp();
        }
        return null;
    }

    static boolean isBranch(@Nullable Operation op, Opcode opcode) {
        return op instanceof BranchOp b && b.opcode() == opcode;
    }

    /** Whether nothing is executed after {@code op} in its block. */
    static boolean isUnconditional(@Nullable Operation op) {
        return op instanceof InstructionOp i && i.opcode().isUnconditional();
    }
}
