package dev.wami.core.ir.affine;

import dev.wami.core.utf8.TextBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The points that satisfy every constraint: {@code (d0)[s0] : (d0 >= 0, s0 - d0 - 1 >= 0)}. Upstream: IntegerSet.
 *
 * @param equalities for each constraint, whether it is {@code == 0} rather than {@code >= 0}
 */
public record IntegerSet(int dims, int symbols, List<AffineExpr> constraints, List<Boolean> equalities) {
    public IntegerSet {
        constraints = List.copyOf(constraints);
        equalities = List.copyOf(equalities);
    }

    public int inputs() {
        return dims + symbols;
    }

    public boolean isEquality(int i) {
        return equalities.get(i);
    }

    /** Whether {@code operands} (dimensions, then symbols) are in the set. */
    public boolean contains(long... operands) {
        long[] d = java.util.Arrays.copyOfRange(operands, 0, dims);
        long[] s = java.util.Arrays.copyOfRange(operands, dims, dims + symbols);
        for (int i = 0; i < constraints.size(); i++) {
            long value = constraints.get(i).evaluate(d, s);
            if (isEquality(i) ? value != 0 : value < 0) return false;
        }
        return true;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || other instanceof IntegerSet s
                        && dims == s.dims
                        && symbols == s.symbols
                        && constraints.equals(s.constraints)
                        && equalities.equals(s.equalities);
    }

    @Override
    public int hashCode() {
        return constraints.hashCode();
    }

    @Override
    public String toString() {
        TextBuffer out = new TextBuffer();
        AffineText.inputs(dims, symbols, out);
        out.append(" : (");
        for (int i = 0; i < constraints.size(); i++) {
            if (i > 0) out.append(", ");
            AffineText.append(constraints.get(i), AffineText.PLAIN, out);
            out.append(isEquality(i) ? " == 0" : " >= 0");
        }
        return out.append(')').toString();
    }
}
