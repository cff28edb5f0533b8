package dev.wami.loops.fuse;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.loops.nest.Linear;
import dev.wami.loops.nest.SingleIteration;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Those iterations of a source nest that go with one iteration of the outer loops of a target nest:
 *
 * <pre>
 *   for i = 0 to n                             for j = 0 to n
 *     a[i] = f(i)                                for i = j to j + 1      the slice of i
 *   for j = 0 to n                      -&gt;         a[i] = f(i)
 *     b[j] = g(a[j])                             b[j] = g(a[j])
 * </pre>
 *
 * Upstream: ComputationSliceState.
 *
 * @param source the nest whose iterations these are
 * @param target the loops, outermost first, in the innermost of which they are to be put
 * @param sliced the values that counters of loops of the source have there, in terms of counters of {@code target} and
 *     of what is defined around both; other loops run as a whole
 */
record Slice(SimpleNest source, List<AffineForOp> target, Map<AffineForOp, Extent> sliced) {

    int depth() {
        return target.size();
    }

    List<Value> counters() {
        List<Value> out = new ArrayList<>();
        for (AffineForOp loop : target) out.add(loop.inductionVariable());
        return out;
    }

    /** Whether {@code loop} runs in the slice for fewer iterations than else. */
    boolean isSliced(AffineForOp loop) {
        return sliced.containsKey(loop);
    }

    // ---- what it covers

    /** Whether all iterations of the slice are iterations of the source, in every iteration of the target. */
    boolean isWithinSource() {
        for (Map.Entry<AffineForOp, Extent> e : sliced.entrySet()) {
            Extent all = Extent.of(e.getKey());
            Extent part = e.getValue();
            if (all == null || !all.isFixedIn(source.root().collect(AffineForOp.class))) return false;
            if (!isNeverNegative(part.first().plus(all.first(), -1))) return false;
            if (!isNeverNegative(all.last().plus(part.last(), -1))) return false;
            if (e.getKey().step() != 1 && !isAligned(e.getKey(), all, part)) return false;
        }
        return true;
    }

    private boolean isNeverNegative(Linear sum) {
        Linear least = Extent.extreme(sum, target, false);
        return least != null && least.isConstant() && least.constant() >= 0;
    }

    /** Whether the one value of {@code part} is one of {@code loop}, which has a step. */
    private boolean isAligned(AffineForOp loop, Extent all, Extent part) {
        AffineForOp with = counterpart(loop);
        Extent outer = with == null ? null : Extent.of(with);
        if (with == null || outer == null || with.step() % loop.step() != 0) return false;
        Linear distance =
                part.first().with(with.inductionVariable(), outer.first()).plus(all.first(), -1);
        return distance.isConstant() && distance.constant() % loop.step() == 0;
    }

    /** The loop of the target whose counter, plus a constant, is the one value that {@code loop} has; or null. */
    private @Nullable AffineForOp counterpart(AffineForOp loop) {
        Extent part = sliced.get(loop);
        AffineForOp with = part == null || !part.first().equals(part.last()) ? null : onlyCounter(part);
        return with != null && part != null && part.first().factor(with.inductionVariable()) == 1 ? with : null;
    }

    /**
     * The loop of the target with whose counter alone {@code part}, of a number of values that is known, moves upwards;
     * or null.
     */
    private @Nullable AffineForOp onlyCounter(Extent part) {
        Linear first = part.first();
        if (part.size() == null || first.factors().size() != 1) return null;
        for (AffineForOp loop : target) if (first.factor(loop.inductionVariable()) > 0) return loop;
        return null;
    }

    /** Whether the slices of all iterations of the target together are all of the source; false if not known. */
    boolean isMaximal() {
        List<AffineForOp> used = new ArrayList<>();
        for (Map.Entry<AffineForOp, Extent> e : sliced.entrySet()) {
            Extent all = Extent.of(e.getKey());
            Extent part = e.getValue();
            if (all == null) return false;
            if (all.first().equals(part.first()) && all.last().equals(part.last())) continue;
            AffineForOp with = onlyCounter(part);
            if (with == null || used.contains(with)) return false;
            used.add(with);
            Extent outer = Extent.of(with);
            if (outer == null || !outer.isFixedIn(target)) return false;
            Value counter = with.inductionVariable();
            if (!part.first().with(counter, outer.first()).equals(all.first())) return false;
            if (!part.last().with(counter, outer.last()).equals(all.last())) return false;
            long size = part.last().plus(part.first(), -1).constant() + 1;
            // of overlapping slices the source has some iterations even where the target has none
            if (size > part.first().factor(counter) && !TripCount.isPositive(with)) return false;
            long move = part.first().factor(counter) * with.step();
            boolean touching = move <= size;
            if (!touching && move != e.getKey().step()) return false;
        }
        for (AffineForOp loop : target) {
            // if neither runs, nothing is lost
            if (!used.contains(loop) && !TripCount.isPositive(loop)) return false;
        }
        return true;
    }

    /**
     * The loops of the source that go with those of the target, such that the slices of different iterations of the
     * target have none of their iterations in common; null if not all have one.
     */
    @Nullable
    List<AffineForOp> pairedLoops() {
        List<AffineForOp> out = new ArrayList<>();
        for (AffineForOp outer : target) {
            AffineForOp pair = null;
            for (Map.Entry<AffineForOp, Extent> e : sliced.entrySet()) {
                Long size = e.getValue().size();
                if (size == null || onlyCounter(e.getValue()) != outer) continue;
                long move = e.getValue().first().factor(outer.inductionVariable()) * outer.step();
                if (size <= move && !out.contains(e.getKey())) pair = e.getKey();
            }
            if (pair == null) return null;
            out.add(pair);
        }
        return out;
    }

    /** How often the loops of the source run in a slice; null if that is not known. */
    @Nullable
    Map<AffineForOp, Long> tripCounts() {
        Map<AffineForOp, Long> out = new LinkedHashMap<>();
        for (AffineForOp loop : source.root().collect(AffineForOp.class)) {
            Extent part = sliced.get(loop);
            Long count = part == null ? TripCount.constantOf(loop) : part.size();
            if (count == null) return null;
            out.put(loop, count);
        }
        return out;
    }

    // ---- making it

    /** Puts a copy of the slice at the start, or else the end, of the body of the innermost loop of the target. */
    void insert(boolean atStart) {
        AffineForOp innermost = target.get(target.size() - 1);
        Builder at = atStart ? Builder.atStart(innermost.body()) : Builder.before(innermost.yieldOp());
        List<AffineForOp> originals = source.root().collect(AffineForOp.class);
        AffineForOp copy = at.insert((AffineForOp) source.root().copy(new IrMapping()));
        List<AffineForOp> copies = copy.collect(AffineForOp.class);
        for (int i = 0; i < originals.size(); i++) {
            Extent part = sliced.get(originals.get(i));
            if (part == null) continue;
            copies.get(i).setLower(bound(part.first()));
            copies.get(i).setUpper(bound(part.last().plus(1)));
        }
        for (AffineForOp loop : copies) promote(loop);
    }

    private Bound bound(Linear value) {
        ValueMap map = value.map(counters());
        return new Bound(map.map(), map.operands());
    }

    private static void promote(AffineForOp loop) {
        Operation parent = loop.parentOp();
        if (parent != null) SingleIteration.promote(loop);
    }
}
