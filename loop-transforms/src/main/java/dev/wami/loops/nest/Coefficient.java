package dev.wami.loops.nest;

import dev.wami.core.ir.affine.AffineBinaryExpr;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import org.jspecify.annotations.Nullable;

/** By what an affine expression grows with a dimension. */
public final class Coefficient {
    private Coefficient() {}

    /** By what {@code e} grows if dimension {@code position} does by one; null if that is not always the same. */
    public static @Nullable Long of(AffineExpr e, int position) {
        if (e instanceof AffineDimExpr d) return d.position() == position ? 1L : 0L;
        if (!(e instanceof AffineBinaryExpr b)) return 0L;
        Long l = of(b.lhs(), position);
        Long r = of(b.rhs(), position);
        if (l == null || r == null) return null;
        if (l == 0 && r == 0) return 0L;
        try {
            if (b.kind() == AffineBinaryExpr.Kind.ADD) return Math.addExact(l, r);
            boolean scaled = b.kind() == AffineBinaryExpr.Kind.MUL && b.rhs() instanceof AffineConstantExpr;
            return scaled ? (Long) Math.multiplyExact(l, ((AffineConstantExpr) b.rhs()).value()) : null;
        } catch (ArithmeticException overflow) {
            return null;
        }
    }
}
