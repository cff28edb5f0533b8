package dev.wami.core.ir;

import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Symbol look-ups in constant time, for as long as the symbols do not change. Upstream: SymbolTableCollection. */
public final class SymbolTables {
    private final Map<Operation, Map<String, Operation>> tables = new IdentityHashMap<>(4);

    /** The symbol that {@code ref} names from inside {@code from}, or null. */
    public @Nullable Operation lookup(Operation from, SymbolRef ref) {
        for (Operation op = from; op != null; op = op.parentOp()) {
            if (!(op instanceof SymbolTable)) continue;
            Operation found = symbols(op).get(ref.root());
            for (int i = 0; found != null && i < ref.nested().size(); i++) {
                found = found instanceof SymbolTable
                        ? symbols(found).get(ref.nested().get(i))
                        : null;
            }
            return found;
        }
        return null;
    }

    /** The symbol that {@code ref} names, if it is a {@code type}, or null. */
    public <T> @Nullable T lookup(Operation from, SymbolRef ref, Class<T> type) {
        Operation found = lookup(from, ref);
        return type.isInstance(found) ? type.cast(found) : null;
    }

    /** The names directly inside {@code table}; the first of two equal names wins. */
    public Map<String, Operation> symbols(Operation table) {
        Map<String, Operation> known = tables.get(table);
        if (known != null) return known;
        Map<String, Operation> names = new HashMap<>();
        for (Region r : table.regions()) {
            for (Block b : r) {
                for (Operation op : b) {
                    String name = op instanceof Symbol s ? s.symbolName() : null;
                    if (name != null) names.putIfAbsent(name, op);
                }
            }
        }
        tables.put(table, names);
        return names;
    }
}
