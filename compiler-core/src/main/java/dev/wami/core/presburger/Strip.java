package dev.wami.core.presburger;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A sum that integer points of a set have few values of: {@code 0 <= row <= width}. Cutting a set into slices, one per
 * value, is what generalised basis reduction does along directions that it computes; here the inequalities are the
 * directions, as those of loop nests are narrow along their own bounds.
 *
 * @param width below 0 if there is no integer point
 */
record Strip(long[] row, long width) {

    /** The narrowest along an inequality or a variable; null if the set is bounded in no such direction. */
    static @Nullable Strip narrowest(List<long[]> inequalities, int vars) {
        try {
            Simplex simplex = new Simplex(vars);
            for (long[] row : inequalities) if (!simplex.add(row)) return new Strip(row, -1);
            Strip best = null;
            for (long[] row : inequalities) best = narrower(best, along(row, simplex));
            for (int i = 1; i <= vars; i++) {
                long[] variable = new long[vars + 1];
                variable[i] = 1;
                best = narrower(best, along(variable, simplex));
            }
            return best;
        } catch (ArithmeticException | TooHard unknown) {
            return null;
        }
    }

    private static @Nullable Strip narrower(@Nullable Strip a, @Nullable Strip b) {
        return a == null || b != null && b.width < a.width ? b : a;
    }

    private static @Nullable Strip along(long[] row, Simplex simplex) {
        long[] greatest = simplex.maximum(row);
        if (greatest == Simplex.UNBOUNDED) return null;
        long[] least = simplex.maximum(Row.scale(-1, row, 0));
        if (least == Simplex.UNBOUNDED) return null;
        long max = Math.floorDiv(greatest[0], greatest[1]);
        long min = Math.negateExact(Math.floorDiv(least[0], least[1]));
        return new Strip(Row.plus(row, Math.negateExact(min)), Math.subtractExact(max, min));
    }
}
