package dev.wami.loops.raise;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.WhileOp;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whether a loop ends where counters of loops around it, what a while loop computes of nothing else, and what there is
 * in front of all loops say. Rows and segments that end where something is loaded are short more often than not, and
 * what lanes need in front of a loop is lost.
 */
final class KnownEnd {
    /** What is computed in more steps is taken for not known. */
    private static final int DEPTH = 12;

    /** What while loops carry, taken to be known while what it is computed of is looked at. */
    private final Set<BlockArgument> carried = new HashSet<>();

    private KnownEnd() {}

    static boolean has(ForOp loop) {
        return new KnownEnd().isKnown(loop.upperBound(), DEPTH);
    }

    private boolean isKnown(Value v, int depth) {
        if (depth == 0) return false;
        Operation op = v.definedBy();
        if (op == null) {
            return v instanceof BlockArgument a
                    && (isCounter(a) || isInFront(a.owner().parentOp()) || isCarried(a, depth));
        }
        if (op.regionCount() > 0 || !Effects.isPure(op)) return isInFront(op.parentOp());
        // of a known number of elements what is behind those that were passed over: many
        if (op instanceof ArithInt.SubIOp rest) return isKnown(rest.lhs(), depth - 1);
        for (Value operand : op.operands()) if (!isKnown(operand, depth - 1)) return false;
        return true;
    }

    /** Halved or doubled each time, for example. */
    private boolean isCarried(BlockArgument a, int depth) {
        if (!(a.owner().parentOp() instanceof WhileOp loop)) return false;
        if (!carried.add(a)) return true;
        int i = a.index();
        if (a.owner() == loop.afterBlock()) {
            return isKnown(loop.condition().arguments().get(i), depth - 1);
        }
        return isKnown(loop.inits().get(i), depth - 1) && isKnown(loop.yieldOp().operand(i), depth - 1);
    }

    private static boolean isCounter(BlockArgument a) {
        Operation around = a.owner().parentOp();
        return around instanceof ForOp f && f.inductionVariable() == a
                || around instanceof AffineForOp l && l.inductionVariable() == a;
    }

    /** Whether what is in {@code around} is in no loop. */
    private static boolean isInFront(@Nullable Operation around) {
        for (Operation op = around; op != null; op = op.parentOp()) if (op instanceof LoopLike) return false;
        return true;
    }
}
