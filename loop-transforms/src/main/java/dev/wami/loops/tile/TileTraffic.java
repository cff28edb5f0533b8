package dev.wami.loops.tile;

import dev.wami.core.ir.Value;
import dev.wami.std.affine.AffineForOp;
import java.util.List;

/**
 * What an iteration of a tile fetches from beyond the first level of the cache. An element is still there if all that
 * is touched since its line was used last fits in, whether it is the same element or its neighbour. Source: Carr,
 * McKinley, Tseng, "Compiler optimizations for improving data locality", ASPLOS 1994.
 */
final class TileTraffic {
    private static final int LINE = 64;
    private static final double FIRST_LEVEL = 32 * 1024.0;
    private static final double SECOND_LEVEL = 1024 * 1024.0;
    /** Bytes per cycle; about half of the time of it is hidden behind other work. */
    private static final double FROM_SECOND = 2 * 24.0;

    private static final double FROM_THIRD = 2 * 10.0;

    /** What the last level may hold of it for sure. */
    private static final double LAST_LEVEL = 4 * 1024 * 1024.0;
    /** Rows that are stored to side by side whose next lines come in time. */
    private static final double FOLLOWED_STREAMS = 4;
    /** Cycles for each line of a row more, measured for 8 to 24 of them: stores wait in their order. */
    private static final double UNFOLLOWED_LINE = 160;

    private final TileNest nest;
    private final TileShape shape;
    private final double[] trips;
    /**
     * Rows of memory beyond all caches that the innermost loop stores to, and how many lines of them in an iteration.
     */
    private double streams;

    private double lines;

    TileTraffic(TileNest nest, TileShape shape) {
        this.nest = nest;
        this.shape = shape;
        trips = nest.trips();
    }

    /**
     * Cycles per iteration of the innermost loop for {@code group}, which that loop moves; each group is asked for
     * once.
     *
     * @param elements how many elements the copies of one lane access
     */
    double cycles(List<Reference> group, int elements) {
        Reference r = group.get(0);
        int inner = trips.length - 1;
        int reuse = inner - 1;
        while (reuse >= 0 && nest.varies(r, reuse)) reuse--;
        if (reuse >= 0 && touched(reuse) <= FIRST_LEVEL) return 0;
        // what is stored goes back
        boolean stored = false;
        for (Reference each : group) stored |= each.isStore();
        double bytes = bytes(r, elements) * (stored ? 2 : 1);
        double touched = touched(reuse);
        if (stored && touched > LAST_LEVEL && isNear(r, inner)) addStreams(r, elements);
        return bytes / (touched <= SECOND_LEVEL ? FROM_SECOND : FROM_THIRD);
    }

    private void addStreams(Reference r, int elements) {
        int lane = shape.laneLoop();
        boolean apart = lane >= 0 && lane < trips.length - 1 && nest.varies(r, lane);
        double rows = (double) elements * (apart ? shape.lanes() : 1);
        streams += rows;
        lines += rows * size(r) / LINE;
    }

    /** Cycles per iteration for lines that are stored to before they have come, once all groups were asked for. */
    double unfollowed() {
        if (streams <= FOLLOWED_STREAMS) return 0;
        return lines * (1 - FOLLOWED_STREAMS / streams) * UNFOLLOWED_LINE;
    }

    private double bytes(Reference r, int elements) {
        int inner = trips.length - 1;
        boolean lanes = shape.laneLoop() >= 0 && nest.varies(r, shape.laneLoop());
        double used = (double) elements * (lanes ? shape.lanes() : 1) * size(r);
        if (isNear(r, inner)) return used;
        for (int i = inner - 1; i >= 0; i--) if (isNear(r, i) && touched(i) <= FIRST_LEVEL) return used;
        boolean together = lanes && isNear(r, shape.laneLoop());
        return (double) elements * (lanes && !together ? shape.lanes() : 1) * LINE;
    }

    /** Whether the next iteration of loop {@code i} accesses the same line or the next one. */
    private boolean isNear(Reference r, int i) {
        AffineForOp loop = nest.loops().get(i);
        Value variable = loop.inductionVariable();
        if (!r.dependsOn(variable)) return false;
        long stride = r.stride(variable);
        return stride != Long.MAX_VALUE && Math.abs(stride) * loop.step() * size(r) < LINE;
    }

    private static double size(Reference r) {
        return TileNest.bits(r.op().memrefType().element()) / 8.0;
    }

    /** Bytes that one iteration of loop {@code loop} of the tiles, or all if that is -1, touches. */
    private double touched(int loop) {
        double sum = 0;
        for (List<Reference> g : nest.groups()) sum += touched(g.get(0), loop);
        return sum;
    }

    private double touched(Reference r, int loop) {
        double elements = 1;
        boolean near = false;
        for (int i = 0; i < trips.length; i++) {
            if (!nest.varies(r, i)) continue;
            int together = shape.factors()[i] * (i == shape.laneLoop() ? shape.lanes() : 1);
            elements *= i > loop ? trips[i] : together;
            near |= i > loop && isNear(r, i);
        }
        return elements * (near ? size(r) : LINE);
    }
}
