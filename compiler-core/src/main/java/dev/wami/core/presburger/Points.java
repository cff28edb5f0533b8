package dev.wami.core.presburger;

import org.jspecify.annotations.Nullable;

/** Single points of a set: some point, the least one, how many there are. Symbols count as dimensions behind others. */
public final class Points {
    private Points() {}

    /**
     * A point of {@code set}, dimensions and then symbols, near zero; null if there is none.
     *
     * @throws TooHard if that cannot be found out
     */
    public static long @Nullable [] sample(PresburgerSet set) {
        for (BasicSet piece : set.pieces()) {
            long[] point = fixAll(piece, false);
            if (point != null) return point;
        }
        return null;
    }

    /**
     * The least point of {@code set} in lexicographic order; null if there is no point or no least one.
     *
     * @throws TooHard if that cannot be found out
     */
    public static long @Nullable [] lexMin(PresburgerSet set) {
        long[] best = null;
        for (BasicSet piece : set.pieces()) {
            if (piece.hasNoPoint()) continue;
            long[] point = fixAll(piece, true);
            if (point == null) return null;
            if (best == null || java.util.Arrays.compare(point, best) < 0) best = point;
        }
        return best;
    }

    /** Fixes one variable after the other, at its least value or at the one nearest to zero. */
    private static long @Nullable [] fixAll(BasicSet piece, boolean least) {
        int vars = piece.dims() + piece.symbols();
        long[] point = new long[vars];
        BasicSet rest = piece;
        if (vars == 0) return rest.hasNoPoint() ? null : point;
        for (int i = 0; i < vars; i++) {
            long[] variable = unit(i);
            Bounds bounds = rest.bounds(variable);
            if (bounds.isEmpty()) return null;
            Long value = least ? bounds.min() : (Long) nearestToZero(rest, variable, bounds);
            if (value == null) return null;
            point[i] = value;
            rest = fixed(rest, i, point[i]);
        }
        return point;
    }

    /** A value of {@code variable}: its least one that is not negative, or else its greatest. */
    private static long nearestToZero(BasicSet set, long[] variable, Bounds bounds) {
        Long least = bounds.min();
        Bounds natural = least != null && least >= 0
                ? bounds
                : set.toBuilder().inequality(variable).build().bounds(variable);
        Long value = natural.isEmpty() ? bounds.max() : natural.min();
        if (value == null) throw new TooHard("no bound");
        return value;
    }

    /**
     * How many points {@code set} has, if at most {@code most}; null if there are more.
     *
     * @throws TooHard if that cannot be found out
     */
    public static @Nullable Long count(PresburgerSet set, long most) {
        long found = 0;
        PresburgerSet before = PresburgerSet.empty(set.dims(), set.symbols());
        for (BasicSet piece : set.pieces()) {
            PresburgerSet fresh = PresburgerSet.of(piece).subtract(before);
            // the pieces of a difference do not overlap
            for (BasicSet part : fresh.pieces()) {
                long more = count(part, 0, most - found);
                if (more < 0) return null;
                found += more;
            }
            before = before.union(PresburgerSet.of(piece));
        }
        return found;
    }

    /**
     * The points of {@code set} whose variables before {@code at} are fixed; -1 if there are more than {@code most}.
     */
    private static long count(BasicSet set, int at, long most) {
        if (at == set.dims() + set.symbols()) {
            if (set.hasNoPoint()) return 0;
            return most < 1 ? -1 : 1;
        }
        Bounds bounds = set.bounds(unit(at));
        if (bounds.isEmpty()) return 0;
        Long first = bounds.min();
        Long last = bounds.max();
        if (first == null || last == null) return -1;
        long found = 0;
        for (long v = first; v <= last; v++) {
            long more = count(fixed(set, at, v), at + 1, most - found);
            if (more < 0) return -1;
            found += more;
        }
        return found;
    }

    private static long[] unit(int i) {
        long[] out = new long[i + 2];
        out[i + 1] = 1;
        return out;
    }

    private static BasicSet fixed(BasicSet set, int i, long value) {
        long[] row = unit(i);
        row[0] = Math.negateExact(value);
        return set.toBuilder().equality(row).build();
    }
}
