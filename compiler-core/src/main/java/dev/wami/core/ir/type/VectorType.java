package dev.wami.core.ir.type;

import dev.wami.core.ir.AsmText;
import org.jspecify.annotations.Nullable;

/**
 * {@code vector<4x[8]xf32>}; a bracketed dimension is a multiple of vscale. Upstream: builtin VectorType.
 *
 * @param scalable one bit per dimension, dimension 0 in the lowest
 */
public record VectorType(Shape shape, Type element, long scalable) implements ShapedType {

    /** A vector without scalable dimensions. */
    public static VectorType of(Type element, long... dims) {
        return new VectorType(Shape.of(dims), element, 0);
    }

    public boolean isScalable(int dim) {
        return (scalable >>> dim & 1) != 0;
    }

    @Override
    public boolean hasRank() {
        return true;
    }

    @Override
    public VectorType withElement(Type newElement) {
        return new VectorType(shape, newElement, scalable);
    }

    @Override
    public void print(AsmText out) {
        out.text("vector<");
        for (int i = 0; i < shape.rank(); i++) out.text(isScalable(i) ? "[" + shape.dim(i) + "]x" : shape.dim(i) + "x");
        out.print(element).text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || other instanceof VectorType o
                        && shape.equals(o.shape)
                        && element.equals(o.element)
                        && scalable == o.scalable;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * shape.hashCode() + element.hashCode()) + Long.hashCode(scalable);
    }
}
