package dev.wami.std.affine;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineBinaryExpr;
import dev.wami.core.ir.affine.AffineBinaryExpr.Kind;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.FlatExpr;
import dev.wami.std.memref.MemRefShape;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the induction variables among the operands of a map say about its results: they lie between the constant bounds
 * of their loops, and are multiples of the step. Upstream: simplifyMapWithOperands, simplifyMinOrMaxExprWithOperands.
 */
final class Ranges {
    private final int dims;
    private final int symbols;
    private final List<Value> operands;

    Ranges(int dims, int symbols, List<Value> operands) {
        this.dims = dims;
        this.symbols = symbols;
        this.operands = operands;
    }

    // ---- a map's results

    /** {@code map} with divisions and remainders simplified that ranges decide. */
    static AffineMap simplify(AffineMap map, List<Value> operands) {
        if (map.results().isEmpty()) return map;
        Ranges ranges = new Ranges(map.dims(), map.symbols(), operands);
        List<AffineExpr> results = new ArrayList<>();
        for (AffineExpr e : map.results()) results.add(ranges.simplify(e));
        return new AffineMap(map.dims(), map.symbols(), results);
    }

    private AffineExpr simplify(AffineExpr e) {
        if (!(e instanceof AffineBinaryExpr before)) return e;
        AffineExpr l = simplify(before.lhs());
        AffineExpr r = simplify(before.rhs());
        AffineExpr again = make(before.kind(), l, r);
        if (!(again instanceof AffineBinaryExpr b) || b.kind() == Kind.ADD || b.kind() == Kind.MUL) return again;
        if (!(b.rhs() instanceof AffineConstantExpr c) || c.value() <= 0) return again;
        return simplifyDivision(b, c.value());
    }

    private static AffineExpr make(Kind kind, AffineExpr l, AffineExpr r) {
        return switch (kind) {
            case ADD -> l.plus(r);
            case MUL -> l.times(r);
            case FLOOR_DIV -> l.floorDiv(r);
            case CEIL_DIV -> l.ceilDiv(r);
            case MOD -> l.mod(r);
        };
    }

    private AffineExpr simplifyDivision(AffineBinaryExpr b, long c) {
        AffineExpr x = b.lhs();
        Long low = bound(x, false);
        Long high = bound(x, true);
        if (low != null && high != null) {
            // one quotient for the whole range
            if (b.kind() == Kind.FLOOR_DIV && Math.floorDiv(low, c) == Math.floorDiv(high, c)) {
                return AffineExpr.constant(Math.floorDiv(low, c));
            }
            if (b.kind() == Kind.CEIL_DIV && ceilDiv(low, c) == ceilDiv(high, c)) {
                return AffineExpr.constant(ceilDiv(low, c));
            }
            // 0 <= x < c: x mod c -> x
            if (b.kind() == Kind.MOD && low >= 0 && high < c) return x;
        }
        // x = q * d + r with 0 <= r < d
        if (x instanceof AffineBinaryExpr sum && sum.kind() == Kind.ADD) {
            AffineExpr divided = divide(b, sum.lhs(), sum.rhs(), c);
            if (divided == null) divided = divide(b, sum.rhs(), sum.lhs(), c);
            if (divided != null) return divided;
        }
        boolean zero = b.kind() == Kind.FLOOR_DIV && isBelow(x, c) || b.kind() == Kind.MOD && divisor(x) % c == 0;
        return zero ? AffineExpr.constant(0) : b;
    }

    /**
     * {@code (q * d + r) floordiv c -> q * d floordiv c} if d divides c, {@code (q * d + r) mod c -> r mod c} if c
     * divides d; {@code b} itself if neither; null if {@code multiple} and {@code rest} are no such sum.
     */
    private @Nullable AffineExpr divide(AffineBinaryExpr b, AffineExpr multiple, AffineExpr rest, long c) {
        long d = divisor(multiple);
        if (!isBelow(rest, d)) return null;
        if (b.kind() == Kind.FLOOR_DIV && d != 0 && c % d == 0) return multiple.floorDiv(c);
        return b.kind() == Kind.MOD && d % c == 0 ? rest.mod(c) : b;
    }

    /** The greatest number that is known to divide {@code e}. */
    private long divisor(AffineExpr e) {
        if (!(e instanceof AffineDimExpr d)) return e.largestKnownDivisor();
        AffineForOp loop = loopOf(operands.get(d.position()));
        if (loop == null) return 1;
        long start = 0;
        for (AffineExpr bound : loop.lower().map().results()) start = gcd(start, bound.largestKnownDivisor());
        return gcd(start, loop.step());
    }

    private static long gcd(long a, long b) {
        return b == 0 ? Math.abs(a) : gcd(b, a % b);
    }

    /** Whether {@code 0 <= e < limit} is plain. */
    private boolean isBelow(AffineExpr e, long limit) {
        if (e instanceof AffineConstantExpr c) return c.value() >= 0 && c.value() < limit;
        AffineForOp loop = e instanceof AffineDimExpr d ? loopOf(operands.get(d.position())) : null;
        return loop != null
                && loop.hasConstantBounds()
                && loop.lower().map().singleConstant() >= 0
                && loop.upper().map().singleConstant() <= limit;
    }

    /** The loop that counts {@code v}; null for a counter of affine.parallel, as upstream. */
    private static @Nullable AffineForOp loopOf(Value v) {
        if (!AffineOperands.isInductionVariable(v) || v.block() == null) return null;
        return v.block().parentOp() instanceof AffineForOp loop ? loop : null;
    }

    // ---- bounds

