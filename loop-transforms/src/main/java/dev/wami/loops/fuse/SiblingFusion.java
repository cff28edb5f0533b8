package dev.wami.loops.fuse;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.loops.dependence.Access;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Fuses nests that load the same elements and do not depend on each other, from the last nest of a block on. */
final class SiblingFusion {
    private record Sibling(SimpleNest nest, Value memory) {}

    private final Fusion fusion;

    SiblingFusion(Fusion fusion) {
        this.fusion = fusion;
    }

    void run() {
        for (AffineForOp loop : fusion.loops()) {
            if (!fusion.isGone(loop) && SimpleNest.of(loop) != null) fuseInto(loop);
        }
    }

    private void fuseInto(AffineForOp target) {
        Set<Operation> visited = new LinkedHashSet<>();
        while (true) {
            SimpleNest nest = SimpleNest.of(target);
            Sibling sibling = nest == null ? null : find(nest, visited);
            if (nest == null || sibling == null) return;
            visited.add(sibling.nest.root());
            fuse(sibling, nest);
        }
    }

    private @Nullable Sibling find(SimpleNest target, Set<Operation> visited) {
        for (AffineForOp loop : fusion.loops()) {
            SimpleNest nest = loop == target.root() || visited.contains(loop) ? null : SimpleNest.of(loop);
            if (nest == null || nest.stored().size() > 1 || areOrdered(loop, target.root())) continue;
            for (Value memory : target.loaded()) {
                long loads =
                        nest.loads().stream().filter(l -> l.memref() == memory).count();
                if (loads == 1 && !nest.stored().contains(memory)) return new Sibling(nest, memory);
            }
        }
        return null;
    }

    private boolean areOrdered(AffineForOp a, AffineForOp b) {
        FusionGraph graph = fusion.graph();
        return a.isBefore(b) ? graph.isPath(a, b) : graph.isPath(b, a);
    }

    private void fuse(Sibling sibling, SimpleNest target) {
        FusionGraph graph = fusion.graph();
        AffineForOp source = sibling.nest.root();
        boolean inFront = source.isBefore(target.root());
        Operation point =
                inFront ? graph.meetingPoint(source, target.root()) : graph.meetingPoint(target.root(), source);
        List<Access[]> pairs = pairs(sibling, target, graph);
        if (point == null || pairs.isEmpty()) return;
        Slice slice = choose(sibling, target, pairs);
        if (slice == null || !slice.isMaximal()) return;
        slice.insert(inFront);
        if (point != target.root()) target.root().moveBefore(point);
        source.erase();
        fusion.count(AffineLoopFusion.SIBLINGS.name());
        fusion.changed(target.root());
    }

    private static List<Access[]> pairs(Sibling sibling, SimpleNest target, FusionGraph graph) {
        List<Access[]> out = new ArrayList<>();
        for (Access a : graph.accesses(sibling.nest.root())) {
            if (a.memory() != sibling.memory) continue;
            for (Access b : graph.accesses(target.root())) {
                boolean meet = b.memory() == sibling.memory && (graph.meet(a, b) || graph.meet(b, a));
                if (meet) out.add(new Access[] {a, b});
            }
        }
        return out;
    }

    private @Nullable Slice choose(Sibling sibling, SimpleNest target, List<Access[]> pairs) {
        List<AffineForOp> spine = target.around(pairs.get(0)[1].op());
        for (Access[] pair : pairs) spine.removeIf(loop -> !loop.isProperAncestorOf(pair[1].op()));
        List<@Nullable Slice> slices = new ArrayList<>();
        Slice deepest = null;
        for (int depth = 1; depth <= spine.size(); depth++) {
            List<AffineForOp> outer = List.copyOf(spine.subList(0, depth));
            Slice slice = withoutSequential(Slicing.of(sibling.nest, outer, pairs));
            FusionLegality legality = new FusionLegality(fusion.graph(), slice);
            boolean legal = slice.isWithinSource() && (legality.mayMove() || legality.mayRepeat());
            slices.add(legal ? slice : null);
            if (legal) deepest = slice;
        }
        if (fusion.settings().maximal()) return deepest;
        List<AffineAccess.LoadOp> loads = sibling.nest.loads();
        loads.removeIf(load -> load.memref() != sibling.memory);
        return new Profit(fusion.settings().tolerance()).best(slices, loads, target);
    }

    /** The slice in which the first loop that carries a dependence, and those in it, run as a whole. */
    private Slice withoutSequential(Slice slice) {
        Map<AffineForOp, Extent> parallel = new LinkedHashMap<>();
        for (Map.Entry<AffineForOp, Extent> e : slice.sliced().entrySet()) {
            boolean sequential = false;
            for (AffineForOp loop : slice.source().root().collect(AffineForOp.class)) {
                boolean around = loop == e.getKey() || loop.isProperAncestorOf(e.getKey());
                sequential |= around && !fusion.graph().isParallel(loop);
            }
            if (!sequential) parallel.put(e.getKey(), e.getValue());
        }
        return new Slice(slice.source(), slice.target(), parallel);
    }
}
