package dev.wami.loops.copy;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.loops.nest.Linear;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Neighbouring integers: from the greatest of {@code first} to the least of {@code last}, which it contains. */
record Interval(List<Linear> first, List<Linear> last) {
    static Interval of(Linear first, Linear last) {
        return new Interval(List.of(first), List.of(last));
    }

    /** The values of {@code subscript} while {@code loops}, outermost first, run; null where a bound is no sum. */
    static @Nullable Interval of(Linear subscript, List<AffineForOp> loops) {
        List<Linear> first = extreme(subscript, loops, false);
        List<Linear> last = extreme(subscript, loops, true);
        return first == null || last == null ? null : new Interval(first, last);
    }

    private static @Nullable List<Linear> extreme(Linear subscript, List<AffineForOp> loops, boolean greatest) {
        List<Linear> out = List.of(subscript);
        for (int i = loops.size() - 1; i >= 0; i--) {
            Value v = loops.get(i).inductionVariable();
            List<Linear> next = new ArrayList<>();
            for (Linear sum : out) {
                if (sum.factor(v) == 0) {
                    next.add(sum);
                    continue;
                }
                List<Linear> values = bound(loops.get(i), sum.factor(v) > 0 == greatest);
                if (values == null) return null;
                for (Linear value : values) next.add(sum.with(v, value));
            }
            out = next;
        }
        List<Linear> ends = new ArrayList<>(new LinkedHashSet<>(out));
        ends.sort(Comparator.comparing(Linear::isConstant));
        return List.copyOf(ends);
    }

    /** What the counter of {@code loop} is at least, or, with {@code upper}, at most. */
    private static @Nullable List<Linear> bound(AffineForOp loop, boolean upper) {
        AffineForOp.Bound bound = upper ? loop.upper() : loop.lower();
        Long count = TripCount.constantOf(loop);
        List<Linear> out = new ArrayList<>();
        if (upper
                && loop.step() > 1
                && count != null
                && count > 0
                && loop.lower().isConstant()) {
            return List.of(Linear.constant(loop.lower().map().singleConstant() + (count - 1) * loop.step()));
        }
        for (Linear sum : Linear.of(bound.map(), bound.operands())) {
            if (sum == null) return null;
            out.add(upper ? sum.plus(-1) : sum);
        }
        return out;
    }

    /** How many integers there are at most, if that is known whatever the values are; null if not. */
    @Nullable
    Long size() {
        Linear start = start();
        return start == null ? null : sizeFrom(start);
    }

    /** That of the lower bounds from which the number of integers is known to be least; null if none is. */
    @Nullable
    Linear start() {
        Linear out = null;
        for (Linear f : first) {
            Long size = sizeFrom(f);
            Long least = out == null ? null : sizeFrom(out);
            if (size != null && (least == null || size < least)) out = f;
        }
        return out;
    }

    private @Nullable Long sizeFrom(Linear from) {
        Long out = null;
        for (Linear l : last) {
            Linear span = l.plus(from, -1);
            if (!span.isConstant()) continue;
            long size = Math.max(0, span.constant() + 1);
            if (out == null || size < out) out = size;
        }
        return out;
    }

    /** The least interval around both; null if which of the bounds is further out is not known. */
    @Nullable
    Interval union(Interval other) {
        if (equals(other)) return this;
        if (first.size() != 1 || last.size() != 1 || other.first.size() != 1 || other.last.size() != 1) return null;
        Linear up = other.first.get(0).plus(first.get(0), -1);
        Linear further = other.last.get(0).plus(last.get(0), -1);
        if (!up.isConstant() || !further.isConstant()) return null;
        return of(
                up.constant() < 0 ? other.first.get(0) : first.get(0),
                further.constant() > 0 ? other.last.get(0) : last.get(0));
    }

    /** The values that the bounds are sums of, in the order of the text. */
    Set<Value> values() {
        Set<Value> out = new LinkedHashSet<>();
        for (Linear f : first) out.addAll(f.factors().keySet());
        for (Linear l : last) out.addAll(l.factors().keySet());
        return out;
    }

    AffineMap lower(List<Value> dims) {
        return map(first, dims, 0);
    }

    /** What is behind the last integer. */
    AffineMap upper(List<Value> dims) {
        return map(last, dims, 1);
    }

    private static AffineMap map(List<Linear> sums, List<Value> dims, long more) {
        List<AffineExpr> results = new ArrayList<>();
        for (Linear sum : sums) results.add(expression(sum.plus(more), dims));
        return new AffineMap(dims.size(), 0, results);
    }

    /** {@code sum} over {@code dims} as dimensions. */
    static AffineExpr expression(Linear sum, List<Value> dims) {
        AffineExpr out = AffineExpr.constant(0);
        for (int i = 0; i < dims.size(); i++) {
            long f = sum.factor(dims.get(i));
            if (f != 0) out = out.plus(AffineExpr.dim(i).times(f));
        }
        return out.plus(AffineExpr.constant(sum.constant()));
    }
}
