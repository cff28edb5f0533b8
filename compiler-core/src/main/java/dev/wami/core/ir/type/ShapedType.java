package dev.wami.core.ir.type;

/** A type with an element type and, unless it is unranked, a shape. Upstream: ShapedType interface. */
public sealed interface ShapedType extends BuiltinType
        permits MemRefType, UnrankedMemRefType, VectorType, TensorType, UnrankedTensorType {

    Type element();

    /** Whether the number of dimensions is known. */
    boolean hasRank();

    /** The dimensions; throws {@link IllegalStateException} for an unranked type. */
    Shape shape();

    /** The number of dimensions; throws {@link IllegalStateException} for an unranked type. */
    default int rank() {
        return shape().rank();
    }

    /** Whether the shape is known and has no dynamic dimension. */
    default boolean hasStaticShape() {
        return hasRank() && shape().isStatic();
    }

    /** The same kind of type with another element type. */
    ShapedType withElement(Type element);
}
