package dev.wami.loops.tile;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.loops.nest.Coefficient;
import dev.wami.loops.nest.RemainderLoop;
import dev.wami.loops.nest.SharedInputs;
import dev.wami.loops.nest.SingleIteration;
import dev.wami.loops.nest.TripCount;
import dev.wami.loops.nest.Unrolling;
import dev.wami.loops.work.TripEstimate;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Gives groups of iterations of a loop a range in common of each loop in them whose bounds depend on it, so that this
 * part can be jammed. Nothing is executed in another order.
 *
 * <pre>
 *                                      for t = l to u by 4
 *   for i = l to u                       for i = t to t + 4
 *     for j = i + 1 to n       -&gt;          for j = i + 1 to min(n, t + 4)
 *       S(i, j)                            for j = t + 4 to n                 the part in common
 *                                            S(i, j)
 * </pre>
 *
 * A bound that grows with i is greatest for the last iteration of a group, one that falls for the first.
 */
final class CommonRange {
    /** Of a loop so many times as long as what a group has not in common, that part is cold. */
    private static final int LEAST_WHOLE = 8;

    private final AffineForOp group;
    private final AffineForOp loop;
    private final List<AffineForOp> shaped;
    /** From the variable in the first iteration of a group to that in the last. */
    private final long span;

    private CommonRange(AffineForOp group, AffineForOp loop, int size, List<AffineForOp> shaped) {
        this.shaped = shaped;
        this.group = group;
        this.loop = loop;
        this.span = loop.step() * (size - 1L);
    }

    /** Whether bounds of {@code inner} depend on {@code loop}. */
    static boolean depends(AffineForOp inner, AffineForOp loop) {
        return depends(inner.lower(), loop) || depends(inner.upper(), loop);
    }

    private static boolean depends(Bound bound, AffineForOp loop) {
        return new ValueMap(bound.map(), bound.operands()).compose().operands().contains(loop.inductionVariable());
    }

    /** Whether {@code inner}, a loop in {@code loop}, has bounds that depend on it in a way that allows to split it. */
    static boolean isPossible(AffineForOp inner, AffineForOp loop) {
        return inner.step() == 1 && isPossible(inner.lower(), loop, true) && isPossible(inner.upper(), loop, false);
    }

    // the least of what is the greatest of several is no bound
    private static boolean isPossible(Bound bound, AffineForOp loop, boolean greatest) {
        Bound simple = binding(bound, greatest);
        return !depends(simple, loop) || simple.map().results().size() == 1 && isLinear(simple, loop);
    }

    /** {@code bound} without the results that another one is plainly never below, or above. */
    private static Bound binding(Bound bound, boolean greatest) {
        if (bound.map().results().size() == 1) return bound;
        SharedInputs inputs = new SharedInputs();
        List<AffineExpr> kept = new ArrayList<>();
        for (AffineExpr e : inputs.results(bound)) {
            if (kept.stream().anyMatch(k -> isOrdered(e, k, greatest, inputs))) continue;
            kept.removeIf(k -> isOrdered(k, e, greatest, inputs));
            kept.add(e);
        }
        return inputs.bound(kept);
    }

    /** Whether {@code b} is never below {@code a} or, if not {@code ascending}, never above. */
    private static boolean isOrdered(AffineExpr a, AffineExpr b, boolean ascending, SharedInputs inputs) {
        AffineExpr difference = ascending ? b.minus(a) : a.minus(b);
        int symbols = inputs.operands().size() - inputs.dims();
        AffineMap map = new AffineMap(inputs.dims(), symbols, List.of(inputs.simplified(difference)));
        return new ValueMap(map, inputs.operands()).canonicalize().isNeverNegative();
    }

    private static boolean isLinear(Bound bound, AffineForOp loop) {
        SharedInputs inputs = new SharedInputs();
        int dim = inputs.dim(loop.inductionVariable());
        for (AffineExpr e : inputs.results(bound)) if (Coefficient.of(e, dim) == null) return false;
        for (Value v : inputs.operands()) {
            // what is computed in the loop in other ways may be anything
            Operation definition = v.definedBy();
            if (definition != null && loop.isProperAncestorOf(definition)) return false;
        }
        return true;
    }

    /**
     * Puts a loop over groups of {@code size} iterations around {@code loop}, which then runs over one group, and one
     * for the iterations left over behind it; splits those of {@code shaped}, loops in it, whose bounds depend on it.
     * They remain as the parts in common, or as they are where that is not possible.
     *
     * @return the loop over a group; null, and nothing is changed, if the number of iterations is no affine function
     */
    static @Nullable AffineForOp split(AffineForOp loop, int size, List<AffineForOp> shaped) {
        if (loop.resultCount() > 0) return null;
        if (Unrolling.leavesRemainder(loop, size) && !RemainderLoop.splitOff(loop, size)) return null;
        return splitWhole(loop, size, shaped);
    }

