package dev.wami.core.ir.type;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.attr.Attribute;
import org.jspecify.annotations.Nullable;

/** {@code tensor<4x?xf32, #encoding>}. Upstream: builtin RankedTensorType. */
public record TensorType(
        Shape shape, Type element, @Nullable Attribute encoding) implements ShapedType {

    public static TensorType of(Type element, long... dims) {
        return new TensorType(Shape.of(dims), element, null);
    }

    @Override
    public boolean hasRank() {
        return true;
    }

    @Override
    public TensorType withElement(Type newElement) {
        return new TensorType(shape, newElement, encoding);
    }

    @Override
    public void print(AsmText out) {
        out.text("tensor<").text(shape.toString()).print(element);
        if (encoding != null) out.text(", ").print(encoding);
        out.text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
