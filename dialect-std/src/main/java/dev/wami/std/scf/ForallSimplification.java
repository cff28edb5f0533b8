package dev.wami.std.scf;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.mixed.MixedIndex;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The canonical form of a {@link ForallOp}. Upstream: ForallOp::getCanonicalizationPatterns. */
final class ForallSimplification {
    private final ForallOp op;
    private final Rewriter rewriter;

    ForallSimplification(ForallOp op, Rewriter rewriter) {
        this.op = op;
        this.rewriter = rewriter;
    }

    boolean run() {
        return makeControlStatic() || dropOutputs() || dropTrivialLoops() || replaceVariables();
    }

    /** Makes bounds and steps that are constants such in the attributes. */
    private boolean makeControlStatic() {
        Folder folder = rewriter.folder();
        List<MixedIndex> lower = MixedIndex.fold(op.lowerBounds(), folder);
        List<MixedIndex> upper = MixedIndex.fold(op.upperBounds(), folder);
        List<MixedIndex> step = MixedIndex.fold(op.steps(), folder);
        if (lower == null && upper == null && step == null) return false;
        op.setControl(
                lower == null ? op.lowerBounds() : lower,
                upper == null ? op.upperBounds() : upper,
                step == null ? op.steps() : step);
        rewriter.changed(op);
        return true;
    }

    // ---- outputs

    /** An output whose result nothing uses, or that nothing is combined into, is not shared. */
    private boolean dropOutputs() {
        List<Integer> dropped = new ArrayList<>();
        for (int i = 0; i < op.resultCount(); i++) {
            if (op.result(i).isUnused()
                    || combiningInto(op.sharedOutputs().get(i)).isEmpty()) dropped.add(i);
        }
        if (dropped.isEmpty()) return false;
        List<Value> kept = new ArrayList<>();
        for (int i = 0; i < op.resultCount(); i++) {
            if (!dropped.contains(i)) kept.add(op.outputs().get(i));
        }
        for (int i : dropped) {
            BlockArgument shared = op.sharedOutputs().get(i);
            for (Operation combining : combiningInto(shared)) rewriter.erase(combining);
            rewriter.replaceAllUses(shared, op.outputs().get(i));
        }
        Collections.reverse(dropped);
        for (int i : dropped) op.body().eraseArgument(op.rank() + i);
        ForallOp fewer = remade(op.lowerBounds(), op.upperBounds(), op.steps(), kept);
        List<Value> results = new ArrayList<>(op.outputs());
        int next = 0;
        for (int i = 0; i < results.size(); i++) if (!dropped.contains(i)) results.set(i, fewer.result(next++));
        rewriter.replace(op, results);
        return true;
    }

    /** The operations at the end of the body that use {@code shared}. */
    private List<Operation> combiningInto(BlockArgument shared) {
        List<Operation> out = new ArrayList<>();
        for (Operation each : op.combination().region(0).entry()) {
            if (each.operands().contains(shared)) out.add(each);
        }
        return out;
    }

    // ---- loops

    /**
     * Nothing runs if one loop does not; a loop that runs once is its lower bound, unless a processing unit runs it.
     */
    private boolean dropTrivialLoops() {
        if (op.mapping() != null) return false;
        List<Integer> once = new ArrayList<>();
        for (int i = 0; i < op.rank(); i++) {
            BigInteger trips = trips(i);
            if (trips != null && trips.signum() == 0) {
                rewriter.replace(op, op.outputs());
                return true;
            }
            if (trips != null && trips.equals(BigInteger.ONE)) once.add(i);
        }
        if (once.size() == op.rank()) return inlineBody();
        if (once.isEmpty()) return false;
        List<MixedIndex> lower = new ArrayList<>(op.lowerBounds());
        List<MixedIndex> upper = new ArrayList<>(op.upperBounds());
        List<MixedIndex> step = new ArrayList<>(op.steps());
        List<Value> starts = new ArrayList<>();
        for (int i : once) starts.add(value(lower.get(i)));
        for (int i = once.size() - 1; i >= 0; i--) {
            int loop = once.get(i);
            rewriter.replaceAllUses(op.body().argument(loop), starts.get(i));
            op.body().eraseArgument(loop);
            lower.remove(loop);
            upper.remove(loop);
            step.remove(loop);
        }
        rewriter.replace(op, remade(lower, upper, step, op.outputs()).results());
        return true;
    }

    private boolean inlineBody() {
        InParallelOp end = op.combination();
        if (!end.region(0).entry().isEmpty()) return false;
        List<Value> arguments = new ArrayList<>();
        for (MixedIndex l : op.lowerBounds()) arguments.add(value(l));
        arguments.addAll(op.outputs());
        rewriter.inlineBlockBefore(op.body(), op, arguments);
        rewriter.erase(end);
        rewriter.replace(op, op.outputs());
        return true;
    }

    /** The variable of a loop that runs once is its lower bound. */
    private boolean replaceVariables() {
        boolean changed = false;
        for (int i = 0; i < op.rank(); i++) {
            BlockArgument variable = op.inductionVariables().get(i);
            if (variable.isUnused() || !BigInteger.ONE.equals(trips(i))) continue;
            rewriter.replaceAllUses(variable, value(op.lowerBounds().get(i)));
            changed = true;
        }
        return changed;
    }

    private @Nullable BigInteger trips(int loop) {
        return ConstantTripCount.of(
                op.lowerBounds().get(loop),
                op.upperBounds().get(loop),
                op.steps().get(loop));
    }

    private Value value(MixedIndex index) {
        Value v = index.value();
        if (v != null) return v;
        return rewriter.insert(new ConstantOp(op.location(), IntegerAttr.index(index.constant())))
                .result();
    }

    /** Such a nest with the body and the attributes of this one. */
    private ForallOp remade(
            List<MixedIndex> lower, List<MixedIndex> upper, List<MixedIndex> step, List<? extends Value> outputs) {
        ForallOp made = new ForallOp(op.location(), lower, upper, step, outputs, new Region());
        made.takeAttributes(op);
        made.region(0).takeBody(op.region(0));
        return rewriter.insert(made);
    }
}
