package dev.wami.loops.vectorize;

import dev.wami.core.analysis.Aliases;
import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.Type;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineAccess.StoreOp;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Stores that together write whole vectors, where each of them alone leaves gaps: lanes of one go between lanes of the
 * others.
 *
 * <pre>
 *   for i: a[2i] = x, a[2i + 1] = y     of four lanes  -&gt;  (x0 y0 x1 y1), (x2 y2 x3 y3)
 * </pre>
 *
 * <p>LLVM: interleaved access groups.
 */
final class InterleavedStores {
    private static final int MOST_STORES = 4;
    private static final int VECTOR_BITS = 128;

    /**
     * Stores to neighbouring elements, the one that comes first in memory first. They are done in the place of
     * {@code last}, as nothing between them touches that memory.
     */
    record Group(List<StoreOp> stores, StoreOp last) {}

    private InterleavedStores() {}

    /** How many elements are written at once, of {@code element} each; 0 if there is no such store. */
    static int length(Type element, int lanes) {
        if (!LaneTypes.isStored(element)) return 0;
        int length = Math.min(lanes, VECTOR_BITS / LaneTypes.bits(element));
        // there are stores of 32, 64 and 128 bits
        boolean fits = lanes % length == 0 && Integer.bitCount(length) == 1;
        return fits && length > 1 && length * LaneTypes.bits(element) >= 32 ? length : 0;
    }

    /**
     * Stores and shuffles for a vector of each of {@code count} stores: two shuffles make a vector of three, and two
     * steps of one each four of four.
     */
    static double cost(int count) {
        return count + (count == 2 ? 2 : 2.0 * count);
    }

    /** The groups that the stores in {@code block} make up for all lanes, by each of those. */
    static Map<StoreOp, Group> in(Block block, Variance variance, int lanes) {
        AffineForOp loop = variance.loop();
        Map<StoreOp, Group> out = new IdentityHashMap<>();
        List<StoreOp> open = new ArrayList<>();
        for (Operation op : block) {
            if (op instanceof StoreOp store && !variance.isSerial(op)) {
                open.removeIf(other -> !areBeside(store, other, loop) && mayTouch(store, other));
                if (stride(store, loop, lanes) == 0) continue;
                open.add(store);
                Group whole = endingWith(store, open, loop, lanes);
                if (whole == null) continue;
                for (StoreOp s : whole.stores) out.put(s, whole);
                open.removeAll(whole.stores);
            } else if (op instanceof AffineAccess.AccessOp access) {
                open.removeIf(other -> mayTouch(access, other));
            } else if (!Effects.isPure(op)) {
                open.clear();
            }
        }
        return out;
    }

    private static boolean mayTouch(AffineAccess.AccessOp access, StoreOp other) {
        return Aliases.alias(access.memref(), other.memref()) != Aliases.Alias.NO;
    }

    /** By how many elements lanes are apart, if that is few; else 0. */
    private static int stride(StoreOp store, AffineForOp loop, int lanes) {
        Long stride = LaneSubscripts.of(store, loop).stride();
        if (stride == null || stride < 2 || stride > MOST_STORES) return 0;
        return length(store.memrefType().element(), lanes) > 0 ? stride.intValue() : 0;
    }

    /** Whether no lane of one writes what a lane of the other does: they are less than a stride apart. */
    private static boolean areBeside(StoreOp a, StoreOp b, AffineForOp loop) {
        if (a.memref() != b.memref()) return false;
        LaneSubscripts place = LaneSubscripts.of(a, loop);
        Long stride = place.stride();
        Long distance = place.distanceTo(LaneSubscripts.of(b, loop));
        return stride != null && distance != null && distance != 0 && Math.abs(distance) < Math.abs(stride);
    }

    /** A group that is whole now that {@code last} is there; null if none is. */
    private static @Nullable Group endingWith(StoreOp last, List<StoreOp> open, AffineForOp loop, int lanes) {
        int stride = stride(last, loop, lanes);
        LaneSubscripts place = LaneSubscripts.of(last, loop);
        TreeMap<Long, StoreOp> near = new TreeMap<>();
        for (StoreOp other : open) {
            if (other.memref() != last.memref() || stride(other, loop, lanes) != stride) continue;
            Long distance = place.distanceTo(LaneSubscripts.of(other, loop));
            if (distance != null && Math.abs(distance) < stride) near.put(distance, other);
        }
        for (long first = 1L - stride; first <= 0; first++) {
            List<StoreOp> stores =
                    new ArrayList<>(near.subMap(first, first + stride).values());
            if (stores.size() == stride) return new Group(stores, last);
        }
        return null;
    }
}
