package dev.wami.loops.dependence;

import dev.wami.core.ir.Value;
import dev.wami.core.presburger.BasicSet;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Values that are not affine functions of loop variables: arguments, what is loaded, what is computed in other ways.
 * Where a value is defined outside of the loops around both accesses it is one number; otherwise it is the same for
 * both in iterations that agree on all loops around its definition, and perhaps another in others.
 */
final class Unknowns {
    /** The rows of a value defined in {@code depth} loops, of those around both, for the source and for the target. */
    record Pair(int depth, long[] source, long[] target) {}

    private final BasicSet.Builder rows;
    private final int common;
    private final Map<Value, Pair> pairs = new IdentityHashMap<>();

    Unknowns(BasicSet.Builder rows, int common) {
        this.rows = rows;
        this.common = common;
    }

    /** The same so far, of which new ones become locals of {@code copied}, a copy of the rows. */
    Unknowns copy(BasicSet.Builder copied) {
        Unknowns out = new Unknowns(copied, common);
        out.pairs.putAll(pairs);
        return out;
    }

    long[] row(Value v, int depth, boolean source) {
        Pair pair = pairs.get(v);
        if (pair == null) {
            long[] first = rows.local();
            pair = new Pair(depth, first, depth == 0 ? first : rows.local());
            pairs.put(v, pair);
        }
        return source ? pair.source : pair.target;
    }

    /** Makes those equal that are the same in iterations that agree on the outermost {@code agreed} loops. */
    void equate(int agreed, BasicSet.Builder to) {
        for (Pair p : pairs.values()) {
            if (p.depth == 0 || p.depth > agreed || p.depth > common) continue;
            to.equality(BasicSet.Builder.sum(p.source, 1, p.target, -1));
        }
    }
}
