package dev.wami.loops.fuse;

import dev.wami.core.ir.Value;
import dev.wami.loops.nest.Linear;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether a slice writes each element that a load behind it reads: in each dimension the store's subscript is the
 * counter of a loop of its own, within whose values the load's subscript is.
 */
final class Coverage {
    private Coverage() {}

    static boolean of(Slice slice, AffineAccess.StoreOp store, AffineAccess.LoadOp load) {
        List<@Nullable Linear> written = Linear.of(store.map(), store.mapOperands());
        List<@Nullable Linear> read = Linear.of(load.map(), load.mapOperands());
        List<AffineForOp> free = new ArrayList<>(slice.source().around(store));
        for (AffineForOp loop : free) {
            Extent all = Extent.of(loop);
            if (all == null || !all.isFixedIn(free)) return false;
        }
        List<AffineForOp> around = new SimpleNest(slice.target().get(0)).around(load);
        List<AffineForOp> loops = List.copyOf(free);
        for (int r = 0; r < written.size(); r++) {
            Linear s = written.get(r);
            Linear t = read.get(r);
            if (s == null || t == null) return false;
            AffineForOp loop = loops.stream()
                    .filter(l -> s.factor(l.inductionVariable()) != 0)
                    .findFirst()
                    .orElse(null);
            if (loop == null) {
                if (!s.equals(t)) return false;
                continue;
            }
            Value counter = loop.inductionVariable();
            Linear rest = s.with(counter, Linear.constant(0));
            for (AffineForOp other : loops) if (rest.factor(other.inductionVariable()) != 0) return false;
            if (s.factor(counter) != 1 || loop.step() != 1 || !free.remove(loop)) return false;
            if (!isWithin(t.plus(rest, -1), loop, slice, around)) return false;
        }
        for (AffineForOp loop : free) if (!slice.isSliced(loop) && !TripCount.isPositive(loop)) return false;
        return true;
    }

    private static boolean isWithin(Linear value, AffineForOp loop, Slice slice, List<AffineForOp> around) {
        Extent values = slice.sliced().get(loop);
        if (values == null) values = Extent.of(loop);
        return values != null
                && isNeverNegative(value.plus(values.first(), -1), around)
                && isNeverNegative(values.last().plus(value, -1), around);
    }

    private static boolean isNeverNegative(Linear sum, List<AffineForOp> loops) {
        Linear least = Extent.extreme(sum, loops, false);
        return least != null && least.isConstant() && least.constant() >= 0;
    }
}
