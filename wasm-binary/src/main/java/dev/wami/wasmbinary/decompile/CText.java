package dev.wami.wasmbinary.decompile;

import dev.wami.wasmbinary.Bytes;
import java.nio.charset.StandardCharsets;

/** Text and bytes as string literals of C. */
final class CText {
    /** How many characters of a literal are in a line, about. */
    private static final int LINE = 100;

    private CText() {}

    static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < bytes.length; i++) {
            character(out, bytes[i] & 0xFF, i + 1 < bytes.length ? bytes[i + 1] : 0);
        }
        return out.append('"').toString();
    }

    /** A literal in several lines. */
    static void bytes(StringBuilder out, Bytes bytes) {
        int start = out.length();
        out.append("    \"");
        int size = bytes.size();
        for (int i = 0; i < size; i++) {
            if (out.length() - start > LINE) {
                out.append("\"\n");
                start = out.length();
                out.append("    \"");
            }
            boolean breaks = out.length() - start + 4 > LINE;
            character(out, bytes.at(i) & 0xFF, i + 1 < size && !breaks ? bytes.at(i + 1) : '0');
        }
        out.append('"');
    }

    /** @param next what follows, as a digit after an octal escape would belong to it */
    private static void character(StringBuilder out, int c, int next) {
        switch (c) {
            case '"', '\\' -> out.append('\\').append((char) c);
            case '\n' -> out.append("\\n");
            case '\t' -> out.append("\\t");
            case '\r' -> out.append("\\r");
            default -> {
                if (c >= ' ' && c < 0x7F) {
                    out.append((char) c);
                    return;
                }
                String octal = Integer.toOctalString(c);
                boolean alone = next < '0' || next > '7';
                out.append('\\').append(alone ? "" : "0".repeat(3 - octal.length())).append(octal);
            }
        }
    }
}
