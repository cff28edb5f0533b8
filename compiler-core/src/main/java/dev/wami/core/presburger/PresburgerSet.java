package dev.wami.core.presburger;

import dev.wami.core.ir.affine.IntegerSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A union of {@linkplain BasicSet conjunctions} over the same dimensions and symbols. Immutable. Upstream:
 * PresburgerSet; isl: set.
 */
public final class PresburgerSet {
    private final int dims;
    private final int symbols;
    private final List<BasicSet> pieces;

    private PresburgerSet(int dims, int symbols, List<BasicSet> pieces) {
        this.dims = dims;
        this.symbols = symbols;
        this.pieces = List.copyOf(pieces);
    }

    public static PresburgerSet empty(int dims, int symbols) {
        return new PresburgerSet(dims, symbols, List.of());
    }

    public static PresburgerSet universe(int dims, int symbols) {
        return of(BasicSet.universe(dims, symbols));
    }

    public static PresburgerSet of(BasicSet set) {
        return new PresburgerSet(set.dims(), set.symbols(), List.of(set));
    }

    /** The points of {@code set}; null if it is not affine. */
    public static @Nullable PresburgerSet of(IntegerSet set) {
        BasicSet points = BasicSet.of(set);
        return points == null ? null : of(points);
    }

    public int dims() {
        return dims;
    }

    public int symbols() {
        return symbols;
    }

    /** The sets whose union this is; they may overlap, and be empty. */
    public List<BasicSet> pieces() {
        return pieces;
    }

    // ---- questions

    /** Whether there is no point. */
    public Answer isEmpty() {
        Answer out = Answer.YES;
        for (BasicSet piece : pieces) {
            Answer empty = piece.isEmpty();
            if (empty.isNo()) return Answer.NO;
            if (empty == Answer.UNKNOWN) out = empty;
        }
        return out;
    }

    /** Whether all points of this are in {@code other}. */
    public Answer isSubsetOf(PresburgerSet other) {
        try {
            return subtract(other).isEmpty();
        } catch (TooHard unknown) {
            return Answer.UNKNOWN;
        }
    }

    /** Whether both have the same points. */
    public Answer isEqualTo(PresburgerSet other) {
        Answer there = isSubsetOf(other);
        if (there.isNo()) return there;
        Answer back = other.isSubsetOf(this);
        return back.isYes() ? there : back;
    }

    /** Whether {@code point}, dimensions and then symbols, is in the set. */
    public Answer contains(long... point) {
        Answer out = Answer.NO;
        for (BasicSet piece : pieces) {
            Answer in = piece.contains(point);
            if (in.isYes()) return in;
            if (in == Answer.UNKNOWN) out = in;
        }
        return out;
    }

    /**
     * What {@code row} lies between on the set, exactly.
     *
     * @throws TooHard if that cannot be found out
     */
    public Bounds bounds(long... row) {
        Bounds out = Bounds.EMPTY;
        for (BasicSet piece : pieces) out = out.join(piece.bounds(row));
        return out;
    }

    // ---- sets

    public PresburgerSet union(PresburgerSet other) {
        List<BasicSet> all = new ArrayList<>(pieces);
        all.addAll(other.pieces);
        return new PresburgerSet(dims, symbols, all);
    }

    public PresburgerSet intersect(PresburgerSet other) {
        List<BasicSet> out = new ArrayList<>();
        for (BasicSet a : pieces) for (BasicSet b : other.pieces) out.add(a.intersect(b));
        return new PresburgerSet(dims, symbols, out);
    }

    /**
     * The points of this that are not in {@code other}; no piece of the result is empty.
     *
     * @throws TooHard if that cannot be computed
     */
    public PresburgerSet subtract(PresburgerSet other) {
        List<BasicSet> rest = new ArrayList<>();
        for (BasicSet a : pieces) if (!a.isEmpty().isYes()) rest.add(a);
        for (BasicSet b : other.pieces) {
            if (rest.isEmpty()) break;
            rest = Difference.of(rest, b);
        }
        return new PresburgerSet(dims, symbols, rest);
    }

    /**
     * The points that are not in this.
     *
     * @throws TooHard if that cannot be computed
     */
    public PresburgerSet complement() {
        return universe(dims, symbols).subtract(this);
    }

    /**
     * The set with dimensions {@code from} to {@code to} forgotten: what others have a point with some values there.
     */
    public PresburgerSet projectOut(int from, int to) {
        List<BasicSet> out = new ArrayList<>(pieces.size());
        for (BasicSet piece : pieces) out.add(piece.projectOut(from, to));
        return new PresburgerSet(dims - (to - from), symbols, out);
    }

    /**
     * The same points, with no locals but those that say what remainder a sum of the others has.
     *
     * @throws TooHard if that cannot be computed
     */
    public PresburgerSet withoutLocals() {
        List<BasicSet> out = new ArrayList<>(pieces.size());
        for (BasicSet piece : pieces) {
            for (ConstraintSystem part : Omega.project(piece.system(dims + symbols))) {
                BasicSet set = basicSet(part);
                if (!set.isEmpty().isYes()) out.add(set);
            }
        }
        return new PresburgerSet(dims, symbols, out);
    }

    private BasicSet basicSet(ConstraintSystem part) {
        BasicSet.Builder out = BasicSet.builder(dims, symbols);
        for (long[] row : part.equalities) out.equality(visible(row));
        for (long[] row : part.inequalities) out.inequality(visible(row));
        for (ConstraintSystem.Congruence c : part.congruences) {
            out.equality(BasicSet.Builder.sum(visible(c.row()), 1, out.local(), -c.modulus()));
        }
        return out.build();
    }

    private long[] visible(long[] row) {
        return java.util.Arrays.copyOf(row, 1 + dims + symbols);
    }

    /** As isl reads and writes it. */
    @Override
    public String toString() {
        return SetText.of(dims, symbols, pieces);
    }
}
