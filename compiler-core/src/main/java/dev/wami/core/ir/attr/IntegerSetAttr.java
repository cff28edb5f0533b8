package dev.wami.core.ir.attr;

import dev.wami.core.ir.affine.IntegerSet;

/** {@code affine_set<(d0) : (d0 >= 0)>}. Upstream: builtin IntegerSetAttr. */
public record IntegerSetAttr(IntegerSet set) implements BuiltinAttr {
    @Override
    public String toString() {
        return "affine_set<" + set + ">";
    }
}
