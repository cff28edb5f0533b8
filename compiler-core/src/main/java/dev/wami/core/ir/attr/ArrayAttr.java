package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code [a, b]}. Upstream: builtin ArrayAttr. */
public record ArrayAttr(List<Attribute> elements) implements BuiltinAttr {
    public static final ArrayAttr EMPTY = new ArrayAttr(List.of());

    public ArrayAttr {
        elements = List.copyOf(elements);
    }

    public static ArrayAttr of(Attribute... elements) {
        return new ArrayAttr(List.of(elements));
    }

    public int size() {
        return elements.size();
    }

    public Attribute get(int i) {
        return elements.get(i);
    }

    @Override
    public void print(AsmText out) {
        out.text("[").attributes(elements).text("]");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof ArrayAttr o && elements.equals(o.elements);
    }

    @Override
    public int hashCode() {
        return elements.hashCode();
    }
}
