package dev.wami.conversions.layout;

import dev.wami.core.ir.affine.AffineBinaryExpr;
import dev.wami.core.ir.affine.AffineBinaryExpr.Kind;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the layout map of a memref puts its elements: at the indices that the map gives, in a row-major memref that has
 * room for all of them.
 *
 * <pre>{@code
 * memref<8x12xf32, affine_map<(i, j) -> (i floordiv 4, j, i mod 4)>>   is at   (i floordiv 4, j, i mod 4)   in   memref<2x12x4xf32>
 * }</pre>
 *
 * <p>Upstream: normalizeMemRefType, with its bounds: what is left by {@code mod c} is taken to reach {@code c - 1}.
 *
 * @param type the row-major memref
 * @param map from indices of the memref to those of {@code type}; without symbols
 */
record PhysicalSpace(MemRefType type, AffineMap map) {

    /**
     * The space of {@code logical}; null if it has no layout map, or one that is left as it is: where elements would
     * come before the start, where symbols decide about the place, where a dynamic size is not divided into tiles.
     */
    static @Nullable PhysicalSpace of(Type logical) {
        AffineMap map = logical instanceof MemRefType m ? m.layoutMap() : null;
        if (!(logical instanceof MemRefType from) || map == null || map.isIdentity()) return null;
        long[] extents = new long[map.results().size()];
        for (int i = 0; i < extents.length; i++) {
            AffineExpr at = map.results().get(i);
            int dynamic = from.shape().dynamicCount() == 0 ? -1 : dynamicDim(at, from.shape());
            if (dynamic >= 0) {
                extents[i] = Shape.DYNAMIC;
                continue;
            }
            Long first = bound(at, from.shape(), false);
            Long last = bound(at, from.shape(), true);
            if (first == null || last == null || first < 0 || last < 0) return null;
            extents[i] = last + 1;
        }
        return new PhysicalSpace(from.with(Shape.of(extents), null), new AffineMap(map.dims(), 0, map.results()));
    }

    /**
     * The dynamic dimension that alone decides how far {@code at} reaches, by itself or in tiles; -1 if there is none.
     */
    static int dynamicDim(AffineExpr at, Shape shape) {
        AffineExpr from = at instanceof AffineBinaryExpr b && isTiling(b) ? b.lhs() : at;
        return from instanceof AffineDimExpr d && shape.isDynamic(d.position()) ? d.position() : -1;
    }

    /** How far a result of the map reaches, of the size of the dimension that decides it. */
    static AffineExpr reach(AffineExpr at) {
        AffineExpr size = AffineExpr.dim(0);
        if (!(at instanceof AffineBinaryExpr tiles) || !(tiles.rhs() instanceof AffineConstantExpr c)) return size;
        return tiles.kind() == Kind.MOD ? c : size.ceilDiv(c.value());
    }

    /** The result of the map that is dimension {@code i} itself; -1 if there is none. */
    int resultOf(int i) {
        List<AffineExpr> results = map.results();
        for (int k = 0; k < results.size(); k++) {
            if (results.get(k) instanceof AffineDimExpr d && d.position() == i) return k;
        }
        return -1;
    }

    private static boolean isTiling(AffineBinaryExpr e) {
        boolean divides = e.kind() == Kind.FLOOR_DIV || e.kind() == Kind.MOD;
        return divides && e.rhs() instanceof AffineConstantExpr c && c.value() > 0;
    }

    /**
     * The least or the greatest value of {@code e} for indices inside {@code shape}, or one beyond it; null if there is
     * none.
     */
    private static @Nullable Long bound(AffineExpr e, Shape shape, boolean upper) {
        if (e instanceof AffineConstantExpr c) return c.value();
        if (e instanceof AffineDimExpr d) return dimension(shape, d.position(), upper);
        if (!(e instanceof AffineBinaryExpr b)) return null;
        if (b.kind() == Kind.ADD) {
            Long l = bound(b.lhs(), shape, upper);
            Long r = bound(b.rhs(), shape, upper);
            return l == null || r == null ? null : (Long) (l + r);
        }
        if (!(b.rhs() instanceof AffineConstantExpr c)) return null;
        long by = c.value();
        if (b.kind() != Kind.MUL && by <= 0) return null;
        if (b.kind() == Kind.MOD) return upper ? by - 1 : 0;
        Long x = bound(b.lhs(), shape, upper == (by >= 0));
        if (x == null) return null;
        return switch (b.kind()) {
            case MUL -> x * by;
            case FLOOR_DIV -> Math.floorDiv(x, by);
            default -> -Math.floorDiv(-x, by);
        };
    }

    private static @Nullable Long dimension(Shape shape, int i, boolean upper) {
        if (!upper) return 0L;
        return shape.isDynamic(i) ? null : (Long) (shape.dim(i) - 1);
    }
}
