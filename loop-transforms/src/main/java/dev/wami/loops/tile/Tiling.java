package dev.wami.loops.tile;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.loops.nest.TripCount;
import dev.wami.loops.nest.Unrolling;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes loops over tiles and in them loops over the iterations of a tile of a band of loops, each of which is all of
 * the body of the one before it:
 *
 * <pre>
 *   for i = l to u step s       for it = l to u step s * t
 *     for j = m to v       -&gt;     for jt = m to v step r
 *                                   for i = it to min(it + s * t, u) step s
 *                                     for j = jt to min(jt + r, v)
 * </pre>
 *
 * The minimum is left out where the size divides the number of iterations. Upstream: tilePerfectlyNested.
 */
final class Tiling {
    private Tiling() {}

    /** The loops from {@code first} on, each all of the body of the one before. */
    static List<AffineForOp> band(AffineForOp first) {
        List<AffineForOp> out = new ArrayList<>();
        AffineForOp loop = first;
        while (loop != null) {
            out.add(loop);
            boolean perfect = loop.body().first() instanceof AffineForOp inner && inner.next() == loop.yieldOp();
            loop = perfect ? (AffineForOp) loop.body().first() : null;
        }
        return out;
    }

    /** Whether no loop of {@code band} carries values and no bound depends on another loop of it. */
    static boolean isRectangular(List<AffineForOp> band) {
        for (AffineForOp loop : band) {
            if (loop.resultCount() > 0) return false;
            for (Bound bound : List.of(loop.lower(), loop.upper())) {
                for (Value v :
                        new ValueMap(bound.map(), bound.operands()).compose().operands()) {
                    for (AffineForOp other : band) if (v == other.inductionVariable()) return false;
                }
            }
        }
        return true;
    }

    /**
     * Tiles {@code band}, which is rectangular; the loops in a tile, the outermost first.
     *
     * @param sizes iterations per tile, one for each loop
     */
    static List<AffineForOp> tile(List<AffineForOp> band, List<Integer> sizes) {
        Builder at = Builder.before(band.get(0));
        List<AffineForOp> tiles = new ArrayList<>();
        for (int i = 0; i < band.size(); i++) {
            AffineForOp loop = band.get(i);
            long step = Math.multiplyExact(loop.step(), (long) sizes.get(i));
            tiles.add(nested(at, loop, loop.lower(), loop.upper(), step));
        }
        List<AffineForOp> inner = new ArrayList<>();
        for (int i = 0; i < band.size(); i++) {
            AffineForOp loop = band.get(i);
            Value start = tiles.get(i).inductionVariable();
            Bound lower = new Bound(AffineMap.identity(1), List.of(start));
            inner.add(nested(at, loop, lower, end(loop, start, sizes.get(i)), loop.step()));
        }
        AffineForOp innermost = band.get(band.size() - 1);
        innermost.yieldOp().erase();
        Operation end = inner.get(band.size() - 1).yieldOp();
        end.requiredBlock().takeOperations(innermost.body(), end);
        for (int i = 0; i < band.size(); i++) {
            band.get(i).inductionVariable().replaceAllUsesWith(inner.get(i).inductionVariable());
        }
        band.get(0).erase();
        return inner;
    }

    /** A loop at {@code at}, which then is in its body, in front of its end. */
    private static AffineForOp nested(Builder at, AffineForOp like, Bound lower, Bound upper, long step) {
        AffineForOp loop = at.insert(new AffineForOp(like.location(), lower, upper, step, List.of()));
        loop.body().add(new AffineYieldOp(like.location(), List.of()));
        at.setBefore(loop.yieldOp());
        return loop;
    }

    /** Where the tile of {@code size} iterations of {@code loop} that starts at {@code start} ends. */
    private static Bound end(AffineForOp loop, Value start, int size) {
        long extent = Math.multiplyExact(loop.step(), (long) size);
        Long count = TripCount.constantOf(loop);
        if (count != null && count < size) return after(start, count * loop.step());
        if (size == 1 || !Unrolling.leavesRemainder(loop, size)) return after(start, extent);
        Bound upper = loop.upper();
        AffineMap map = upper.map();
        List<AffineExpr> ends = new ArrayList<>();
        ends.add(AffineExpr.dim(map.dims()).plus(extent));
        ends.addAll(map.results());
        List<Value> operands = new ArrayList<>(upper.operands());
        operands.add(map.dims(), start);
        return new Bound(new AffineMap(map.dims() + 1, map.symbols(), ends), operands);
    }

    private static Bound after(Value start, long distance) {
        return new Bound(new AffineMap(1, 0, List.of(AffineExpr.dim(0).plus(distance))), List.of(start));
    }
}
