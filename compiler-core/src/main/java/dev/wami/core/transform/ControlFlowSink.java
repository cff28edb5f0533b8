package dev.wami.core.transform;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

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
        int[] sunk = {0};
        root.walk(op -> {
            if (!(op instanceof RegionBranch branch)) return;
            for (Region r : op.regions()) if (!r.isEmpty() && branch.isOptional(r)) sunk[0] += sinkInto(r);
        });
        context.count("num-sunk", sunk[0]);
        if (sunk[0] == 0) context.changedNothing();
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(new Statistic("num-sunk", "Number of operations sunk"));
    }

    /** Moves what the region needs, and then what that needs, to the start of its entry block. */
    private static int sinkInto(Region region) {
        Deque<Operation> moved = new ArrayDeque<>();
        int sunk = 0;
        for (Block b : region) for (Operation op : b) sunk += sinkOperands(op, region, moved);
        while (!moved.isEmpty()) sunk += sinkOperands(moved.pop(), region, moved);
        return sunk;
    }

    private static int sinkOperands(Operation user, Region region, Deque<Operation> moved) {
        int sunk = 0;
        for (int i = 0; i < user.operandCount(); i++) {
            Operation op = user.operand(i).definedBy();
            if (op == null || op.parentRegion() == region) continue;
            if (!isUsedOnlyIn(op, region) || !Effects.isMemoryEffectFree(op)) continue;
            Block entry = region.entry();
            entry.insertBefore(op, entry.first());
            moved.push(op);
            sunk++;
        }
        return sunk;
    }

    /** The entry block dominates everything in the region, so a user anywhere in it will do. */
    private static boolean isUsedOnlyIn(Operation op, Region region) {
        for (int i = 0; i < op.resultCount(); i++) {
            for (Use u : op.result(i).uses()) if (!region.isAncestorOf(u.owner().parentRegion())) return false;
        }
        return true;
    }
}
