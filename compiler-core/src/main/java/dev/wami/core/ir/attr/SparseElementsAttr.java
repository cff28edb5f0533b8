package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.Type;

/** {@code sparse<indices, values> : type}; all other elements are zero. Upstream: builtin SparseElementsAttr. */
public record SparseElementsAttr(Type type, DenseElementsAttr indices, DenseElementsAttr values) implements TypedAttr {
    /** How it is written, without its type. */
    public String literal() {
        return indices.count() == 0 ? "sparse<>" : "sparse<" + indices.literal() + ", " + values.literal() + ">";
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
