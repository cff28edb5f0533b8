package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Trap;
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
 */
record Store(
        String symbol,
        String name,
        String kind,
        Type element,
        int pageBits,
        long min,
        @Nullable Long max,
        Trap outside) {

    /** The type of its elements together. */
    MemRefType content() {
        return MemRefType.of(element, Shape.DYNAMIC);
    }

    /** The type of the global. */
    MemRefType global() {
        return MemRefType.of(content());
    }

    /** Fills in a text of the library; the symbol last, whose letters are the module's. */
    String in(String text) {
        return text.replace("@STORE", "@" + Library.PREFIX + name)
                .replace("KIND", kind)
                .replace("CONTENT", content().toString())
                .replace("ELEMENT", element.toString())
                .replace("OUTSIDE", outside.toString())
                .replace("PAGEBITS", Integer.toString(pageBits))
                .replace("@SYMBOL", Library.reference(symbol));
    }
}
