package dev.wami.std.vector;

import dev.wami.core.ir.attr.DialectAttr;
import org.jspecify.annotations.Nullable;

/** {@code #vector.punctuation<newline>}: what is printed after a value. Upstream: vector.PrintPunctuationAttr. */
public enum PrintPunctuation implements DialectAttr {
    NO_PUNCTUATION("no_punctuation"),
    NEW_LINE("newline"),
    COMMA("comma"),
    OPEN("open"),
    CLOSE("close");

    private final String keyword;

    PrintPunctuation(String keyword) {
        this.keyword = keyword;
    }

    String keyword() {
        return keyword;
    }

    static @Nullable PrintPunctuation named(String word) {
        for (PrintPunctuation p : values()) if (p.keyword.equals(word)) return p;
        return null;
    }

    @Override
    public String dialect() {
        return VectorDialect.NAME;
    }

    @Override
    public String toString() {
        return "#vector.punctuation<" + keyword + ">";
    }
}
