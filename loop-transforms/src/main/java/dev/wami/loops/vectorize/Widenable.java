package dev.wami.loops.vectorize;

import dev.wami.core.analysis.Effects;
import dev.wami.core.interp.IfLike;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.affine.ValueMap;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.ElementwiseOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators.ConditionOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import dev.wami.std.scf.WhileOp;
import java.util.List;

/** Whether all operations of a loop can be done for several iterations at once. */
final class Widenable {
    private final Variance variance;
    private final AffineForOp loop;

    Widenable(Variance variance) {
        this.variance = variance;
        this.loop = variance.loop();
    }

    boolean body() {
        for (Operation op : loop.body()) if (!isWidenable(op)) return false;
        return true;
    }

    /** Whether {@code op}, of the body, can be done for all lanes at once, or is not to be. */
    boolean isWidenable(Operation op) {
        return variance.isSerial(op) || operation(op, false);
    }

    /** Whether {@code op} can be done for one lane after the other: it does nothing but compute, read and write. */
    static boolean isRepeatable(Operation op) {
        return op.walkOuterFirst(nested -> {
            List<Effect> effects = Effects.own(nested);
            boolean known = effects == null
                    ? nested instanceof RecursiveMemoryEffects || nested instanceof Terminator
                    : effects.stream().allMatch(e -> e.kind() == Effect.Kind.READ || e.kind() == Effect.Kind.WRITE);
            return known ? Operation.Walk.INTO : Operation.Walk.STOP;
        });
    }

    /** @param speculated whether it is to be done for lanes that would not do it */
    private boolean block(Block block, boolean speculated) {
        for (Operation op : block) if (!operation(op, speculated)) return false;
        return true;
    }

    private boolean operation(Operation op, boolean speculated) {
        if (op instanceof AffineYieldOp || op instanceof YieldOp || op instanceof ConstantOp) return true;
        if (op instanceof ConditionOp) return true;
        if (op instanceof AffineForOp inner) {
            return !speculated && !variance.anyVaries(bounds(inner)) && haveLanes(inner) && block(inner.body(), false);
        }
        if (op instanceof WhileOp inner && !variance.isUniform(inner)) return !speculated && untilAllLeave(inner);
        if (op instanceof AffineIfOp || op instanceof IfOp) return conditional((IfLike) op, op, speculated);
        if (op instanceof AffineAccess.LoadOp load) return access(load) && (!speculated || isInBounds(load));
        if (op instanceof AffineAccess.StoreOp store) return access(store) && !speculated;
        if (variance.isUniform(op)) return uniform(op, speculated);
        if (op instanceof MemRefAccess.LoadOp load) return !speculated && gather(load);
        if (op instanceof ApplyOp apply) {
            return LaneSubscripts.of(apply.map(), apply.operands(), loop).isLinear() && ofVariable(apply);
        }
        boolean byElement = op instanceof ElementwiseOp || op instanceof SelectOp;
        return byElement && haveLanes(op) && (!speculated || Effects.isSpeculatable(op));
    }

    /** What is done once for all lanes: nothing that each of them has to do for itself. */
    private static boolean uniform(Operation op, boolean speculated) {
        if (Effects.isPure(op)) return true;
        return !speculated && (op instanceof ElementwiseOp || op instanceof MemRefAccess.LoadOp);
    }

    private static List<Value> bounds(AffineForOp inner) {
        return inner.operands().subList(0, inner.operandCount() - inner.inits().size());
    }

    private boolean conditional(IfLike op, Operation conditional, boolean speculated) {
        boolean diverges = variance.anyVaries(conditional.operands());
        if (!haveLanes(conditional)) return false;
        if (diverges && conditional instanceof AffineIfOp affine && !isLinear(affine)) return false;
        boolean inside = speculated || diverges;
        return block(op.thenBlock(), inside) && (!op.hasElse() || block(op.elseBlock(), inside));
    }

    /**
     * Whether lanes that have left the loop may repeat their last test, and do once more what comes behind it, until
     * all have left.
     */
    private boolean untilAllLeave(WhileOp op) {
        List<Effect> effects = Effects.of(op);
        if (effects == null || !Effects.areReads(effects) || !haveLanes(op)) return false;
        for (Value v : op.beforeBlock().arguments()) if (!hasLanes(v.type())) return false;
        return block(op.beforeBlock(), false) && block(op.afterBlock(), true);
    }

    /** Whether lanes that have left {@code op}, which is widenable, may compute on whatever values they get to. */
    boolean mayRunOn(WhileOp op) {
        return block(op.beforeBlock(), true);
    }

    private boolean isLinear(AffineIfOp op) {
        LaneSubscripts condition = Conditions.of(op, loop);
        return condition.isLinear() && isOfVariable(condition);
    }

    private boolean access(AffineAccess.AccessOp op) {
        MemRefType type = op.memrefType();
        if (variance.varies(op.memref())) return false;
        LaneSubscripts subscripts = LaneSubscripts.of(op, loop);
        if (!isOfVariable(subscripts)) return false;
        boolean uniform = !variance.anyVaries(op.operands());
        return uniform || LaneTypes.isStored(type.element()) && type.rank() > 0;
    }

    /** Any elements of one memref. */
    private boolean gather(MemRefAccess.LoadOp load) {
        return !variance.varies(load.memref()) && haveLanes(load);
    }

    private boolean ofVariable(ApplyOp apply) {
        return isOfVariable(LaneSubscripts.of(apply.map(), apply.operands(), loop));
    }

    /** Whether all that varies among the operands is the variable of the loop. */
    private boolean isOfVariable(LaneSubscripts subscripts) {
        for (int i = 0; i < subscripts.operands().size(); i++) {
            if (i != subscripts.lane() && variance.varies(subscripts.operands().get(i))) return false;
        }
        return true;
    }

    private static boolean isInBounds(AffineAccess.LoadOp load) {
        return new ValueMap(load.map(), load.mapOperands())
                .compose()
                .isWithin(load.memrefType().shape());
    }

    /** Whether there are lanes for whatever of {@code op} varies. */
    private boolean haveLanes(Operation op) {
        for (Value v : op.operands()) if (variance.varies(v) && !hasLanes(v.type())) return false;
        for (Value v : op.results()) if (variance.varies(v) && !hasLanes(v.type())) return false;
        return true;
    }

    private static boolean hasLanes(Type type) {
        return type == IndexType.INDEX || LaneTypes.bits(type) > 0;
    }
}
