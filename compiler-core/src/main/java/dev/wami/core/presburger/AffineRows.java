package dev.wami.core.presburger;

import dev.wami.core.ir.affine.AffineBinaryExpr;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineSymbolExpr;
import org.jspecify.annotations.Nullable;

/** Affine expressions as rows of a set in the making; quotients and remainders become locals of it. */
final class AffineRows {
    private final BasicSet.Builder set;
    private final long[][] dims;
    private final long[][] symbols;

    AffineRows(BasicSet.Builder set, long[][] dims, long[][] symbols) {
        this.set = set;
        this.dims = dims;
        this.symbols = symbols;
    }

    /** The row of {@code e}, or null if it is not affine. */
    long @Nullable [] row(AffineExpr e) {
        if (e instanceof AffineConstantExpr c) return new long[] {c.value()};
        if (e instanceof AffineDimExpr d) return dims[d.position()];
        if (e instanceof AffineSymbolExpr s) return symbols[s.position()];
        AffineBinaryExpr b = (AffineBinaryExpr) e;
        long[] left = row(b.lhs());
        long[] right = row(b.rhs());
        if (left == null || right == null) return null;
        return switch (b.kind()) {
            case ADD -> BasicSet.Builder.sum(left, 1, right, 1);
            case MUL ->
                isConstant(right)
                        ? Row.scale(right[0], left, 0)
                        : isConstant(left) ? Row.scale(left[0], right, 0) : null;
            case FLOOR_DIV -> divides(right) ? set.quotient(left, right[0]) : null;
            // ceil(x / c) == floor((x + c - 1) / c)
            case CEIL_DIV -> divides(right) ? set.quotient(Row.plus(left, right[0] - 1), right[0]) : null;
            // x mod c == x - c floor(x / c)
            case MOD ->
                divides(right)
                        ? BasicSet.Builder.sum(left, 1, set.quotient(left, right[0]), Math.negateExact(right[0]))
                        : null;
        };
    }

    private static boolean isConstant(long[] row) {
        return Row.content(row) == 0;
    }

    private static boolean divides(long[] row) {
        return isConstant(row) && row[0] > 0;
    }
}
