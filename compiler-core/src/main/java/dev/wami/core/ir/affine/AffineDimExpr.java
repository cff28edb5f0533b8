package dev.wami.core.ir.affine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Dimension {@code d<position>}. */
public record AffineDimExpr(int position) implements AffineExpr {
    @Override
    public boolean isSymbolicOrConstant() {
        return false;
    }

    @Override
    public boolean isPureAffine() {
        return true;
    }

    @Override
    public long largestKnownDivisor() {
        return 1;
    }

    /** A dimension beyond the replacements stays as it is. */
    @Override
    public AffineExpr replace(List<AffineExpr> dims, List<AffineExpr> symbols) {
        return position < dims.size() ? dims.get(position) : this;
    }

    @Override
    public long evaluate(long[] dims, long[] symbols) {
        return dims[position];
    }

    @Override
    public boolean usesDim(int p) {
        return p == position;
    }

    @Override
    public boolean usesSymbol(int p) {
        return false;
    }

    @Override
    public String toString() {
        return "d" + position;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof AffineDimExpr o && position == o.position;
    }

    @Override
    public int hashCode() {
        return position;
    }
}
