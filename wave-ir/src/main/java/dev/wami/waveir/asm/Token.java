package dev.wami.waveir.asm;

/**
 * A piece of a line of assembly.
 *
 * @param text as written; of a {@link Kind#STRING} what it stands for
 * @param start the index of its first character in the line
 */
record Token(Kind kind, String text, int start) {
    enum Kind {
        /** A mnemonic, register, directive, label or scope, with its dots: {@code atomic_add.device}, {@code .end}. */
        WORD,
        NUMBER,
        STRING,
        /** {@code @p1} or {@code @!p1}. */
        GUARD,
        COMMA,
        COLON,
        /** What begins no token. */
        STRAY,
        /** The end of the line. */
        END
    }

    /** For a message. */
    String quoted() {
        return kind == Kind.END ? "the end of the line" : "'" + text + "'";
    }
}
