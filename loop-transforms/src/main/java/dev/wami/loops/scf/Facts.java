package dev.wami.loops.scf;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.loops.nest.Linear;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.ParallelOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which sums of values are never negative: {@code known} ones, and what the bounds of loops say of their counters.
 *
 * @param known sums that are at least 0
 * @param counters whether bounds of the loops around are asked
 */
record Facts(List<Linear> known, boolean counters) {
    private static final int DEEPEST = 16;

    /** What the bounds of loops say. */
    static final Facts OF_LOOPS = new Facts(List.of(), true);

    private static final Folder FOLDER = new Folder();

    /** The sum that {@code v} is, with what computes it. */
    static @Nullable Linear sum(Value v) {
        IntegerAttr constant = FOLDER.integer(v);
        if (constant != null) return Linear.constant(constant.value());
        return Linear.of(AffineMap.identity(1), List.of(v)).get(0);
    }

    /** Whether {@code e} is never negative. */
    boolean isNeverNegative(Linear e) {
        if (counters) return isNeverNegativeInLoops(e);
        if (isAtLeastZero(e)) return true;
        for (Linear fact : known) {
            // e - k * fact, k such that a value in both goes away
            for (Value v : fact.factors().keySet()) {
                long f = fact.factor(v);
                if (e.factor(v) % f != 0 || e.factor(v) / f <= 0) continue;
                if (isAtLeastZero(e.plus(fact, -(e.factor(v) / f)))) return true;
            }
        }
        return false;
    }

    private static boolean isAtLeastZero(Linear e) {
        return e.isConstant() && e.constant() >= 0;
    }

    private static boolean isNeverNegativeInLoops(Linear sum) {
        Linear e = sum;
        for (int i = 0; i < DEEPEST && !e.isConstant(); i++) {
            Linear without = null;
            // the counters of inner loops first: their bounds may be those of outer ones
            for (Value v : new ArrayList<>(e.factors().keySet())) {
                Linear bound = bound(v, e.factor(v) < 0);
                if (bound != null && !dependsOnAnother(e, v)) without = e.with(v, bound);
            }
            if (without == null) return false;
            e = without;
        }
        return isAtLeastZero(e);
    }

    /** Whether a loop in that of {@code v} has its counter in {@code e}. */
    private static boolean dependsOnAnother(Linear e, Value v) {
        Operation loop = loop(v);
        for (Value other : e.factors().keySet()) {
            Operation inner = loop(other);
            if (other != v && inner != null && loop != null && loop.isProperAncestorOf(inner)) return true;
        }
        return false;
    }

    private static @Nullable Operation loop(Value v) {
        return v instanceof BlockArgument a ? a.owner().parentOp() : null;
    }

    /** The least, or the greatest, that counter {@code v} can be; null if it is none. */
    private static @Nullable Linear bound(Value v, boolean greatest) {
        if (!(v instanceof BlockArgument a)) return null;
        Operation op = a.owner().parentOp();
        if (op instanceof ForOp loop && !loop.isUnsigned() && loop.inductionVariable() == v) {
            return bound(loop.lowerBound(), loop.upperBound(), loop.step(), greatest);
        }
        if (op instanceof ParallelOp loop) {
            int i = loop.inductionVariables().indexOf(a);
            return bound(
                    loop.lowerBounds().get(i),
                    loop.upperBounds().get(i),
                    loop.steps().get(i),
                    greatest);
        }
        return null;
    }

    private static @Nullable Linear bound(Value lower, Value upper, Value step, boolean greatest) {
        Linear from = sum(lower);
        Linear to = sum(upper);
        IntegerAttr by = FOLDER.integer(step);
        if (from == null || !greatest) return from;
        if (to == null) return null;
        Linear span = to.plus(from, -1);
        long s = by == null ? 1 : Math.max(1, by.value());
        if (span.isConstant() && span.constant() > 0) return from.plus((span.constant() - 1) / s * s);
        // the span is a multiple of the step
        boolean multiple =
                span.constant() % s == 0 && span.factors().values().stream().allMatch(f -> f % s == 0);
        return to.plus(multiple ? -s : -1);
    }
}
