package dev.wami.llvmemit;

import java.nio.charset.StandardCharsets;

/** Names and strings as LLVM's text writes them. */
final class Identifiers {
    private Identifiers() {}

    /** {@code @name}, in quotes if it has other characters than a name may. */
    static String global(String name) {
        return "@" + bareOrQuoted(name);
    }

    /** The one character that no name in LLVM may have becomes the picture of it. */
    private static String withoutNul(String name) {
        return name.replace('\0', '\u2400');
    }

    static String bareOrQuoted(String name) {
        boolean bare = !name.isEmpty() && !Character.isDigit(name.charAt(0));
        for (int i = 0; i < name.length(); i++) bare &= isNamePart(name.charAt(i));
        return bare ? name : quoted(withoutNul(name));
    }

    private static boolean isNamePart(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "-$._".indexOf(c) >= 0;
    }

    /** {@code "text"}. */
    static String quoted(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        StringBuilder out = new StringBuilder(utf8.length + 2).append('"');
        for (byte b : utf8) escaped(b & 0xFF, out);
        return out.append('"').toString();
    }

    /** A character of a string: itself, or two hexadecimal digits after a backslash. */
    static void escaped(int b, StringBuilder out) {
        if (b >= ' ' && b < 0x7F && b != '"' && b != '\\') {
            out.append((char) b);
            return;
        }
        out.append('\\').append(digit(b >> 4)).append(digit(b & 15));
    }

    private static char digit(int nibble) {
        return "0123456789ABCDEF".charAt(nibble);
    }
}
