package dev.wami.wasmspec;

/** The type of a field of a structure or of the elements of an array. */
public record FieldType(StorageType storage, boolean mutable) {
    @Override
    public String toString() {
        return mutable ? "(mut " + storage + ")" : storage.toString();
    }
}
