package dev.wami.loops.vectorize;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.FastMath;
import dev.wami.std.vector.BroadcastOp;
import dev.wami.std.vector.VectorReductions.ReductionOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sums on lanes of a loop that another one goes on with: what lanes have is summed behind both.
 *
 * <pre>
 *   for y iter s = init                          for y iter S = (0, 0, ...)
 *     V = for x iter V = (0, 0, ...): ...   -&gt;     S = for x iter V = S: ...
 *     s = s + V0 + V1 + ...                      s = init + S0 + S1 + ...
 * </pre>
 *
 * Any order will do where there are lanes of a sum at all.
 */
final class CarriedSums {
    /** On sums that come from lanes here: nothing else was done with what the loop carries. */
    private static final String OF_LANES = "wami.sum_of_lanes";

    private CarriedSums() {}

    /** Says that {@code sum} is what a loop carries on lanes, starting from a number that changes nothing. */
    static void mark(ReductionOp sum) {
        sum.setAttribute(OF_LANES, UnitAttr.UNIT);
    }

    /** Does so with all sums in {@code root} that are {@linkplain #mark marked}; returns how often. */
    static int carry(Operation root) {
        int count = 0;
        for (ReductionOp sum : root.collect(ReductionOp.class)) {
            if (!sum.hasAttribute(OF_LANES)) continue;
            sum.removeAttribute(OF_LANES);
            count += carry(sum);
        }
        return count;
    }

    /** With one, as often as loops around it allow. */
    private static int carry(ReductionOp sum) {
        int count = 0;
        @Nullable ReductionOp now = sum;
        while (now != null) {
            now = outOf(now);
            if (now != null) count++;
        }
        return count;
    }

    /** The sum behind the loop around, which takes the place of {@code sum}; null if that has to stay. */
    private static @Nullable ReductionOp outOf(ReductionOp sum) {
        Value acc = sum.acc();
        if (acc == null || !(sum.vector().definedBy() instanceof AffineForOp inner)) return null;
        if (!(sum.parentOp() instanceof AffineForOp outer) || inner.parentOp() != outer) return null;
        int i = inner.results().indexOf(sum.vector());
        int j = outer.carried().indexOf(acc);
        boolean alone = j >= 0
                && acc.hasOneUse()
                && sum.vector().hasOneUse()
                && sum.result().hasOneUse()
                && outer.yieldOp().operand(j) == sum.result();
        // what it starts from changes nothing, since it is added to a number
        Value start = inner.inits().get(i);
        if (!alone || !(start.definedBy() instanceof BroadcastOp each)) return null;
        if (!(each.source().definedBy() instanceof ConstantOp neutral)) return null;
        return rebuilt(outer, j, inner, i, sum, neutral, each);
    }

    private static ReductionOp rebuilt(
            AffineForOp outer, int j, AffineForOp inner, int i, ReductionOp sum, ConstantOp neutral, BroadcastOp each) {
        Builder before = Builder.before(outer);
        IrMapping copies = new IrMapping();
        before.insert(neutral.copy(copies));
        Operation start = before.insert(each.copy(copies));
        List<Value> inits = new ArrayList<>(outer.inits());
        Value init = inits.set(j, start.result(0));
        AffineForOp wide = new AffineForOp(outer.location(), outer.lower(), outer.upper(), outer.step(), inits);
        wide.setAttributes(outer.attributes());
        before.insert(wide);
        Operation yield = outer.yieldOp();
        Operation end = Builder.atEnd(wide.body()).insert(new AffineYieldOp(outer.location(), List.of()));
        for (Operation op : operations(outer)) op.moveBefore(end);
        end.erase();
        outer.inductionVariable().replaceAllUsesWith(wide.inductionVariable());
        for (int k = 0; k < inits.size(); k++) {
            if (k == j) continue;
            outer.carried().get(k).replaceAllUsesWith(wide.carried().get(k));
            outer.result(k).replaceAllUsesWith(wide.result(k));
        }
        inner.setOperand(
                inner.operandCount() - inner.resultCount() + i, wide.carried().get(j));
        yield.setOperand(j, inner.result(i));
        ReductionOp out = new ReductionOp(sum.location(), sum.combiningKind(), wide.result(j), init);
        if (LaneReduction.isFloat(init)) out.setAttribute(FastMath.NAME, sum.fastMath());
        Builder.after(wide).insert(out);
        outer.result(j).replaceAllUsesWith(out.result());
        sum.erase();
        outer.erase();
        return out;
    }

    private static List<Operation> operations(AffineForOp loop) {
        List<Operation> all = new ArrayList<>();
        for (Operation op : loop.body()) all.add(op);
        return all;
    }
}
