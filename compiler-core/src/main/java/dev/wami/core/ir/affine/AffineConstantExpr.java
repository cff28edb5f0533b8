package dev.wami.core.ir.affine;

import java.util.List;

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
}
