package dev.wami.core.ir.type;

import dev.wami.core.ir.AsmText;

/**
 * The type of an SSA value. Types are immutable and equal by value; there is no context and no uniquing.
 *
 * <p>{@code toString()} of every type is MLIR's textual form, which the parser reads back.
 */
public sealed interface Type permits BuiltinType, DialectType {

    /** Writes the textual form; composite types write their parts through {@code out}, which may use aliases. */
    default void print(AsmText out) {
        out.text(toString());
    }

    /** Whether values of this type are integers of a fixed width ({@code i32}, {@code si8}, ...). */
    default boolean isInteger() {
        return this instanceof IntegerType;
    }

    /** Whether this is the signless integer type of {@code width} bits. */
    default boolean isInteger(int width) {
        return this instanceof IntegerType i && i.width() == width && i.signedness() == IntegerType.Signedness.SIGNLESS;
    }

    /** Whether this is a signless integer or {@code index}. */
    default boolean isSignlessIntegerOrIndex() {
        return this == IndexType.INDEX
                || this instanceof IntegerType i && i.signedness() == IntegerType.Signedness.SIGNLESS;
    }

    /** Whether this is {@code index}. */
    default boolean isIndex() {
        return this == IndexType.INDEX;
    }

    /** Whether this is a floating-point type. */
    default boolean isFloat() {
        return this instanceof FloatType;
    }

    /** The element type of a vector, tensor or memref; the type itself otherwise. */
    default Type elementTypeOrSelf() {
        return this instanceof ShapedType s ? s.element() : this;
    }
}
