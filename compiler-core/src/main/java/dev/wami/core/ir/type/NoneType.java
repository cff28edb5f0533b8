package dev.wami.core.ir.type;

/** The unit type {@code none}. Upstream: builtin NoneType. */
public enum NoneType implements BuiltinType {
    NONE;

    @Override
    public String toString() {
        return "none";
    }
}
