package dev.wami.wasmspec;

import java.util.OptionalLong;

/**
 * The size range of a memory, in pages, or table, in elements.
 *
 * @param min the initial size, an unsigned 64-bit number
 * @param max the largest size, an unsigned 64-bit number
 */
public record Limits(long min, OptionalLong max) {
    public static Limits atLeast(long min) {
        return new Limits(min, OptionalLong.empty());
    }

    public static Limits between(long min, long max) {
        return new Limits(min, OptionalLong.of(max));
    }

    /** The text format's spelling: {@code 1} or {@code 1 16}. */
    @Override
    public String toString() {
        String text = Long.toUnsignedString(min);
        return max.isPresent() ? text + " " + Long.toUnsignedString(max.getAsLong()) : text;
    }
}
