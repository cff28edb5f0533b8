package dev.wami.core.ir.trait;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.SymbolTables;

/** Refers to symbols and checks that they exist and fit. Upstream: SymbolUserOpInterface. */
public interface SymbolUser {
    void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics);
}
