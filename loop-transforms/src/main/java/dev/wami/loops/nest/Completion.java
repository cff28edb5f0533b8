package dev.wami.loops.nest;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.loops.scope.AffineScopeOp;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineParallelOp;

/** Whether what follows an operation is certainly executed. */
public final class Completion {
    private Completion() {}

    /**
     * Whether {@code op} does not end the program, where what was written before can be seen; an access out of bounds
     * is undefined.
     */
    public static boolean isCertain(Operation op) {
        return op.walkOuterFirst(nested -> {
            boolean defined = nested instanceof AffineAccess.AccessOp
                    || nested instanceof Speculation s && s.speculatability() != Speculation.Speculatability.NO
                    || nested instanceof AffineForOp
                    || nested instanceof AffineIfOp
                    || nested instanceof AffineParallelOp
                    || nested instanceof AffineScopeOp
                    || nested instanceof Terminator;
            return defined ? Operation.Walk.INTO : Operation.Walk.STOP;
        });
    }
}
