package dev.wami.core.ir.trait;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.SymbolRef;
import org.jspecify.annotations.Nullable;

/** One region with one block in which {@link Symbol} names are unique. Upstream: SymbolTable. */
public interface SymbolTable {

    /** The symbol called {@code name} directly inside; linear in the size of the block. */
    default @Nullable Operation lookup(String name) {
        Operation table = (Operation) this;
        if (table.regionCount() == 0 || table.region(0).isEmpty()) return null;
        for (Operation op : table.region(0).entry()) {
            if (op instanceof Symbol s && name.equals(s.symbolName())) return op;
        }
        return null;
    }

    /** The symbol that {@code ref} names from inside {@code from}: the nearest enclosing table that has it. */
    static @Nullable Operation lookupNearest(Operation from, SymbolRef ref) {
        for (Operation op = from; op != null; op = op.parentOp()) {
            if (!(op instanceof SymbolTable t)) continue;
            Operation found = t.lookup(ref.root());
            for (int i = 0; found != null && i < ref.nested().size(); i++) {
                found = found instanceof SymbolTable inner
                        ? inner.lookup(ref.nested().get(i))
                        : null;
            }
            return found;
        }
        return null;
    }

    /** The nearest operation from {@code from} outwards that is a symbol table. */
    static @Nullable SymbolTable nearest(Operation from) {
        for (Operation op = from; op != null; op = op.parentOp()) if (op instanceof SymbolTable t) return t;
        return null;
    }
}
