package dev.wami.core.presburger;

import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.IntegerSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The points {@code (x, p)} for which there are integers {@code e} with {@code A (x, p, e, 1) == 0} and {@code B (x, p,
 * e, 1) >= 0}: {@code x} are dimensions, {@code p} symbols, {@code e} locals, among them quotients. Dimensions and
 * symbols differ in name only, to keep apart what is looked for and what is given. Immutable.
 *
 * <p>A constraint is a row of coefficients, {@code {constant, dimensions, symbols, locals}}; zeros at its end may be
 * missing. Upstream: IntegerRelation; isl: basic_set.
 */
public final class BasicSet {
    private final int dims;
    private final int symbols;
    private final int locals;
    private final List<long[]> equalities;
    private final List<long[]> inequalities;

    private BasicSet(int dims, int symbols, int locals, List<long[]> equalities, List<long[]> inequalities) {
        this.dims = dims;
        this.symbols = symbols;
        this.locals = locals;
        this.equalities = equalities;
        this.inequalities = inequalities;
    }

    /** All points of {@code dims} dimensions and {@code symbols} symbols. */
    public static BasicSet universe(int dims, int symbols) {
        return new BasicSet(dims, symbols, 0, List.of(), List.of());
    }

    public static Builder builder(int dims, int symbols) {
        return new Builder(dims, symbols);
    }

    /** The points of {@code set}; null if it is not affine: a product of variables, or a division by one. */
    public static @Nullable BasicSet of(IntegerSet set) {
        Builder out = builder(set.dims(), set.symbols());
        long[][] dims = new long[set.dims()][];
        for (int i = 0; i < dims.length; i++) dims[i] = out.dim(i);
        long[][] symbols = new long[set.symbols()][];
        for (int i = 0; i < symbols.length; i++) symbols[i] = out.symbol(i);
        for (int i = 0; i < set.constraints().size(); i++) {
            long[] row = out.row(set.constraints().get(i), dims, symbols);
            if (row == null) return null;
            if (set.isEquality(i)) out.equality(row);
            else out.inequality(row);
        }
        return out.build();
    }

    // ---- parts

    public int dims() {
        return dims;
    }

    public int symbols() {
        return symbols;
    }

    public int locals() {
        return locals;
    }

    /** The rows that are 0. */
    public List<long[]> equalities() {
        return Collections.unmodifiableList(equalities);
    }

    /** The rows that are not negative. */
    public List<long[]> inequalities() {
        return Collections.unmodifiableList(inequalities);
    }

    /** A builder with the variables and constraints of this set. */
    public Builder toBuilder() {
        Builder out = new Builder(dims, symbols);
        out.locals = locals;
        out.equalities.addAll(equalities);
        out.inequalities.addAll(inequalities);
        return out;
    }

    // ---- questions

    /** Whether there is no point. */
    public Answer isEmpty() {
        try {
            return Answer.of(hasNoPoint());
        } catch (TooHard unknown) {
            return Answer.UNKNOWN;
        }
    }

    /** Whether there is no point; throws {@link TooHard} rather than not to know. */
    boolean hasNoPoint() {
        return Omega.isEmpty(system(0));
    }

    /** Whether {@code point}, dimensions and then symbols, is in the set. */
    public Answer contains(long... point) {
        Builder at = toBuilder();
        for (int i = 0; i < point.length; i++) {
            long[] row = new long[i + 2];
            row[0] = Math.negateExact(point[i]);
            row[i + 1] = 1;
            at.equality(row);
        }
        return at.build().isEmpty().not();
    }

    /**
     * What {@code row} lies between on the set, exactly.
     *
     * @throws TooHard if that cannot be found out
     */
    public Bounds bounds(long... row) {
        return Bounds.of(this, row);
    }

    // ---- sets

    /** The points of both, which have as many dimensions and symbols. */
    public BasicSet intersect(BasicSet other) {
        Builder out = toBuilder();
        for (long[] row : other.equalities) out.equality(moved(row));
        for (long[] row : other.inequalities) out.inequality(moved(row));
        out.locals += other.locals;
        return out.build();
    }

    /** A row of another set with its locals moved behind those of this. */
    private long[] moved(long[] row) {
        int visible = 1 + dims + symbols;
        if (locals == 0 || row.length <= visible) return row;
        long[] out = Arrays.copyOf(row, visible + locals + row.length - visible);
        System.arraycopy(row, visible, out, visible + locals, row.length - visible);
        Arrays.fill(out, visible, visible + locals, 0);
        return out;
    }

    /** The set with dimensions {@code from} to {@code to} quantified: they become locals. */
    public BasicSet projectOut(int from, int to) {
        int gone = to - from;
        List<long[]> equal = new ArrayList<>();
        List<long[]> inequal = new ArrayList<>();
        for (long[] row : equalities) equal.add(quantified(row, from, to));
        for (long[] row : inequalities) inequal.add(quantified(row, from, to));
        return new BasicSet(dims - gone, symbols, locals + gone, equal, inequal);
    }

