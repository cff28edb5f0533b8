package dev.wami.core.ir.type;

import dev.wami.core.ir.AsmText;

/** {@code complex<T>} of an integer or float element. Upstream: builtin ComplexType. */
public record ComplexType(Type element) implements BuiltinType {
    @Override
    public void print(AsmText out) {
        out.text("complex<").print(element).text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
