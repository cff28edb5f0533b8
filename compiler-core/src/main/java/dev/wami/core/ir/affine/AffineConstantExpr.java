package dev.wami.core.ir.affine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** An integer constant. */
public record AffineConstantExpr(long value) implements AffineExpr {
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
        return Math.abs(value);
    }

    @Override
    public AffineExpr replace(List<AffineExpr> dims, List<AffineExpr> symbols) {
        return this;
    }

    @Override
    public long evaluate(long[] dims, long[] symbols) {
        return value;
    }

    @Override
    public boolean usesDim(int p) {
        return false;
    }

    @Override
    public boolean usesSymbol(int p) {
        return false;
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof AffineConstantExpr o && value == o.value;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(value);
    }
}
