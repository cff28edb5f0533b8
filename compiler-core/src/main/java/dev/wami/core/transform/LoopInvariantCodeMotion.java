package dev.wami.core.transform;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Moves operations that compute the same in every iteration in front of the loop, if they may be executed even when the
 * loop is not (upstream: loop-invariant-code-motion).
 */
public final class LoopInvariantCodeMotion extends Pass {
    @Override
    public String name() {
        return "loop-invariant-code-motion";
    }

    @Override
    public String summary() {
        return "hoist loop invariant instructions outside of the loop";
    }

    @Override
    public void run(Operation root, PassContext context) {
        // inner loops first, so that what leaves them can leave the outer ones as well
        root.walk(op -> {
            if (op instanceof LoopLike loop) for (Region r : loop.loopRegions()) hoist(op, loop, r);
        });
    }

    private static void hoist(Operation loopOp, LoopLike loop, Region region) {
        Deque<Operation> worklist = new ArrayDeque<>();
        for (Block b : region) for (Operation op : b) worklist.add(op);
        while (!worklist.isEmpty()) {
            Operation op = worklist.remove();
            if (op.parentRegion() != region || !isMovable(op, loop)) continue;
            op.moveBefore(loopOp);
            for (int i = 0; i < op.resultCount(); i++) {
                for (Use u : op.result(i).uses()) if (u.owner().parentRegion() == region) worklist.add(u.owner());
            }
        }
    }

    private static boolean isMovable(Operation op, LoopLike loop) {
        return !(op instanceof Terminator) && dependsOnlyOnOutside(op, loop) && Effects.isPure(op);
    }

    private static boolean dependsOnlyOnOutside(Operation op, LoopLike loop) {
        if (op.regionCount() == 0) {
            for (int i = 0; i < op.operandCount(); i++) if (!loop.isDefinedOutside(op.operand(i))) return false;
            return true;
        }
        return op.walkOuterFirst(nested -> {
            for (int i = 0; i < nested.operandCount(); i++) {
                Value v = nested.operand(i);
                if (!isDefinedIn(op, v) && !loop.isDefinedOutside(v)) return Operation.Walk.STOP;
            }
            return Operation.Walk.INTO;
        });
    }

    private static boolean isDefinedIn(Operation op, Value v) {
        Block b = v.block();
        Operation around = b == null ? null : b.parentOp();
        return around != null && (around == op || op.isProperAncestorOf(around));
    }
}
