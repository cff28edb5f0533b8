package dev.wami.loops.affine;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.loops.nest.Completion;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineParallelOp;
import dev.wami.std.affine.AffineVectorAccess;
import dev.wami.std.affine.ValueMap;
import java.util.List;

/**
 * Moves what is the same in every iteration in front of the loop, loads and stores among it. Upstream:
 * affine-loop-invariant-code-motion, which also moves what the loop may not reach at all, and past calls and aliases.
 */
public final class AffineLoopInvariantCodeMotion extends Pass {
    @Override
    public String name() {
        return "affine-loop-invariant-code-motion";
    }

    @Override
    public String summary() {
        return "hoist loop invariant operations out of affine loops";
    }

    /** Inner loops first: what leaves them can leave the outer ones as well. */
    @Override
    public void run(Operation root, PassContext context) {
        root.walk(op -> {
            if (op instanceof AffineForOp loop) hoist(loop);
        });
    }

    private static void hoist(AffineForOp loop) {
        boolean runs = TripCount.isPositive(loop);
        for (Operation op : loop.body()) {
            if (op == loop.yieldOp() || !isInvariant(op, loop)) continue;
            if (Effects.isPure(op) || mayMoveAccesses(op, loop, runs)) op.moveBefore(loop);
        }
    }

    /** Whether neither {@code op} nor what is in it uses anything of {@code loop} but values of its own. */
    private static boolean isInvariant(Operation op, AffineForOp loop) {
        return op.walkOuterFirst(nested -> {
            for (Value v : nested.operands()) {
                Block home = v.block();
                boolean own = home != null && op.regions().stream().anyMatch(r -> r.isAncestorOf(home.region()));
                if (!own && home != null && loop.region(0).isAncestorOf(home.region())) return Operation.Walk.STOP;
            }
            return Operation.Walk.INTO;
        });
    }

    /** Whether {@code op}, an access or a structured operation with accesses, does the same in front of the loop. */
    private static boolean mayMoveAccesses(Operation op, AffineForOp loop, boolean runs) {
        boolean structured = op instanceof AffineIfOp || op instanceof AffineForOp || op instanceof AffineParallelOp;
        boolean access = op instanceof AffineAccess.AccessOp || op instanceof AffineVectorAccess.VectorAccessOp;
        if (!structured && !access) return false;
        List<Effect> effects = Effects.of(op);
        if (effects == null || !runs && !(op instanceof AffineAccess.LoadOp load && isInBounds(load))) return false;
        // done once or several times, the same is written: nothing of it is read
        for (Effect read : effects) {
            if (read.kind() != Effect.Kind.READ) continue;
            for (Effect e : effects) if (e != read && Effects.conflict(read, e)) return false;
        }
        boolean writes = !Effects.areReads(effects);
        for (Operation other : loop.body()) {
            if (other == op || other == loop.yieldOp()) continue;
            List<Effect> others = Effects.of(other);
            if (others == null || Effects.conflict(effects, others)) return false;
            if (writes && !Completion.isCertain(other)) return false;
        }
        return true;
    }

    private static boolean isInBounds(AffineAccess.LoadOp load) {
        return new ValueMap(load.map(), load.mapOperands())
                .compose()
                .isWithin(load.memrefType().shape());
    }
}
