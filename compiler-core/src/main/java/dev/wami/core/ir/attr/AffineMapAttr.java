package dev.wami.core.ir.attr;

import dev.wami.core.ir.affine.AffineMap;

/** {@code affine_map<(d0) -> (d0)>}. Upstream: builtin AffineMapAttr. */
public record AffineMapAttr(AffineMap map) implements BuiltinAttr {
    @Override
    public String toString() {
        return "affine_map<" + map + ">";
    }
}
