package dev.wami.tools.bindings;

import dev.wami.conversions.func.Extension;
import dev.wami.conversions.func.MemRefAbi;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.runtime.RuntimeLibrary;
import dev.wami.tools.bindings.Interface.Function;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;

/**
 * A header for what is linked with an object: what the object defines, and what it needs. Its prototypes are those for
 * which clang's convention is the one of the function; docs/calling.md describes it.
 */
public final class CHeader {
    private static final int MOST_COLUMNS = 115;

    /** C's own, which stdlib.h declares. */
    private static final Set<String> ALLOCATOR = Set.of("malloc", "free", "realloc", "calloc", "aligned_alloc");

    private final List<CPrototype> exports = new ArrayList<>();
    private final List<CPrototype> imports = new ArrayList<>();

    private CHeader(Interface program) {
        for (Function f : program.exports()) exports.add(CPrototype.of(f, false));
        for (Function f : program.imports()) {
            if (f.module().equals("env") && !isProvided(f.name())) imports.add(CPrototype.of(f, true));
        }
    }

    /** Whether the object has the function itself, or C's library has it. */
    private static boolean isProvided(String name) {
        return ALLOCATOR.contains(name)
                || RuntimeLibrary.isIntrinsic(name)
                || RuntimeLibrary.resourceOf(name).isPresent();
    }

    /**
     * The text.
     *
     * @param tool what makes it, with its version
     * @param source the file that the program is from, without its directory
     * @param name what the header is called, without extension
     */
    public static String text(Interface program, String tool, String source, String name) {
        return new CHeader(program).text(tool, source, name);
    }

    private String text(String tool, String source, String name) {
        String guard = Identifiers.ANY.like(name).toUpperCase(Locale.ROOT) + "_H";
        StringBuilder out = new StringBuilder();
        out.append("/* ")
                .append(JsText.comment("Made by " + tool + " from " + source))
                .append(". */\n");
        out.append("#ifndef ").append(guard).append("\n#define ").append(guard).append("\n\n");
        out.append("#include <stdbool.h>\n#include <stdint.h>\n\n");
        out.append("#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
        out.append(types());
        if (!exports.isEmpty()) out.append("/* ---- what the object defines */\n\n");
        for (CPrototype p : exports) out.append(declaration(p)).append('\n');
        if (!imports.isEmpty()) out.append("/* ---- what it needs */\n\n");
        for (CPrototype p : imports) out.append(declaration(p)).append('\n');
        out.append("#ifdef __cplusplus\n}\n#endif\n\n#endif\n");
        return out.toString();
    }

    // ---- types, which another header may define, too

    private String types() {
        Map<String, String> definitions = new LinkedHashMap<>();
        Set<Integer> expanded = new TreeSet<>();
        boolean functions = false;
        for (List<CPrototype> all : List.of(exports, imports)) {
            for (CPrototype p : all) {
                if (p.problem() != null) continue;
                functions |= p.toString().contains(CType.FUNCTION);
                for (Type t : p.structs()) define(t, definitions);
                if (p.function().abi().memrefs() != MemRefAbi.DESCRIPTOR) continue;
                for (Interface.Parameter each : p.function().parameters()) {
                    if (each.type() instanceof MemRefType m) expanded.add(m.rank());
                }
            }
        }
        StringBuilder out = new StringBuilder();
        if (functions) {
            out.append("/* any function: C casts it to its type */\ntypedef void (*" + CType.FUNCTION + ")(void);\n\n");
        }
        if (definitions.keySet().stream().anyMatch(n -> n.startsWith("memref"))) {
            out.append("/* offset, sizes and strides count elements */\n");
        }
        definitions.forEach((name, body) -> {
            String once = "WAMI_" + name.toUpperCase(Locale.ROOT);
            out.append("#ifndef ")
                    .append(once)
                    .append("\n#define ")
                    .append(once)
                    .append('\n');
            out.append("struct ").append(name).append(" {\n").append(body).append("};\n#endif\n\n");
        });
        for (int rank : expanded) out.append(arguments(rank)).append('\n');
        return out.toString();
    }

    private static void define(Type type, Map<String, String> definitions) {
        String name = CType.structName(type);
        if (name == null || definitions.containsKey(name)) return;
        if (type instanceof ComplexType c) {
            String part = CType.of(c.element(), Extension.NONE);
            definitions.put(name, "  " + part + " re, im;\n");
        } else if (type instanceof MemRefType m) {
            if (m.element() instanceof ComplexType) define(m.element(), definitions);
            StringBuilder body = new StringBuilder();
            body.append("  ").append(CType.element(m.element())).append(" *allocated, *aligned;\n");
            body.append("  intptr_t offset");
            if (m.rank() > 0) {
                body.append(", sizes[")
                        .append(m.rank())
                        .append("], strides[")
                        .append(m.rank())
                        .append(']');
            }
            definitions.put(name, body.append(";\n").toString());
        } else {
            definitions.put(name, "  intptr_t rank;\n  void *descriptor;\n");
        }
    }

    /** A macro that makes the arguments of a function of a descriptor. */
    private static String arguments(int rank) {
        StringJoiner fields = new StringJoiner(", ");
        fields.add("(m).allocated").add("(m).aligned").add("(m).offset");
        for (int i = 0; i < rank; i++) fields.add("(m).sizes[" + i + "]");
        for (int i = 0; i < rank; i++) fields.add("(m).strides[" + i + "]");
        String name = "MEMREF_" + rank + "D_ARGUMENTS";
        return "/* the arguments that stand for memref m */\n#ifndef " + name + "\n#define " + name + "(m) " + fields
                + "\n#endif\n";
    }

    // ---- functions

    private static String declaration(CPrototype p) {
        Function f = p.function();
        StringBuilder out = new StringBuilder("/* " + JsText.comment(f.signature()));
        if (p.problem() != null) {
            return out.append("\n * has no prototype: ")
                    .append(p.problem())
                    .append(". */\n")
                    .toString();
        }
        for (String note : p.notes()) out.append("\n * ").append(note);
        out.append(" */\n");
        if (!p.resultFields().isEmpty()) {
            out.append(p.result()).append(" {\n");
            for (String field : p.resultFields()) out.append("  ").append(field).append(";\n");
            out.append("};\n");
        }
        String result = p.result().endsWith("*") ? p.result() : p.result() + " ";
        out.append(wrapped(result + p.name() + "(", p.parameters().isEmpty() ? List.of("void") : p.parameters()));
        out.append(')');
        if (!p.name().equals(f.name())) {
            out.append(" __asm__(").append(JsText.quoted(f.name())).append(')');
        }
        return out.append(";\n").toString();
    }

    /** {@code start} and {@code parameters}, on as many lines as they need. */
    private static String wrapped(String start, List<String> parameters) {
        StringBuilder out = new StringBuilder();
        StringBuilder line = new StringBuilder(start);
        for (int i = 0; i < parameters.size(); i++) {
            String next = parameters.get(i) + (i < parameters.size() - 1 ? "," : "");
            if (line.length() + next.length() > MOST_COLUMNS && i > 0) {
                out.append(line.toString().stripTrailing()).append('\n');
                line.setLength(0);
                line.append("    ");
            }
            line.append(next).append(' ');
        }
        return out.append(line.toString().stripTrailing()).toString();
    }
}
