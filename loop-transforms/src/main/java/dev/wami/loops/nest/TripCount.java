package dev.wami.loops.nest;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineBinaryExpr;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How often the body of a loop runs: the least result of {@code map} for {@code operands}, or not at all if that is
 * negative. Upstream: getTripCountMapAndOperands.
 *
 * @param operands dimensions first
 */
public record TripCount(AffineMap map, List<Value> operands) {

    /** The count of {@code loop}; null if its lower bound is the greatest of several results. */
    public static @Nullable TripCount of(AffineForOp loop) {
        if (loop.hasConstantBounds()) {
            long span = loop.upper().map().singleConstant() - loop.lower().map().singleConstant();
            return new TripCount(AffineMap.constant(ceilDiv(Math.max(span, 0), loop.step())), List.of());
        }
        Bound lower = loop.lower();
        Bound upper = loop.upper();
        if (lower.map().results().size() != 1) return null;
        int bounds = upper.map().results().size();
        AffineMap start = new AffineMap(
                lower.map().dims(),
                lower.map().symbols(),
                Collections.nCopies(bounds, lower.map().results().get(0)));
        ValueMap span =
                ValueMap.difference(new ValueMap(upper.map(), upper.operands()), new ValueMap(start, lower.operands()));
        List<AffineExpr> counts = new ArrayList<>();
        // (upper - lower) ceildiv step
        for (AffineExpr e : span.map().results()) counts.add(e.ceilDiv(loop.step()));
        return new TripCount(new AffineMap(span.map().dims(), span.map().symbols(), counts), span.operands());
    }

    /** The count of {@code loop} if it is known, else null. Upstream: getConstantTripCount. */
    public static @Nullable Long constantOf(AffineForOp loop) {
        TripCount count = of(loop);
        return count == null ? null : count.constant();
    }

    /** The count if it is known, else null. */
    public @Nullable Long constant() {
        Long least = null;
        for (AffineExpr e : map.results()) {
            if (!(e instanceof AffineConstantExpr c)) return null;
            least = least == null ? c.value() : Math.min(least, c.value());
        }
        return least == null ? null : (Long) Math.max(least, 0);
    }

    /** Whether the body of {@code loop} certainly runs. */
    public static boolean isPositive(AffineForOp loop) {
        Long constant = constantOf(loop);
        if (constant != null) return constant > 0;
        TripCount count = of(loop);
        if (count == null) return false;
        List<AffineExpr> lessOne = new ArrayList<>();
        for (AffineExpr e : count.map.results()) {
            // x ceildiv s > 0 if x > 0
            boolean divided = e instanceof AffineBinaryExpr b && b.kind() == AffineBinaryExpr.Kind.CEIL_DIV;
            lessOne.add((divided ? ((AffineBinaryExpr) e).lhs() : e).minus(1));
        }
        AffineMap map = new AffineMap(count.map.dims(), count.map.symbols(), lessOne);
        return new ValueMap(map, count.operands).isNeverNegative();
    }

    /**
     * A number that divides the count, the greatest that is known; any, for 0. Upstream: getLargestDivisorOfTripCount.
     */
    public long largestDivisor() {
        long divisor = 0;
        for (AffineExpr e : map.results()) divisor = gcd(divisor, e.largestKnownDivisor());
        return divisor == 0 ? Long.MAX_VALUE : divisor;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private static long ceilDiv(long a, long b) {
        return -Math.floorDiv(-a, b);
    }
}
