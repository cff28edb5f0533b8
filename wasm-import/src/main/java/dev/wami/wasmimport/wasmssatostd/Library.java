package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The private functions and globals that stand for a module's memories, tables and segments, each added when it is
 * first asked for. They are written as text, in which {@code @__wasm_} starts every name; a module that has such a
 * symbol itself gets another prefix.
 */
final class Library {
    static final String PREFIX = "__wasm_";
    /** How much text makes a part, in characters. */
    private static final int PART = 1 << 18;

    private final String prefix;
    /** Their texts, made when they are added: a module may have a hundred thousand segments. */
    private final Map<String, Supplier<String>> definitions = new LinkedHashMap<>();

    /** The names of those that something refers to that stays. */
    private final Set<String> kept = new HashSet<>();

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
        return define(name, () -> text);
    }

    /** The same for a text that is made when it is added. */
    String define(String name, Supplier<String> text) {
        definitions.putIfAbsent(name, text);
        return symbol(name);
    }

    /** Says of a symbol of the library that what instantiates a module refers to it. */
    void keep(String symbol) {
        kept.add(symbol.substring(prefix.length()));
    }

    /** Whether {@link #keep} was said of {@code symbol}, which may be none of the library. */
    boolean isKept(String symbol) {
        if (!symbol.startsWith(prefix)) return false;
        String name = symbol.substring(prefix.length());
        return kept.contains(name)
                || name.endsWith(SIZE) && kept.contains(name.substring(0, name.length() - SIZE.length()));
    }

    /** After the name of a segment: how many of its elements are left. */
    private static final String SIZE = "_size";

    // ---- segments

    /** A segment's content, of {@code length} elements, and how many of them are left. */
    void segment(String name, long length, String type, Supplier<String> content, String attributes) {
        define(name, () -> segmentText(name, length, type, content.get(), attributes));
    }

    private static String segmentText(String name, long length, String type, String content, String attributes) {
        return """
                memref.global "private" CONSTANT@__wasm_SEGMENT : memref<LENGTHxTYPE> = CONTENT {wasm.kind = "segment"ATTRIBUTES}
                memref.global "private" @__wasm_SEGMENT_size : memref<i64> = dense<LENGTH> {wasm.kind = "size"}""".replace("SEGMENT", name)
                .replace("LENGTH", Long.toString(length))
                .replace("CONSTANT", content.equals(UNINITIALIZED) ? "" : "constant ")
                .replace("TYPE", type)
                .replace("CONTENT", content)
                .replace("ATTRIBUTES", attributes);
    }

    static final String UNINITIALIZED = "uninitialized";

    /** {@code () -> ()}: gives up a segment. */
    String drop(String segment, String instruction) {
        return define("drop_" + segment, () -> """
                func.func private @__wasm_drop_SEGMENT() attributes {wasm.instruction = "INSTRUCTION", wasm.segment = @__wasm_SEGMENT} {
                  %zero = arith.constant 0 : i64
                  %global = memref.get_global @__wasm_SEGMENT_size : memref<i64>
                  memref.store %zero, %global[] : memref<i64>
                  return
                }""".replace("SEGMENT", segment).replace("INSTRUCTION", instruction));
    }

    /** Adds everything to the end of {@code module}. */
    void addTo(Block module, Context context, Diagnostics diagnostics) {
        StringBuilder text = new StringBuilder();
        for (Supplier<String> d : definitions.values()) text.append(d.get()).append('\n');
        Operation parsed = parsed(text, context, diagnostics);
        if (parsed != null) module.takeOperations(parsed.region(0).entry(), null);
    }

    /**
     * The same, some of it at a time, and of each part what {@code receiver} makes of it. Nothing is left here.
     *
     * @return whether the receiver was content
     */
    boolean addTo(Block module, Context context, Diagnostics diagnostics, StreamedConversion.Receiver receiver) {
        StringBuilder text = new StringBuilder();
        boolean stay = false;
        for (Iterator<Map.Entry<String, Supplier<String>>> all =
                        definitions.entrySet().iterator();
                all.hasNext(); ) {
            Map.Entry<String, Supplier<String>> next = all.next();
            boolean stays = kept.contains(next.getKey());
            if (text.length() > PART || stays != stay) {
                if (!add(text, stay, module, context, diagnostics, receiver)) return false;
                text.setLength(0);
            }
            stay = stays;
            text.append(next.getValue().get()).append('\n');
            all.remove();
        }
        return add(text, stay, module, context, diagnostics, receiver);
    }

    private boolean add(
            StringBuilder text,
            boolean stays,
            Block module,
            Context context,
            Diagnostics diagnostics,
            StreamedConversion.Receiver receiver) {
        Operation parsed = parsed(text, context, diagnostics);
        if (parsed == null) return text.length() == 0;
        if (!receiver.take(parsed, stays, this::isKept)) return false;
        module.takeOperations(parsed.region(0).entry(), null);
        return true;
    }

    private @Nullable Operation parsed(StringBuilder definitions, Context context, Diagnostics diagnostics) {
        if (definitions.length() == 0) return null;
        String text = "module {\n" + definitions + "}\n";
        if (!prefix.equals(PREFIX)) text = text.replace("@" + PREFIX, "@" + prefix);
        return MlirParser.parse(SourceFile.of("wasmssa-to-std", text), context, diagnostics);
    }
}
