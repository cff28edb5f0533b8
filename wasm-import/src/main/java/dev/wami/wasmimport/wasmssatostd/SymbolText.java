package dev.wami.wasmimport.wasmssatostd;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** How the texts of functions that are made here refer to symbols that a module has. */
public final class SymbolText {
    private SymbolText() {}

    /**
     * {@code symbol} as MLIR reads it. In these texts words in capitals, {@code #}, {@code %} and {@code @} stand for
     * something else, which is put in their place step by step: of a symbol, which a user may have named as one of the
     * words, nothing may be taken for one.
     */
    public static String of(String symbol) {
        StringBuilder out = new StringBuilder("@\"");
        for (byte b : symbol.getBytes(StandardCharsets.UTF_8)) {
            if (isPlain(b)) out.append((char) b);
            else out.append(String.format(Locale.ROOT, "\\%02x", b & 0xFF));
        }
        return out.append('"').toString();
    }

    private static boolean isPlain(byte b) {
        return b >= 'a' && b <= 'z' || b >= '0' && b <= '9' || b == '_' || b == '.' || b == '$' || b == '-';
    }
}
