package dev.wami.core.ir.affine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Symbol {@code s<position>}. */
public record AffineSymbolExpr(int position) implements AffineExpr {
    @Override
    public boolean isSymbolicOrConstant() {
        return true;
    }

    @Override
    public boolean isPureAffine() {
        return true;
    }

    @Override
    public long largestKnownDivisor() {
        return 1;
    }

    /** A symbol beyond the replacements stays as it is. */
    @Override
    public AffineExpr replace(List<AffineExpr> dims, List<AffineExpr> symbols) {
        return position < symbols.size() ? symbols.get(position) : this;
    }

    @Override
    public long evaluate(long[] dims, long[] symbols) {
        return symbols[position];
    }

    @Override
    public boolean usesDim(int p) {
        return false;
    }

    @Override
    public boolean usesSymbol(int p) {
        return p == position;
    }

    @Override
    public String toString() {
        return "s" + position;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof AffineSymbolExpr o && position == o.position;
    }

    @Override
    public int hashCode() {
        return position;
    }
}
