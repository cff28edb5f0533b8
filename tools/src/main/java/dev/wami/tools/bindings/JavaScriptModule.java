package dev.wami.tools.bindings;

import dev.wami.conversions.func.FunctionAbi;
import dev.wami.conversions.func.FunctionAbi.Place;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;

/** The text of the ES module: how it is loaded, a function for each of the program's, and what those need. */
final class JavaScriptModule {
    private final List<JsFunction> functions;
    private final WasmSurface surface;
    private final JavaScriptBindings.Naming naming;
    private final boolean usesMemory;
    /** The constants that describe memrefs. */
    private final Map<JsMemRef, String> constants = new LinkedHashMap<>();
    /** The functions of {@code scalars.mjs} that are called. */
    private final Set<String> checks = new TreeSet<>();

    JavaScriptModule(List<JsFunction> functions, WasmSurface surface, JavaScriptBindings.Naming naming) {
        this.functions = functions;
        this.surface = surface;
        this.naming = naming;
        usesMemory = functions.stream().anyMatch(JsFunction::usesMemory);
    }

    String text(byte[] wasm) {
        StringBuilder bound = new StringBuilder();
        for (JsFunction f : functions) bound.append(function(f));
        if (usesMemory) checks.add("wrong");
        StringBuilder out = new StringBuilder();
        out.append("// ").append(naming.madeBy()).append("; ");
        out.append(JsText.comment(naming.name())).append(".d.mts says what it exports.\n\n");
        out.append(load()).append('\n');
        out.append(JsText.resource("load.mjs")).append('\n');
        out.append(bind(bound)).append('\n');
        constants.forEach((type, name) -> out.append("const ")
                .append(name)
                .append(" = ")
                .append(type.description())
                .append(";\n"));
        if (!constants.isEmpty()) out.append('\n');
        out.append(checks());
        if (usesMemory) out.append(JsText.resource("memrefs.mjs"));
        if (naming.isEmbedded()) {
            String encoded = Base64.getEncoder().encodeToString(wasm);
            out.append("\nconst WASM = \"").append(encoded).append("\";\n");
        }
        return out.toString().stripTrailing() + "\n";
    }

    private String load() {
        String file = URLEncoder.encode(naming.name(), StandardCharsets.UTF_8).replace("+", "%20");
        String from = naming.isEmbedded() ? "embedded()" : "new URL(\"./" + file + ".wasm\", import.meta.url)";
        return """
                /** Instantiates the module, and gives its functions. */
                export async function load({ wasm = %s, imports = {} } = {}) {
                  return bind(await WebAssembly.instantiate(await compile(wasm), imports)%s);
                }

                export default load;
                """.formatted(from, usesImports() ? ", imports" : "") + (naming.isEmbedded() ? """

                /** The Wasm module, which is at the end of this one. */
                const embedded = () => Uint8Array.from(atob(WASM), (c) => c.charCodeAt(0));
                """ : "");
    }

    private String bind(CharSequence bound) {
        boolean exported = surface.exportsMemory();
        String memory = exported ? "exports.memory" : importedMemory();
        StringBuilder out = new StringBuilder();
        out.append("/** The functions of an instance, with what is behind them. */\n");
        out.append("function bind(instance")
                .append(usesImports() ? ", imports" : "")
                .append(") {\n");
        out.append("  const { exports } = instance;\n");
        if (usesMemory) {
            out.append("  const memory = new Memory(")
                    .append(memory)
                    .append(", ")
                    .append(allocator())
                    .append(");\n");
        }
        out.append("  return {\n").append(bound).append("    instance,\n");
        if (exported || usesMemory) out.append("    memory: ").append(memory).append(",\n");
        if (usesMemory) out.append("    alloc: (element, shape) => memory.alloc(element, shape),\n");
        return out.append("  };\n}\n").toString();
    }

    /** Whether the host's memory or allocator is used. */
    private boolean usesImports() {
        return usesMemory && !(surface.exportsMemory() && surface.exportsAllocator());
    }

    private String allocator() {
        return surface.exportsAllocator()
                ? "exports"
                : "{ ...exports, malloc: imports.env.malloc, free: imports.env.free }";
    }

    private String importedMemory() {
        for (WasmSurface.Imported i : surface.imports()) {
            if (i.isMemory()) return JsText.member(JsText.member("imports", i.module()), i.name());
        }
        return "undefined";
    }

    /** The functions of {@code scalars.mjs} that are called here, and those that they call. */
    private String checks() {
        if (checks.isEmpty()) return "";
        checks.add("wrong");
        checks.add("describe");
        StringBuilder out = new StringBuilder();
        for (String function : JsText.resource("scalars.mjs").split("\n\n")) {
            String name = function.substring("function ".length(), function.indexOf('('));
            if (checks.contains(name)) out.append(function.strip()).append("\n\n");
        }
        return out.toString();
    }

    // ---- a function

