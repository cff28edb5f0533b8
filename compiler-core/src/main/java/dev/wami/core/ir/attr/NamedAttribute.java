package dev.wami.core.ir.attr;

import org.jspecify.annotations.Nullable;

/** A name with its attribute, as in {@code {name = value}}. */
public record NamedAttribute(String name, Attribute value) {
    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof NamedAttribute o && name.equals(o.name) && value.equals(o.value);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + value.hashCode();
    }
}
