package dev.wami.loops.raise;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.core.remark.Remark;
import dev.wami.loops.nest.TripCount;
import dev.wami.loops.nest.Unrolling;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.scf.ForOp;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Unrolls loops of few iterations whose counters, or what they carry, make the bounds and steps of loops in them what
 * is not affine, but a constant in each iteration, as the stages of transforms and of networks that sort and add have
 * it:
 *
 * <pre>
 *   for s = 0 to 10                             for k = 0 to 1024 step 2
 *     for k = 0 to 1024 step 1 &lt;&lt; (s + 1)         for j = 0 to 1
 *       for j = 0 to 1 &lt;&lt; s             -&gt;          body
 *         body                                  for k = 0 to 1024 step 4
 *                                                 for j = 0 to 2
 *                                                   ...
 * </pre>
 *
 * With the constants folded, raise-scf-to-affine makes them affine.
 */
public final class UnrollForBounds extends Pass {
    private static final Statistic LOOPS = new Statistic("num-loops", "Number of loops unrolled");

    public final Option<Integer> maxTrips = Option.of("max-trips", 16, "the most iterations of a loop to unroll");
    public final Option<Integer> maxOperations =
            Option.of("max-operations", 1000, "the most operations that a loop may become");

    @Override
    public String name() {
        return "unroll-for-bounds";
    }

    @Override
    public String summary() {
        return "unroll affine loops that make bounds of loops in them constant";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(LOOPS);
    }

    @Override
    public void run(Operation root, PassContext context) {
        boolean changed = false;
        for (AffineForOp loop : root.collect(AffineForOp.class)) {
            if (loop == root) continue;
            if (!isShort(loop)) {
                if (context.wants(Remark.Kind.MISSED) && decidesBounds(loop)) {
                    context.missed(loop, "not unrolled for the bounds in it: too many iterations or operations");
                }
                continue;
            }
            if (!decidesBounds(loop) || Unrolling.needsStackForEach(loop)) continue;
            Location where = loop.location();
            if (!Unrolling.fully(loop)) continue;
            context.passed(root, where, "unrolled, so that bounds in it are constants");
            context.count(LOOPS.name(), 1);
            changed = true;
        }
        if (!changed) context.keepAllAnalyses();
    }

    private boolean isShort(AffineForOp loop) {
        Long trips = TripCount.constantOf(loop);
        if (trips == null || trips < 2 || trips > maxTrips.get()) return false;
        return loop.collect(Operation.class).size() * trips <= maxOperations.get();
    }

    private static boolean decidesBounds(AffineForOp loop) {
        for (ForOp inner : loop.collect(ForOp.class)) {
            boolean all = true;
            boolean any = false;
            for (Value bound : List.of(inner.lowerBound(), inner.upperBound(), inner.step())) {
                Inputs inputs = new Inputs(loop, bound);
                all &= inputs.areFixed;
                any |= inputs.changes;
            }
            if (all && any) return true;
        }
        return false;
    }

    /** What a value in a loop is computed from. */
    private static final class Inputs {
        /** Whether only from counters, what is outside of the loop, and so on, by operations without effects. */
        boolean areFixed = true;

        /** Whether from what changes from one iteration of the loop to the next. */
        boolean changes;

        Inputs(AffineForOp loop, Value value) {
            Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
            Deque<Value> open = new ArrayDeque<>();
            open.push(value);
            while (!open.isEmpty()) {
                Value v = open.pop();
                if (!seen.add(v)) continue;
                Operation def = v.definedBy();
                if (v == loop.inductionVariable()) {
                    changes = true;
                } else if (isIn(loop, v) && def != null) {
                    // a division may be undefined, but changes nothing
                    areFixed &= def.regionCount() == 0 && Effects.isMemoryEffectFree(def);
                    open.addAll(def.operands());
                } else if (loop.carried().contains(v)) {
                    // what it becomes from one iteration to the next
                    changes = true;
                    open.push(loop.yieldOp().operand(loop.carried().indexOf(v)));
                } else if (isIn(loop, v)) {
                    areFixed &= isCounter(v);
                }
            }
        }

        private static boolean isIn(AffineForOp loop, Value v) {
            Block home = v.block();
            return home != null && loop.region(0).isAncestorOf(home.region());
        }

        private static boolean isCounter(Value v) {
            Operation around = v.block() == null ? null : v.block().parentOp();
            return around instanceof AffineForOp affine && affine.inductionVariable() == v
                    || around instanceof ForOp plain && plain.inductionVariable() == v;
        }
    }
}
