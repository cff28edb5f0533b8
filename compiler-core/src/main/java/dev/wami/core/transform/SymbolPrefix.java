package dev.wami.core.transform;

import dev.wami.core.analysis.SymbolUses;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.Symbol.Visibility;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts a prefix before the names of what a module defines for others, so that several modules fit into one program;
 * what it only declares keeps the name that it has elsewhere. llvm-objcopy has {@code --prefix-symbols}, which takes
 * those as well.
 */
public final class SymbolPrefix extends Pass {
    private static final Statistic RENAMED = new Statistic("num-renamed", "Number of public symbols renamed");

    public final Option<String> prefix = Option.of("prefix", "", "what to put before each name");

    @Override
    public String name() {
        return "symbol-prefix";
    }

    @Override
    public String summary() {
        return "put a prefix before the names of public definitions";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(RENAMED);
    }

    @Override
    public void run(Operation root, PassContext context) {
        Map<String, Symbol> symbols = new LinkedHashMap<>();
        for (Region r : root.regions()) {
            for (Block b : r) {
                for (Operation op : b) {
                    String name = op instanceof Symbol s ? s.symbolName() : null;
                    if (name != null) symbols.put(name, (Symbol) op);
                }
            }
        }
        Map<String, String> renamed = new HashMap<>();
        symbols.forEach((name, s) -> {
            if (s.isDeclaration() || s.visibility() != Visibility.PUBLIC) return;
            renamed.put(name, prefix.get() + name);
        });
        for (Map.Entry<String, String> each : renamed.entrySet()) {
            Symbol other = symbols.get(each.getValue());
            if (other == null || renamed.containsKey(each.getValue())) continue;
            context.diagnostics()
                    .error(
                            ((Operation) other).location(),
                            "with the prefix \"%s\" before it, @%s has this name, too",
                            prefix.get(),
                            each.getKey());
            return;
        }
        renamed.forEach((name, fresh) -> {
            Symbol s = symbols.get(name);
            if (s != null) s.setSymbolName(fresh);
        });
        SymbolUses.rename(root, renamed);
        context.count(RENAMED.name(), renamed.size());
    }
}
