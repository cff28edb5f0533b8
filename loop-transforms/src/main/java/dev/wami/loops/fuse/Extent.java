package dev.wami.loops.fuse;

import dev.wami.core.ir.Value;
import dev.wami.loops.nest.Linear;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineForOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values of the counter of a loop, from {@code first} to {@code last}, both taken if the loop runs. */
public record Extent(Linear first, Linear last) {
    /** Of {@code loop}; null where a bound is the least or greatest of several, or no sum. */
    public static @Nullable Extent of(AffineForOp loop) {
        List<@Nullable Linear> lower =
                Linear.of(loop.lower().map(), loop.lower().operands());
        List<@Nullable Linear> upper =
                Linear.of(loop.upper().map(), loop.upper().operands());
        Linear from = lower.get(0);
        Linear to = upper.get(0);
        if (lower.size() != 1 || upper.size() != 1 || from == null || to == null) return null;
        Long count = TripCount.constantOf(loop);
        // the last value of a loop with a step is known only if their number is
        Linear last = count == null || count == 0 ? to.plus(-1) : from.plus((count - 1) * loop.step());
        return new Extent(from, last);
    }

    /** Whether neither end depends on the counter of one of {@code loops}. */
    public boolean isFixedIn(List<AffineForOp> loops) {
        for (AffineForOp loop : loops) {
            Value v = loop.inductionVariable();
            if (first.factor(v) != 0 || last.factor(v) != 0) return false;
        }
        return true;
    }

    /** How many values there are, if they are neighbours; null if that is not known. */
    public @Nullable Long size() {
        Linear span = last.plus(first, -1);
        return span.isConstant() ? span.constant() + 1 : null;
    }

    /**
     * The least, or the greatest, value of {@code sum} in the iterations of {@code loops}, outermost first, in terms of
     * what is defined around them; null if that is not known.
     */
    public static @Nullable Linear extreme(Linear sum, List<AffineForOp> loops, boolean greatest) {
        Linear out = sum;
        for (int i = loops.size() - 1; i >= 0; i--) {
            Value v = loops.get(i).inductionVariable();
            long f = out.factor(v);
            if (f == 0) continue;
            Extent values = of(loops.get(i));
            if (values == null) return null;
            out = out.with(v, (f > 0) == greatest ? values.last : values.first);
        }
        return out;
    }
}
