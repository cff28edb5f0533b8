package dev.wami.wasmssa;

import dev.wami.wasmops.ReferenceType;

/** References of Wasm 2.0, which may be null: {@code !wasmssa.funcref}, {@code !wasmssa.externref}. */
public enum RefType implements ReferenceType {
    FUNCREF,
    EXTERNREF;

    /** {@code funcref} or {@code externref}. */
    public String mnemonic() {
        return this == FUNCREF ? "funcref" : "externref";
    }

    @Override
    public String dialect() {
        return WasmSsaDialect.NAME;
    }

    @Override
    public String toString() {
        return "!wasmssa." + mnemonic();
    }
}
