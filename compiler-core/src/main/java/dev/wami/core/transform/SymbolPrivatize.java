package dev.wami.core.transform;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import java.util.List;

/** Makes all symbols private but those named (upstream: symbol-privatize). */
public final class SymbolPrivatize extends Pass {
    public final Option<List<String>> exclude =
            Option.of("exclude", List.of(), "symbols that stay as they are, separated by commas");

    @Override
    public String name() {
        return "symbol-privatize";
    }

    @Override
    public String summary() {
        return "mark symbols private";
    }

    @Override
    public void run(Operation root, PassContext context) {
        for (Region r : root.regions()) {
            for (Block b : r) {
                for (Operation op : b) {
                    if (op instanceof Symbol s && !exclude.get().contains(s.symbolName())) s.setPrivate();
                }
            }
        }
    }
}
