package dev.wami.wasm;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.DialectType;

/**
 * A reference to a value of a type that the module defines: {@code !wasm.ref<null @ct>} if it may be null,
 * {@code !wasm.ref<@ct>} if not.
 *
 * @param type the symbol of the definition, a {@link TypeOp} or {@link ContTypeOp}
 */
public record DefinedRefType(boolean nullable, String type) implements DialectType {
    @Override
    public String dialect() {
        return WasmDialect.NAME;
    }

    @Override
    public void print(AsmText out) {
        out.text(nullable ? "!wasm.ref<null " : "!wasm.ref<").symbolName(type).text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
