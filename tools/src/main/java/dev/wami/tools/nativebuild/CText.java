package dev.wami.tools.nativebuild;

import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.ValueType;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Pieces of C. */
final class CText {
    private CText() {}

    /** The type of C that a value has in native code; a reference is a number. */
    static String type(ValueType type) {
        if (!(type instanceof NumericType n)) return type.toString().equals("v128") ? "wasabi_v128" : "uint64_t";
        return switch (n) {
            case I32 -> "int32_t";
            case I64 -> "int64_t";
            case F32 -> "float";
            case F64 -> "double";
            default -> "wasabi_v128";
        };
    }

    static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            boolean plain = b >= ' ' && b < 0x7F && b != '"' && b != '\\';
            if (plain) out.append((char) b);
            else out.append(String.format(Locale.ROOT, "\\%03o", b & 0xFF));
        }
        return out.append('"').toString();
    }

    static boolean isIdentifier(String name) {
        return name.matches("[A-Za-z_][A-Za-z0-9_]*");
    }
}
