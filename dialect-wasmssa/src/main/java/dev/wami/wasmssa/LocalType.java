package dev.wami.wasmssa;

import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.LocalVariableType;
import org.jspecify.annotations.Nullable;

/**
 * A local variable that holds values of a type: {@code !wasmssa<local ref to i32>}. Upstream: LocalRefType.
 *
 * @param inner the type of what it holds
 */
public record LocalType(Type inner) implements LocalVariableType {
    @Override
    public String dialect() {
        return WasmSsaDialect.NAME;
    }

    @Override
    public String toString() {
        return "!wasmssa<local ref to " + inner + ">";
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof LocalType o && inner.equals(o.inner);
    }

    @Override
    public int hashCode() {
        return inner.hashCode();
    }
}
