package dev.wami.ssawasm;

import dev.wami.wasmops.ReferenceType;

/** A reference to an exception, or null: Wasm's {@code exnref}. */
public enum ExnRefType implements ReferenceType {
    EXN_REF;

    @Override
    public String dialect() {
        return SsaWasmDialect.NAME;
    }

    @Override
    public String toString() {
        return "!ssawasm.exn_ref";
    }
}
