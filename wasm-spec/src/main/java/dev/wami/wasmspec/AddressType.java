package dev.wami.wasmspec;

/** The type of addresses into a memory or table (the specification's addrtype). */
public enum AddressType {
    I32(NumericType.I32),
    I64(NumericType.I64);

    private final NumericType valueType;

    AddressType(NumericType valueType) {
        this.valueType = valueType;
    }

    public NumericType valueType() {
        return valueType;
    }

    /**
     * The address type of operands that count elements of both spaces: i64 only if both are (the specification's
     * minat).
     */
    public AddressType min(AddressType other) {
        return this == I32 ? I32 : other;
    }

    @Override
    public String toString() {
        return valueType.toString();
    }
}
