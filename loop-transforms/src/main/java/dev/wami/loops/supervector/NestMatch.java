package dev.wami.loops.supervector;

import dev.wami.core.ir.Operation;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A loop for the first dimension of vectors, with those in it that may be for the next one. Upstream: NestedMatch.
 *
 * @param inner at any depth in {@code loop}; none for the last dimension
 */
record NestMatch(AffineForOp loop, List<NestMatch> inner) {
    /** How many dimensions there may be. */
    static final int DEEPEST = 3;

    /**
     * The matches in {@code root}, inner loops first.
     *
     * @param parallel the loops that come into question
     * @param fastest for each dimension, the dimension of memory that its loop moves through, from the last on; -1, and
     *     no numbers, for any
     */
    static List<NestMatch> in(Operation root, Set<AffineForOp> parallel, List<Long> fastest, int dimensions) {
        return in(root, parallel, fastest, dimensions, 0);
    }

    private static List<NestMatch> in(
            Operation root, Set<AffineForOp> parallel, List<Long> fastest, int dimensions, int at) {
        List<NestMatch> out = new ArrayList<>();
        long wanted = at < fastest.size() ? fastest.get(at) : -1;
        root.walk(op -> {
            if (op == root || !(op instanceof AffineForOp loop) || !parallel.contains(loop)) return;
            Long moved = Vectorizable.dimensionOfMemory(loop);
            if (moved == null || moved != -1 && wanted != -1 && moved != wanted) return;
            List<NestMatch> inner = at + 1 == dimensions ? List.of() : in(loop, parallel, fastest, dimensions, at + 1);
            if (at + 1 == dimensions || !inner.isEmpty()) out.add(new NestMatch(loop, inner));
        });
        return out;
    }

    /** Groups of {@code matches} that have loops in common: one of each can be vectorized. */
    static List<List<NestMatch>> buckets(List<NestMatch> matches) {
        List<AffineForOp> roots = new ArrayList<>();
        List<List<NestMatch>> out = new ArrayList<>();
        for (NestMatch match : matches) {
            int at = 0;
            while (at < roots.size() && !intersect(roots.get(at), match.loop)) at++;
            if (at == roots.size()) {
                roots.add(match.loop);
                out.add(new ArrayList<>());
            } else if (match.loop.isProperAncestorOf(roots.get(at))) {
                roots.set(at, match.loop);
            }
            out.get(at).add(match);
        }
        return out;
    }

    private static boolean intersect(AffineForOp a, AffineForOp b) {
        return a == b || a.isProperAncestorOf(b) || b.isProperAncestorOf(a);
    }
}
