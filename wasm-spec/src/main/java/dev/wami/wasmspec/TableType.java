package dev.wami.wasmspec;

/** A table of references. */
public record TableType(RefType element, Limits limits, AddressType addressType) implements ExternType {
    /** A table with 32-bit indices. */
    public TableType(RefType element, Limits limits) {
        this(element, limits, AddressType.I32);
    }

    @Override
    public ExternKind kind() {
        return ExternKind.TABLE;
    }
}
