package dev.wami.core.ir.type;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.attr.Attribute;
import java.util.Objects;
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

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || other instanceof TensorType o
                        && shape.equals(o.shape)
                        && element.equals(o.element)
                        && Objects.equals(encoding, o.encoding);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * shape.hashCode() + element.hashCode()) + Objects.hashCode(encoding);
    }
}
