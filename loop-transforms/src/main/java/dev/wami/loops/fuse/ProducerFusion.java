package dev.wami.loops.fuse;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.loops.dependence.Access;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Fuses producers into the nests that load what they store, from the last nest of a block on. */
final class ProducerFusion {
    private record Pair(Operation source, Operation target) {}

    private final Fusion fusion;
    private final Set<Pair> fused = new LinkedHashSet<>();

    ProducerFusion(Fusion fusion) {
        this.fusion = fusion;
    }

    /** Fuses producers of memrefs that at most {@code users} operations must come behind. */
    void run(int users) {
        for (AffineForOp loop : fusion.loops()) {
            if (!fusion.isGone(loop) && SimpleNest.of(loop) != null) fuseInto(loop, users);
        }
    }

    private void fuseInto(AffineForOp target, int users) {
        if (SequentialLoops.sink(target, fusion.settings().facts())) fusion.changed(target);
        boolean changed = true;
        while (changed) {
            changed = false;
            List<AffineForOp> producers = producers(target);
            for (int i = producers.size() - 1; i >= 0; i--) {
                SimpleNest source = SimpleNest.of(producers.get(i));
                SimpleNest nest = SimpleNest.of(target);
                if (source == null || nest == null || !fuse(source, nest, users)) continue;
                fused.add(new Pair(source.root(), target));
                changed = true;
            }
        }
    }

    /** The loops that store what {@code target} loads, in the order of the text. */
    private List<AffineForOp> producers(AffineForOp target) {
        Set<Value> loaded = new SimpleNest(target).loaded();
        List<AffineForOp> out = new ArrayList<>();
        for (FusionGraph.Edge e : fusion.graph().to(target)) {
            if (!(e.from() instanceof AffineForOp loop) || out.contains(loop)) continue;
            if (fused.contains(new Pair(loop, target))) continue;
            for (Value v : new SimpleNest(loop).stored()) {
                if (loaded.contains(v) && !out.contains(loop)) out.add(loop);
            }
        }
        out.sort((a, b) -> a == b ? 0 : a.isBefore(b) ? -1 : 1);
        return out;
    }

    private boolean fuse(SimpleNest source, SimpleNest target, int users) {
        FusionGraph graph = fusion.graph();
        Set<Value> shared = source.stored();
        shared.retainAll(target.loaded());
        for (Value v : shared) if (graph.hasMoreFrom(source.root(), v, users)) return false;
        Operation point = graph.meetingPoint(source.root(), target.root());
        List<Access[]> pairs = pairs(source, target, graph);
        if (point == null || shared.isEmpty() || pairs.isEmpty()) return false;
        Slice slice = choose(slices(source, target, shared, pairs), source, target, shared);
        if (slice == null) return false;
        FusionLegality legality = new FusionLegality(graph, slice);
        boolean remove = mayRemove(slice, target, point);
        if (!remove && !legality.mayRepeat()) return false;
        List<Value> own = new ArrayList<>();
        for (Value v : shared) if (mayBePrivate(v, slice, target, remove, legality)) own.add(v);

        if (!isSmallEnough(slice, shared, own, remove)) return false;

        fusion.touch(source);
        slice.insert(true);
        if (point != target.root()) target.root().moveBefore(point);
        for (Value v : own) {
            AffineForOp innermost = slice.target().get(slice.depth() - 1);
            Fusion.Settings s = fusion.settings();
            PrivateMemory.Place place = PrivateMemory.Place.of(fusion.block(), s.free());
            boolean made = PrivateMemory.create(v, innermost, place, s.space(), s.limit());
            if (made) fusion.count(AffineLoopFusion.PRIVATE.name());
        }
        if (remove) source.root().erase();
        fusion.count(AffineLoopFusion.PRODUCERS.name());
        fusion.changed(target.root());
        return true;
    }

    /** Whether as few elements are left between the nests as are asked for. */
    private boolean isSmallEnough(Slice slice, Set<Value> shared, List<Value> own, boolean remove) {
        long limit = fusion.settings().onlyPrivate();
        if (limit == 0) return true;
        if (!remove || own.size() < shared.size()) return false;
        for (AffineAccess.StoreOp store : slice.source().stores()) {
            if (!shared.contains(store.memref())) continue;
            Footprint box = Footprint.of(store, slice.source().around(store), slice.sliced());
            long[] shape = box == null ? null : box.shape();
            if (shape == null) return false;
            long elements = 1;
            for (long n : shape) elements = Math.multiplyExact(elements, n);
            if (elements > limit) return false;
        }
        return true;
    }

