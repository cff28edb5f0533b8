package dev.wami.std.memref;

import dev.wami.core.ir.affine.AffineBinaryExpr;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.AffineSymbolExpr;
import dev.wami.core.ir.affine.FlatExpr;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.StridedLayoutAttr;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Layouts of one meaning in one spelling: none, or a simplified affine map. Upstream: canonicalizeStridedLayout. */
final class CanonicalLayout {
    private CanonicalLayout() {}

    /**
     * The type with its layout as a map to the offset; without layout where that is what rows one after the other have.
     */
    static MemRefType of(MemRefType type) {
        AffineMap map = type.layout() instanceof StridedLayoutAttr s ? linear(s) : type.layoutMap();
        // one dimension with stride 1 stays as it is written
        if (map == null || map.isIdentity() || map.results().size() > 1) return type;
        AffineExpr offset = simplify(map.results().get(0), map.dims(), map.symbols());
        if (type.rank() == 0) return offset.equals(AffineExpr.constant(0)) ? type.with(type.shape(), null) : type;
        if (offset.equals(contiguous(type.shape()))) return type.with(type.shape(), null);
        AffineMap simpler = new AffineMap(map.dims(), map.symbols(), List.of(offset));
        return type.with(type.shape(), new AffineMapAttr(simpler));
    }

    /** {@code (d0, d1)[s0] -> (offset + d0 * s0 + d1 * 4)}: a symbol for each number that is not known. */
    private static AffineMap linear(StridedLayoutAttr layout) {
        int symbols = 0;
        AffineExpr sum =
                layout.offset() == Shape.DYNAMIC ? AffineExpr.symbol(symbols++) : AffineExpr.constant(layout.offset());
        Shape strides = layout.strides();
        for (int i = 0; i < strides.rank(); i++) {
            AffineExpr stride =
                    strides.isDynamic(i) ? AffineExpr.symbol(symbols++) : AffineExpr.constant(strides.dim(i));
            sum = sum.plus(AffineExpr.dim(i).times(stride));
        }
        return new AffineMap(strides.rank(), symbols, List.of(sum));
    }

    /** The offset where rows lie one after the other; each stride beyond a dimension that is not known is a symbol. */
    private static AffineExpr contiguous(Shape shape) {
        AffineExpr sum = AffineExpr.constant(0);
        int symbols = 0;
        boolean known = true;
        long stride = 1;
        for (int i = shape.rank() - 1; i >= 0; i--) {
            AffineExpr factor = known ? AffineExpr.constant(stride) : AffineExpr.symbol(symbols++);
            sum = sum.plus(AffineExpr.dim(i).times(factor));
            if (shape.isDynamic(i) || shape.dim(i) == 0) known = false;
            else stride *= shape.dim(i);
        }
        return simplify(sum, shape.rank(), symbols);
    }

    /**
     * Terms in the order of dimensions, then of symbols, also where a dimension has a symbol for a factor; but as it is
     * where such products come last already, which upstream takes for simple: so {@code d1 + d0 * s0} is another layout
     * than {@code d0 * s0 + d1}.
     */
    private static AffineExpr simplify(AffineExpr e, int dims, int symbols) {
        List<AffineExpr> written = new ArrayList<>();
        collect(e, written);
        if (endsWithProducts(written)) return e;
        List<AffineExpr> terms = new ArrayList<>();
        collect(FlatExpr.simplify(e, dims, symbols), terms);
        terms.sort(Comparator.comparingInt(CanonicalLayout::rank));
        return terms.stream().reduce(AffineExpr.constant(0), AffineExpr::plus);
    }

    /**
     * Whether these are dimensions and symbols with known factors, in order, and then products of two that are not
     * known.
     */
    private static boolean endsWithProducts(List<AffineExpr> terms) {
        int last = -1;
        boolean products = false;
        for (AffineExpr t : terms) {
            boolean isProduct = t instanceof AffineBinaryExpr b && !(b.rhs() instanceof AffineConstantExpr);
            if (!isProduct && (products || t instanceof AffineConstantExpr || rank(t) <= last)) return false;
            products |= isProduct;
            last = rank(t);
        }
        return products;
    }

    private static void collect(AffineExpr e, List<AffineExpr> terms) {
        if (e instanceof AffineBinaryExpr b && b.kind() == AffineBinaryExpr.Kind.ADD) {
            collect(b.lhs(), terms);
            collect(b.rhs(), terms);
        } else {
            terms.add(e);
        }
    }

    /** Dimensions before symbols before constants. */
    private static int rank(AffineExpr term) {
        if (term instanceof AffineBinaryExpr b) return rank(b.lhs());
        if (term instanceof AffineDimExpr d) return d.position();
        return term instanceof AffineSymbolExpr s ? (1 << 16) + s.position() : Integer.MAX_VALUE;
    }
}
