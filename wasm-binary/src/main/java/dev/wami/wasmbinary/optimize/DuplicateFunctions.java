package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import java.util.HashMap;
import java.util.Map;

/**
 * Lets calls, elements and exports of equal functions mean the first of them (binaryen:
 * duplicate-function-elimination); {@link UnusedDefinitions} leaves out the others. A reference to a function is never
 * equal to that of another one, but only instructions that Wasm does not have could tell.
 */
public final class DuplicateFunctions {
    /** Functions that become equal when those that they call have become one. */
    private static final int ROUNDS = 4;

    private DuplicateFunctions() {}

    public static WasmModule merge(WasmModule module) {
        WasmModule merged = module;
        for (int round = 0; round < ROUNDS; round++) {
            WasmModule next = round(merged);
            if (next == merged) break;
            merged = UnusedDefinitions.remove(next);
        }
        return merged;
    }

    private static WasmModule round(WasmModule module) {
        int imported = IndexSpaces.of(module).importedFunctions();
        int count = imported + module.functions().size();
        int[] same = new int[count];
        Map<Function, Integer> first = new HashMap<>();
        boolean any = false;
        for (int i = 0; i < count; i++) {
            same[i] = i;
            if (i < imported) continue;
            Integer known = first.putIfAbsent(module.functions().get(i - imported), i);
            if (known == null) continue;
            same[i] = known;
            any = true;
        }
        return any ? replaced(module, same) : module;
    }

    private static WasmModule replaced(WasmModule module, int[] same) {
        Renumbering to = new Renumbering().with(ExternKind.FUNC, same);
        return References.replaced(module, to);
    }
}
