package dev.wami.std.cf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.rewrite.UsesWithin;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.ub.UnreachableOp;
import java.util.ArrayList;
import java.util.List;

/** Goes to one of two blocks. Successor 0 is taken if the condition is true. Upstream: cf.cond_br. */
public final class CondBranchOp extends ConditionalBranch {
    static final OpSpec SPEC = spec(CfOp.COND_BR, "branch on a condition", Types.ANY);

    CondBranchOp(OpState state) {
        super(SPEC, state);
    }

    public CondBranchOp(
            Location location,
            Value condition,
            Block ifTrue,
            List<? extends Value> trueArguments,
            Block ifFalse,
            List<? extends Value> falseArguments) {
        super(SPEC, location, condition, ifTrue, trueArguments, ifFalse, falseArguments);
    }

    // ---- simplification

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        return takeKnownBranch(rewriter)
                || shortenEdges(rewriter)
                || joinEqualTargets(rewriter)
                || takeBranchOfPredecessor(rewriter)
                || propagateCondition(rewriter)
                || avoidUnreachable(rewriter);
    }

    private Edge edge(boolean condition) {
        return condition ? new Edge(trueTarget(), trueArguments()) : new Edge(falseTarget(), falseArguments());
    }

    private boolean goTo(Edge edge, Rewriter rewriter) {
        rewriter.replace(this, new BranchOp(location(), edge.target(), edge.arguments()));
        return true;
    }

    private boolean takeKnownBranch(Rewriter rewriter) {
        IntegerAttr known = rewriter.folder().integer(condition());
        return known != null && goTo(edge(known.value() != 0), rewriter);
    }

    private boolean shortenEdges(Rewriter rewriter) {
        Edge t = edge(true).throughTarget(rewriter);
        Edge f = edge(false).throughTarget(rewriter);
        if (t == null && f == null) return false;
        if (t == null) t = edge(true);
        if (f == null) f = edge(false);
        CondBranchOp shorter =
                new CondBranchOp(location(), condition(), t.target(), t.arguments(), f.target(), f.arguments());
        DenseArrayAttr weights = optionalProperty("branch_weights", DenseArrayAttr.class);
        if (weights != null) shorter.setAttribute("branch_weights", weights);
        rewriter.replace(this, shorter);
        return true;
    }

    /** {@code cond_br c, ^a(x), ^a(y) -> br ^a(select c, x, y)}, if this is the only way to {@code ^a}. */
    private boolean joinEqualTargets(Rewriter rewriter) {
        Block target = trueTarget();
        if (target != falseTarget()) return false;
        List<Value> x = trueArguments();
        List<Value> y = falseArguments();
        if (!x.equals(y)) {
            for (BlockUse use : target.predecessorUses()) if (use.owner() != this) return false;
        }
        List<Value> arguments = new ArrayList<>();
        for (int i = 0; i < x.size(); i++) {
            boolean same = x.get(i) == y.get(i);
            SelectOp select = same ? null : new SelectOp(location(), condition(), x.get(i), y.get(i));
            arguments.add(select == null ? x.get(i) : rewriter.insert(select).result());
        }
        return goTo(new Edge(target, arguments), rewriter);
    }

    /** The only way here is a branch on the same condition. */
    private boolean takeBranchOfPredecessor(Rewriter rewriter) {
        BlockUse only = requiredBlock().onlyPredecessor();
        if (only == null || !(only.owner() instanceof CondBranchOp before)) return false;
        return before.condition() == condition() && goTo(edge(only.index() == 0), rewriter);
    }

    /** In a target that is only reached from here the condition is known. */
    private boolean propagateCondition(Rewriter rewriter) {
        boolean changed = false;
        for (int i = 0; i < 2; i++) {
            Block target = successor(i);
            if (target.onlyPredecessor() == null) continue;
            Value known = null;
            for (Use use : UsesWithin.block(condition(), target)) {
                if (known == null) {
                    rewriter.setBefore(this);
                    known = ConstantOp.insert(rewriter, location(), IntegerAttr.bool(i == 0));
                }
                use.set(known);
                rewriter.changed(use.owner());
                changed = true;
            }
        }
        return changed;
    }

    private boolean avoidUnreachable(Rewriter rewriter) {
        if (trueTarget().first() instanceof UnreachableOp) return goTo(edge(false), rewriter);
        return falseTarget().first() instanceof UnreachableOp && goTo(edge(true), rewriter);
    }
}
