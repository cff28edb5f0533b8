package dev.wami.jvmbackend.runtime;

import org.jspecify.annotations.Nullable;

/**
 * A structure or an array of a program.
 *
 * @param type its definition
 * @param values the boxes of its fields or elements; a packed integer is an {@link Integer} with the upper bits zero
 */
public record Aggregate(RuntimeType type, @Nullable Object[] values) {
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
