package dev.wami.core.ir.affine;

import dev.wami.core.utf8.TextBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A function from dimensions and symbols to a list of values: {@code (d0, d1)[s0] -> (d0 + s0, d1)}. Upstream:
 * AffineMap.
 */
public record AffineMap(int dims, int symbols, List<AffineExpr> results) {
    public AffineMap {
        results = List.copyOf(results);
    }

    /** {@code (d0, ..., dn-1) -> (d0, ..., dn-1)}. */
    public static AffineMap identity(int dims) {
        List<AffineExpr> results = new ArrayList<>();
        for (int i = 0; i < dims; i++) results.add(AffineExpr.dim(i));
        return new AffineMap(dims, 0, results);
    }

    /** {@code () -> (value)}. */
    public static AffineMap constant(long value) {
        return new AffineMap(0, 0, List.of(AffineExpr.constant(value)));
    }

    public int inputs() {
        return dims + symbols;
    }

    public boolean isIdentity() {
        if (results.size() != dims) return false;
        for (int i = 0; i < dims; i++) {
            if (!(results.get(i) instanceof AffineDimExpr d) || d.position() != i) return false;
        }
        return true;
    }

    /** Whether there is one result and it is a constant. */
    public boolean isSingleConstant() {
        return results.size() == 1 && results.get(0) instanceof AffineConstantExpr;
    }

    /** The constant of {@link #isSingleConstant}. */
    public long singleConstant() {
        return ((AffineConstantExpr) results.get(0)).value();
    }

    /** The results for {@code operands}, dimensions first, then symbols. */
    public long[] evaluate(long... operands) {
        long[] d = java.util.Arrays.copyOfRange(operands, 0, dims);
        long[] s = java.util.Arrays.copyOfRange(operands, dims, dims + symbols);
        long[] out = new long[results.size()];
        for (int i = 0; i < out.length; i++) out[i] = results.get(i).evaluate(d, s);
        return out;
    }

    /** The map whose result is {@code this(inner(x))}; symbols of this come before those of {@code inner}. */
    public AffineMap compose(AffineMap inner) {
        List<AffineExpr> shifted = new ArrayList<>();
        for (int i = 0; i < inner.symbols; i++) shifted.add(AffineExpr.symbol(symbols + i));
        List<AffineExpr> inputs = new ArrayList<>();
        for (AffineExpr e : inner.results) inputs.add(e.replace(List.of(), shifted));
        List<AffineExpr> composed = new ArrayList<>();
        for (AffineExpr e : results) composed.add(e.replace(inputs, List.of()));
        return new AffineMap(inner.dims, symbols + inner.symbols, composed);
    }

    /** The map with only result {@code i}. */
    public AffineMap result(int i) {
        return new AffineMap(dims, symbols, List.of(results.get(i)));
    }

    @Override
    public String toString() {
        TextBuffer out = new TextBuffer();
        AffineText.inputs(dims, symbols, out);
        out.append(" -> (");
        for (int i = 0; i < results.size(); i++) {
            if (i > 0) out.append(", ");
            AffineText.append(results.get(i), AffineText.PLAIN, out);
        }
        return out.append(')').toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || other instanceof AffineMap o && dims == o.dims && symbols == o.symbols && results.equals(o.results);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * dims + symbols) + results.hashCode();
    }
}
