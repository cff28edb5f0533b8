package dev.wami.loops.fuse;

import dev.wami.std.affine.AffineAccess;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which of several depths to fuse at: that which needs the least memory between the nests, of those that repeat no more
 * operations than is tolerated. Upstream: isFusionProfitable.
 *
 * @param tolerance how many operations may be added, as a fraction of those of both nests
 */
record Profit(double tolerance) {
    /**
     * The best of {@code slices}, by depth from 1, null for those that are not possible; null if none is worth it.
     *
     * @param accesses those of the source to what both share: stores to what the target loads, or what both load
     */
    @Nullable
    Slice best(List<@Nullable Slice> slices, List<? extends AffineAccess.AccessOp> accesses, SimpleNest target) {
        Slice deepest = null;
        for (Slice s : slices) if (s != null) deepest = s;
        if (deepest == null) return null;
        SimpleNest source = deepest.source();
        Long sourceCount = OperationCount.of(source);
        Long targetCount = OperationCount.of(target);
        if (sourceCount == null || targetCount == null) return null;
        double apart = (double) sourceCount + targetCount;
        if (accesses.size() > 1) return isTolerable(deepest, target, apart) ? deepest : null;
        return leastMemory(slices, accesses.get(0), target, apart);
    }

    private boolean isTolerable(Slice slice, SimpleNest target, double apart) {
        Long fused = OperationCount.fused(slice, target);
        return fused != null && fused / apart - 1 <= tolerance;
    }

    private @Nullable Slice leastMemory(
            List<@Nullable Slice> slices, AffineAccess.AccessOp access, SimpleNest target, double apart) {
        Slice best = null;
        long least = 0;
        double greatest = 0;
        Long all = null;
        for (int i = slices.size() - 1; i >= 0; i--) {
            Slice slice = slices.get(i);
            if (slice == null || !isTolerable(slice, target, apart)) continue;
            if (all == null) all = bytes(access, slice, false);
            Long part = bytes(access, slice, true);
            if (all == null || part == null || part == 0) continue;
            double reduction = (double) all / part;
            if (reduction <= greatest) continue;
            greatest = reduction;
            best = slice;
            least = part;
        }
        if (best == null) return null;
        Long ofSource = Footprint.bytesOf(best.source());
        Long ofTarget = Footprint.bytesOf(target);
        return ofSource != null && ofTarget != null && least <= ofSource ? best : null;
    }

    private static @Nullable Long bytes(AffineAccess.AccessOp access, Slice slice, boolean sliced) {
        Footprint box = Footprint.of(access, slice.source().around(access), sliced ? slice.sliced() : Map.of());
        return box == null ? null : box.bytes();
    }
}
