package dev.wami.loops.slp;

import dev.wami.core.ir.Operation;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.nest.Completion;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineVectorAccess;
import dev.wami.std.memref.MemRefAccess;
import java.util.List;

/** Which accesses of a block may move down to the last of some stores in it, where the one store of them all goes. */
final class BlockMemory {
    private final Legality legality;

    BlockMemory(Operation function) {
        legality = new Legality(Dependences.of(function));
    }

    /** The one of {@code stores} that comes last in the block. */
    static AffineAccess.StoreOp last(List<AffineAccess.StoreOp> stores) {
        AffineAccess.StoreOp out = stores.get(0);
        for (AffineAccess.StoreOp s : stores) if (out.isBefore(s)) out = s;
        return out;
    }

    /** Whether all of {@code stores} may be done where the last of them is. */
    boolean maySink(List<AffineAccess.StoreOp> stores) {
        for (AffineAccess.StoreOp s : stores) if (!maySink(s, stores)) return false;
        return true;
    }

    /**
     * Whether {@code access} may be done in front of the last of {@code stores} instead of where it is. Those of them
     * in between are done there, too.
     */
    boolean maySink(AffineAccess.AccessOp access, List<AffineAccess.StoreOp> stores) {
        AffineAccess.StoreOp last = last(stores);
        if (last != access && last.isBefore(access)) return false;
        boolean store = access instanceof AffineAccess.StoreOp;
        for (Operation op = access; op != last && op != null; op = op.next()) {
            if (op == access || isOneOf(op, stores)) continue;
            // what was written before the end of the program can be seen
            if (store && !isCertain(op)) return false;
            if (!legality.mayReorder(access, op)) return false;
        }
        return true;
    }

    private static boolean isOneOf(Operation op, List<AffineAccess.StoreOp> stores) {
        for (AffineAccess.StoreOp s : stores) if (s == op) return true;
        return false;
    }

    private static boolean isCertain(Operation op) {
        return op instanceof AffineVectorAccess.VectorAccessOp
                || op instanceof MemRefAccess.LoadOp
                || op instanceof MemRefAccess.StoreOp
                || Completion.isCertain(op);
    }
}
