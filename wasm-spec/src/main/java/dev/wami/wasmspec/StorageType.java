package dev.wami.wasmspec;

/** The type of a field of a structure or array: a value type or a packed integer. */
public sealed interface StorageType permits ValueType, PackedType {
    /** The type of the field's value on the operand stack: i32 for packed types. */
    ValueType unpacked();
}
