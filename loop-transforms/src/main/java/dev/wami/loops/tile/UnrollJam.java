package dev.wami.loops.tile;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.CarriedValues;
import dev.wami.loops.nest.RemainderLoop;
import dev.wami.loops.nest.SingleIteration;
import dev.wami.loops.nest.TripCount;
import dev.wami.loops.nest.Unrolling;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineYieldOp;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Unrolls a loop and puts the copies of the loops in it together:
 *
 * <pre>
 *   for i                 for i by 2
 *     S(i)                  S(i); S(i + 1)
 *     for j        -&gt;       for j
 *       T(i, j)               T(i, j); T(i + 1, j)
 *     U(i)                  U(i); U(i + 1)
 * </pre>
 *
 * A loop whose bounds differ from copy to copy is repeated as the operations beside it are, and so are the loops in it:
 * by a loop over the copies where they share no values with others, else one behind the other. Values that inner loops
 * carry are carried once per copy. Those that the loop itself carries must be reductions; the copies are combined
 * behind it. Upstream: loopUnrollJamByFactor, which asks for no dependences and starts each copy of a reduction from
 * the same value.
 */
final class UnrollJam {
    private final AffineForOp loop;
    private final long step;
    private final JammedLoops inner;
    /** What takes the place of values in copy i + 1. */
    private final List<IrMapping> copies = new ArrayList<>();

    private UnrollJam(AffineForOp loop, JammedLoops inner, int factor, long step) {
        this.loop = loop;
        this.inner = inner;
        this.step = step;
        for (int i = 1; i < factor; i++) copies.add(new IrMapping());
    }

    /**
     * Does it; or nothing, and says why.
     *
     * @param legality null: whatever dependences there are
     */
    static @Nullable String byFactor(AffineForOp loop, int factor, @Nullable Legality legality) {
        if (factor == 1) {
            SingleIteration.promote(loop);
            return null;
        }
        if (loop.body().first() == loop.body().last()) return null;
        JammedLoops inner = JammedLoops.of(loop);
        String problem = prevents(loop, inner, factor, legality);
        if (problem != null) return problem;
        boolean whole = !Unrolling.leavesRemainder(loop, factor);
        if (!whole && !RemainderLoop.splitOff(loop, factor)) return "the number of iterations is no affine function";
        unroll(loop, inner, factor);
        return null;
    }

    // ---- copying

    /** What prevents {@link #byFactor}, as far as that is not the number of iterations; null if nothing does. */
    static @Nullable String prevents(AffineForOp loop, int factor, MemoryFacts facts) {
        return prevents(loop, JammedLoops.of(loop), factor, new Legality(Dependences.of(loop, facts)));
    }

    private static @Nullable String prevents(
            AffineForOp loop, JammedLoops inner, int factor, @Nullable Legality legality) {
        Long count = TripCount.constantOf(loop);
        if (count != null && count < factor) return "it has fewer iterations than that";
        if (inner.jammed().isEmpty() && !inner.whole().isEmpty()) return "bounds of an inner loop depend on it";
        if (Reduction.of(loop) == null) return "it carries values in an order that must be kept";
        boolean turned = legality != null && legality.preventsUnrollJam(loop, factor, inner.whole()) != null;
        return turned ? "a dependence would be turned around" : null;
    }

    private static void unroll(AffineForOp loop, JammedLoops inner, int factor) {
        List<Reduction> reductions = Reduction.of(loop);
        if (reductions == null) throw new IllegalArgumentException("no reductions");
        Builder front = Builder.before(loop);
        List<Value> inits = new ArrayList<>();
        for (int i = 1; i < factor; i++) {
            for (int r = 0; r < reductions.size(); r++) {
                inits.add(reductions.get(r).neutral(loop.inits().get(r), front));
            }
        }
        AffineForOp wider = inits.isEmpty() ? loop : CarriedValues.add(loop, inits);
        UnrollJam copies = new UnrollJam(wider, inner, factor, loop.step());
        wider.setStep(Math.multiplyExact(copies.step, (long) factor));
        copies.jam(wider, reductions.size());
        copies.combine(reductions);
        SingleIteration.promote(wider);
    }

