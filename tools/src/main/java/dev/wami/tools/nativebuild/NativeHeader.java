package dev.wami.tools.nativebuild;

import dev.wami.runtime.NativeRuntime;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.ExternType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.WasiFunction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;

/** A header of C for a module that was built: what it exports, what it needs of its host. */
final class NativeHeader {
    private final WasmModule module;
    private final IndexSpaces spaces;
    private final NativeSymbols symbols;
    private final StringBuilder out = new StringBuilder();
    /** By name in C: the symbol. */
    private final Map<String, String> names = new HashMap<>();

    NativeHeader(WasmModule module, NativeSymbols symbols) {
        this.module = module;
        this.spaces = IndexSpaces.of(module);
        this.symbols = symbols;
    }

    /** @param file the module's name, without its directory */
    String text(String file) {
        String guard = file.replaceAll("[^A-Za-z0-9]", "_").toUpperCase(Locale.ROOT) + "_NATIVE_H";
        out.append("/* Made by wasabi build from ")
                .append(file.replace("*/", ""))
                .append(". */\n");
        out.append("#ifndef ").append(guard).append("\n#define ").append(guard).append("\n\n");
        out.append(NativeRuntime.header()).append('\n');
        out.append("#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
        out.append("/* To be called first: makes memories and tables, and calls the start function. */\n");
        declare("void", symbols.init(), "(void)");
        imports();
        out.append("\n/* Exports. */\n");
        for (Export e : module.exports()) export(e);
        out.append("\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n");
        return out.toString();
    }

    private void imports() {
        boolean first = true;
        Set<String> declared = new HashSet<>();
        for (Import i : module.imports()) {
            if (i.module().equals(WasiFunction.MODULE)) continue;
            if (!declared.add(hostName(i))) continue;
            if (first) out.append("\n/* To be defined by the host. */\n");
            first = false;
            String symbol = hostName(i);
            ExternType type = i.type();
            if (type instanceof ExternType.Func f) {
                FuncType function = spaces.funcType(f.typeIndex());
                if (function != null) declare(result(function), symbol, parameters(function));
            } else if (type instanceof GlobalType g) {
                declare("extern " + global(g), symbol, "");
            } else if (type instanceof MemoryType) {
                declare("extern wasabi_memory", symbol, "");
            } else {
                declare("extern wasabi_table", symbol, "");
            }
        }
    }

    /** What native code calls an import. */
    static String hostName(Import i) {
        return i.module().equals("env") ? i.name() : i.module() + "." + i.name();
    }

    private void export(Export e) {
        Optional<String> symbol = symbols.of(e.name());
        if (symbol.isEmpty()) return;
        switch (e.kind()) {
            case FUNC -> {
                FuncType type = spaces.function(e.index());
                if (type != null) declare(result(type), symbol.get(), parameters(type));
            }
            case GLOBAL -> {
                GlobalType type = spaces.global(e.index());
                if (type != null) declare("extern " + global(type), symbol.get(), "");
            }
            case MEMORY -> declare("extern wasabi_memory", symbol.get(), "");
            case TABLE -> declare("extern wasabi_table", symbol.get(), "");
            default -> {
                // tags have no symbol
            }
        }
    }

    private static String global(GlobalType type) {
        return (type.mutable() ? "" : "const ") + CText.type(type.type());
    }

    private static String result(FuncType type) {
        return type.results().size() == 1 ? CText.type(type.results().get(0)) : "void";
    }

    /** Several results are written where pointers behind the parameters say. */
    private static String parameters(FuncType type) {
        StringJoiner all = new StringJoiner(", ", "(", ")").setEmptyValue("(void)");
        type.params().forEach(p -> all.add(CText.type(p)));
        if (type.results().size() > 1) type.results().forEach(r -> all.add(CText.type(r) + " *"));
        return all.toString();
    }

    /** A name that C does not have, or that another symbol has already, is said to the linker. */
    private void declare(String type, String symbol, String parameters) {
        String name = symbol.replaceAll("[^A-Za-z0-9_]", "_");
        if (!CText.isIdentifier(name)) name = "_" + name;
        while (!names.computeIfAbsent(name, n -> symbol).equals(symbol)) name += "_";
        out.append(type).append(' ').append(name).append(parameters);
        if (!name.equals(symbol)) {
            out.append(" __asm__(").append(CText.quoted(symbol)).append(')');
        }
        out.append(";\n");
    }

    /** The exports of functions by name. */
    static List<String> functions(WasmModule module) {
        List<String> names = new ArrayList<>();
        for (Export e : module.exports()) if (e.kind() == ExternKind.FUNC) names.add(e.name());
        return names;
    }
}
