package dev.wami.loops.tile;

import dev.wami.loops.dependence.Access;
import dev.wami.loops.dependence.Dependence;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;

/** Whether the loops of a band may be put in any order, as tiles do. */
final class BandDependences {
    private BandDependences() {}

    /**
     * Whether no dependence that a loop of {@code band} carries goes backwards in a loop of it.
     *
     * @param ignoreUnknown whether operations that do not say what they do to memory are taken to do nothing to it
     */
    static boolean arePermutable(List<AffineForOp> band, MemoryFacts facts, boolean ignoreUnknown) {
        Dependences dependences = Dependences.of(band.get(0), facts);
        List<Access> accesses = new ArrayList<>();
        for (Access a : dependences.accesses()) if (a.memory() != null || !ignoreUnknown) accesses.add(a);
        for (Access a : accesses) {
            for (Access b : accesses) {
                if (!a.isWrite() && !b.isWrite()) continue;
                for (Dependence d : dependences.between(a, b)) if (!isForward(d, band)) return false;
            }
        }
        return true;
    }

    private static boolean isForward(Dependence d, List<AffineForOp> band) {
        int first = 0;
        while (d.source().levels().get(first).loop() != band.get(0)) first++;
        boolean carried = d.depth() > first && d.depth() <= first + band.size();
        if (!carried) return true;
        for (int i = first; i < first + band.size() && i < d.distances().size(); i++) {
            Long least = d.distances().get(i).min();
            if (least == null || least < 0) return false;
        }
        return true;
    }
}
