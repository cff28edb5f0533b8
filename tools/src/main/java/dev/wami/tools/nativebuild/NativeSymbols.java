package dev.wami.tools.nativebuild;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.llvm.LlvmFuncOp;
import dev.wami.llvm.LlvmGlobals;
import dev.wami.llvm.LlvmWordAttr;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What exports are called in the LLVM IR of a module. */
final class NativeSymbols {
    private final String prefix;
    private final Map<String, String> exports = new HashMap<>();

    /** @param module in the dialect {@code llvm} */
    NativeSymbols(Operation module, String prefix) {
        this.prefix = prefix;
        for (Operation op : module.region(0).entry()) {
            String name = op instanceof Symbol s ? s.symbolName() : null;
            if (name == null || !name.startsWith(prefix)) continue;
            if (op instanceof LlvmFuncOp f && !f.isDeclaration() && isPublic(f.linkage())) {
                exports.put(f.attribute("exported") instanceof StringAttr s ? s.value() : plain(name), name);
            } else if (op instanceof LlvmGlobals.GlobalOp g && isPublic(g.linkage())) exports.put(plain(name), name);
        }
    }

    private static boolean isPublic(LlvmWordAttr linkage) {
        return linkage.equals(LlvmWordAttr.EXTERNAL);
    }

    /** Without the prefix, and without what makes it no name of C's library. */
    private String plain(String symbol) {
        String name = symbol.substring(prefix.length());
        return name.startsWith("wasm.") ? name.substring("wasm.".length()) : name;
    }

    /** The symbol of {@code export}, empty if nothing has it. */
    Optional<String> of(String export) {
        return Optional.ofNullable(exports.get(export));
    }

    /** The function that is to be called first. */
    String init() {
        for (String candidate : new String[] {"__wasm_init", "__wasm_1_init", "__wasm_2_init"}) {
            if (exports.containsKey(candidate)) return prefix + candidate;
        }
        return prefix + "__wasm_init";
    }
}
