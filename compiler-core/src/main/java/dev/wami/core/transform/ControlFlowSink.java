package dev.wami.core.transform;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Moves operations that only one region uses into that region, if it is executed at most once and perhaps not at all
 * (upstream: control-flow-sink).
 */
public final class ControlFlowSink extends Pass {
    @Override
    public String name() {
        return "control-flow-sink";
    }

    @Override
    public String summary() {
        return "sink operations into conditional blocks";
    }

    @Override
    public void run(Operation root, PassContext context) {
        root.walk(op -> {
            if (!(op instanceof RegionBranch branch)) return;
            for (Region r : op.regions()) if (!r.isEmpty() && branch.isOptional(r)) sinkInto(r);
        });
    }

    /** Moves what the region needs, and then what that needs, to the start of its entry block. */
    private static void sinkInto(Region region) {
        Deque<Operation> moved = new ArrayDeque<>();
        for (Block b : region) for (Operation op : b) sinkOperands(op, region, moved);
        while (!moved.isEmpty()) sinkOperands(moved.pop(), region, moved);
    }

    private static void sinkOperands(Operation user, Region region, Deque<Operation> moved) {
        for (int i = 0; i < user.operandCount(); i++) {
            Operation op = user.operand(i).definedBy();
            if (op == null || op.parentRegion() == region) continue;
            if (!isUsedOnlyIn(op, region) || !Effects.isMemoryEffectFree(op)) continue;
            Block entry = region.entry();
            entry.insertBefore(op, entry.first());
            moved.push(op);
        }
    }

    /** The entry block dominates everything in the region, so a user anywhere in it will do. */
    private static boolean isUsedOnlyIn(Operation op, Region region) {
        for (int i = 0; i < op.resultCount(); i++) {
            for (Use u : op.result(i).uses()) if (!region.isAncestorOf(u.owner().parentRegion())) return false;
        }
        return true;
    }
}
