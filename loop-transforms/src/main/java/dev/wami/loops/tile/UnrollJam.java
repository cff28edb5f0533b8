package dev.wami.loops.tile;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.loops.dependence.Dependence;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.nest.CarriedValues;
import dev.wami.loops.nest.RemainderLoop;
import dev.wami.loops.nest.SingleIteration;
import dev.wami.loops.nest.TripCount;
import dev.wami.loops.nest.Unrolling;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;
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
 * Values that inner loops carry are carried once per copy. Those that the loop itself carries must be reductions; the
 * copies are combined behind it. Upstream: loopUnrollJamByFactor, which asks for no dependences and starts each copy of
 * a reduction from the same value.
 */
final class UnrollJam {
    private final AffineForOp loop;
    private final long step;
    /** What takes the place of values in copy i + 1. */
    private final List<IrMapping> copies = new ArrayList<>();

    private UnrollJam(AffineForOp loop, int factor, long step) {
        this.loop = loop;
        this.step = step;
        for (int i = 1; i < factor; i++) copies.add(new IrMapping());
    }

    /**
     * Does it; or nothing, and says why.
     *
     * @param legality null: whatever dependences there are
     */
    static @Nullable String byFactor(AffineForOp loop, int factor, @Nullable Legality legality) {
        Long count = TripCount.constantOf(loop);
        if (factor == 1) {
            SingleIteration.promote(loop);
            return null;
        }
        if (loop.body().first() == loop.body().last()) return null;
        if (count != null && count < factor) return "it has fewer iterations than that";
        if (!hasSameInnerBounds(loop)) return "bounds of an inner loop depend on it";
        if (Reduction.of(loop) == null) return "it carries values in an order that must be kept";
        if (legality != null) {
            Dependence obstacle = legality.preventsUnrollJam(loop, factor);
            if (obstacle != null) return "a dependence would be turned around";
        }
        boolean whole = !Unrolling.leavesRemainder(loop, factor);
        if (!whole && !RemainderLoop.splitOff(loop, factor)) return "the number of iterations is no affine function";
        unroll(loop, factor);
        return null;
    }

    // ---- what is jammed

    /** Whether all iterations of {@code loop} run the loops that are jammed over the same range. */
    static boolean hasSameInnerBounds(AffineForOp loop) {
        List<AffineForOp> jammed = new ArrayList<>();
        addJammed(loop, jammed);
        for (AffineForOp inner : jammed) {
            if (!areTheSame(inner.lower().operands(), loop, jammed)) return false;
            if (!areTheSame(inner.upper().operands(), loop, jammed)) return false;
        }
        return true;
    }

    private static void addJammed(AffineForOp loop, List<AffineForOp> out) {
        for (Operation op : loop.body()) {
            if (!(op instanceof AffineForOp inner)) continue;
            out.add(inner);
            addJammed(inner, out);
        }
    }

    private static boolean areTheSame(List<Value> values, AffineForOp loop, List<AffineForOp> jammed) {
        for (Value v : values) {
            Block home = v.block();
            Operation around = home == null ? null : home.parentOp();
            boolean outside = around != null && around != loop && !loop.isProperAncestorOf(around);
            // a variable of a jammed loop is the same in all copies
            boolean counter =
                    around instanceof AffineForOp inner && jammed.contains(inner) && inner.inductionVariable() == v;
            if (!outside && !counter) return false;
        }
        return true;
    }

    // ---- copying

    private static void unroll(AffineForOp loop, int factor) {
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
        UnrollJam copies = new UnrollJam(wider, factor, loop.step());
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
            if (op instanceof AffineForOp inner) {
                repeat(stretch, inner);
                jamInner(inner);
            } else {
                stretch.add(op);
            }
            op = following;
        }
        repeat(stretch, end);
        if (own > 0) CarriedValues.yield(at, copied(at.yieldOp().operands(), end));
    }

    private void jamInner(AffineForOp inner) {
        int own = inner.resultCount();
        AffineForOp wider = own == 0 ? inner : CarriedValues.add(inner, copied(inner.inits(), inner));
        jam(wider, own);
    }

    /** Repeats {@code stretch} once per copy in front of {@code position}, and empties it. */
    private void repeat(List<Operation> stretch, Operation position) {
        if (stretch.isEmpty()) return;
        Builder at = Builder.before(position);
        boolean counts = !loop.inductionVariable().isUnused();
        for (int i = 0; i < copies.size(); i++) {
            if (counts) copies.get(i).map(loop.inductionVariable(), counter(i, at));
            for (Operation op : stretch) at.insert(op.copy(copies.get(i)));
        }
        stretch.clear();
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
