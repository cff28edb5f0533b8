package dev.wami.core.transform;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.IrSet;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
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
        Run run = new Run();
        run.on(root);
        if (!run.moved) context.changedNothing();
    }

    private static final class Run {
        /** The operations visited that are not pure, or have one in them that is not. */
        private final IrSet<Operation> impure = new IrSet<>();

        private boolean moved;

        /** Inner loops first, so that what leaves them can leave the outer ones as well. */
        void on(Operation root) {
            root.walk(op -> {
                if (!Effects.isPureBeside(op)) impure.add(op);
                Operation parent = op.parentOp();
                if (parent != null && impure.contains(op)) impure.add(parent);
                if (op instanceof LoopLike loop) for (Region r : loop.loopRegions()) hoist(op, r);
            });
        }

        private void hoist(Operation loop, Region region) {
            Deque<Operation> worklist = new ArrayDeque<>();
            for (Block b : region) for (Operation op : b) worklist.add(op);
            while (!worklist.isEmpty()) {
                Operation op = worklist.remove();
                if (op.parentRegion() != region || !isMovable(op)) continue;
                op.moveBefore(loop);
                moved = true;
                for (int i = 0; i < op.resultCount(); i++) {
                    for (Use u : op.result(i).uses()) if (u.owner().parentRegion() == region) worklist.add(u.owner());
                }
            }
        }

        /** Whether {@code op}, in a region that is repeated, may be executed in front of the loop. */
        private boolean isMovable(Operation op) {
            if (op instanceof Terminator || impure.contains(op) || usesOwnRegion(op, op)) return false;
            return op.regionCount() == 0 || !usesOwnRegionWithin(op);
        }
    }

    /** Whether {@code user}, which is {@code op} or in it, uses a value of the region where {@code op} stands. */
    private static boolean usesOwnRegion(Operation op, Operation user) {
        for (int i = 0; i < user.operandCount(); i++) {
            Block b = user.operand(i).block();
            if (b != null && b.region() == op.parentRegion()) return true;
        }
        return false;
    }

    private static boolean usesOwnRegionWithin(Operation op) {
        return !op.walkOuterFirst(nested -> usesOwnRegion(op, nested) ? Operation.Walk.STOP : Operation.Walk.INTO);
    }
}
