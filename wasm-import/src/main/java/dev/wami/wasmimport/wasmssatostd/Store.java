package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Trap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A memory or a table: a global that holds the memref of its elements.
 *
 * @param symbol of the global
 * @param name what the names of its functions start with, after the library's prefix
 * @param kind the start of the mnemonics of its instructions, {@code memory} or {@code table}
 * @param element what it holds
 * @param pageBits the binary logarithm of the elements that it grows by
 * @param min how many times that it has at first
 * @param max how many it may have
 * @param outside what an access beyond its end says
 * @param wide whether its indices have 64 bits
 * @param shared whether threads share it
 */
record Store(
        String symbol,
        String name,
        String kind,
        Type element,
        int pageBits,
        long min,
        @Nullable Long max,
        Trap outside,
        boolean wide,
        boolean shared) {
    private static final Pattern WIDEN = Pattern.compile("WIDEN %(\\w+)");
    private static final Pattern NARROW = Pattern.compile(" *%(\\w+) = NARROW %(\\w+)\n");

    /** The type of its elements together. */
    MemRefType content() {
        return MemRefType.of(element, Shape.DYNAMIC);
    }

    /** The type of the global. */
    MemRefType global() {
        return MemRefType.of(content());
    }

    /** The type of its indices, of its size and of what it grows by. */
    IntegerType index() {
        return wide ? IntegerType.I64 : IntegerType.I32;
    }

    /**
     * Fills in that the parameter {@code %narrow: INDEX} has 64 bits or 32, and {@code %x = WIDEN %narrow}: the same in
     * 64 bits, for which one that has 64 needs no operation.
     */
    static String parameter(String text, String narrow, boolean wide) {
        if (!wide) {
            return text.replace("WIDEN %" + narrow + "\n", "arith.extui %" + narrow + " : i32 to i64\n")
                    .replace("%" + narrow + ": INDEX", "%" + narrow + ": i32");
        }
        Matcher line = Pattern.compile(" *%(\\w+) = WIDEN %" + narrow + "\n").matcher(text);
        if (!line.find()) throw new IllegalArgumentException("no %" + narrow + " in " + text);
        return line.replaceFirst("").replace("%" + narrow + ": INDEX", "%" + line.group(1) + ": i64");
    }

    /** {@code %result = NARROW %x}: {@code %x}, of 64 bits, as an index. */
    private String narrowed(String text) {
        if (!wide) return NARROW.matcher(text).replaceAll("  %$1 = arith.trunci %$2 : i64 to i32\n");
        String out = text;
        for (Matcher m = NARROW.matcher(out); m.find(); m = NARROW.matcher(out)) {
            out = m.replaceFirst("").replaceAll("%" + m.group(1) + "\\b", "%" + m.group(2));
        }
        return out;
    }

    /** Fills in a text of the library; the symbol last, whose letters are the module's. */
    String in(String given) {
        String text = given;
        for (Matcher m = WIDEN.matcher(text); m.find(); m = WIDEN.matcher(text)) {
            text = parameter(text, m.group(1), wide);
        }
        return narrowed(text)
                .replace("@STORE", "@" + Library.PREFIX + name)
                .replace("KIND", kind)
                .replace("INDEX", index().toString())
                .replace("CONTENT", content().toString())
                .replace("ELEMENT", element.toString())
                .replace("OUTSIDE", outside.toString())
                .replace("PAGEBITS", Integer.toString(pageBits))
                .replace("@SYMBOL", SymbolText.of(symbol));
    }
}
