package dev.wami.loops.tile;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.std.affine.AffineForOp;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What becomes of the loops in a loop that is unrolled.
 *
 * @param jammed those that run over the same range in all iterations of it, and are in its body or that of another such
 *     loop: one runs for all copies
 * @param whole those beside them whose range depends on it: each copy has its own
 */
record JammedLoops(Set<AffineForOp> jammed, Set<AffineForOp> whole) {

    /** The loops in {@code loop}. */
    static JammedLoops of(AffineForOp loop) {
        JammedLoops out = new JammedLoops(new LinkedHashSet<>(), new LinkedHashSet<>());
        out.add(loop, loop);
        return out;
    }

    /** Whether all loops in {@code loop} run over the same range in all iterations of it. */
    static boolean isRectangular(AffineForOp loop) {
        return of(loop).whole.isEmpty();
    }

    private void add(AffineForOp body, AffineForOp loop) {
        for (Operation op : body.body()) {
            if (!(op instanceof AffineForOp inner)) continue;
            boolean same = areTheSame(inner.lower().operands(), loop)
                    && areTheSame(inner.upper().operands(), loop);
            (same ? jammed : whole).add(inner);
            if (same) add(inner, loop);
        }
    }

    private boolean areTheSame(List<Value> values, AffineForOp loop) {
        for (Value v : values) {
            Block home = v.block();
            Operation around = home == null ? null : home.parentOp();
            boolean outside = around != null && around != loop && !loop.isProperAncestorOf(around);
            // a variable of a jammed loop is the same in all copies
            boolean counter =
                    around instanceof AffineForOp inner && jammed.contains(inner) && inner.inductionVariable() == v;
            if (!outside && !counter) return false;
        }
        return true;
    }
}
