package dev.wami.loops.strip;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.loops.nest.Completion;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Nests of loops behind one another in a block, with values between them that can be computed in front of all.
 *
 * @param nests loops with constant bounds that carry no values
 * @param values what is computed between the nests from what there is in front of them, in order
 * @param isWhole whether the block has nothing else
 */
record NestRun(List<AffineForOp> nests, List<Operation> values, boolean isWhole) {

    /** Those in {@code block}. */
    static List<NestRun> in(Block block) {
        List<NestRun> out = new ArrayList<>();
        NestRun open = new NestRun(new ArrayList<>(), new ArrayList<>(), false);
        boolean whole = true;
        for (Operation op : block) {
            if (op instanceof Terminator) break;
            if (isNest(op)) {
                open.nests.add((AffineForOp) op);
            } else if (isValue(op)) {
                open.values.add(op);
            } else {
                whole = false;
                out.add(open);
                open = new NestRun(new ArrayList<>(), new ArrayList<>(), false);
            }
        }
        out.add(new NestRun(open.nests, open.values, whole));
        out.removeIf(run -> run.nests.isEmpty());
        return out;
    }

    private static boolean isNest(Operation op) {
        return op instanceof AffineForOp loop
                && loop.hasConstantBounds()
                && loop.resultCount() == 0
                && first(loop) < end(loop)
                && Completion.isCertain(loop);
    }

    // nests have no results, so what is no nest depends on none but through memory
    private static boolean isValue(Operation op) {
        if (op.regionCount() > 0) return false;
        List<Effect> effects = Effects.own(op);
        return effects != null && Effects.areReads(effects) && Completion.isCertain(op);
    }

    /** Whether none of the values is loaded. */
    boolean readsNothing() {
        for (Operation op : values) if (!Effects.isMemoryEffectFree(op)) return false;
        return true;
    }

    static long first(AffineForOp loop) {
        return loop.lower().map().singleConstant();
    }

    static long end(AffineForOp loop) {
        return loop.upper().map().singleConstant();
    }

    /** The loop of which this is the body, if it counts by one between constants; else null. */
    @Nullable
    AffineForOp around() {
        boolean counts = isWhole
                && nests.get(0).parentOp() instanceof AffineForOp loop
                && loop.hasConstantBounds()
                && loop.step() == 1
                && loop.resultCount() == 0;
        return counts ? (AffineForOp) nests.get(0).parentOp() : null;
    }
}