    /** A bound of {@code e}, which is reached or not, or null. */
    private @Nullable Long bound(AffineExpr e, boolean upper) {
        if (e instanceof AffineBinaryExpr b && b.kind() != Kind.ADD && b.kind() != Kind.MUL) {
            return boundOfDivision(b, upper);
        }
        FlatExpr flat = FlatExpr.of(e, dims, symbols);
        if (flat == null || flat.hasQuotients()) return null;
        try {
            long sum = flat.constant();
            for (int i = 0; i < dims + symbols; i++) {
                long factor = i < dims ? flat.dim(i) : flat.symbol(i - dims);
                if (factor == 0) continue;
                Long input = boundOfValue(operands.get(i), factor > 0 == upper);
                if (input == null) return null;
                sum = Math.addExact(sum, Math.multiplyExact(factor, input));
            }
            return sum;
        } catch (ArithmeticException overflow) {
            return null;
        }
    }

    private @Nullable Long boundOfDivision(AffineBinaryExpr b, boolean upper) {
        if (!(b.rhs() instanceof AffineConstantExpr c) || c.value() < 1) return null;
        long d = c.value();
        if (b.kind() == Kind.MOD) {
            Long low = bound(b.lhs(), false);
            Long high = bound(b.lhs(), true);
            if (low != null && high != null && Math.floorDiv(low, d) == Math.floorDiv(high, d)) {
                return Math.floorMod((long) (upper ? high : low), d);
            }
            return upper ? d - 1 : 0;
        }
        Long x = bound(b.lhs(), upper);
        if (x == null) return null;
        return b.kind() == Kind.FLOOR_DIV ? Math.floorDiv(x, d) : ceilDiv(x, d);
    }

    /** The bound of an induction variable from the constant bounds of its loop; null for anything else. */
    private static @Nullable Long boundOfValue(Value v, boolean upper) {
        AffineForOp loop = loopOf(v);
        if (loop == null) return null;
        if (!upper) return loop.lower().isConstant() ? (Long) loop.lower().map().singleConstant() : null;
        if (!loop.upper().isConstant()) return null;
        long last = loop.upper().map().singleConstant() - 1;
        if (!loop.lower().isConstant() || loop.step() <= 0) return last;
        return last - (last - loop.lower().map().singleConstant()) % loop.step();
    }

    private static long ceilDiv(long a, long b) {
        return -Math.floorDiv(-a, b);
    }

    /** Whether {@code e} is at least 0 wherever its operands are defined; false where that is not plain. */
    boolean isNeverNegative(AffineExpr e) {
        if (e instanceof AffineBinaryExpr b && b.kind() != Kind.ADD && b.kind() != Kind.MUL) {
            boolean positive = b.rhs() instanceof AffineConstantExpr c && c.value() > 0;
            return positive && (b.kind() == Kind.MOD || isNeverNegative(b.lhs()));
        }
        FlatExpr sum = FlatExpr.of(e, dims, symbols);
        if (sum == null || sum.hasQuotients()) return false;
        try {
            long least = sum.constant();
            for (int i = 0; i < dims + symbols; i++) {
                long factor = i < dims ? sum.dim(i) : sum.symbol(i - dims);
                if (factor == 0) continue;
                boolean extent = factor > 0 && operands.get(i).definedBy() instanceof MemRefShape.DimOp;
                Long input = extent ? (Long) 0L : boundOfValue(operands.get(i), factor < 0);
                if (input == null) return false;
                least = Math.addExact(least, Math.multiplyExact(factor, input));
            }
            return least >= 0;
        } catch (ArithmeticException overflow) {
            return false;
        }
    }

    /** Whether {@code 0 <= e < extent} is plain. */
    boolean isWithin(AffineExpr e, long extent) {
        Long low = e instanceof AffineConstantExpr c ? (Long) c.value() : bound(e, false);
        Long high = e instanceof AffineConstantExpr c ? (Long) c.value() : bound(e, true);
        return low != null && high != null && low >= 0 && high < extent;
    }

    // ---- minima and maxima

    /** {@code map} without results that never are the greatest ({@code max}) or least of all. */
    static AffineMap dropRedundant(AffineMap map, List<Value> operands, boolean max) {
        if (operands.isEmpty()) return map;
        Ranges ranges = new Ranges(map.dims(), map.symbols(), operands);
        int n = map.results().size();
        Long[] low = new Long[n];
        Long[] high = new Long[n];
        for (int i = 0; i < n; i++) {
            AffineExpr e = map.results().get(i);
            low[i] = e instanceof AffineConstantExpr c ? (Long) c.value() : ranges.bound(e, false);
            high[i] = e instanceof AffineConstantExpr c ? (Long) c.value() : ranges.bound(e, true);
        }
        List<AffineExpr> kept = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            AffineExpr e = map.results().get(i);
            if (low[i] != null && low[i].equals(high[i])) e = AffineExpr.constant(low[i]);
            if (!(max ? isRedundant(i, high, low, 1) : isRedundant(i, low, high, -1))) kept.add(e);
        }
        // In a loop that never runs, what is known contradicts itself, and each result seems to be another's.
        return kept.isEmpty() ? map : new AffineMap(map.dims(), map.symbols(), kept);
    }

    /**
     * Whether some other result always is at least as great (for {@code sign} 1; as small for -1): its worst is not
     * worse than the best of result {@code i}. Of two results that are the same constant the first stays.
     */
    private static boolean isRedundant(int i, @Nullable Long[] best, @Nullable Long[] worst, int sign) {
        Long mine = best[i];
        if (mine == null) return false;
        for (int j = 0; j < best.length; j++) {
            Long other = worst[j];
            if (j == i || other == null) continue;
            int order = sign * Long.compare(other, mine);
            if (order > 0) return true;
            if (order < 0) continue;
            boolean bothFixed = other.equals(best[j]) && mine.equals(worst[i]);
            if (!(bothFixed && i < j)) return true;
        }
        return false;
    }
}
