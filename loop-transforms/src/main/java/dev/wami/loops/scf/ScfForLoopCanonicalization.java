package dev.wami.loops.scf;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.core.rewrite.GreedyRewrite;
import dev.wami.std.affine.AffineApply.ChoiceOp;
import dev.wami.std.memref.MemRefShape.DimOp;
import dev.wami.std.scf.ForOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Simplifies least and greatest results by the ranges of the loops around, and extents of memrefs that loops carry.
 * Upstream: scf-for-loop-canonicalization.
 */
public final class ScfForLoopCanonicalization extends Pass {
    private static final Statistic CHOICES = new Statistic("num-choices", "Number of minima and maxima simplified");
    private static final Statistic EXTENTS =
            new Statistic("num-extents", "Number of extents taken from initial values");

    @Override
    public String name() {
        return "scf-for-loop-canonicalization";
    }

    @Override
    public String summary() {
        return "simplify what is in scf.for and scf.parallel by their ranges";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(CHOICES, EXTENTS);
    }

    @Override
    public void run(Operation root, PassContext context) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (DimOp dim : root.collect(DimOp.class)) {
                Value init = initial(dim.operand(0));
                if (init == null) continue;
                dim.setOperand(0, init);
                context.count(EXTENTS.name(), 1);
                changed = true;
            }
            new GreedyRewrite(context.context(), GreedyRewrite.Options.PATTERNS_ONLY, List.of()).run(root);
            for (ChoiceOp op : root.collect(ChoiceOp.class)) {
                if (!Choices.simplify(op, Facts.OF_LOOPS)) continue;
                context.count(CHOICES.name(), 1);
                changed = true;
            }
        }
    }

    /** What a loop begins with for {@code v}, a value that it carries and that keeps its extents; or null. */
    private static @Nullable Value initial(Value v) {
        if (v instanceof BlockArgument a && a.owner().parentOp() instanceof ForOp loop && a.index() > 0) {
            return keepsExtents(loop, a.index() - 1) ? loop.inits().get(a.index() - 1) : null;
        }
        if (v instanceof OpResult r && r.definedBy() instanceof ForOp loop) {
            return keepsExtents(loop, r.index()) ? loop.inits().get(r.index()) : null;
        }
        return null;
    }

    private static boolean keepsExtents(ForOp loop, int i) {
        Value v = loop.yieldOp().operand(i);
        while (v instanceof OpResult r && r.definedBy() instanceof ForOp inner) {
            if (!keepsExtents(inner, r.index())) return false;
            v = inner.inits().get(r.index());
        }
        return v == loop.carried().get(i);
    }
}
