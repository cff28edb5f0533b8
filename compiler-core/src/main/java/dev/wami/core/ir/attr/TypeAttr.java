package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/** A type as an attribute. Upstream: builtin TypeAttr. */
public record TypeAttr(Type type) implements BuiltinAttr {
    @Override
    public void print(AsmText out) {
        out.print(type);
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof TypeAttr o && type.equals(o.type);
    }

    @Override
    public int hashCode() {
        return type.hashCode();
    }
}
