package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.Type;

/** {@code sparse<indices, values> : type}; all other elements are zero. Upstream: builtin SparseElementsAttr. */
public record SparseElementsAttr(Type type, DenseElementsAttr indices, DenseElementsAttr values) implements TypedAttr {
    @Override
    public void print(AsmText out) {
        out.text("sparse<");
        if (indices.count() > 0) out.text(indices.literal()).text(", ").text(values.literal());
        out.text("> : ").print(type);
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
