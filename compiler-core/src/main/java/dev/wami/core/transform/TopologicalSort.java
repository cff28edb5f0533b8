package dev.wami.core.transform;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.GraphRegion;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Orders the operations of regions without control flow so that definitions come before uses, otherwise keeping their
 * order; cycles stay as they are (upstream: topological-sort).
 */
public final class TopologicalSort extends Pass {
    @Override
    public String name() {
        return "topological-sort";
    }

    @Override
    public String summary() {
        return "sort regions without SSA dominance in topological order";
    }

    @Override
    public void run(Operation root, PassContext context) {
        root.walk(op -> {
            if (!(op instanceof GraphRegion)) return;
            for (Region r : op.regions()) for (Block b : r) sort(b);
        });
        context.keepAllAnalyses();
    }

    /**
     * Moves each operation of {@code block} after those that it depends on, and otherwise leaves the order.
     *
     * @return whether that could be done: false if operations depend on one another in a circle
     */
    public static boolean sort(Block block) {
        boolean acyclic = true;
        Set<Operation> unscheduled = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Operation> left = new ArrayList<>();
        for (Operation op : block) {
            if (op instanceof Terminator && op == block.last()) continue;
            unscheduled.add(op);
            left.add(op);
        }
        Operation end = block.last() instanceof Terminator t ? (Operation) t : null;
        // each sweep takes what is ready, in order; if nothing is, a cycle is cut at its first operation
        while (!left.isEmpty()) {
            List<Operation> blocked = new ArrayList<>();
            boolean any = false;
            for (Operation op : left) {
                if (!isReady(op, block, unscheduled)) {
                    blocked.add(op);
                    continue;
                }
                unscheduled.remove(op);
                block.insertBefore(op, end);
                any = true;
            }
            if (!any) {
                Operation first = blocked.remove(0);
                unscheduled.remove(first);
                block.insertBefore(first, end);
                acyclic = false;
            }
            left = blocked;
        }
        return acyclic;
    }

    /** Whether everything that {@code op} and what is nested in it uses from this block is scheduled. */
    private static boolean isReady(Operation op, Block block, Set<Operation> unscheduled) {
        return op.walkOuterFirst(nested -> {
            for (int i = 0; i < nested.operandCount(); i++) {
                Operation def = nested.operand(i).definedBy();
                Operation here = def == null ? null : block.ancestorInBlock(def);
                if (here != null && here != op && unscheduled.contains(here)) return Operation.Walk.STOP;
            }
            return Operation.Walk.INTO;
        });
    }
}
