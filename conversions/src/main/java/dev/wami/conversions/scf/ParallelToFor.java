package dev.wami.conversions.scf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.ParallelOp;
import dev.wami.std.scf.Reductions.ReduceOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Parallel loops to loops in lexicographic order, which carry what is reduced. Upstream:
 * scf-parallel-for-to-nested-fors, which leaves loops that reduce.
 */
public final class ParallelToFor extends Pass {
    @Override
    public String name() {
        return "scf-parallel-for-to-nested-fors";
    }

    @Override
    public String summary() {
        return "convert scf.parallel to nested scf.for loops";
    }

    @Override
    public void run(Operation root, PassContext context) {
        run(root);
    }

    /** Innermost first, so that each loop is moved once. */
    static void run(Operation root) {
        List<ParallelOp> loops = new ArrayList<>();
        root.walk(op -> {
            if (op instanceof ParallelOp loop) loops.add(loop);
        });
        for (ParallelOp loop : loops) expand(loop);
    }

    /**
     *
     *
     * <pre>
     *   %r = scf.for %i = ... iter_args(%a = init) {
     *     %s = scf.for %j = ... iter_args(%b = %a) {
     *       the body, and each reduction of %b and the body's value
     *       scf.yield the reduced values
     *     }
     *     scf.yield %s
     *   }
     * </pre>
     */
    private static void expand(ParallelOp op) {
        List<ForOp> nest = new ArrayList<>();
        List<? extends Value> carried = op.inits();
        Builder at = Builder.before(op);
        for (int i = 0; i < op.steps().size(); i++) {
            ForOp loop = at.insert(new ForOp(
                    op.location(),
                    op.lowerBounds().get(i),
                    op.upperBounds().get(i),
                    op.steps().get(i),
                    carried));
            op.inductionVariables().get(i).replaceAllUsesWith(loop.inductionVariable());
            nest.add(loop);
            carried = loop.carried();
            at.setToEnd(loop.body());
        }
        ReduceOp reduce = op.reduceOp();
        Block innermost = nest.get(nest.size() - 1).body();
        innermost.takeOperations(op.body(), null);
        List<Value> reduced = new ArrayList<>();
        for (Region reduction : reduce.regions()) {
            int i = reduction.index();
            reduced.add(inlineReduction(reduction.entry(), carried.get(i), reduce, reduce.operand(i)));
        }
        reduce.erase();
        Builder.atEnd(innermost).insert(new YieldOp(op.location(), reduced));
        for (int i = nest.size() - 2; i >= 0; i--) {
            Builder.atEnd(nest.get(i).body())
                    .insert(new YieldOp(op.location(), nest.get(i + 1).results()));
        }
        op.replaceAllUsesWith(nest.get(0).results());
        op.erase();
    }

    /** Executes a reduction before {@code position}; gives what it returns. */
    private static Value inlineReduction(Block reduction, Value left, Operation position, Value right) {
        reduction.argument(0).replaceAllUsesWith(left);
        reduction.argument(1).replaceAllUsesWith(right);
        Operation end = reduction.requiredTerminator();
        Value result = end.operand(0);
        end.erase();
        position.requiredBlock().takeOperations(reduction, position);
        return result;
    }
}
