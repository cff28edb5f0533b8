package dev.wami.wasmssa;

import dev.wami.core.ir.type.DialectType;
import org.jspecify.annotations.Nullable;

/**
 * A size at first and a size that may be grown to: {@code !wasmssa<limit[1:16]>} is printed {@code limit[1: 16]},
 * without a greatest size {@code limit[1:]}.
 *
 * @param min in pages of 64 KiB or in elements; unsigned 32 bits
 * @param max the same, or null for no limit but that of the implementation
 */
public record LimitType(long min, @Nullable Long max) implements DialectType {
    @Override
    public String dialect() {
        return WasmSsaDialect.NAME;
    }

    /** {@code [1: 16]} or {@code [1:]}. */
    String brackets() {
        return "[" + min + ":" + (max == null ? "" : " " + max) + "]";
    }

    @Override
    public String toString() {
        return "!wasmssa<limit" + brackets() + ">";
    }
}
