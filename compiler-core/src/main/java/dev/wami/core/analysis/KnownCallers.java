package dev.wami.core.analysis;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which functions are only called from where an analysis sees it. */
public final class KnownCallers {
    private final Operation root;
    private final SymbolTables symbols = new SymbolTables();
    private final Set<Operation> calledFromOutside = Collections.newSetFromMap(new IdentityHashMap<>());

    /** The functions in {@code root}. */
    public KnownCallers(Operation root) {
        this.root = root;
        boolean all = root.block() == null;
        root.walkOuterFirst(op -> {
            if (op instanceof SymbolTable) find(op, all);
            return Walk.INTO;
        });
    }

    /** Functions that may be called from where we cannot see: visible outside, or used other than by a call. */
    private void find(Operation table, boolean allUsesVisible) {
        List<SymbolUses.SymbolUse> uses = SymbolUses.inside(table);
        for (Operation op : symbols.symbols(table).values()) {
            if (!(op instanceof CallableLike) || !(op instanceof Symbol s)) continue;
            Symbol.Visibility v = s.visibility();
            boolean hidden = v == Symbol.Visibility.PRIVATE || v == Symbol.Visibility.NESTED && allUsesVisible;
            if (!hidden || uses == null) calledFromOutside.add(op);
        }
        if (uses == null) return;
        for (SymbolUses.SymbolUse use : uses) {
            if (use.user() instanceof CallLike) continue;
            Operation symbol = symbols.lookup(use.user(), use.reference());
            if (symbol != null) calledFromOutside.add(symbol);
        }
    }

    /** Whether all calls of {@code callable} are in what is analysed. */
    public boolean areKnown(Operation callable) {
        return callable instanceof Symbol && !calledFromOutside.contains(callable);
    }

    /** The function with a body in what is analysed that {@code call} calls, or null. */
    @Nullable
    Operation callee(Operation call) {
        SymbolRef ref = ((CallLike) call).callee();
        if (ref == null || !looksUpInside(call)) return null;
        Operation callee = symbols.lookup(call, ref);
        Region body = callee instanceof CallableLike c ? c.callableRegion() : null;
        boolean seen = body != null && !body.isEmpty() && callee != null && root.isProperAncestorOf(callee);
        return seen ? callee : null;
    }

    /**
     * Whether symbols that {@code call} names are looked up in a table that is {@link #root} or in it. One outside has
     * nothing that is in a root without a table; it may be changed by others at the same time, and to list it for each
     * of its functions takes quadratic time.
     */
    private boolean looksUpInside(Operation call) {
        for (Operation op = call; op != null; op = op.parentOp()) {
            if (op instanceof SymbolTable) return true;
            if (op == root) return false;
        }
        return false;
    }
}
