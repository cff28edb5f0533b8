package dev.wami.core.ir;

import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Symbol look-ups in constant time, for as long as the symbols do not change. Upstream: SymbolTableCollection. */
public final class SymbolTables {
    private final Map<Operation, Map<String, Operation>> tables = new IdentityHashMap<>(4);
    private final Map<Operation, Map<Class<?>, Optional<Operation>>> firsts = new IdentityHashMap<>(4);

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

    /**
     * The first operation of {@code type} directly inside the symbol table around {@code from}, or null. What is found
     * is kept, so that asking for each of many operations takes no longer.
     */
    public @Nullable Operation first(Operation from, Class<?> type) {
        for (Operation op = from; op != null; op = op.parentOp()) {
            if (!(op instanceof SymbolTable)) continue;
            Operation table = op;
            return firsts.computeIfAbsent(op, k -> new HashMap<>(2))
                    .computeIfAbsent(type, k -> firstIn(table, k))
                    .orElse(null);
        }
        return null;
    }

    private static Optional<Operation> firstIn(Operation table, Class<?> type) {
        for (Region r : table.regions()) {
            for (Block b : r) for (Operation op : b) if (type.isInstance(op)) return Optional.of(op);
        }
        return Optional.empty();
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
