package dev.wami.wasm;

import dev.wami.core.ir.type.DialectType;

/** 128 bits: {@code !wasm.v128}. */
public enum V128Type implements DialectType {
    V128;

    @Override
    public String dialect() {
        return WasmDialect.NAME;
    }

    @Override
    public String toString() {
        return "!wasm.v128";
    }
}
