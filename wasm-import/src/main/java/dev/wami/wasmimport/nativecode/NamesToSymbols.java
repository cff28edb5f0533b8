package dev.wami.wasmimport.nativecode;

import dev.wami.core.analysis.SymbolUses;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.wasmssa.Functions;
import dev.wami.wasmssa.Names;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Calls the functions of wasmssa that are not exported what the name section calls them, so that a backtrace and a
 * debugger say that.
 */
public final class NamesToSymbols extends Pass {
    /** What stands before the names of functions that nobody outside calls: no C function is called so. */
    static final String NATIVE = "wasm$";

    @Override
    public String name() {
        return "wasm-names-to-symbols";
    }

    @Override
    public String summary() {
        return "call functions of wasmssa what the name section calls them";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public void run(Operation module, PassContext context) {
        Set<String> taken = new HashSet<>();
        for (Operation op : module.region(0).entry()) {
            if (op instanceof Symbol s && s.symbolName() != null) taken.add(s.symbolName());
        }
        Map<String, String> renamed = new HashMap<>();
        for (Operation op : module.region(0).entry()) {
            if (!(op instanceof Functions.FuncOp f) || f.isExported()) continue;
            if (!(f.attribute(Names.NAME) instanceof StringAttr name)
                    || name.value().isEmpty()) continue;
            String fresh = NATIVE + name.value();
            for (int i = 1; !taken.add(fresh); i++) fresh = NATIVE + name.value() + "." + i;
            renamed.put(f.definitionName(), fresh);
            f.setSymbolName(fresh);
        }
        SymbolUses.rename(module, renamed);
    }
}
