package dev.wami.ssawasm;

import dev.wami.wasmops.ReferenceType;

/** A reference to something of the host's, or null: Wasm's {@code externref}. */
public enum ExternRefType implements ReferenceType {
    EXTERN_REF;

    @Override
    public String dialect() {
        return SsaWasmDialect.NAME;
    }

    @Override
    public String toString() {
        return "!ssawasm.extern_ref";
    }
}
