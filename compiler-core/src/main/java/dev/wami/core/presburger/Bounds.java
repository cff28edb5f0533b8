package dev.wami.core.presburger;

import org.jspecify.annotations.Nullable;

/**
 * The least and the greatest value of an expression on a set, both taken.
 *
 * @param isEmpty whether the set has no point; then there are neither
 * @param min null if there is no least value
 * @param max null if there is no greatest value
 */
public record Bounds(
        boolean isEmpty, @Nullable Long min, @Nullable Long max) {
    static final Bounds EMPTY = new Bounds(true, null, null);

    /** Whether there is one value only. */
    public boolean isConstant() {
        return min != null && min.equals(max);
    }

    /** What holds both. */
    public Bounds join(Bounds other) {
        if (isEmpty) return other;
        if (other.isEmpty) return this;
        Long least = min == null || other.min == null ? null : (Long) Math.min(min, other.min);
        Long greatest = max == null || other.max == null ? null : (Long) Math.max(max, other.max);
        return new Bounds(false, least, greatest);
    }

    /**
     * Of {@code row} on {@code set}: what remains of {@code t == row} when all but {@code t} is eliminated, if that is
     * easy.
     */
    static Bounds of(BasicSet set, long[] row) {
        int vars = set.dims() + set.symbols() + set.locals();
        ConstraintSystem system = new ConstraintSystem(1, vars + 1);
        for (long[] r : set.equalities()) system.equalities.add(behindFirst(r, vars));
        for (long[] r : set.inequalities()) system.inequalities.add(behindFirst(r, vars));
        long[] definition = behindFirst(row, vars);
        definition[1] = -1;
        system.equalities.add(definition);
        try {
            Bounds out = EMPTY;
            for (ConstraintSystem piece : Omega.projectQuickly(system.copy())) out = out.join(ofVariable(piece));
            return out;
        } catch (TooHard | ArithmeticException projection) {
            return search(system);
        }
    }

    private static Bounds search(ConstraintSystem system) {
        try {
            return Extremes.of(system);
        } catch (ArithmeticException overflow) {
            throw new TooHard("numbers beyond 64 bits");
        }
    }

    /** The row with a column for another variable in front of all others. */
    private static long[] behindFirst(long[] row, int vars) {
        long[] out = new long[vars + 2];
        out[0] = row[0];
        System.arraycopy(row, 1, out, 2, row.length - 1);
        return out;
    }

    /** Of the only kept variable of {@code piece}. */
    private static Bounds ofVariable(ConstraintSystem piece) {
        Long min = null;
        Long max = null;
        // a t + c == 0, which normalization has divided by a
        for (long[] row : piece.equalities) {
            long value = -row[0] / row[1];
            min = min == null ? value : (Long) Math.max(min, value);
            max = max == null ? value : (Long) Math.min(max, value);
        }
        for (long[] row : piece.inequalities) {
            if (row[1] > 0) min = min == null ? -row[0] : (Long) Math.max(min, -row[0]);
            else max = max == null ? row[0] : (Long) Math.min(max, row[0]);
        }
        Residue values = Residue.of(piece.congruences);
        if (values == null) return EMPTY;
        if (min != null) min = values.atLeast(min);
        if (max != null) max = values.atMost(max);
        return min != null && max != null && min > max ? EMPTY : new Bounds(false, min, max);
    }
}
