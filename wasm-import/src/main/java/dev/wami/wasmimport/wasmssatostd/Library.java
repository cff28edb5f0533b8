package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The private functions and globals that stand for a module's memories, tables and segments, each added when it is
 * first asked for. They are written as text, in which {@code @__wasm_} starts every name; a module that has such a
 * symbol itself gets another prefix.
 */
final class Library {
    static final String PREFIX = "__wasm_";

    private final String prefix;
    private final Map<String, String> definitions = new LinkedHashMap<>();

    /** @param taken the module's own symbols */
    Library(Set<String> taken) {
        String candidate = PREFIX;
        for (int i = 1; startsAny(taken, candidate); i++) candidate = PREFIX + i + "_";
        prefix = candidate;
    }

    private static boolean startsAny(Set<String> names, String prefix) {
        return names.stream().anyMatch(n -> n.startsWith(prefix));
    }

    /** The symbol of what the texts call {@code @__wasm_<name>}. */
    String symbol(String name) {
        return prefix + name;
    }

    boolean has(String name) {
        return definitions.containsKey(name);
    }

    /** Adds {@code text}, which defines {@code @__wasm_<name>}, unless it is there; its symbol. */
    String define(String name, String text) {
        definitions.putIfAbsent(name, text);
        return symbol(name);
    }

    /** How a text refers to {@code symbol}. */
    static String reference(String symbol) {
        StringBuilder out = new StringBuilder("@\"");
        for (byte b : symbol.getBytes(StandardCharsets.UTF_8)) {
            boolean plain = b >= ' ' && b < 0x7F && b != '"' && b != '\\';
            out.append(plain ? Character.toString(b) : String.format(Locale.ROOT, "\\%02X", b & 0xFF));
        }
        return out.append('"').toString();
    }

    // ---- segments

    /** A segment's content, of {@code length} elements, and how many of them are left. */
    void segment(String name, long length, String type, String content, String attributes) {
        define(name, """
                memref.global "private" CONSTANT@__wasm_SEGMENT : memref<LENGTHxTYPE> = CONTENT {wasm.kind = "segment"ATTRIBUTES}
                memref.global "private" @__wasm_SEGMENT_size : memref<i64> = dense<LENGTH> {wasm.kind = "size"}""".replace("SEGMENT", name)
                .replace("LENGTH", Long.toString(length))
                .replace("CONSTANT", content.equals(UNINITIALIZED) ? "" : "constant ")
                .replace("TYPE", type)
                .replace("CONTENT", content)
                .replace("ATTRIBUTES", attributes));
    }

    static final String UNINITIALIZED = "uninitialized";

    /** {@code () -> ()}: gives up a segment. */
    String drop(String segment, String instruction) {
        return define("drop_" + segment, """
                func.func private @__wasm_drop_SEGMENT() attributes {wasm.instruction = "INSTRUCTION", wasm.segment = @__wasm_SEGMENT} {
                  %zero = arith.constant 0 : i64
                  %global = memref.get_global @__wasm_SEGMENT_size : memref<i64>
                  memref.store %zero, %global[] : memref<i64>
                  return
                }""".replace("SEGMENT", segment).replace("INSTRUCTION", instruction));
    }

    /** Adds everything to the end of {@code module}. */
    void addTo(Block module, Context context, Diagnostics diagnostics) {
        if (definitions.isEmpty()) return;
        String text = "module {\n" + String.join("\n", definitions.values()) + "\n}\n";
        if (!prefix.equals(PREFIX)) text = text.replace("@" + PREFIX, "@" + prefix);
        Operation parsed = MlirParser.parse(SourceFile.of("wasmssa-to-std", text), context, diagnostics);
        if (parsed == null) return;
        module.takeOperations(parsed.region(0).entry(), null);
    }
}
