package dev.wami.core.ir.type;

import dev.wami.core.ir.affine.AffineBinaryExpr;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import org.jspecify.annotations.Nullable;

/** Recognises affine layouts {@code (d0, d1) -> (s0 + d0 * s1 + d1 * c)} as strides and offset. */
final class StridedForm {
    private StridedForm() {}

    /** Strides with the offset appended, dynamic where a symbol is involved; null if the map is not of this form. */
    static long @Nullable [] of(AffineMap map, Shape shape) {
        if (map.results().size() != 1) return null;
        long[] out = new long[shape.rank() + 1];
        return add(map.results().get(0), 1, out) ? out : null;
    }

    private static boolean add(AffineExpr e, long factor, long[] out) {
        int offset = out.length - 1;
        if (e instanceof AffineConstantExpr c) {
            out[offset] = sum(out[offset], product(factor, c.value()));
            return true;
        }
        if (e instanceof AffineDimExpr d) {
            out[d.position()] = sum(out[d.position()], factor);
            return true;
        }
        if (e instanceof AffineBinaryExpr b) {
            switch (b.kind()) {
                case ADD:
                    return add(b.lhs(), factor, out) && add(b.rhs(), factor, out);
                case MUL:
                    if (b.rhs() instanceof AffineConstantExpr c) return add(b.lhs(), product(factor, c.value()), out);
                    if (b.rhs().isSymbolicOrConstant()) return add(b.lhs(), Shape.DYNAMIC, out);
                    return false;
                default:
                    break;
            }
        }
        if (!e.isSymbolicOrConstant()) return false;
        out[offset] = Shape.DYNAMIC;
        return true;
    }

    private static long sum(long a, long b) {
        return a == Shape.DYNAMIC || b == Shape.DYNAMIC ? Shape.DYNAMIC : a + b;
    }

    private static long product(long a, long b) {
        return a == Shape.DYNAMIC || b == Shape.DYNAMIC ? Shape.DYNAMIC : a * b;
    }
}
