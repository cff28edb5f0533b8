package dev.wami.wasmops;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.Symbol;
import org.jspecify.annotations.Nullable;

/**
 * What has an index in one of a module's index spaces, defined or imported, in any dialect. While a module is lowered,
 * definitions and their users are in different dialects for a time: verifiers ask for this, and look at more only where
 * both are of their own dialect.
 */
public interface WasmDefinition extends Symbol {
    IndexSpace indexSpace();

    /** The name, which every definition has. */
    default String definitionName() {
        String name = symbolName();
        return name == null ? "" : name;
    }

    /** Whether {@code symbol} is in that space; every function may become one of Wasm. */
    static boolean isIn(IndexSpace space, @Nullable Operation symbol) {
        if (symbol instanceof WasmDefinition d) return d.indexSpace() == space;
        return space == IndexSpace.FUNC && symbol instanceof CallableLike;
    }

    /** The definition in that space that {@code ref} names; null after an error. */
    static @Nullable Operation find(
            Operation user, SymbolRef ref, IndexSpace space, SymbolTables symbols, Diagnostics diagnostics) {
        Operation found = symbols.lookup(user, ref);
        if (isIn(space, found)) return found;
        String article = space == IndexSpace.ELEM ? "an" : "a";
        diagnostics.error(user, "'%s' does not reference %s %s", ref.root(), article, space);
        return null;
    }
}