    /** Repeats what is in {@code at}, which carried {@code own} values and carries as many for each copy now. */
    private void jam(AffineForOp at, int own) {
        for (int i = 0; i < copies.size(); i++) {
            for (int v = 0; v < own; v++) {
                int copy = (i + 1) * own + v;
                copies.get(i).map(at.carried().get(v), at.carried().get(copy));
                copies.get(i).map(at.result(v), at.result(copy));
            }
        }
        List<Operation> stretch = new ArrayList<>();
        Operation end = at.yieldOp();
        for (Operation op = at.body().first(); op != null && op != end; ) {
            Operation following = op.next();
            if (op instanceof AffineForOp loopInside && inner.jammed().contains(loopInside)) {
                repeat(stretch, loopInside);
                jamInner(loopInside);
            } else {
                stretch.add(op);
            }
            op = following;
        }
        repeat(stretch, end);
        if (own > 0) CarriedValues.yield(at, copied(at.yieldOp().operands(), end));
    }

    private void jamInner(AffineForOp jammed) {
        int own = jammed.resultCount();
        AffineForOp wider = own == 0 ? jammed : CarriedValues.add(jammed, copied(jammed.inits(), jammed));
        jam(wider, own);
    }

    /** Repeats {@code stretch} once per copy in front of {@code position}, and empties it. */
    private void repeat(List<Operation> stretch, Operation position) {
        if (stretch.isEmpty()) return;
        if (isClosed(stretch)) {
            roll(stretch, position);
            stretch.clear();
            return;
        }
        Builder at = Builder.before(position);
        boolean counts = !loop.inductionVariable().isUnused();
        for (int i = 0; i < copies.size(); i++) {
            if (counts) copies.get(i).map(loop.inductionVariable(), counter(i, at));
            for (Operation op : stretch) at.insert(op.copy(copies.get(i)));
        }
        stretch.clear();
    }

    /**
     * Whether {@code stretch} has a loop of its own, so that nothing is gained by copies of it, and neither uses a
     * value that differs from copy to copy nor makes one.
     */
    private boolean isClosed(List<Operation> stretch) {
        boolean loops = false;
        Set<Operation> inside = new HashSet<>(stretch);
        for (Operation op : stretch) {
            loops |= op instanceof AffineForOp;
            for (Value v : op.results()) {
                for (Use use : v.uses()) if (!isIn(use.owner(), inside)) return false;
            }
            for (Operation nested : op.collect(Operation.class)) {
                for (Value v : nested.operands()) {
                    Operation definition = v.definedBy();
                    boolean own = definition != null && isIn(definition, inside) || v == loop.inductionVariable();
                    if (!own && copies.get(0).contains(v)) return false;
                }
            }
        }
        return loops;
    }

    private static boolean isIn(Operation op, Set<Operation> roots) {
        for (Operation o = op; o != null; o = o.parentOp()) if (roots.contains(o)) return true;
        return false;
    }

    // R(i); R(i + 1); ...  ->  for r = i to i + 2: R(r)
    private void roll(List<Operation> stretch, Operation position) {
        Bound from = new Bound(AffineMap.identity(1), List.of(loop.inductionVariable()));
        AffineMap end = new AffineMap(1, 0, List.of(AffineExpr.dim(0).plus(step * (copies.size() + 1L))));
        Bound to = new Bound(end, from.operands());
        AffineForOp rolled =
                Builder.before(position).insert(new AffineForOp(loop.location(), from, to, step, List.of()));
        Builder.atEnd(rolled.body()).insert(new AffineYieldOp(loop.location(), List.of()));
        for (Operation op : stretch) op.moveBefore(rolled.yieldOp());
        loop.inductionVariable()
                .replaceUsesIf(rolled.inductionVariable(), use -> rolled.isProperAncestorOf(use.owner()));
    }

    private Value counter(int copy, Builder at) {
        return Unrolling.shifted(loop, (copy + 1) * step, at);
    }

    /** What {@code values} are in all copies, those of the first one first, at {@code position}. */
    private List<Value> copied(List<Value> values, Operation position) {
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < copies.size(); i++) {
            for (Value v : values) {
                // the counter of a stretch before may be in a loop before
                boolean counter = v == loop.inductionVariable();
                out.add(
                        counter
                                ? counter(i, Builder.before(position))
                                : copies.get(i).lookup(v));
            }
        }
        return out;
    }

    /** Combines what the copies have reduced behind the loop. */
    private void combine(List<Reduction> reductions) {
        Builder behind = Builder.after(loop);
        int own = reductions.size();
        for (int r = 0; r < own; r++) {
            Value all = loop.result(r);
            Operation first = null;
            for (int i = 1; i <= copies.size(); i++) {
                all = reductions.get(r).combined(all, loop.result(i * own + r), behind);
                if (first == null) first = all.definedBy();
            }
            Operation combined = first;
            loop.result(r).replaceUsesIf(all, use -> use.owner() != combined);
        }
    }
}
