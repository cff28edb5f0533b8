package dev.wami.wasmspec;

/** A global variable or constant. */
public record GlobalType(ValueType type, boolean mutable) implements ExternType {
    @Override
    public ExternKind kind() {
        return ExternKind.GLOBAL;
    }

    @Override
    public String toString() {
        return mutable ? "(mut " + type + ")" : type.toString();
    }
}
