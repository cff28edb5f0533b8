package dev.wami.tools.bindings;

import dev.wami.tools.bindings.Interface.Function;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.ValueType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** The text of the declarations in TypeScript of an ES module. */
final class TypeScriptDeclarations {
    private final Interface program;
    private final List<JsFunction> functions;
    private final WasmSurface surface;
    private final JavaScriptBindings.Naming naming;
    private final boolean usesMemory;

    TypeScriptDeclarations(
            Interface program, List<JsFunction> functions, WasmSurface surface, JavaScriptBindings.Naming naming) {
        this.program = program;
        this.functions = functions;
        this.surface = surface;
        this.naming = naming;
        usesMemory = functions.stream().anyMatch(JsFunction::usesMemory);
    }

    String text() {
        StringBuilder out = new StringBuilder("// " + naming.madeBy() + ".\n\n");
        out.append(loading()).append('\n');
        if (!surface.imports().isEmpty()) out.append(imports()).append('\n');
        out.append(kernel()).append('\n');
        out.append(exports());
        if (usesMemory) out.append('\n').append(JsText.resource("memrefs.d.mts"));
        return out.toString();
    }

    private String loading() {
        boolean none = surface.imports().isEmpty();
        String where = naming.isEmbedded() ? "the one in this file" : "NAME.wasm beside this file";
        return """
                /** What holds a Wasm module. A string is a URL, relative to that of the ES module. */
                export type Source = string | URL | Response | BufferSource | WebAssembly.Module;

                export interface LoadOptions {
                  /** The Wasm module; without it, WHERE. */
                  wasm?: Source | Promise<Source>;
                  IMPORTS;
                }

                /** Instantiates the module. */
                export function load(OPTIONS): Promise<Kernel>;
                export default load;
                """.replace("WHERE", where)
                .replace("NAME", JsText.comment(naming.name()))
                .replace("IMPORTS", none ? "imports?: WebAssembly.Imports" : "imports: Imports")
                .replace("OPTIONS", none ? "options?: LoadOptions" : "options: LoadOptions");
    }

    /** By module, the functions that the program declares with Wasm's own values, and whatever else it imports. */
    private String imports() {
        Map<String, StringBuilder> modules = new LinkedHashMap<>();
        for (WasmSurface.Imported i : surface.imports()) {
            StringBuilder fields = modules.computeIfAbsent(i.module(), m -> new StringBuilder());
            for (Function f : program.imports()) {
                boolean same = f.module().equals(i.module()) && f.name().equals(i.name());
                if (same && i.function().isPresent()) fields.append(documented("    ", f.signature()));
            }
            fields.append("    ").append(JsText.property(i.name()));
            if (i.function().isPresent()) fields.append(signature(i.function().get()));
            else fields.append(i.isMemory() ? ": WebAssembly.Memory" : ": WebAssembly.ImportValue");
            fields.append(";\n");
        }
        StringBuilder out =
                new StringBuilder("/** What the host provides, by module and name: WebAssembly's values. */\n");
        out.append("export interface Imports {\n");
        modules.forEach((module, fields) -> out.append("  ")
                .append(JsText.property(module))
                .append(": {\n")
                .append(fields)
                .append("  };\n"));
        return out.append("}\n").toString();
    }

    private static String documented(String indent, String text) {
        return indent + "/** `" + JsText.comment(text) + "` */\n";
    }

    private String kernel() {
        StringBuilder out = new StringBuilder("/** The functions of the program, and what is behind them. */\n");
        out.append("export interface Kernel {\n");
        for (JsFunction f : functions) {
            out.append(documented("  ", f.function().signature()));
            StringJoiner parameters = new StringJoiner(", ", "(", ")");
            for (int i = 0; i < f.names().size(); i++) {
                parameters.add(f.names().get(i) + ": " + f.parameters().get(i).parameterType());
            }
            List<String> results = f.results().stream().map(JsType::resultType).toList();
            String result = results.isEmpty()
                    ? "void"
                    : results.size() == 1 ? results.get(0) : "[" + String.join(", ", results) + "]";
            out.append("  ").append(JsText.property(f.function().name())).append(parameters);
            out.append(": ").append(result).append(";\n");
        }
        out.append("  /** The instance itself, whose functions take and give WebAssembly's values. */\n");
        out.append("  readonly instance: WebAssembly.Instance & { readonly exports: Exports };\n");
        if (surface.exportsMemory() || usesMemory) out.append("  readonly memory: WebAssembly.Memory;\n");
        if (usesMemory) {
            out.append("  /** An array of zeros in memory, which functions are given without copying; `free` it. */\n");
            out.append("  alloc<E extends keyof Elements>(element: E, shape: number | readonly number[]): ");
            out.append("Allocation<Elements[E]>;\n");
        }
        return out.append("}\n").toString();
    }

    private String exports() {
        StringBuilder out = new StringBuilder("/** The functions as WebAssembly has them. */\n");
        out.append("export interface Exports extends WebAssembly.Exports {\n");
        surface.functions()
                .forEach((name, type) -> out.append("  ")
                        .append(JsText.property(name))
                        .append(signature(type))
                        .append(";\n"));
        if (surface.exportsMemory()) out.append("  memory: WebAssembly.Memory;\n");
        return out.append("}\n").toString();
    }

    private static String signature(FuncType type) {
        StringJoiner parameters = new StringJoiner(", ", "(", "): ");
        for (int i = 0; i < type.params().size(); i++) {
            parameters.add("arg" + i + ": " + of(type.params().get(i)));
        }
        if (type.results().isEmpty()) return parameters + "void";
        if (type.results().size() == 1) return parameters + of(type.results().get(0));
        StringJoiner results = new StringJoiner(", ", "[", "]");
        for (ValueType t : type.results()) results.add(of(t));
        return parameters + results.toString();
    }

    private static String of(ValueType type) {
        if (!(type instanceof NumericType number) || number == NumericType.V128) return "unknown";
        return number == NumericType.I64 ? "bigint" : "number";
    }
}
