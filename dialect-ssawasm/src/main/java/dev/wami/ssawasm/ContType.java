package dev.wami.ssawasm;

import dev.wami.core.ir.AsmText;
import dev.wami.wasmops.ReferenceType;

/**
 * A reference to a continuation of the continuation type called {@code name}: {@code !ssawasm.cont<"ct">}. Source: the
 * paper, figure 3 and section 4.4.
 */
public record ContType(String name) implements ReferenceType {
    @Override
    public String dialect() {
        return SsaWasmDialect.NAME;
    }

    @Override
    public void print(AsmText out) {
        out.text("!ssawasm.cont<").quoted(name).text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
