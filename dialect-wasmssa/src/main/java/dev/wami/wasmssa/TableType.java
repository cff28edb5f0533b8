package dev.wami.wasmssa;

import dev.wami.core.ir.type.DialectType;

/** A table: {@code !wasmssa<tabletype !wasmssa.funcref [2: 10]>}, {@code tabletype i64 ...} for indices of 64 bits. */
public record TableType(RefType element, LimitType limits) implements DialectType {
    @Override
    public String dialect() {
        return WasmSsaDialect.NAME;
    }

    @Override
    public String toString() {
        return "!wasmssa<tabletype" + limits.addressWord() + " " + element + " " + limits.brackets() + ">";
    }
}
