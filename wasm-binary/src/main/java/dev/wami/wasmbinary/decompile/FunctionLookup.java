package dev.wami.wasmbinary.decompile;

import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import java.util.Map;
import java.util.OptionalInt;

/** Finds a function by what a user calls it. */
public final class FunctionLookup {
    private FunctionLookup() {}

    /** By an index, by the name that the name section has, that of an export, or that in decompiled text. */
    public static OptionalInt find(WasmModule module, String name) {
        if (name.matches("[0-9]{1,9}")) return OptionalInt.of(Integer.parseInt(name));
        for (Map.Entry<Integer, String> e : module.names().all(Names.Kind.FUNCTION).entrySet()) {
            if (e.getValue().equals(name)) return OptionalInt.of(e.getKey());
        }
        for (Export e : module.exports()) {
            if (e.kind() == ExternKind.FUNC && e.name().equals(name)) return OptionalInt.of(e.index());
        }
        IndexSpaces spaces = IndexSpaces.of(module);
        CNames names = new CNames(module, spaces);
        for (int i = 0; i < spaces.functions().size(); i++) {
            if (names.function(i).equals(name)) return OptionalInt.of(i);
        }
        return OptionalInt.empty();
    }

    /** Why the function has no body to show, or empty if it has. */
    public static String problem(WasmModule module, String name, OptionalInt found) {
        IndexSpaces spaces = IndexSpaces.of(module);
        int count = spaces.functions().size();
        if (found.isEmpty()) return "there is no function '" + name + "': see wasabi dump-names, or give an index";
        int index = found.getAsInt();
        if (index < 0 || index >= count) return "there is no function " + name + ": the module has " + count;
        return index < spaces.importedFunctions() ? "function '" + name + "' is imported: it has no body here" : "";
    }
}
