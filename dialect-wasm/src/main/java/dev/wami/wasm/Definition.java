package dev.wami.wasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import dev.wami.wasmspec.ExternKind;

/** A definition that can be exported, or an import. */
public interface Definition extends WasmDefinition {

    /** The index space. */
    ExternKind externKind();

    @Override
    default IndexSpace indexSpace() {
        return IndexSpace.of(externKind());
    }

    /** Instructions without a name refer to the first of a kind. */
    @Override
    default boolean canDiscardOnUseEmpty() {
        return externKind() == ExternKind.FUNC || externKind() == ExternKind.GLOBAL;
    }

    static void verify(Operation op, SymbolRef ref, ExternKind kind, SymbolTables symbols, Diagnostics diagnostics) {
        if (WasmDefinition.isIn(IndexSpace.of(kind), symbols.lookup(op, ref))) return;
        diagnostics.error(op, "'%s' does not reference a %s", ref.root(), kind);
    }
}
