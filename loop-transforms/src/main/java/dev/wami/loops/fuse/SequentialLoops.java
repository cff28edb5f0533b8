package dev.wami.loops.fuse;

import dev.wami.core.ir.Use;
import dev.wami.core.presburger.Bounds;
import dev.wami.loops.dependence.Dependence;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.Band;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Moves the loops of a perfect nest that carry dependences inwards, and the others outwards, where that is legal: other
 * nests can be fused at a greater depth then. Upstream: sinkSequentialLoops.
 */
final class SequentialLoops {
    private SequentialLoops() {}

    /** Whether the order of the loops from {@code root} on has changed. */
    static boolean sink(AffineForOp root, MemoryFacts facts) {
        List<AffineForOp> band = Band.from(root);
        if (band.size() < 2) return false;
        for (AffineForOp loop : band) {
            Extent values = Extent.of(loop);
            if (values == null || !values.isFixedIn(band)) return false;
        }
        Dependences dependences = Dependences.of(root, facts);
        List<Integer> order = new ArrayList<>();
        List<Integer> sequential = new ArrayList<>();
        for (int i = 0; i < band.size(); i++) {
            (isSequential(dependences, band.get(i)) ? sequential : order).add(i);
        }
        order.addAll(sequential);
        int[] to = order.stream().mapToInt(i -> i).toArray();
        boolean sorted = true;
        for (int i = 0; i < to.length; i++) sorted &= to[i] == i;
        if (sorted || !new Legality(dependences).isInterchangeLegal(band, to)) return false;
        permute(band, to);
        return true;
    }

    private static boolean isSequential(Dependences dependences, AffineForOp loop) {
        for (Dependence d : dependences.all()) {
            for (int i = 0; i < d.distances().size(); i++) {
                if (d.source().levels().get(i).loop() != loop) continue;
                Bounds distance = d.distances().get(i);
                Long least = distance.min();
                if (!distance.isEmpty() && !(least != null && least == 0 && distance.isConstant())) return true;
            }
        }
        return false;
    }

    /** Gives the loop at depth {@code i} the bounds of loop {@code order[i]}, none of which depends on another. */
    private static void permute(List<AffineForOp> band, int[] order) {
        record Header(AffineForOp.Bound lower, AffineForOp.Bound upper, long step, List<Use> uses) {}
        List<Header> headers = new ArrayList<>();
        for (AffineForOp loop : band) {
            List<Use> uses = new ArrayList<>();
            for (Use use : loop.inductionVariable().uses()) uses.add(use);
            headers.add(new Header(loop.lower(), loop.upper(), loop.step(), uses));
        }
        for (int i = 0; i < order.length; i++) {
            AffineForOp loop = band.get(i);
            Header h = headers.get(order[i]);
            loop.setLower(h.lower);
            loop.setUpper(h.upper);
            loop.setStep(h.step);
            for (Use use : h.uses) use.set(loop.inductionVariable());
        }
    }
}
