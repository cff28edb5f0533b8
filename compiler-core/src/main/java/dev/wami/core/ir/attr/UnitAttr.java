package dev.wami.core.ir.attr;

/** Present or absent: {@code unit}. Upstream: builtin UnitAttr. */
public enum UnitAttr implements BuiltinAttr {
    UNIT;

    @Override
    public String toString() {
        return "unit";
    }
}
