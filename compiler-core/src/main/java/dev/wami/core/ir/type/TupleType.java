package dev.wami.core.ir.type;

import dev.wami.core.ir.AsmText;
import java.util.List;

/** {@code tuple<T1, T2>}. Upstream: builtin TupleType. */
public record TupleType(List<Type> elements) implements BuiltinType {
    public TupleType {
        elements = List.copyOf(elements);
    }

    @Override
    public void print(AsmText out) {
        out.text("tuple<").types(elements).text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
