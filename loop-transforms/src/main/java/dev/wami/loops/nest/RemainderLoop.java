package dev.wami.loops.nest;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.JoinedInputs;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Divides a loop in two: one whose trip count is a multiple of a number, and one for the iterations that are left.
 *
 * <pre>
 *   for i = l to u step s    ->    for i = l to m step s
 *                                  for i = max(l, m) to u step s
 *
 *   m = l + (n - n mod f) * s,  n = (u - l) ceildiv s
 * </pre>
 *
 * The maximum is left out where n is plainly not negative. Upstream's generateCleanupLoopForUnroll always leaves it
 * out, so that its remainder runs if u is below l.
 */
public final class RemainderLoop {
    private RemainderLoop() {}

    /**
     * Makes the trip count of {@code loop} a multiple of {@code factor} and puts a loop for the rest behind it, or its
     * body if it runs once; false, and nothing is changed, if a bound is the least or greatest of several.
     */
    public static boolean splitOff(AffineForOp loop, long factor) {
        return rest(loop, factor) != null;
    }

    /** Whether {@link #splitOff} can. */
    public static boolean canSplitOff(AffineForOp loop, long factor) {
        return split(loop, factor) != null;
    }

    /** As {@link #splitOff}, for a loop that no pass is to find anything more in: of two, the rest is a condition. */
    public static boolean splitOffLast(AffineForOp loop, long factor) {
        AffineForOp rest = rest(loop, factor);
        if (rest != null && factor == 2 && rest.block() != null) AtMostOnce.guard(rest);
        return rest != null;
    }

    /** The loop for the rest, perhaps erased; null, and nothing is changed, if there cannot be one. */
    private static @Nullable AffineForOp rest(AffineForOp loop, long factor) {
        Bound split = split(loop, factor);
        if (split == null) return null;
        AffineForOp rest = Builder.after(loop).insert((AffineForOp) loop.copy());
        loop.replaceAllUsesWith(rest.results());
        rest.setInits(loop.results());
        rest.setLower(startOfRest(loop, split));
        SingleIteration.promote(rest);
        loop.setUpper(split);
        return rest;
    }

    private static @Nullable Bound split(AffineForOp loop, long factor) {
        Bound lower = loop.lower();
        TripCount count = TripCount.of(loop);
        if (count == null || count.map().results().size() != 1) return null;
        AffineExpr n = count.map().results().get(0);
        JoinedInputs both = new JoinedInputs(lower.map(), lower.operands(), count.map(), count.operands());
        AffineExpr whole = both.second(n.minus(n.mod(factor)).times(loop.step()));
        ValueMap end = both.map(List.of(lower.map().results().get(0).plus(whole)));
        end.compose().canonicalize();
        return new Bound(end.map(), end.operands());
    }

    private static Bound startOfRest(AffineForOp loop, Bound split) {
        TripCount count = TripCount.of(loop);
        boolean neverNegative = count != null && new ValueMap(count.map(), count.operands()).isNeverNegative();
        if (neverNegative) return split;
        Bound lower = loop.lower();
        JoinedInputs both = new JoinedInputs(lower.map(), lower.operands(), split.map(), split.operands());
        List<AffineExpr> starts = new ArrayList<>(lower.map().results());
        for (AffineExpr e : split.map().results()) starts.add(both.second(e));
        ValueMap greatest = both.map(starts).canonicalize();
        AffineMap map = greatest.map();
        return new Bound(map, greatest.operands());
    }
}
