package dev.wami.loops.fuse;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A loop that may be fused: it carries no values, and no operation in it but loops has regions, so that what is in it
 * is executed in every iteration of the loops around it.
 *
 * @param root the outermost loop
 */
record SimpleNest(AffineForOp root) {
    /** The nest that begins with {@code op}; null if it is none. */
    static @Nullable SimpleNest of(Operation op) {
        if (!(op instanceof AffineForOp loop) || loop.resultCount() > 0) return null;
        boolean simple = loop.walkOuterFirst(nested ->
                nested instanceof AffineForOp || nested.regionCount() == 0 ? Operation.Walk.INTO : Operation.Walk.STOP);
        return simple ? new SimpleNest(loop) : null;
    }

    List<AffineAccess.LoadOp> loads() {
        return root.collect(AffineAccess.LoadOp.class);
    }

    List<AffineAccess.StoreOp> stores() {
        return root.collect(AffineAccess.StoreOp.class);
    }

    Set<Value> loaded() {
        Set<Value> out = new LinkedHashSet<>();
        for (AffineAccess.LoadOp load : loads()) out.add(load.memref());
        return out;
    }

    Set<Value> stored() {
        Set<Value> out = new LinkedHashSet<>();
        for (AffineAccess.StoreOp store : stores()) out.add(store.memref());
        return out;
    }

    /** The loops of this nest around {@code op}, outermost first. */
    List<AffineForOp> around(Operation op) {
        List<AffineForOp> out = new ArrayList<>();
        for (Operation o = op.parentOp(); o != null; o = o.parentOp()) {
            if (o instanceof AffineForOp loop) out.add(0, loop);
            if (o == root) return out;
        }
        throw new IllegalArgumentException("not in the nest");
    }

    /** Those around all of {@code ops}. */
    List<AffineForOp> aroundAll(List<? extends Operation> ops) {
        List<AffineForOp> out = around(ops.get(0));
        for (Operation op : ops) out.removeIf(loop -> !loop.isProperAncestorOf(op));
        return out;
    }
}
