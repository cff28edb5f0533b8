package dev.wami.core.ir.attr;

import dev.wami.core.ir.affine.IntegerSet;
import org.jspecify.annotations.Nullable;

/** {@code affine_set<(d0) : (d0 >= 0)>}. Upstream: builtin IntegerSetAttr. */
public record IntegerSetAttr(IntegerSet set) implements BuiltinAttr {
    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof IntegerSetAttr a && set.equals(a.set);
    }

    @Override
    public int hashCode() {
        return set.hashCode();
    }

    @Override
    public String toString() {
        return "affine_set<" + set + ">";
    }
}
