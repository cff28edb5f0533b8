package dev.wami.loops.nest;

import dev.wami.core.ir.Operation;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Bands: loops each of which is all that is in the body of the one before it, and that carry no values. */
public final class Band {
    private Band() {}

    /** The bands of two and more loops in {@code root}, outermost loops first, each as long as it can be. */
    public static List<List<AffineForOp>> in(Operation root) {
        List<List<AffineForOp>> out = new ArrayList<>();
        root.walk(op -> {
            if (!(op instanceof AffineForOp loop) || continuesBand(loop)) return;
            List<AffineForOp> band = from(loop);
            if (band.size() > 1) out.add(band);
        });
        return out;
    }

    private static boolean continuesBand(AffineForOp loop) {
        return loop.parentOp() instanceof AffineForOp outer && only(outer) == loop;
    }

    /** The band that begins with {@code loop}; empty if it carries values. */
    public static List<AffineForOp> from(AffineForOp loop) {
        List<AffineForOp> out = new ArrayList<>();
        for (AffineForOp l = loop; l != null && l.resultCount() == 0; l = only(l)) out.add(l);
        return out;
    }

    /** The loop that is all of the body of {@code loop}; null if there is none. */
    private static @Nullable AffineForOp only(AffineForOp loop) {
        boolean alone = loop.resultCount() == 0
                && loop.body().first() instanceof AffineForOp
                && loop.body().first().next() == loop.yieldOp();
        return alone ? (AffineForOp) loop.body().first() : null;
    }
}
