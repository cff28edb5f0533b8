package dev.wami.std.ub;

import dev.wami.core.ir.attr.DialectAttr;

/** {@code #ub.poison}: a value that nothing may be concluded from. Upstream: ub.PoisonAttr. */
public enum PoisonAttr implements DialectAttr {
    POISON;

    @Override
    public String dialect() {
        return UbDialect.NAME;
    }

    @Override
    public String toString() {
        return "#ub.poison";
    }
}
