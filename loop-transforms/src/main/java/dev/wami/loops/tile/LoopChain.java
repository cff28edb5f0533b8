package dev.wami.loops.tile;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Loops each of which is in the body of the one before, the outermost first. None but the innermost carries values.
 *
 * @param perfect how many of the innermost loops have nothing else in their bodies than the next
 */
record LoopChain(List<AffineForOp> loops, int perfect) {
    private static final int LONGEST = 4;

    /** Of a loop with other loops beside those of the chain, jamming concerns all of them. */
    private static final int MOST_OPERATIONS = 200;

    /** The chain that ends with {@code innermost}. */
    static LoopChain to(AffineForOp innermost) {
        List<AffineForOp> loops = new ArrayList<>();
        loops.add(innermost);
        int perfect = innermost.resultCount() == 0 ? 1 : 0;
        while (loops.size() < LONGEST) {
            AffineForOp first = loops.get(0);
            if (!(first.parentOp() instanceof AffineForOp outer) || outer.resultCount() > 0) break;
            if (!isAlone(first, outer) && !isShaped(loops, outer)) break;
            boolean only = outer.body().first() == first && first.next() == outer.yieldOp();
            if (only && perfect == loops.size()) perfect++;
            loops.add(0, outer);
        }
        return new LoopChain(loops, perfect);
    }

    /** Whether all else in the body of {@code outer} has no regions. */
    private static boolean isAlone(AffineForOp loop, AffineForOp outer) {
        for (Operation op : outer.body()) if (op != loop && op.regionCount() > 0) return false;
        return true;
    }

    /** Whether bounds of {@code loops} depend on {@code outer}, in which there are not too many other operations. */
    private static boolean isShaped(List<AffineForOp> loops, AffineForOp outer) {
        boolean depends = false;
        for (AffineForOp loop : loops) depends |= CommonRange.depends(loop, outer);
        return depends && outer.collect(Operation.class).size() <= MOST_OPERATIONS;
    }

    /** Whether the loop at {@code i} is the only one in the one around it. */
    boolean isAlone(int i) {
        return i == 0 || isAlone(loops.get(i), loops.get(i - 1));
    }

    /** A copy of the outermost loop in front of it, and the chain in it. */
    LoopChain copy() {
        IrMapping mapping = new IrMapping();
        Builder.before(outermost()).insert(outermost().copy(mapping));
        List<AffineForOp> out = new ArrayList<>();
        for (AffineForOp loop : loops) {
            Block body = mapping.lookup(loop.inductionVariable()).block();
            if (body == null || !(body.parentOp() instanceof AffineForOp copy)) {
                throw new IllegalStateException("a loop without a copy");
            }
            out.add(copy);
        }
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