    /** What the source writes, with what the target does to the same elements. */
    private static List<Access[]> pairs(SimpleNest source, SimpleNest target, FusionGraph graph) {
        List<Access[]> out = new ArrayList<>();
        for (Access a : graph.accesses(source.root())) {
            if (!a.isWrite()) continue;
            for (Access b : graph.accesses(target.root())) if (graph.meet(a, b)) out.add(new Access[] {a, b});
        }
        return out;
    }

    /** The slices at each depth of the target, null where fusion is not legal. */
    private List<@Nullable Slice> slices(
            SimpleNest source, SimpleNest target, Set<Value> shared, List<Access[]> pairs) {
        List<Operation> users = new ArrayList<>();
        for (AffineAccess.AccessOp op : target.root().collect(AffineAccess.AccessOp.class)) {
            if (shared.contains(op.memref())) users.add(op);
        }
        // what reads in another way must not be in front of the slice, either
        for (Access[] pair : pairs) users.add(pair[1].op());
        List<AffineForOp> spine = target.aroundAll(users);
        List<@Nullable Slice> out = new ArrayList<>();
        for (int depth = 1; depth <= spine.size(); depth++) {
            Slice slice = Slicing.of(source, List.copyOf(spine.subList(0, depth)), pairs);
            FusionLegality legality = new FusionLegality(fusion.graph(), slice);
            boolean legal = slice.isWithinSource() && (legality.mayMove() || legality.mayRepeat());
            out.add(legal ? slice : null);
        }
        return out;
    }

    private @Nullable Slice choose(
            List<@Nullable Slice> slices, SimpleNest source, SimpleNest target, Set<Value> shared) {
        if (fusion.settings().maximal()) {
            for (int i = slices.size() - 1; i >= 0; i--) if (slices.get(i) != null) return slices.get(i);
            return null;
        }
        List<AffineAccess.StoreOp> stores = source.stores();
        stores.removeIf(store -> !shared.contains(store.memref()));
        return new Profit(fusion.settings().tolerance()).best(slices, stores, target);
    }

    /** Whether the source need not be executed beside its slices. Upstream: canRemoveSrcNodeAfterFusion. */
    private boolean mayRemove(Slice slice, SimpleNest target, Operation point) {
        boolean needed = false;
        for (FusionGraph.Edge e : fusion.graph().from(slice.source().root())) {
            if (e.to() == target.root()) continue;
            if (point != e.to() && !point.isBefore(e.to())) return false;
            Value memory = e.value();
            needed |= memory == null || !FusionGraph.isFree(e, memory);
        }
        for (Value v : slice.source().stored()) needed |= fusion.isEscaping(v);
        // a write by anything but a plain store
        for (Access a : fusion.graph().accesses(slice.source().root())) {
            needed |= a.isWrite() && !(a.op() instanceof AffineAccess.StoreOp);
        }
        return !needed || slice.isMaximal();
    }

    /** Whether what the slice stores to {@code v} is seen by this iteration of the target only. */
    private boolean mayBePrivate(Value v, Slice slice, SimpleNest target, boolean remove, FusionLegality legality) {
        if (Footprint.bytes(slice.source().stores().get(0).memrefType().element()) == null) return false;
        FusionGraph graph = fusion.graph();
        AffineForOp source = slice.source().root();
        boolean escaping = fusion.isEscaping(v);
        if (escaping && (remove || target.stored().contains(v))) return false;
        if (graph.isWrittenBefore(source, v) || graph.hasMoreFrom(target.root(), v, 0)) return false;
        if (remove) {
            for (FusionGraph.Edge e : graph.from(source)) {
                boolean other = e.to() != target.root() && !FusionGraph.isFree(e, v);
                if (other && (e.value() == v || e.value() == null)) return false;
            }
        }
        return legality.readsOnlyItsOwn(v, escaping) && legality.writesAllThatIsRead(v);
    }
}