    /** The same for a loop whose number of iterations is a multiple of {@code size}. */
    static AffineForOp splitWhole(AffineForOp loop, int size, List<AffineForOp> shaped) {
        AffineForOp group = Builder.before(loop)
                .insert(new AffineForOp(
                        loop.location(),
                        loop.lower(),
                        loop.upper(),
                        Math.multiplyExact(loop.step(), (long) size),
                        List.of()));
        Builder.atEnd(group.body()).insert(new AffineYieldOp(loop.location(), List.of()));
        loop.moveBefore(group.yieldOp());
        Value first = group.inductionVariable();
        loop.setLower(new Bound(AffineMap.identity(1), List.of(first)));
        AffineMap end = new AffineMap(1, 0, List.of(AffineExpr.dim(0).plus(loop.step() * size)));
        loop.setUpper(new Bound(end, List.of(first)));
        new CommonRange(group, loop, size, shaped).splitIn(loop);
        return loop;
    }

    /** Replaces loops in {@code loop} that run once or not at all, as copies of loops of which a part was split do. */
    static void promote(AffineForOp loop) {
        for (AffineForOp inner : loop.collect(AffineForOp.class)) {
            // one around it may be gone
            if (!loop.isProperAncestorOf(inner)) continue;
            Long count = TripCount.constantOf(inner);
            if (count == null || count > 1) continue;
            if (count == 1) {
                SingleIteration.promote(inner);
            } else {
                inner.replaceAllUsesWith(inner.inits());
                inner.erase();
            }
        }
    }

    private void splitIn(AffineForOp body) {
        List<AffineForOp> inside = new ArrayList<>();
        for (Operation op : body.body()) if (op instanceof AffineForOp l && shaped.contains(l)) inside.add(l);
        for (AffineForOp inner : inside) {
            boolean depends = depends(inner, loop);
            if (depends && !isPossible(inner, loop)) continue;
            if (depends) splitOne(inner);
            splitIn(inner);
        }
    }

    // for j = L(i) to U(i)  ->  for j = L(i) to min(U(i), Lc);  for j = Lc to Uc;  for j = max(Uc, Lc) to U(i)
    //   Lc = max of L, Uc = min of U over the group
    private void splitOne(AffineForOp inner) {
        inner.setLower(binding(inner.lower(), true));
        inner.setUpper(binding(inner.upper(), false));
        boolean before = depends(inner.lower(), loop);
        boolean behind = depends(inner.upper(), loop);
        boolean few = span * LEAST_WHOLE < TripEstimate.of(inner) * inner.step();
        Bound lower = extreme(inner.lower(), true);
        Bound upper = extreme(inner.upper(), false);
        if (before) {
            AffineForOp front = Builder.before(inner).insert((AffineForOp) inner.copy());
            if (few) front.markCold();
            front.setUpper(joined(inner.upper(), lower));
            inner.setInits(front.results());
        }
        if (behind) {
            AffineForOp back = Builder.after(inner).insert((AffineForOp) inner.copy());
            if (few) back.markCold();
            inner.replaceAllUsesWith(back.results());
            back.setInits(inner.results());
            inner.setLower(lower);
            inner.setUpper(upper);
            TripCount count = TripCount.of(inner);
            boolean runs = count != null && new ValueMap(count.map(), count.operands()).isNeverNegative();
            back.setLower(runs ? upper : joined(upper, lower));
        }
        inner.setLower(lower);
        inner.setUpper(upper);
    }

    /** The results of both. */
    private static Bound joined(Bound a, Bound b) {
        SharedInputs inputs = new SharedInputs();
        List<AffineExpr> all = new ArrayList<>(inputs.results(a));
        all.addAll(inputs.results(b));
        return inputs.bound(all);
    }

    /** The greatest or least that {@code bound} is in a group. */
    private Bound extreme(Bound bound, boolean greatest) {
        SharedInputs inputs = new SharedInputs();
        int i = inputs.dim(loop.inductionVariable());
        int first = inputs.dim(group.inductionVariable());
        List<AffineExpr> results = inputs.results(bound);
        List<AffineExpr> values = new ArrayList<>();
        for (int d = 0; d < inputs.dims(); d++) values.add(AffineExpr.dim(d));
        List<AffineExpr> symbols = new ArrayList<>();
        for (int s = inputs.dims(); s < inputs.operands().size(); s++) {
            symbols.add(AffineExpr.symbol(s - inputs.dims()));
        }
        List<AffineExpr> out = new ArrayList<>();
        for (AffineExpr e : results) {
            Long grows = Coefficient.of(e, i);
            boolean last = grows != null && grows > 0 == greatest;
            values.set(i, AffineExpr.dim(first).plus(last ? span : 0));
            out.add(e.replace(values, symbols));
        }
        return inputs.bound(out);
    }
}
