package dev.wami.std.memref;

import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.StridedLayoutAttr;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How the elements of a memref type lie in its buffer. */
final class Layouts {
    private Layouts() {}

    /** Whether elements lie row by row without gaps from the start of the buffer. Upstream: isIdentity. */
    static boolean isIdentity(MemRefType type) {
        if (type.layout() == null) return true;
        boolean line = type.layout() instanceof StridedLayoutAttr && type.rank() == 1;
        long[] layout = line ? type.stridesAndOffset() : null;
        return layout != null && layout[0] == 1 && layout[1] == 0;
    }

    /** How many values besides the sizes are needed to know the layout: the symbols of its map. */
    static int symbolCount(MemRefType type) {
        if (type.layout() instanceof AffineMapAttr m) return m.map().symbols();
        if (!(type.layout() instanceof StridedLayoutAttr s)) return 0;
        return s.strides().dynamicCount() + (s.offset() == Shape.DYNAMIC ? 1 : 0);
    }

    /**
     * Strides with the offset appended, for known sizes and symbols; null if the layout is no strided one. The symbols
     * of {@code strided<>} are its dynamic offset, if it is one, and then its dynamic strides.
     */
    static long @Nullable [] resolve(MemRefType type, long[] sizes, long[] symbols) {
        int rank = type.rank();
        if (type.layout() instanceof StridedLayoutAttr s) return resolve(s, symbols);
        if (type.layout() instanceof AffineMapAttr m) {
            return type.stridesAndOffset() == null ? null : probe(m.map(), symbols);
        }
        if (type.layout() != null) return null;
        long[] out = new long[rank + 1];
        long stride = 1;
        for (int i = rank - 1; i >= 0; i--) {
            out[i] = stride;
            stride *= sizes[i];
        }
        return out;
    }

    private static long[] resolve(StridedLayoutAttr layout, long[] symbols) {
        int rank = layout.strides().rank();
        long[] out = Arrays.copyOf(layout.strides().toArray(), rank + 1);
        int next = 0;
        out[rank] = layout.offset() == Shape.DYNAMIC ? symbols[next++] : layout.offset();
        for (int i = 0; i < rank; i++) if (out[i] == Shape.DYNAMIC) out[i] = symbols[next++];
        return out;
    }

    /** {@code map} with {@code values} for its symbols. */
    static AffineMap withSymbols(AffineMap map, long[] values) {
        List<AffineExpr> symbols = new ArrayList<>();
        for (long v : values) symbols.add(AffineExpr.constant(v));
        List<AffineExpr> results = new ArrayList<>();
        for (AffineExpr e : map.results()) results.add(e.replace(List.of(), symbols));
        return new AffineMap(map.dims(), 0, results);
    }

    /**
     * The coefficients of a map that is linear in its dimensions: the value at 0, and the steps along each dimension.
     */
    private static long[] probe(AffineMap map, long[] symbols) {
        int rank = map.dims();
        long[] out = new long[rank + 1];
        long[] at = Arrays.copyOf(new long[rank], rank + symbols.length);
        System.arraycopy(symbols, 0, at, rank, symbols.length);
        out[rank] = map.evaluate(at)[0];
        for (int i = 0; i < rank; i++) {
            at[i] = 1;
            out[i] = map.evaluate(at)[0] - out[rank];
            at[i] = 0;
        }
        return out;
    }
}
