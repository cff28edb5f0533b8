package dev.wami.ssawasm;

import dev.wami.wasmops.ReferenceType;

/** A reference to a function of any type, or null: Wasm's {@code funcref}. Source: the paper, figure 3. */
public enum FuncRefType implements ReferenceType {
    FUNC_REF;

    @Override
    public String dialect() {
        return SsaWasmDialect.NAME;
    }

    @Override
    public String toString() {
        return "!ssawasm.func_ref";
    }
}
