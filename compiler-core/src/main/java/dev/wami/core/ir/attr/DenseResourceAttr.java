package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.Type;

/** {@code dense_resource<key> : type}; the data is in the file's metadata. Upstream: DenseResourceElementsAttr. */
public record DenseResourceAttr(Type type, String key) implements TypedAttr {
    @Override
    public void print(AsmText out) {
        out.text("dense_resource<").keywordOrString(key).text("> : ").print(type);
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
