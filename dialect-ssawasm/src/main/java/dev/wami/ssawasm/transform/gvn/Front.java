package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.ir.Operation;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.MemoryAccess.StoreOp;
import dev.wami.ssawasm.Traps;
import dev.wami.ssawasm.transform.Place;
import java.util.ArrayList;
import java.util.List;

/**
 * The way back from an operation to where control flow has met: what is executed between only computes, loads, or
 * stores somewhere else. What is behind it could be executed in front of the join instead.
 */
final class Front {
    /** How many loads a loop carries: each is a value that lives through it. */
    static final int MOST_CARRIED = 8;
    /** How many stores are looked at. */
    private static final int MOST_STORES = 16;

    private final Join join;
    private final boolean loop;
    private final List<StoreOp> stores = new ArrayList<>(0);

    Front(Join join, boolean loop) {
        this.join = join;
        this.loop = loop;
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
