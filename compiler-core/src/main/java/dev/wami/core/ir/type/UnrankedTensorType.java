package dev.wami.core.ir.type;

import dev.wami.core.ir.AsmText;

/** {@code tensor<*xf32>}. Upstream: builtin UnrankedTensorType. */
public record UnrankedTensorType(Type element) implements ShapedType {
    @Override
    public boolean hasRank() {
        return false;
    }

    @Override
    public Shape shape() {
        throw new IllegalStateException("unranked " + this);
    }

    @Override
    public UnrankedTensorType withElement(Type newElement) {
        return new UnrankedTensorType(newElement);
    }

    @Override
    public void print(AsmText out) {
        out.text("tensor<*x").print(element).text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
