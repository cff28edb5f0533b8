package dev.wami.std.vector;

import dev.wami.core.ir.attr.DialectAttr;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** {@code #vector.iterator_type<parallel>}: what a contraction does with a loop. Upstream: vector.IteratorTypeAttr. */
public enum IteratorType implements DialectAttr {
    PARALLEL,
    REDUCTION;

    String keyword() {
        return name().toLowerCase(Locale.ROOT);
    }

    static @Nullable IteratorType named(String word) {
        for (IteratorType t : values()) if (t.keyword().equals(word)) return t;
        return null;
    }

    @Override
    public String dialect() {
        return VectorDialect.NAME;
    }

    @Override
    public String toString() {
        return "#vector.iterator_type<" + keyword() + ">";
    }
}
