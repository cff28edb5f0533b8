package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/** {@code sparse<indices, values> : type}; all other elements are zero. Upstream: builtin SparseElementsAttr. */
public record SparseElementsAttr(Type type, DenseElementsAttr indices, DenseElementsAttr values) implements TypedAttr {
    /** How it is written, without its type. */
    public String literal() {
        return indices.count() == 0 ? "sparse<>" : "sparse<" + indices.literal() + ", " + values.literal() + ">";
    }

    /** All elements; null if they are strings, or an index is outside of the shape. */
    public @Nullable DenseElementsAttr dense() {
        if (!(type instanceof ShapedType shaped) || values.isStrings()) return null;
        int rank = shaped.rank();
        long[] at = new long[indices.count() == 0 ? 0 : Math.toIntExact(indices.count() / rank)];
        for (int k = 0; k < at.length; k++) {
            for (int d = 0; d < rank; d++) {
                long index = indices.get((long) k * rank + d);
                if (index < 0 || index >= shaped.shape().dim(d)) return null;
                at[k] = at[k] * shaped.shape().dim(d) + index;
            }
        }
        return DenseElementsAttr.scattered(shaped, at, values);
    }

    @Override
    public void print(AsmText out) {
        out.text(literal()).text(" : ").print(type);
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
