package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Operation;
import dev.wami.ssawasm.Control.ExitOp;
import dev.wami.ssawasm.IfOp;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.MemoryAccess.StoreOp;
import dev.wami.ssawasm.Traps;
import dev.wami.ssawasm.transform.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The way back from an operation to where control flow has met: what is executed between only computes, loads, or
 * stores somewhere else. What is behind it could be executed in front of the join instead.
 */
final class Front {
    /** How many loads a loop carries: each is a value that lives through it. */
    static final int MOST_CARRIED = 8;
    /** How many stores are looked at. */
    private static final int MOST_STORES = 16;
    /** How many operations an {@code if} may have that is passed. */
    private static final int MOST_PASSED = 32;

    private final Join join;
    private final boolean loop;
    private final @Nullable Front before;
    private final List<StoreOp> stores = new ArrayList<>(0);

    /** @param before the one that the way back goes on to, from in front of the join; or null */
    Front(Join join, boolean loop, @Nullable Front before) {
        this.join = join;
        this.loop = loop;
        this.before = before;
    }

    /** The nearest to {@code load} that it could be executed in front of, which is from {@code place}. */
    static @Nullable Front nearest(@Nullable Front front, LoadOp load, Place place) {
        Front f = front;
        while (f != null && !f.isJustBefore(load)) f = f.mayPass(load, place) ? f.before : null;
        return f != null && f.mayPass(load, place) ? f : null;
    }

    @Nullable
    Front before() {
        return before;
    }

    Join join() {
        return join;
    }

    /** Whether control comes back here. */
    boolean isLoop() {
        return loop;
    }

    boolean isJustBefore(Operation op) {
        return join.isJustBefore(op);
    }

    /**
     * Whether all that {@code op} does, whichever side it takes, is to compute and to load: what is behind it could
     * come first.
     */
    static boolean isQuiet(IfOp op) {
        int[] left = {MOST_PASSED};
        return op.walkOuterFirst(o -> {
            boolean quiet = o instanceof IfOp || o instanceof ExitOp || Effects.isPure(o) || o instanceof LoadOp;
            boolean plain = o.regionCount() == 0 || o instanceof IfOp;
            return quiet && plain && !Traps.isObserved(o) && left[0]-- > 0 ? Operation.Walk.INTO : Operation.Walk.STOP;
        });
    }

    /** Whether something behind {@code op}, which changes something, could still be executed in front of it. */
    boolean passes(Operation op) {
        if (!(op instanceof StoreOp store) || Traps.isObserved(store) || stores.size() == MOST_STORES) return false;
        stores.add(store);
        return true;
    }

    /** Whether {@code load}, from {@code place}, gives the same in front of the join. */
    boolean mayPass(LoadOp load, Place place) {
        for (StoreOp s : stores) if (Traps.isObserved(load) || Place.of(s).mayOverlap(place)) return false;
        return true;
    }
}
