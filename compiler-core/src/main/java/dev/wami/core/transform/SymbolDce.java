package dev.wami.core.transform;

import dev.wami.core.analysis.SymbolUses;
import dev.wami.core.analysis.SymbolUses.SymbolUse;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Removes symbols that nothing refers to and nothing outside can see (upstream: symbol-dce). */
public final class SymbolDce extends Pass {
    @Override
    public String name() {
        return "symbol-dce";
    }

    @Override
    public String summary() {
        return "eliminate dead symbols";
    }

    @Override
    public void run(Operation root, PassContext context) {
        if (!(root instanceof SymbolTable)) {
            context.diagnostics()
                    .error(root, "was scheduled to run under symbol-dce, but does not define a symbol table");
            return;
        }
        boolean hidden = root.parentOp() == null || !(root instanceof Symbol s) || isPrivate(s);
        Liveness liveness = new Liveness(context);
        liveness.addRoots(root, hidden);
        if (!liveness.propagate()) return;
        List<Operation> dead = new ArrayList<>();
        root.walk(table -> {
            if (!(table instanceof SymbolTable)) return;
            for (Block b : table.region(0)) {
                for (Operation op : b) if (op instanceof Symbol && !liveness.live.contains(op)) dead.add(op);
            }
        });
        for (Operation op : dead) op.erase();
        context.count("num-dce'd", dead.size());
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(new Statistic("num-dce'd", "Number of symbols DCE'd"));
    }

    private static boolean isPrivate(Symbol s) {
        return s.visibility() == Symbol.Visibility.PRIVATE;
    }

    /** Finds the symbols that something refers to, starting with what is there for its own sake. */
    private static final class Liveness {
        final Set<Operation> live = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Set<Operation> hiddenTables = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Deque<Operation> worklist = new ArrayDeque<>();
        private final SymbolTables tables = new SymbolTables();
        private final PassContext context;

        Liveness(PassContext context) {
            this.context = context;
        }

        /** What is in {@code table} and is no symbol, or one that may be used from elsewhere. */
        void addRoots(Operation table, boolean hidden) {
            if (hidden) hiddenTables.add(table);
            for (Block b : table.region(0)) {
                for (Operation op : b) {
                    boolean discardable =
                            op instanceof Symbol s && (hidden || isPrivate(s)) && s.canDiscardOnUseEmpty();
                    if (!discardable) reach(op);
                }
            }
        }

        private void reach(Operation op) {
            if (live.add(op)) worklist.push(op);
        }

        boolean propagate() {
            while (!worklist.isEmpty()) {
                Operation op = worklist.pop();
                if (op instanceof SymbolTable) {
                    boolean hidden = hiddenTables.contains(op.parentOp()) || !(op instanceof Symbol s) || isPrivate(s);
                    addRoots(op, hidden);
                }
                List<SymbolUse> uses = SymbolUses.of(op);
                if (uses == null) {
                    context.diagnostics()
                            .error(
                                    op.location(),
                                    "operation contains potentially unknown symbol table, meaning that we can't "
                                            + "reliable compute symbol uses");
                    return false;
                }
                for (SymbolUse use : uses) reachAll(op, use.reference());
            }
            return true;
        }

        /** Every symbol on the way to a nested one is used. */
        private void reachAll(Operation user, SymbolRef reference) {
            Operation from = user.parentOp();
            for (int depth = 0; from != null && depth <= reference.nested().size(); depth++) {
                SymbolRef prefix =
                        new SymbolRef(reference.root(), reference.nested().subList(0, depth));
                Operation symbol = tables.lookup(from, prefix);
                if (symbol != null) reach(symbol);
            }
        }
    }
}
