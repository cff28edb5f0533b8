package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.wasmssa.Functions;
import dev.wami.wasmssa.Names;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What functions are called. An import has the name that it is imported by, after its module's and a dot unless that is
 * {@code env}; everything else keeps its symbol, except where the C library that native code is linked with has it.
 */
final class Symbols {
    static final String DEFAULT_MODULE = "env";

    private final Map<String, String> renamed = new HashMap<>();
    private final Set<String> taken = new HashSet<>();

    Symbols(Operation module, Throwing throwing) {
        for (Operation op : module.region(0).entry()) {
            if (op instanceof Symbol s && s.symbolName() != null) taken.add(s.symbolName());
        }
        for (Operation op : module.region(0).entry()) {
            if (op instanceof Functions.ImportFuncOp f) rename(f.definitionName(), imported(f));
            else if (op instanceof Functions.FuncOp f) {
                boolean wrapped = f.isExported() && throwing.leaves(f.definitionName());
                if (wrapped) rename(f.definitionName(), f.definitionName() + Names.THROWS);
                else if (isCLibrary(f.definitionName())) rename(f.definitionName(), "wasm." + f.definitionName());
            }
        }
    }

    /** The symbol of what calls {@code name} for those who know nothing of exceptions. */
    String boundary(String name) {
        String symbol = isCLibrary(name) ? "wasm." + name : name;
        while (!symbol.equals(name) && !taken.add(symbol)) symbol += "_";
        return symbol;
    }

    private void rename(String name, String wish) {
        if (wish.equals(name)) return;
        String fresh = wish.isEmpty() || isCLibrary(wish) ? "wasm." + wish : wish;
        while (!taken.add(fresh)) fresh += "_";
        renamed.put(name, fresh);
    }

    private static String imported(Functions.ImportFuncOp f) {
        return f.importModule().equals(DEFAULT_MODULE) ? f.importName() : f.importModule() + "." + f.importName();
    }

    /** Names that lowering memref and cf to LLVM, or LLVM itself, calls with its own idea of the types. */
    private static boolean isCLibrary(String name) {
        return switch (name) {
            case "malloc", "free", "calloc", "realloc", "aligned_alloc", "memcpy", "memmove", "memset", "memcmp" ->
                true;
            case "abort", "puts", "fflush", "exit", "main", "_start", "_init", "_fini" -> true;
            default -> isIntrinsic(name);
        };
    }

    /** Declarations that are instructions where our runtime is compiled. */
    private static boolean isIntrinsic(String name) {
        return name.startsWith("__wasm_")
                || name.startsWith("__get_heap_")
                || name.startsWith("__set_heap_")
                || name.equals("__heap_base");
    }

    /** The symbol in standard MLIR of what wasmssa calls {@code name}. */
    String of(String name) {
        return renamed.getOrDefault(name, name);
    }

    Set<String> taken() {
        return taken;
    }

    /** Those of them that the converted module may have: functions of the C library's names get others. */
    Set<String> afterwards() {
        Set<String> out = new HashSet<>(taken);
        out.removeIf(Symbols::isCLibrary);
        return out;
    }
}
