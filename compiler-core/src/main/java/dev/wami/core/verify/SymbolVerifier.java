package dev.wami.core.verify;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.trait.TraitBits;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Checks the names in symbol tables and what refers to them, once everything nested in a table is right. */
final class SymbolVerifier {
    private final Diagnostics diagnostics;
    private final SymbolTables symbols = new SymbolTables();

    SymbolVerifier(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /**
     * Checks {@code table}; {@code users} are all operations in it, and not in tables inside, that refer to symbols.
     */
    void verify(Operation table, List<Operation> users) {
        if (table.regionCount() != 1) {
            diagnostics.error(table, "Operations with a 'SymbolTable' must have exactly one region");
        } else if (!table.region(0).hasOneBlock()) {
            diagnostics.error(table, "Operations with a 'SymbolTable' must have exactly one block");
        } else if (unique(table)) {
            if (!areRight(users)) uses(table);
        }
    }

    /** Checks what {@code users}, in tables whose symbols are known to be right, refer to. */
    void verify(List<Operation> users) {
        for (Operation user : users) ((SymbolUser) user).verifySymbolUses(symbols, diagnostics);
    }

    private boolean unique(Operation table) {
        Map<String, Operation> names = new HashMap<>();
        boolean unique = true;
        for (Operation inner : table.region(0).entry()) {
            // an operation that is not known may be a symbol too
            if (!(inner.attribute(Symbol.NAME) instanceof StringAttr symbol)) continue;
            String name = symbol.value();
            Operation other = names.putIfAbsent(name, inner);
            if (other == null) continue;
            diagnostics
                    .error(inner.location(), "redefinition of symbol named '%s'", name)
                    .note(other.location(), "see existing symbol definition here");
            unique = false;
        }
        return unique;
    }

    /**
     * Whether there is nothing to say about {@code users}: so it is nearly always, and no way through the table is
     * needed.
     */
    private boolean areRight(List<Operation> users) {
        Diagnostics found = new Diagnostics();
        for (Operation user : users) ((SymbolUser) user).verifySymbolUses(symbols, found);
        return found.all().isEmpty();
    }

    /**
     * Reports what is wrong with the references in {@code table}, in upstream's order; those in nested tables were
     * checked with these.
     */
    private void uses(Operation table) {
        ArrayDeque<Region> open = new ArrayDeque<>();
        open.push(table.region(0));
        while (!open.isEmpty()) {
            for (Block b = open.pop().first(); b != null; b = b.next()) {
                for (Operation op = b.first(); op != null; op = op.next()) {
                    if (op.hasTraits(TraitBits.SYMBOL_USER)) {
                        ((SymbolUser) op).verifySymbolUses(symbols, diagnostics);
                    }
                    if (op.regionCount() == 0 || op instanceof SymbolTable) continue;
                    for (int i = 0; i < op.regionCount(); i++) open.push(op.region(i));
                }
            }
        }
    }
}
