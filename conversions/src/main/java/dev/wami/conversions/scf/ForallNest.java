package dev.wami.conversions.scf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.pass.PassContext;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.mixed.MixedIndex;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.ForallOp;
import dev.wami.std.scf.ParallelOp;
import dev.wami.std.scf.Reductions.ReduceOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import java.util.ArrayList;
import java.util.List;

/** A {@link ForallOp} without tensors as other loops. Upstream: forallToForLoop, forallToParallelLoop. */
final class ForallNest {
    private final ForallOp op;
    private final List<Value> lower;
    private final List<Value> upper;
    private final List<Value> step;

    private ForallNest(ForallOp op) {
        this.op = op;
        this.lower = values(op.lowerBounds());
        this.upper = values(op.upperBounds());
        this.step = values(op.steps());
    }

    private List<Value> values(List<MixedIndex> list) {
        List<Value> out = new ArrayList<>();
        for (MixedIndex i : list) {
            Value v = i.value();
            out.add(v != null ? v : insert(new ConstantOp(op.location(), IntegerAttr.index(i.constant()))));
        }
        return out;
    }

    private Value insert(Operation made) {
        return Builder.before(op).insert(made).result();
    }

    /** Converts each forall in {@code root}, the innermost first; gives those that share tensors, which stay. */
    static List<ForallOp> convertAll(Operation root, boolean parallel) {
        List<ForallOp> stay = new ArrayList<>();
        for (ForallOp op : root.collect(ForallOp.class)) {
            if (op.resultCount() > 0) {
                stay.add(op);
                continue;
            }
            ForallNest nest = new ForallNest(op);
            if (op.rank() == 0) nest.moveBody(op.requiredBlock(), op);
            else if (parallel) nest.toParallel();
            else nest.toFor();
            op.erase();
        }
        return stay;
    }

    /** Converts each forall in {@code root}; an error where one shares tensors. */
    static void convertAll(Operation root, boolean parallel, PassContext context) {
        for (ForallOp op : convertAll(root, parallel)) {
            context.diagnostics().error(op, "shares tensors: only where these are memrefs can it become another loop");
        }
    }

    private void toFor() {
        Builder at = Builder.before(op);
        for (int i = 0; i < op.rank(); i++) {
            ForOp loop = at.insert(new ForOp(op.location(), lower.get(i), upper.get(i), step.get(i), List.of()));
            op.inductionVariables().get(i).replaceAllUsesWith(loop.inductionVariable());
            YieldOp end = Builder.atEnd(loop.body()).insert(new YieldOp(op.location(), List.of()));
            if (i == op.rank() - 1) moveBody(loop.body(), end);
            at.setBefore(end);
        }
    }

    private void toParallel() {
        ParallelOp loop = Builder.before(op).insert(new ParallelOp(op.location(), lower, upper, step, List.of()));
        if (op.mapping() != null) loop.setAttribute("mapping", op.mapping());
        for (int i = 0; i < op.rank(); i++) {
            op.inductionVariables()
                    .get(i)
                    .replaceAllUsesWith(loop.inductionVariables().get(i));
        }
        moveBody(loop.body(), Builder.atEnd(loop.body()).insert(new ReduceOp(op.location(), List.of())));
    }

    private void moveBody(Block into, Operation position) {
        op.combination().erase();
        into.takeOperations(op.body(), position);
    }
}
