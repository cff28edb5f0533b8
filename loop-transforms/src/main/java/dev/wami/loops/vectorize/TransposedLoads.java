package dev.wami.loops.vectorize;

import dev.wami.core.analysis.Aliases;
import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.Type;
import dev.wami.loops.nest.Unrolling;
import dev.wami.loops.vectorize.LaneSubscripts.Pattern;
import dev.wami.std.affine.AffineAccess.LoadOp;
import dev.wami.std.affine.AffineAccess.StoreOp;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Loads of neighbouring elements of one row in each lane, where lanes are rows: a block of rows is read row by row and
 * transposed. An inner loop along the rows is unrolled before, so that there are as many loads as a vector has
 * elements:
 *
 * <pre>
 *   for i: for j: s[i] += A[i][j] * x[j]    lanes are i    ->    for j by 2: (A[i][j], A[i][j + 1]), (A[i + 1][j], A[i + 1][j + 1])
 * </pre>
 */
final class TransposedLoads {
    /** Beyond that unrolled bodies grow too large. */
    private static final int MOST_OPERATIONS = 64;

    private static final int VECTOR_BITS = 128;

    /** Loads of neighbouring elements, the one that comes first in memory first, between which nothing is written. */
    record Block(List<LoadOp> loads) {}

    private TransposedLoads() {}

    /** How many elements of a row go into a block, or 0 if {@code load} is of no row of a lane of {@code loop}. */
    static int rowLength(LoadOp load, AffineForOp loop, int lanes) {
        Type type = load.result().type();
        int bits = LaneTypes.isStored(type) ? LaneTypes.bits(type) : 0;
        int length = bits >= 32 ? VECTOR_BITS / bits : 0;
        boolean fits = length > 1 && lanes % length == 0;
        return fits && LaneSubscripts.of(load, loop).pattern() == Pattern.STRIDED ? length : 0;
    }

    /** Whether {@code load}, in an inner loop of {@code loop}, is one of a block once that is unrolled. */
    static boolean isAlongRow(LoadOp load, AffineForOp loop, int lanes) {
        return rowLength(load, loop, lanes) > 0
                && load.parentOp() instanceof AffineForOp inner
                && inner != loop
                && LaneSubscripts.of(load, inner).pattern() == Pattern.CONTIGUOUS;
    }

    /** Unrolls the loops in that of {@code variance} that run along rows. */
    static void unroll(Variance variance, int lanes) {
        AffineForOp loop = variance.loop();
        for (AffineForOp inner : loop.collect(AffineForOp.class)) {
            if (inner == loop || variance.isSerial(inner)) continue;
            int length = 0;
            int operations = 0;
            for (Operation op : inner.body()) {
                if (op instanceof AffineForOp) operations = MOST_OPERATIONS;
                operations++;
                if (op instanceof LoadOp load && isAlongRow(load, loop, lanes)) length = rowLength(load, loop, lanes);
            }
            if (length > 0 && operations * length <= MOST_OPERATIONS) Unrolling.byFactor(inner, length, false);
        }
    }

    /** The blocks that the loads in {@code block} make up for all lanes, by each of those. */
    static Map<LoadOp, Block> in(dev.wami.core.ir.Block block, Variance variance, int lanes) {
        AffineForOp loop = variance.loop();
        Map<LoadOp, Block> out = new IdentityHashMap<>();
        List<LoadOp> open = new ArrayList<>();
        for (Operation op : block) {
            if (op instanceof LoadOp load) {
                if (variance.isSerial(load) || rowLength(load, loop, lanes) == 0) continue;
                open.add(load);
                Block whole = endingWith(load, open, loop, lanes);
                if (whole == null) continue;
                for (LoadOp l : whole.loads) out.put(l, whole);
                open.removeAll(whole.loads);
            } else if (op instanceof StoreOp store) {
                open.removeIf(l -> Aliases.alias(l.memref(), store.memref()) != Aliases.Alias.NO);
            } else if (!Effects.isPure(op)) {
                open.clear();
            }
        }
        return out;
    }

    /** A block that is whole now that {@code last} is there; null if none is. */
    private static @Nullable Block endingWith(LoadOp last, List<LoadOp> open, AffineForOp loop, int lanes) {
        int length = rowLength(last, loop, lanes);
        LaneSubscripts place = LaneSubscripts.of(last, loop);
        @Nullable LoadOp[] near = new LoadOp[2 * length - 1];
        for (LoadOp other : open) {
            if (other.memref() != last.memref()) continue;
            Long distance = place.distanceTo(LaneSubscripts.of(other, loop));
            if (distance != null && Math.abs(distance) < length) near[(int) (distance + length - 1)] = other;
        }
        for (int start = 0; start < length; start++) {
            List<LoadOp> loads = new ArrayList<>();
            for (int i = start; i < start + length; i++) {
                LoadOp load = near[i];
                if (load != null) loads.add(load);
            }
            if (loads.size() == length) return new Block(loads);
        }
        return null;
    }
}
