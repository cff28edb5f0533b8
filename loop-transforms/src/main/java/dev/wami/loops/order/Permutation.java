package dev.wami.loops.order;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Value;
import dev.wami.loops.nest.SharedInputs;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineYieldOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The loops of a band in another order, with the bounds that they have there. */
public final class Permutation {
    private final List<AffineForOp> band;
    private final SharedInputs inputs;
    private final List<Counter> counters;

    private Permutation(List<AffineForOp> band, SharedInputs inputs, List<Counter> counters) {
        this.band = band;
        this.inputs = inputs;
        this.counters = counters;
    }

    /**
     * Loop {@code order[k]} of {@code band} as the one at depth {@code k}; null if the bounds of one cannot be turned
     * into bounds of another. Whether it is legal is not asked here.
     */
    public static @Nullable Permutation of(List<AffineForOp> band, int... order) {
        SharedInputs inputs = new SharedInputs();
        List<Counter> counters = new ArrayList<>();
        for (AffineForOp loop : band) {
            int dim = inputs.dim(loop.inductionVariable());
            counters.add(new Counter(dim, inputs.results(loop.lower()), inputs.results(loop.upper()), loop.step()));
        }
        for (int depth = 0; depth < order.length; depth++) {
            int dim = inputs.dim(band.get(order[depth]).inductionVariable());
            int at = depth;
            while (counters.get(at).dim() != dim) at++;
            for (; at > depth; at--) {
                Counter.Pair swapped = new Counter.Pair(counters.get(at - 1), counters.get(at)).swapped(inputs);
                if (swapped == null) return null;
                counters.set(at - 1, swapped.outer());
                counters.set(at, swapped.inner());
            }
        }
        return new Permutation(band, inputs, counters);
    }

    /** Puts new loops in the place of those of the band; the new ones, outermost first. */
    public List<AffineForOp> apply() {
        AffineForOp outermost = band.get(0);
        List<AffineForOp> out = new ArrayList<>();
        Builder at = Builder.before(outermost);
        for (Counter c : counters) {
            AffineForOp old = loopOf(c);
            AffineForOp loop = new AffineForOp(
                    old.location(), inputs.bound(c.lower()), inputs.bound(c.upper()), c.step(), List.of());
            loop.setAttributes(old.attributes());
            at.insert(loop);
            if (!out.isEmpty()) at.insert(new AffineYieldOp(old.location(), List.of()));
            out.add(loop);
            at = Builder.atEnd(loop.body());
        }
        out.get(out.size() - 1).body().takeOperations(band.get(band.size() - 1).body(), null);
        for (int k = 0; k < out.size(); k++) {
            Value old = loopOf(counters.get(k)).inductionVariable();
            old.replaceAllUsesWith(out.get(k).inductionVariable());
        }
        erase();
        return out;
    }

    private AffineForOp loopOf(Counter c) {
        Value variable = inputs.operands().get(c.dim());
        return band.stream()
                .filter(l -> l.inductionVariable() == variable)
                .findFirst()
                .orElseThrow();
    }

    private void erase() {
        for (int k = band.size() - 1; k >= 0; k--) band.get(k).erase();
    }
}
