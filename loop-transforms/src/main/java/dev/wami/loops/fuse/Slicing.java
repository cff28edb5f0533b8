package dev.wami.loops.fuse;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.loops.dependence.Access;
import dev.wami.loops.nest.Linear;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds which iterations of a source nest touch the elements that an iteration of the outer loops of a target nest
 * touches. Upstream: computeSliceUnion, which eliminates variables from dependences; here subscripts are solved for the
 * counters of the source one by one, and a counter that is in none by itself has all its values.
 *
 * <pre>
 *   source A[i + 1], target A[2 j + k], 0 &lt;= k &lt;= 3     i = 2 j + k - 1:  from 2 j - 1 to 2 j + 2
 * </pre>
 */
final class Slicing {
    private static final String BARRIER = "slice_fusion_barrier";

    private final SimpleNest source;
    private final List<AffineForOp> target;
    private final Map<AffineForOp, @Nullable Extent> found = new LinkedHashMap<>();

    private Slicing(SimpleNest source, List<AffineForOp> target) {
        this.source = source;
        this.target = target;
    }

    /**
     * @param pairs an access of the source and one of the target that may touch the same element
     * @param target the loops, outermost first, in the innermost of which the slice is to be put
     */
    static Slice of(SimpleNest source, List<AffineForOp> target, List<Access[]> pairs) {
        Slicing slicing = new Slicing(source, target);
        for (Access[] pair : pairs) slicing.add(pair[0].op(), pair[1].op());
        Map<AffineForOp, Extent> sliced = new LinkedHashMap<>();
        slicing.found.forEach((loop, extent) -> {
            if (extent != null && !isHeld(loop, source)) sliced.put(loop, extent);
        });
        return new Slice(source, target, sliced);
    }

    /** Whether {@code loop} or one around it has upstream's attribute that it be not sliced. */
    private static boolean isHeld(AffineForOp loop, SimpleNest source) {
        if (loop.hasAttribute(BARRIER)) return true;
        for (AffineForOp outer : source.around(loop.yieldOp())) if (outer.hasAttribute(BARRIER)) return true;
        return false;
    }

    private void add(Operation from, Operation to) {
        Map<AffineForOp, Extent> solved = new LinkedHashMap<>();
        List<AffineForOp> loops = source.around(from);
        if (from instanceof AffineAccess.AccessOp a && to instanceof AffineAccess.AccessOp b) {
            solve(a, b, loops, solved);
        }
        for (AffineForOp loop : loops) {
            Extent now = solved.get(loop);
            if (!found.containsKey(loop)) {
                found.put(loop, now);
            } else {
                Extent before = found.get(loop);
                found.put(loop, before == null || now == null ? null : union(before, now));
            }
        }
    }

    /** What holds both; where it is not known how far they are apart, in all iterations of the target. */
    private @Nullable Extent union(Extent a, Extent b) {
        Extent near = joined(a, b);
        if (near != null) return near;
        Extent all = everywhere(a);
        Extent others = everywhere(b);
        return all == null || others == null ? null : joined(all, others);
    }

    private @Nullable Extent everywhere(Extent e) {
        Linear first = Extent.extreme(e.first(), target, false);
        Linear last = Extent.extreme(e.last(), target, true);
        return first == null || last == null ? null : new Extent(first, last);
    }

    private static @Nullable Extent joined(Extent a, Extent b) {
        Linear first = b.first().plus(a.first(), -1);
        Linear last = b.last().plus(a.last(), -1);
        if (!first.isConstant() || !last.isConstant()) return null;
        return new Extent(first.constant() < 0 ? b.first() : a.first(), last.constant() > 0 ? b.last() : a.last());
    }

    // c i + rest == t, c = 1 or -1  ->  i = c (t - rest)
    private void solve(
            AffineAccess.AccessOp from,
            AffineAccess.AccessOp to,
            List<AffineForOp> loops,
            Map<AffineForOp, Extent> solved) {
        if (from.memref() != to.memref()) return;
        List<@Nullable Linear> mine = Linear.of(from.map(), from.mapOperands());
        List<@Nullable Linear> theirs = Linear.of(to.map(), to.mapOperands());
        for (int r = 0; r < mine.size(); r++) {
            Linear s = mine.get(r);
            Linear t = theirs.get(r);
            AffineForOp loop = s == null ? null : only(loops, s);
            if (s == null || t == null || loop == null || solved.containsKey(loop)) continue;
            Value counter = loop.inductionVariable();
            long c = s.factor(counter);
            if (c != 1 && c != -1) continue;
            Linear rest = s.with(counter, Linear.constant(0));
            Linear value = Linear.constant(0).plus(t, c).plus(rest, -c);
            List<AffineForOp> inner = innerLoops(to);
            Linear first = Extent.extreme(value, inner, false);
            Linear last = Extent.extreme(value, inner, true);
            if (first != null && last != null) solved.put(loop, new Extent(first, last));
        }
    }

    /** The one loop whose counter is in {@code s}; null if there is none, or several. */
    private static @Nullable AffineForOp only(List<AffineForOp> loops, Linear s) {
        AffineForOp out = null;
        for (AffineForOp loop : loops) {
            if (s.factor(loop.inductionVariable()) == 0) continue;
            if (out != null) return null;
            out = loop;
        }
        return out;
    }

    /** The loops of the target around {@code to} that the slice is not put in. */
    private List<AffineForOp> innerLoops(Operation to) {
        List<AffineForOp> out = new ArrayList<>(new SimpleNest(target.get(0)).around(to));
        out.removeAll(target);
        return out;
    }
}
