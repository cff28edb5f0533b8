package dev.wami.tools.nativebuild;

import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** The C of {@code main}: instantiates the module and calls {@code _start}, or the function that was asked for. */
final class NativeEntry {
    private final StringBuilder out = new StringBuilder();
    private final NativeSymbols symbols;

    NativeEntry(NativeSymbols symbols) {
        this.symbols = symbols;
    }

    private void declare(String type, String name, String parameters, String symbol) {
        out.append(type + " " + name + parameters + " __asm__(" + CText.quoted(symbol) + ");\n");
    }

    /**
     * @param callee the symbol of what is called
     * @param first the symbol of what a reactor calls before, null if there is none
     * @param granted options of WASI's runtime, null without WASI
     */
    String text(String callee, FuncType type, @Nullable String first, @Nullable List<String> granted, boolean command) {
        out.append("\n// ---- the entry of this program\n\n");
        declare("void", "program_init", "(void)", symbols.init());
        if (first != null) declare("void", "program_first", "(void)", first);
        StringJoiner parameters = new StringJoiner(", ", "(", ")").setEmptyValue("(void)");
        type.params().forEach(p -> parameters.add(CText.type(p)));
        List<ValueType> results = type.results();
        if (results.size() > 1) results.forEach(r -> parameters.add(CText.type(r) + " *"));
        declare(results.size() == 1 ? CText.type(results.get(0)) : "void", "program", parameters.toString(), callee);
        out.append("\nint main(int argc, char **argv) {\n");
        if (granted != null) {
            out.append("  wasabi_wasi_arguments(argc, argv);\n");
            out.append("  wasabi_wasi_options(" + CText.quoted(String.join("\n", granted) + "\n") + ");\n");
            out.append("  if (getenv(\"WASM_OPTIONS\")) wasabi_wasi_options(getenv(\"WASM_OPTIONS\"));\n");
        }
        if (!command) check(type.params());
        out.append("  (void)argc, (void)argv;\n  program_init();\n");
        if (first != null) out.append("  program_first();\n");
        call(type);
        return out.append("  return 0;\n}\n").toString();
    }

    private void check(List<ValueType> params) {
        StringJoiner usage = new StringJoiner(" ");
        params.forEach(p -> usage.add(p.toString()));
        out.append("  if (argc != " + (params.size() + 1) + ") {\n");
        out.append("    fprintf(stderr, \"usage: %s " + usage + "\\n\", argv[0]);\n    return 2;\n  }\n");
        for (int i = 0; i < params.size(); i++) {
            out.append("  char *end" + i + ";\n");
            out.append("  " + CText.type(params.get(i)) + " a" + i + " = " + parse(params.get(i), i) + ";\n");
            out.append("  if (!*argv[" + (i + 1) + "] || *end" + i + ") {\n");
            out.append("    fprintf(stderr, \"%s: '%s' is no " + params.get(i) + "\\n\", argv[0], argv[" + (i + 1)
                    + "]);\n    return 2;\n  }\n");
        }
    }

    private static String parse(ValueType type, int i) {
        String from = "(argv[" + (i + 1) + "], &end" + i;
        return switch (CText.type(type)) {
            case "float" -> "strtof" + from + ")";
            case "double" -> "strtod" + from + ")";
            default ->
                "(" + CText.type(type) + ")(*argv[" + (i + 1) + "] == '-' ? (uint64_t)strtoll" + from
                        + ", 0) : strtoull" + from + ", 0))";
        };
    }

    private void call(FuncType type) {
        StringJoiner arguments = new StringJoiner(", ", "(", ")");
        for (int i = 0; i < type.params().size(); i++) arguments.add("a" + i);
        List<ValueType> results = type.results();
        for (int i = 0; i < results.size(); i++) {
            if (results.size() > 1) {
                out.append("  " + CText.type(results.get(i)) + " r" + i + ";\n");
                arguments.add("&r" + i);
            }
        }
        String result = results.size() == 1 ? CText.type(results.get(0)) + " r0 = " : "";
        out.append("  " + result + "program" + arguments + ";\n");
        for (int i = 0; i < results.size(); i++) {
            out.append("  "
                    + switch (CText.type(results.get(i))) {
                        case "int32_t" -> "printf(\"%d\\n\", r" + i + ");";
                        case "float" -> "printf(\"%.9g\\n\", (double)r" + i + ");";
                        case "double" -> "printf(\"%.17g\\n\", r" + i + ");";
                        default -> "printf(\"%lld\\n\", (long long)r" + i + ");";
                    }
                    + "\n");
        }
    }

    /** Whether arguments can be written on a command line, and results printed. */
    static boolean isPrintable(FuncType type) {
        for (List<ValueType> all : List.of(type.params(), type.results())) {
            for (ValueType t : all) {
                if (CText.type(t).equals("wasabi_v128") || CText.type(t).equals("uint64_t")) return false;
            }
        }
        return true;
    }
}
