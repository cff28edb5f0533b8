package dev.wami.loops.tile;

import dev.wami.core.ir.Operation;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Loops each of which is the only one in the body of the one before, the outermost first. None but the innermost
 * carries values.
 *
 * @param perfect how many of the innermost loops have nothing else in their bodies than the next
 */
record LoopChain(List<AffineForOp> loops, int perfect) {
    private static final int LONGEST = 4;

    /** The chain that ends with {@code innermost}. */
    static LoopChain to(AffineForOp innermost) {
        List<AffineForOp> loops = new ArrayList<>();
        loops.add(innermost);
        int perfect = innermost.resultCount() == 0 ? 1 : 0;
        while (loops.size() < LONGEST) {
            AffineForOp first = loops.get(0);
            if (!(first.parentOp() instanceof AffineForOp outer) || outer.resultCount() > 0) break;
            if (only(outer) != first) break;
            boolean alone = outer.body().first() == first && first.next() == outer.yieldOp();
            if (alone && perfect == loops.size()) perfect++;
            loops.add(0, outer);
        }
        return new LoopChain(loops, perfect);
    }

    /** The loop in the body of {@code loop}, if all else there has no regions; else null. */
    private static @Nullable AffineForOp only(AffineForOp loop) {
        AffineForOp found = null;
        for (Operation op : loop.body()) {
            if (op.regionCount() == 0) continue;
            if (found != null || !(op instanceof AffineForOp inner)) return null;
            found = inner;
        }
        return found;
    }

    /** The same loops in {@code copy}, a copy of the outermost. */
    LoopChain in(AffineForOp copy) {
        List<AffineForOp> out = new ArrayList<>();
        for (AffineForOp loop = copy; loop != null; loop = only(loop)) out.add(loop);
        return new LoopChain(out, perfect);
    }

    AffineForOp outermost() {
        return loops.get(0);
    }

    /** The innermost loops that may be put in another order: those of the perfect nest. */
    List<AffineForOp> band(int most) {
        return loops.subList(loops.size() - Math.min(most, perfect), loops.size());
    }

    LoopChain with(List<AffineForOp> band) {
        List<AffineForOp> out = new ArrayList<>(loops.subList(0, loops.size() - band.size()));
        out.addAll(band);
        return new LoopChain(out, perfect);
    }
}
