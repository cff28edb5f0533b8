package dev.wami.wasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.wasmspec.ExternKind;

/** What has an index in one of a module's index spaces, defined or imported. */
public interface Definition extends Symbol {

    /** The index space. */
    ExternKind externKind();

    /** The name, which every definition has. */
    default String definitionName() {
        String name = symbolName();
        return name == null ? "" : name;
    }

    /** Instructions without a name refer to the first of a kind. */
    @Override
    default boolean canDiscardOnUseEmpty() {
        return externKind() == ExternKind.FUNC || externKind() == ExternKind.GLOBAL;
    }

    private static boolean isConvertible(Operation symbol) {
        return !symbol.dialect().equals(WasmDialect.NAME);
    }

    static void verify(Operation op, SymbolRef ref, ExternKind kind, SymbolTables symbols, Diagnostics diagnostics) {
        Operation found = symbols.lookup(op, ref);
        // while functions are still on their way to this dialect, theirs stand for them
        boolean fits = found instanceof Definition d ? d.externKind() == kind : found != null && isConvertible(found);
        if (!fits) diagnostics.error(op, "'%s' does not reference a %s", ref.root(), kind);
    }
}