    private String function(JsFunction f) {
        StringBuilder out = new StringBuilder();
        String name = f.function().name();
        out.append("    // ").append(JsText.comment(f.function().signature())).append('\n');
        out.append("    ").append(JsText.property(name));
        out.append('(').append(String.join(", ", f.names())).append(") {\n");
        for (int i = 0; i < f.parameters().size(); i++) {
            if (!(f.parameters().get(i) instanceof JsType.Scalar s)) continue;
            checks.add(s.kind().check());
            String parameter = f.function().parameters().get(i).name();
            String checked = s.check(name, parameter, f.names().get(i));
            out.append("      ")
                    .append(f.names().get(i))
                    .append(" = ")
                    .append(checked)
                    .append(";\n");
        }
        if (!f.usesMemory()) out.append(lines("      ", plainCall(f)));
        else {
            if (f.hasViews()) out.append(views(f));
            out.append("      ").append(f.results().isEmpty() ? "" : "return ");
            out.append("memory.call(")
                    .append(f.hasViews() ? "views" : "[]")
                    .append(", (")
                    .append(received(f));
            List<String> body = memoryCall(f);
            if (f.results().isEmpty()) out.append(") => ").append(callOf(f, "")).append(");\n");
            else out.append(", call) => {\n").append(lines("        ", body)).append("      });\n");
        }
        return out.append("    },\n").toString();
    }

    private static String lines(String indent, List<String> lines) {
        StringBuilder out = new StringBuilder();
        for (String l : lines) out.append(indent).append(l).append(";\n");
        return out.toString();
    }

    /** The statement that checks all memrefs, each on a line of its own if there are several. */
    private String views(JsFunction f) {
        List<String> views = new ArrayList<>();
        for (int i = 0; i < f.parameters().size(); i++) {
            if (!(f.parameters().get(i) instanceof JsMemRef m)) continue;
            Interface.Parameter p = f.function().parameters().get(i);
            StringJoiner arguments = new StringJoiner(", ", p.isWritten() ? "inout(" : "input(", ")");
            arguments.add(JsText.quoted(f.function().name())).add(JsText.quoted(p.name()));
            arguments.add(f.names().get(i)).add(constant(m));
            views.add(arguments.toString());
        }
        if (views.size() == 1) return "      const views = [" + views.get(0) + "];\n";
        return "      const views = [\n        " + String.join(",\n        ", views) + ",\n      ];\n";
    }

    private String constant(JsMemRef type) {
        String known = constants.get(type);
        if (known != null) return known;
        // no name that a parameter has begins so
        String name = "$" + (type.isBare() ? "bare_" : "")
                + Identifiers.ANY.like(type.type().toString());
        String tidy = name.replaceAll("_+", "_").replaceAll("_$", "");
        while (constants.containsValue(tidy)) tidy += "_";
        constants.put(type, tidy);
        return tidy;
    }

    /** The Wasm arguments that stand for each view, by the names of the parameters. */
    private static String received(JsFunction f) {
        StringJoiner names = new StringJoiner(", ", "[", "]");
        for (int i = 0; i < f.names().size(); i++) {
            if (f.parameters().get(i) instanceof JsMemRef) names.add(f.names().get(i));
        }
        return names.toString();
    }

    /** The call of the Wasm function, whose results go to {@code place} if that is not empty. */
    private static String callOf(JsFunction f, String place) {
        StringJoiner arguments = new StringJoiner(", ", "(", ")");
        if (!place.isEmpty()) arguments.add(place);
        for (int i = 0; i < f.names().size(); i++) {
            arguments.add((f.parameters().get(i) instanceof JsMemRef ? "..." : "")
                    + f.names().get(i));
        }
        return JsText.member("exports", f.function().name()) + arguments;
    }

    private List<String> plainCall(JsFunction f) {
        String call = callOf(f, "");
        int count = f.results().size();
        if (count == 0) return List.of(call);
        if (count == 1) return List.of("return " + scalar(f, 0, call));
        List<String> results = new ArrayList<>();
        for (int i = 0; i < count; i++) results.add(scalar(f, i, "result[" + i + "]"));
        return List.of("const result = " + call, "return [" + String.join(", ", results) + "]");
    }

    private static String scalar(JsFunction f, int result, String wasm) {
        JsType.Scalar type = (JsType.Scalar) f.results().get(result);
        return type.fromWasm(wasm, f.function().abi().results().get(result).extension());
    }

    private List<String> memoryCall(JsFunction f) {
        FunctionAbi abi = f.function().abi();
        List<String> results = new ArrayList<>();
        int at = 0;
        boolean one = abi.wasmType().results().size() == 1;
        for (int i = 0; i < f.results().size(); i++) {
            Place place = abi.results().get(i);
            if (f.results().get(i) instanceof JsMemRef m) {
                results.add("call.take(" + constant(m) + ", " + words(m, place, at, one) + ")");
                at += m.words();
            } else {
                JsType.Scalar s = (JsType.Scalar) f.results().get(i);
                String value = abi.resultsInMemory()
                        ? "call.bytes." + s.getter() + "(at + "
                                + place.offsets().get(0) + ", true)"
                        : one ? "result" : "result[" + at + "]";
                results.add(s.fromWasm(value, place.extension()));
                at++;
            }
        }
        List<String> lines = new ArrayList<>();
        if (abi.resultsInMemory()) {
            lines.add("const at = call.room(" + abi.resultBytes() + ")");
            lines.add(callOf(f, "at"));
        } else {
            lines.add("const result = " + callOf(f, ""));
        }
        lines.add("return " + (results.size() == 1 ? results.get(0) : "[" + String.join(", ", results) + "]"));
        return lines;
    }

    /** The expression for the Wasm values of a memref, which are in memory or from {@code at} on in the result. */
    private static String words(JsMemRef type, Place place, int at, boolean one) {
        if (!place.offsets().isEmpty()) {
            return "call.words(at + " + place.offsets().get(0) + ", " + type.words() + ")";
        }
        return one ? "[result]" : "result.slice(" + at + ", " + (at + type.words()) + ")";
    }
}
