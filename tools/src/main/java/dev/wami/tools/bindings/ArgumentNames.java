package dev.wami.tools.bindings;

import dev.wami.core.ir.Location.FileLineCol;
import dev.wami.core.ir.Value;
import java.nio.charset.StandardCharsets;

/** What the arguments of a function are called in its source, which the IR does not keep. */
final class ArgumentNames {
    private ArgumentNames() {}

    /** The name of argument {@code i} without its {@code %}; {@code argN} if it is a number or not known. */
    static String of(Value argument, int i) {
        FileLineCol at = argument.location() instanceof FileLineCol place ? place : null;
        String found = at == null || at.source() == null ? "" : name(at.source().bytes(), at.offset());
        return found.isEmpty() || Character.isDigit(found.charAt(0)) ? "arg" + i : found;
    }

    /** The value name whose {@code %} is at {@code offset}; empty if there is none. */
    private static String name(byte[] text, int offset) {
        if (offset >= text.length || text[offset] != '%') return "";
        int end = offset + 1;
        while (end < text.length && isNamePart(text[end])) end++;
        return new String(text, offset + 1, end - offset - 1, StandardCharsets.UTF_8);
    }

    private static boolean isNamePart(byte b) {
        return b >= 'a' && b <= 'z'
                || b >= 'A' && b <= 'Z'
                || b >= '0' && b <= '9'
                || b == '_'
                || b == '$'
                || b == '.'
                || b == '-';
    }
}
