package dev.wami.wavefrontend.syntax;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * A token.
 *
 * @param text as in the source; of a string its contents
 * @param start the first byte
 * @param end after the last byte
 * @param number the value of a number: a {@link BigInteger} or a {@link Double}
 * @param suffix what follows the digits of a number
 */
public record Token(
        Kind kind,
        String text,
        int start,
        int end,
        @Nullable Number number,
        String suffix) {

    /** What sort of token. */
    public enum Kind {
        NAME,
        INTEGER,
        FLOAT,
        STRING,
        /** Operators, brackets, separators. */
        SYMBOL,
        /** {@code 'name} of Rust. */
        LABEL,
        /** A line of C++'s preprocessor. */
        DIRECTIVE,
        /** The end of a line that ends a statement, in Python. */
        NEWLINE,
        INDENT,
        DEDENT,
        END
    }

    Token(Kind kind, String text, int start, int end) {
        this(kind, text, start, end, null, "");
    }

    /** Whether this is the symbol or the word {@code text}. */
    public boolean is(String symbolOrWord) {
        return (kind == Kind.SYMBOL || kind == Kind.NAME) && text.equals(symbolOrWord);
    }

    /** As messages name it. */
    public String shown() {
        return switch (kind) {
            case NEWLINE -> "the end of the line";
            case INDENT -> "an indented line";
            case DEDENT -> "the end of the block";
            case END -> "the end of the file";
            case STRING -> "a string";
            default -> "'" + text + "'";
        };
    }
}
