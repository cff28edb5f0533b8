package dev.wami.wasm;

import dev.wami.core.ir.type.DialectType;
import dev.wami.wasmspec.AbstractHeapType;

/**
 * A reference: {@code !wasm.funcref}, {@code !wasm.externref} ... if it may be null, {@code !wasm.ref<func>} if not.
 */
public record WasmRefType(boolean nullable, AbstractHeapType heap) implements DialectType {
    public static final WasmRefType FUNCREF = new WasmRefType(true, AbstractHeapType.FUNC);
    public static final WasmRefType EXTERNREF = new WasmRefType(true, AbstractHeapType.EXTERN);

    @Override
    public String dialect() {
        return WasmDialect.NAME;
    }

    @Override
    public String toString() {
        return nullable ? "!wasm." + heap.nullableText() : "!wasm.ref<" + heap + ">";
    }
}
