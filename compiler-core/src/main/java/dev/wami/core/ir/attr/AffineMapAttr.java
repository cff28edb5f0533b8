package dev.wami.core.ir.attr;

import dev.wami.core.ir.affine.AffineMap;
import org.jspecify.annotations.Nullable;

/** {@code affine_map<(d0) -> (d0)>}. Upstream: builtin AffineMapAttr. */
public record AffineMapAttr(AffineMap map) implements BuiltinAttr {
    @Override
    public String toString() {
        return "affine_map<" + map + ">";
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof AffineMapAttr o && map.equals(o.map);
    }

    @Override
    public int hashCode() {
        return map.hashCode();
    }
}
