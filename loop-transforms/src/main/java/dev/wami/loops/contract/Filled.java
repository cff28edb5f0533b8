package dev.wami.loops.contract;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.loops.fuse.Extent;
import dev.wami.loops.nest.Linear;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.AffineAccess.LoadOp;
import dev.wami.std.affine.AffineAccess.StoreOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineVectorAccess.VectorAccessOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether each element that an iteration of a loop loads was stored in the same iteration before: by a store that
 * certainly is executed, to the same subscripts, or to all in a box that those of the load are in.
 */
final class Filled {
    private Filled() {}

    static boolean before(Temporary memory, AffineForOp loop) {
        for (AccessOp access : memory.accesses()) {
            if (access.resultCount() == 1 && !isFilled(access, memory, loop)) return false;
        }
        return true;
    }

    private static boolean isFilled(AccessOp load, Temporary memory, AffineForOp loop) {
        for (AccessOp access : memory.accesses()) {
            if (access.resultCount() == 1) continue;
            boolean elements = access instanceof StoreOp && load instanceof LoadOp;
            if (isSame(access, load) || elements && isInBox(access, load, loop)) return true;
        }
        return false;
    }

    /** Whether {@code store} is in a block around {@code load}, before it, and at the same subscripts. */
    private static boolean isSame(AccessOp store, AccessOp load) {
        boolean less = load instanceof VectorAccessOp v
                && !(store instanceof VectorAccessOp w && w.vectorType().equals(v.vectorType()));
        if (less) return false;
        Operation at = store.requiredBlock().ancestorInBlock(load);
        if (at == null || !store.isBefore(at)) return false;
        return Linear.of(store.map(), store.mapOperands()).equals(Linear.of(load.map(), load.mapOperands()));
    }

    /**
     * Whether the loops in {@code loop} around {@code store}, which have nothing in common with those around the load
     * and come first, store to each subscript that the load has: in each dimension it is a counter of its own.
     */
    private static boolean isInBox(AccessOp store, AccessOp load, AffineForOp loop) {
        Operation first = loop.body().ancestorInBlock(store);
        Operation second = loop.body().ancestorInBlock(load);
        if (first == null || second == null || first == second || !first.isBefore(second)) return false;
        List<AffineForOp> filling = loopsIn(loop, store, true);
        List<AffineForOp> around = loopsIn(loop, load, false);
        if (filling == null || around == null) return false;
        List<AffineForOp> free = new ArrayList<>(filling);
        List<@Nullable Linear> written = Linear.of(store.map(), store.mapOperands());
        List<@Nullable Linear> read = Linear.of(load.map(), load.mapOperands());
        for (int d = 0; d < written.size(); d++) {
            Linear s = written.get(d);
            Linear t = read.get(d);
            if (s == null || t == null) return false;
            AffineForOp own = counterIn(s, filling);
            if (own == null) {
                if (!s.equals(t)) return false;
                continue;
            }
            Value counter = own.inductionVariable();
            Linear rest = s.with(counter, Linear.constant(0));
            boolean plain = s.factor(counter) == 1 && own.step() == 1 && counterIn(rest, filling) == null;
            if (!plain || !free.remove(own) || !isWithin(t.plus(rest, -1), own, filling, around)) return false;
        }
        for (AffineForOp other : free) if (!TripCount.isPositive(other)) return false;
        return true;
    }

    /** The loops between {@code outer} and {@code op}; null if something else is there that may leave it out. */
    private static @Nullable List<AffineForOp> loopsIn(AffineForOp outer, Operation op, boolean only) {
        List<AffineForOp> out = new ArrayList<>();
        for (Operation o = op.parentOp(); o != null && o != outer; o = o.parentOp()) {
            if (o instanceof AffineForOp loop) out.add(0, loop);
            else if (only) return null;
        }
        return out;
    }

    private static @Nullable AffineForOp counterIn(Linear sum, List<AffineForOp> loops) {
        for (AffineForOp loop : loops) if (sum.factor(loop.inductionVariable()) != 0) return loop;
        return null;
    }

    private static boolean isWithin(
            Linear value, AffineForOp own, List<AffineForOp> filling, List<AffineForOp> around) {
        Extent all = Extent.of(own);
        return all != null
                && all.isFixedIn(filling)
                && isNeverNegative(value.plus(all.first(), -1), around)
                && isNeverNegative(all.last().plus(value, -1), around);
    }

    private static boolean isNeverNegative(Linear sum, List<AffineForOp> loops) {
        Linear least = Extent.extreme(sum, loops, false);
        return least != null && least.isConstant() && least.constant() >= 0;
    }
}
