package dev.wami.wasmspec;

/**
 * The type of a value on the operand stack, in a local or in a global (specification 2.3.5). Its text is that of the
 * text format.
 *
 * <p>This interface has constants of the classes that implement it and therefore no default methods: with one,
 * initialising {@link NumericType} would first initialise this interface, whose constants would then be null.
 */
public sealed interface ValueType extends StorageType permits NumericType, RefType {
    ValueType I32 = NumericType.I32;
    ValueType I64 = NumericType.I64;
    ValueType F32 = NumericType.F32;
    ValueType F64 = NumericType.F64;
    ValueType V128 = NumericType.V128;
    ValueType FUNCREF = RefType.FUNCREF;
    ValueType EXTERNREF = RefType.EXTERNREF;

    /** Whether a local of this type has a value before it is set: all but references that can't be null. */
    boolean isDefaultable();
}