    private long[] quantified(long[] row, int from, int to) {
        long[] all = Row.widen(row, 1 + dims + symbols + locals);
        long[] out = new long[all.length];
        System.arraycopy(all, 0, out, 0, 1 + from);
        int rest = all.length - 1 - to;
        System.arraycopy(all, 1 + to, out, 1 + from, rest);
        System.arraycopy(all, 1 + from, out, 1 + from + rest, to - from);
        return out;
    }

    /** The constraints as a system that keeps the first {@code kept} variables. */
    ConstraintSystem system(int kept) {
        int vars = dims + symbols + locals;
        ConstraintSystem out = new ConstraintSystem(kept, vars);
        for (long[] row : equalities) out.equalities.add(Row.widen(row, vars + 1));
        for (long[] row : inequalities) out.inequalities.add(Row.widen(row, vars + 1));
        return out;
    }

    /** Whether {@code other} is written the same; equal sets may be written differently. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || other instanceof BasicSet s
                        && dims == s.dims
                        && symbols == s.symbols
                        && locals == s.locals
                        && areSame(equalities, s.equalities)
                        && areSame(inequalities, s.inequalities);
    }

    private static boolean areSame(List<long[]> a, List<long[]> b) {
        if (a.size() != b.size()) return false;
        for (int i = 0; i < a.size(); i++) if (!Arrays.equals(a.get(i), b.get(i))) return false;
        return true;
    }

    @Override
    public int hashCode() {
        int out = 31 * dims + locals;
        for (long[] row : equalities) out = 31 * out + Arrays.hashCode(row);
        for (long[] row : inequalities) out = 31 * out + Arrays.hashCode(row);
        return out;
    }

    /** As isl reads and writes it. */
    @Override
    public String toString() {
        return SetText.of(dims, symbols, List.of(this));
    }

    // ---- building

    /** A set in the making. Rows that are given are not copied and must not be changed afterwards. */
    public static final class Builder {
        private final int dims;
        private final int symbols;
        private int locals;
        private final List<long[]> equalities = new ArrayList<>();
        private final List<long[]> inequalities = new ArrayList<>();
        private final Map<Quotient, long[]> quotients = new HashMap<>();

        Builder(int dims, int symbols) {
            this.dims = dims;
            this.symbols = symbols;
        }

        /** The row of dimension {@code i}. */
        public long[] dim(int i) {
            long[] out = new long[i + 2];
            out[i + 1] = 1;
            return out;
        }

        /** The row of symbol {@code i}. */
        public long[] symbol(int i) {
            return dim(dims + i);
        }

        /** The row of a new local. */
        public long[] local() {
            return dim(dims + symbols + locals++);
        }

        /** {@code row == 0}. */
        public Builder equality(long... row) {
            equalities.add(row);
            return this;
        }

        /** {@code row >= 0}. */
        public Builder inequality(long... row) {
            inequalities.add(row);
            return this;
        }

        // q == floor(x / c)  <=>  0 <= x - c q <= c - 1
        /** The row of {@code floor(row / divisor)}, where {@code divisor > 0}: a local unless that is linear. */
        public long[] quotient(long[] row, long divisor) {
            long g = divisor;
            for (int i = 1; i < row.length; i++) g = Row.gcd(g, row[i]);
            // floor((g s + k) / (g c)) == floor((s + floor(k / g)) / c)
            long[] dividend = Row.tighten(row, g);
            long by = divisor / g;
            if (by == 1) return dividend;
            return quotients.computeIfAbsent(new Quotient(dividend, by), q -> {
                long[] local = local();
                long[] remainder = sum(dividend, 1, local, -by);
                inequality(remainder);
                inequality(Row.scale(-1, remainder, by - 1));
                return local;
            });
        }

        /**
         * The row of {@code e} with its dimensions and symbols replaced by rows; null if it is not affine: a product of
         * variables, a division by one or by what is not positive, or overflow.
         */
        public long @Nullable [] row(AffineExpr e, long[][] dimRows, long[][] symbolRows) {
            try {
                return new AffineRows(this, dimRows, symbolRows).row(e);
            } catch (ArithmeticException overflow) {
                return null;
            }
        }

        /** {@code f * a + g * b}. */
        public static long[] sum(long[] a, long f, long[] b, long g) {
            int length = Math.max(a.length, b.length);
            return Row.combine(f, Row.widen(a, length), g, Row.widen(b, length));
        }

        /** A builder that goes on from here by itself, with the quotients that this one knows. */
        public Builder copy() {
            Builder out = new Builder(dims, symbols);
            out.locals = locals;
            out.equalities.addAll(equalities);
            out.inequalities.addAll(inequalities);
            out.quotients.putAll(quotients);
            return out;
        }

        public BasicSet build() {
            return new BasicSet(dims, symbols, locals, new ArrayList<>(equalities), new ArrayList<>(inequalities));
        }
    }

    /** A quotient that there is a local for. */
    private record Quotient(long[] dividend, long divisor) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Quotient q && divisor == q.divisor && Arrays.equals(dividend, q.dividend);
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(dividend) + Long.hashCode(divisor);
        }
    }
}
