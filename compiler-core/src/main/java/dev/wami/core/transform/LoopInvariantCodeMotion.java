package dev.wami.core.transform;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.IrSet;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Moves operations that compute the same in every iteration in front of the loop, if they may be executed even when the
 * loop is not (upstream: loop-invariant-code-motion; it looks into no conditionals, LLVM's LICM does).
 */
public final class LoopInvariantCodeMotion extends Pass {
    public final Option<Boolean> fromIfs =
            Option.of("from-ifs", false, "move what only one side of a conditional computes, too");

    private static final Statistic FROM_IFS =
            new Statistic("num-from-ifs", "Number of operations moved out of conditionals and loops around them");

    @Override
    public String name() {
        return "loop-invariant-code-motion";
    }

    @Override
    public String summary() {
        return "hoist loop invariant instructions outside of the loop";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(FROM_IFS);
    }

    @Override
    public void run(Operation root, PassContext context) {
        Run run = new Run(fromIfs.get());
        run.on(root);
        context.count(FROM_IFS.name(), run.fromIfs);
        if (!run.moved) context.changedNothing();
    }

    private static final class Run {
        private final boolean intoIfs;
        /** The operations visited that are not pure, or have one in them that is not. */
        private final IrSet<Operation> impure = new IrSet<>();

        private boolean moved;
        private int fromIfs;

        Run(boolean intoIfs) {
            this.intoIfs = intoIfs;
        }

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
            if (intoIfs) for (Block b : region) for (Operation op : b) hoistFrom(op, loop);
        }

        /** What {@code op} computes in regions that may not run, and in those within; loops in them were first. */
        private void hoistFrom(Operation op, Operation loop) {
            if (!(op instanceof RegionBranch branch)) return;
            for (Region r : op.regions()) {
                if (branch.isOptional(r)) for (Block b : r) hoistAll(b, loop);
            }
        }

        private void hoistAll(Block block, Operation loop) {
            for (Operation op = block.first(), next; op != null; op = next) {
                next = op.next();
                hoistFrom(op, loop);
                if (op.regionCount() > 0 || op instanceof Terminator || impure.contains(op)) continue;
                if (!isFromOutside(op, loop)) continue;
                op.moveBefore(loop);
                moved = true;
                fromIfs++;
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

    /** Whether all operands of {@code op} are computed outside {@code loop}. */
    private static boolean isFromOutside(Operation op, Operation loop) {
        for (int i = 0; i < op.operandCount(); i++) {
            Block b = op.operand(i).block();
            Operation parent = b == null ? null : b.parentOp();
            if (parent != null && (parent == loop || loop.isProperAncestorOf(parent))) return false;
        }
        return true;
    }

    private static boolean usesOwnRegionWithin(Operation op) {
        return !op.walkOuterFirst(nested -> usesOwnRegion(op, nested) ? Operation.Walk.STOP : Operation.Walk.INTO);
    }
}
