package dev.wami.loops.order;

import dev.wami.core.ir.Builder;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.affine.AffineForOp;
import java.util.List;

/** Interchanges a loop and the only one in it, with other statements beside that one. */
final class EmbeddedInterchange {
    private EmbeddedInterchange() {}

    /** Interchanges {@code loop} and the one in it if memory asks for it and dependences allow it; whether it did. */
    static boolean apply(AffineForOp loop, MemoryFacts facts) {
        Embedding wanted = Embedding.of(loop);
        if (wanted == null) return false;
        AffineForOp inner = wanted.inner();
        if (inner.collect(AffineForOp.class).size() > 1) return false;
        boolean pays = Strides.of(inner, loop).cost() < Strides.of(inner, inner).cost();
        if (!pays) return false;
        AffineForOp copy = Builder.before(loop).insert((AffineForOp) loop.copy());
        if (isInterchanged(copy, facts)) {
            loop.erase();
            return true;
        }
        copy.erase();
        return false;
    }

    private static boolean isInterchanged(AffineForOp loop, MemoryFacts facts) {
        Embedding embedding = Embedding.of(loop);
        if (embedding == null || !embedding.apply(facts)) return false;
        List<AffineForOp> band = List.of(loop, embedding.inner());
        if (!new Legality(Dependences.of(loop, facts)).isInterchangeLegal(band, 1, 0)) return false;
        Permutation permutation = Permutation.of(band, 1, 0);
        if (permutation == null) return false;
        permutation.apply();
        return true;
    }
}
