package dev.wami.wasmimport;

import static java.util.Objects.requireNonNull;

import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The symbols of a module's parts. What is exported has the name of its first export, unless that is empty; everything
 * else is called by its kind and index, as upstream does: {@code func_3}.
 */
public final class Symbols {
    private final Map<ExternKind, List<String>> definitions = new EnumMap<>(ExternKind.class);
    private final List<String> types;
    private final List<String> data;
    private final List<String> elements;
    private final Set<String> taken = new HashSet<>();
    /** The names of exports that are symbols. */
    private final Set<String> exported = new HashSet<>();

    /** The symbols of what {@link WasmImport} makes of {@code module}. */
    public static Symbols of(WasmModule module) {
        return new Symbols(module, IndexSpaces.of(module));
    }

    Symbols(WasmModule module, IndexSpaces spaces) {
        Map<ExternKind, Map<Integer, String>> first = new EnumMap<>(ExternKind.class);
        for (ExternKind kind : ExternKind.values()) first.put(kind, new HashMap<>());
        for (Export e : module.exports()) {
            if (!e.name().isEmpty() && requireNonNull(first.get(e.kind())).putIfAbsent(e.index(), e.name()) == null) {
                exported.add(e.name());
            }
        }
        taken.addAll(exported);
        name(ExternKind.FUNC, "func", spaces.functions().size(), first);
        name(ExternKind.TABLE, "table", spaces.tables().size(), first);
        name(ExternKind.MEMORY, "mem", spaces.memories().size(), first);
        name(ExternKind.GLOBAL, "global", spaces.globals().size(), first);
        name(ExternKind.TAG, "tag", spaces.tags().size(), first);
        types = fresh("type", spaces.types().size());
        data = fresh("data", module.data().size());
        elements = fresh("elem", module.elements().size());
    }

    private void name(ExternKind kind, String word, int count, Map<ExternKind, Map<Integer, String>> first) {
        List<String> names = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            String export = requireNonNull(first.get(kind)).get(i);
            names.add(export != null ? export : fresh(word + "_" + i));
        }
        definitions.put(kind, names);
    }

    private List<String> fresh(String word, int count) {
        List<String> names = new ArrayList<>(count);
        for (int i = 0; i < count; i++) names.add(fresh(word + "_" + i));
        return names;
    }

    private String fresh(String wish) {
        String name = wish;
        while (!taken.add(name)) name += "_";
        return name;
    }

    public String get(ExternKind kind, int index) {
        return requireNonNull(definitions.get(kind)).get(index);
    }

    String type(int index) {
        return types.get(index);
    }

    String data(int index) {
        return data.get(index);
    }

    String element(int index) {
        return elements.get(index);
    }

    /** Whether a symbol is the name of an export of what it names. */
    boolean isExported(String symbol) {
        return exported.contains(symbol);
    }
}
