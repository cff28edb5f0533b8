package dev.wami.core.ir.type;

import org.jspecify.annotations.Nullable;

/**
 * A type that a dialect defines. Implementations are records (or compare by value otherwise); {@code toString()} is the
 * full textual form with prefix, such as {@code !ssawasm.local<i32>}.
 */
public non-sealed interface DialectType extends Type {

    /** The namespace of the defining dialect, such as {@code ssawasm}. */
    String dialect();

    /** Whether memrefs may have elements of this type. Upstream: MemRefElementTypeInterface. */
    default boolean isMemRefElement() {
        return false;
    }

    /** Whether vectors may have elements of this type. Upstream: VectorElementTypeInterface. */
    default boolean isVectorElement() {
        return false;
    }

    /** The name by which printed programs refer to the type, defining it once; null to write it in full everywhere. */
    default @Nullable String alias() {
        return null;
    }
}
