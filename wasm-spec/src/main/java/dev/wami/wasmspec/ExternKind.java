package dev.wami.wasmspec;

import org.jspecify.annotations.Nullable;

/** What is imported or exported; the ordinal is the byte of the binary format. */
public enum ExternKind {
    FUNC("func"),
    TABLE("table"),
    MEMORY("memory"),
    GLOBAL("global"),
    TAG("tag");

    private final String text;

    ExternKind(String text) {
        this.text = text;
    }

    /** The byte of the binary format. */
    public int code() {
        return ordinal();
    }

    /** The kind with this byte in the binary format, or null. */
    public static @Nullable ExternKind ofCode(int code) {
        return switch (code) {
            case 0 -> FUNC;
            case 1 -> TABLE;
            case 2 -> MEMORY;
            case 3 -> GLOBAL;
            case 4 -> TAG;
            default -> null;
        };
    }

    /** The text format's keyword. */
    @Override
    public String toString() {
        return text;
    }
}
