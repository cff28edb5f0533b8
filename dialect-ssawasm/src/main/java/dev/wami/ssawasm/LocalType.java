package dev.wami.ssawasm;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.LocalVariableType;
import org.jspecify.annotations.Nullable;

/**
 * A local variable that holds values of {@code inner}: {@code !ssawasm.local<i32>}. It is a place, not a value: only
 * the local operations take it, and it is never passed on. Source: the paper, figure 3.
 */
public record LocalType(Type inner) implements LocalVariableType {
    @Override
    public String dialect() {
        return SsaWasmDialect.NAME;
    }

    @Override
    public void print(AsmText out) {
        out.text("!ssawasm.local<").print(inner).text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
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
