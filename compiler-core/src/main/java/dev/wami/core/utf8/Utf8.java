package dev.wami.core.utf8;

import java.nio.charset.StandardCharsets;

/**
 * Strings of MLIR are bytes. In Java they are {@code String}s decoded as UTF-8, in which a byte {@code b} that is not
 * part of valid UTF-8 is the lone surrogate {@code U+DC00 + b}; so every byte sequence survives the way through.
 */
public final class Utf8 {
    private static final char ESCAPED = 0xDC00;
    private static final byte[] HEX = "0123456789ABCDEF".getBytes(StandardCharsets.US_ASCII);

    private Utf8() {}

    /** The bytes as a string; never fails. */
    public static String decode(byte[] bytes, int from, int to) {
        boolean ascii = true;
        for (int i = from; i < to && ascii; i++) ascii = bytes[i] >= 0;
        if (ascii) return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
        StringBuilder out = new StringBuilder(to - from);
        int i = from;
        while (i < to) {
            int length = sequenceLength(bytes, i, to);
            if (length == 1) out.append((char) bytes[i]);
            else if (length == 0) out.append((char) (ESCAPED + (bytes[i] & 0xFF)));
            else out.append(new String(bytes, i, length, StandardCharsets.UTF_8));
            i += Math.max(1, length);
        }
        return out.toString();
    }

    /** The inverse of {@link #decode}. */
    public static byte[] encode(String s) {
        boolean plain = true;
        for (int i = 0; i < s.length() && plain; i++) plain = !Character.isSurrogate(s.charAt(i));
        if (plain) return s.getBytes(StandardCharsets.UTF_8);
        java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream(s.length() + 16);
        // one call for what may be the data of a whole module
        char[] chars = s.toCharArray();
        for (int i = 0; i < chars.length; ) {
            char c = chars[i];
            boolean pair =
                    Character.isHighSurrogate(c) && i + 1 < chars.length && Character.isLowSurrogate(chars[i + 1]);
            int length = pair ? 2 : 1;
            if (c < 0x80) out.write(c);
            else if (!pair && c >= ESCAPED && c <= ESCAPED + 0xFF) out.write(c - ESCAPED);
            else out.writeBytes(new String(chars, i, length).getBytes(StandardCharsets.UTF_8));
            i += length;
        }
        return out.toByteArray();
    }

    /** Length of the valid UTF-8 sequence at {@code i}, 0 if there is none. */
    private static int sequenceLength(byte[] b, int i, int to) {
        int c = b[i] & 0xFF;
        if (c < 0x80) return 1;
        int n = c >= 0xC2 && c < 0xE0 ? 2 : c >= 0xE0 && c < 0xF0 ? 3 : c >= 0xF0 && c < 0xF5 ? 4 : 0;
        if (n == 0 || i + n > to) return 0;
        for (int k = 1; k < n; k++) if ((b[i + k] & 0xC0) != 0x80) return 0;
        int second = b[i + 1] & 0xFF;
        boolean overlong = c == 0xE0 && second < 0xA0 || c == 0xF0 && second < 0x90;
        boolean outside = c == 0xED && second >= 0xA0 || c == 0xF4 && second >= 0x90;
        return overlong || outside ? 0 : n;
    }

    /** Appends {@code s} in quotes; backslash, quote and every byte that is not printable ASCII is escaped. */
    public static void quote(String s, TextBuffer out) {
        out.append('"');
        if (isPlain(s)) out.append(s);
        else escape(s, out);
        out.append('"');
    }

    /** Most of what has something to be escaped are bytes, not text. */
    private static void escape(String s, TextBuffer out) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            boolean pair =
                    Character.isHighSurrogate(c) && i + 1 < s.length() && Character.isLowSurrogate(s.charAt(i + 1));
            if (c < 0x80) escape((byte) c, out);
            else if (c >= ESCAPED && c <= ESCAPED + 0xFF) escape((byte) (c - ESCAPED), out);
            else for (byte b : encode(s.substring(i, pair ? i + 2 : i + 1))) escape(b, out);
            if (pair) i++;
        }
    }

    /** Whether {@code s} has nothing to be escaped. */
    private static boolean isPlain(String s) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < 0x20 || c >= 0x7F || c == '"' || c == '\\') return false;
        }
        return true;
    }

    private static void escape(byte b, TextBuffer out) {
        if (b == '\\') out.append("\\\\");
        else if (b == '"' || b < 0x20 || b == 0x7F) {
            out.appendByte((byte) '\\').appendByte(HEX[b >> 4 & 15]).appendByte(HEX[b & 15]);
        } else out.appendByte(b);
    }

    /** Whether {@code s} can stand without quotes: {@code [A-Za-z_][A-Za-z0-9_$.]*}. */
    public static boolean isBareIdentifier(String s) {
        if (s.isEmpty()) return false;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
            if (!letter && (i == 0 || !(c >= '0' && c <= '9' || c == '$' || c == '.'))) return false;
        }
        return true;
    }
}
