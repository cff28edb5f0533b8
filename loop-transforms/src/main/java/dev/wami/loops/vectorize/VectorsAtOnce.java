package dev.wami.loops.vectorize;

import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.target.Target;
import dev.wami.loops.nest.ElementBytes;
import dev.wami.loops.vectorize.LaneSubscripts.Pattern;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.scf.WhileOp;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How many vectors of sums a loop has side by side at most, so that those of one are added while others wait: of the
 * loop itself, or of one in it.
 *
 * <p>Of an inner loop each value that it carries takes a register for each vector. Two are enough for most; four pay
 * where lanes are neighbours and there is one sum (conv2d 1.2 to 1.4 times as fast), and where lanes are rows from
 * beyond the caches, as more of them are under way then (atax of 32 MB likewise), but not in them, where taking rows
 * apart needs registers, nor where rows are stored to. More than registers hold pay only where there is nothing else to
 * do.
 */
final class VectorsAtOnce {
    private static final int FEW = 2;
    private static final int MANY = 4;

    /** What the caches of one core hold, in bytes. */
    private static final long CACHES = 4 << 20;

    private VectorsAtOnce() {}

    /** @param lanes of one vector */
    static int most(Variance variance, int lanes) {
        AffineForOp loop = variance.loop();
        List<AffineForOp> loops = loop.collect(AffineForOp.class);
        boolean nested = loops.size() > 1 || !loop.collect(WhileOp.class).isEmpty();
        if (!nested) return LaneReduction.hasFloats(loop) ? MANY : 1;
        int registers = Target.of(loop).registers();
        LaneCost cost = new LaneCost(variance, lanes);
        int carried = 0;
        boolean rowsAreStored = false;
        for (AffineForOp inner : loops) {
            if (inner == loop) continue;
            boolean held = FEW * inner.carried().size() < registers;
            if (!held && !cost.waits(inner)) return 1;
            carried = Math.max(carried, inner.carried().size());
            rowsAreStored |= !areNeighbours(inner.collect(AffineAccess.StoreOp.class), loop);
        }
        if (carried == 0 || rowsAreStored || FEW * MANY * carried > registers) return FEW;
        boolean neighbours = areNeighbours(loop.collect(AffineAccess.LoadOp.class), loop);
        return neighbours && carried == 1 || !neighbours && bytes(loop) > CACHES ? MANY : FEW;
    }

    /** Whether what each access touches is the same for all lanes of {@code loop}, or lies next to one another. */
    private static boolean areNeighbours(List<? extends AffineAccess.AccessOp> accesses, AffineForOp loop) {
        for (AffineAccess.AccessOp access : accesses) {
            Pattern pattern = LaneSubscripts.of(access, loop).pattern();
            if (pattern != Pattern.UNIFORM && pattern != Pattern.CONTIGUOUS) return false;
        }
        return true;
    }

    /** Of all memory of a known size that is accessed in {@code loop}. */
    private static long bytes(AffineForOp loop) {
        Set<Object> counted = new HashSet<>();
        long out = 0;
        for (AffineAccess.LoadOp load : loop.collect(AffineAccess.LoadOp.class)) {
            MemRefType type = load.memref().type() instanceof MemRefType t ? t : null;
            if (type == null || !type.shape().isStatic() || !counted.add(load.memref())) continue;
            out += type.shape().elementCount() * ElementBytes.of(type.element());
        }
        return out;
    }
}
