package dev.wami.loops.fuse;

import dev.wami.core.ir.Value;
import dev.wami.core.presburger.Bounds;
import dev.wami.loops.dependence.Access;
import dev.wami.loops.dependence.Dependence;
import dev.wami.loops.dependence.SliceBounds;
import dev.wami.loops.nest.Linear;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether a slice computes the same as the source that it is of. There are two ways.
 *
 * <ul>
 *   <li><b>Once.</b> Each iteration of the source is in one slice at most, so that its iterations are only moved: none
 *       may get behind one of the target that needs it to come first, and their order among themselves stays.
 *   <li><b>Again.</b> Iterations may be repeated, and be executed beside the source itself. That changes nothing where
 *       neither the source overwrites what it has read nor the target writes what the source touches, and where all
 *       that an iteration of the source needs of other ones is in the same slice.
 * </ul>
 */
final class FusionLegality {
    private final FusionGraph graph;
    private final Slice slice;
    private final AffineForOp source;
    private final AffineForOp target;

    FusionLegality(FusionGraph graph, Slice slice) {
        this.graph = graph;
        this.slice = slice;
        source = slice.source().root();
        target = slice.target().get(0);
    }

    /** Whether the source may be moved to its slices, if they execute each of its iterations that is needed. */
    boolean mayMove() {
        List<AffineForOp> pairs = slice.pairedLoops();
        if (pairs == null || !isInsideAll(pairs)) return false;
        List<SliceBounds> bounds = new ArrayList<>();
        for (int k = 0; k < pairs.size(); k++) {
            bounds.add(bounds(pairs.get(k), slice.target().get(k)));
        }
        boolean kept = graph.legality().preventsSlicing(graph.accesses(source), graph.accesses(target), bounds) == null;
        return kept && (isOutermostInOrder(pairs) || areParallel(pairs));
    }

    private boolean isInsideAll(List<AffineForOp> loops) {
        for (Access a : graph.accesses(source)) {
            for (AffineForOp loop : loops) if (!loop.isProperAncestorOf(a.op())) return false;
        }
        return true;
    }

    private SliceBounds bounds(AffineForOp loop, AffineForOp with) {
        Extent part = slice.sliced().get(loop);
        if (part == null) throw new IllegalArgumentException("not sliced");
        long factor = part.first().factor(with.inductionVariable());
        return new SliceBounds(
                loop, with, factor, part.first().constant(), part.last().constant());
    }

    private boolean isOutermostInOrder(List<AffineForOp> pairs) {
        AffineForOp outer = null;
        for (AffineForOp loop : pairs) {
            if (outer == null ? loop != source : loop.parentOp() != outer) return false;
            outer = loop;
        }
        return true;
    }

    private boolean areParallel(List<AffineForOp> pairs) {
        for (AffineForOp pair : pairs) {
            for (AffineForOp loop : source.collect(AffineForOp.class)) {
                boolean outside = loop == pair || loop.isProperAncestorOf(pair);
                if (outside && !graph.isParallel(loop)) return false;
            }
        }
        return true;
    }

    /** Whether iterations of the source may be repeated in its slices. */
    boolean mayRepeat() {
        for (Access a : graph.accesses(source)) {
            for (Access b : graph.accesses(target)) {
                boolean used = a.isWrite() && !b.isWrite() && b.memory() != null;
                if (!used && graph.conflict(a, b)) return false;
            }
        }
        for (Access a : graph.accesses(source)) {
            // who does what is not known does not do it again
            if (a.memory() == null) return false;
            for (Access b : graph.accesses(source)) if (!staysInSlice(a, b)) return false;
        }
        return true;
    }

    private boolean staysInSlice(Access a, Access b) {
        for (Dependence d : graph.dependences().between(a, b)) {
            int outside = graph.dependences().commonLoops(a, b) - common(a, b);
            if (d.depth() > outside && d.kind() == Dependence.Kind.ANTI) return false;
        }
        return hasZeroDistance(a, b);
    }

    /** Whether a dependence between iterations of the source is between iterations of one slice. */
    private boolean hasZeroDistance(Access a, Access b) {
        int outside = graph.dependences().commonLoops(a, b) - common(a, b);
        for (Dependence d : graph.dependences().between(a, b)) {
            if (d.depth() <= outside) continue;
            for (AffineForOp loop : slice.sliced().keySet()) {
                int level = level(a, loop);
                if (level < 0 && level(b, loop) < 0) continue;
                if (level < 0 || level(b, loop) < 0) return false;
                Bounds distance = d.distances().get(level);
                if (!distance.isEmpty() && !isZero(distance)) return false;
            }
        }
        return true;
    }

    private static boolean isZero(Bounds distance) {
        Long least = distance.min();
        return least != null && least == 0 && distance.isConstant();
    }

    /** How many loops of the source are around both. */
    private int common(Access a, Access b) {
        int n = 0;
        for (AffineForOp loop : slice.source().around(a.op())) if (loop.isProperAncestorOf(b.op())) n++;
        return n;
    }

    private static int level(Access a, AffineForOp loop) {
        for (int i = 0; i < a.levels().size(); i++) if (a.levels().get(i).loop() == loop) return i;
        return -1;
    }

    // ---- private memory

    /**
     * Whether each element of {@code memory} that an iteration of the target reads is written by its slice: subscripts
     * of a store decide its iteration, and it is one of the source.
     */
    boolean writesAllThatIsRead(Value memory) {
        for (var load : new SimpleNest(target).loads()) {
            if (load.memref() != memory) continue;
            boolean written = false;
            for (var store : slice.source().stores()) {
                written |= store.memref() == memory && Coverage.of(slice, store, load);
            }
            if (!written) return false;
        }
        return true;
    }

    /**
     * Whether what the source loads of {@code memory} was stored by the same slice, if it was stored at all.
     *
     * @param escaping whether the memory may have had other contents before
     */
    boolean readsOnlyItsOwn(Value memory, boolean escaping) {
        for (Access a : graph.accesses(source)) {
            if (a.memory() != memory) continue;
            for (Access b : graph.accesses(source)) {
                if (b.memory() != memory) continue;
                boolean reads = !a.isWrite() || !b.isWrite();
                if (reads && (escaping || !hasZeroDistance(a, b) || !haveSameSubscripts(a, b))) return false;
            }
        }
        return true;
    }

    private static boolean haveSameSubscripts(Access a, Access b) {
        return a.op() instanceof AffineAccess.AccessOp x
                && b.op() instanceof AffineAccess.AccessOp y
                && Linear.of(x.map(), x.mapOperands()).equals(Linear.of(y.map(), y.mapOperands()));
    }
}
