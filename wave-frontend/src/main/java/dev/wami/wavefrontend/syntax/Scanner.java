package dev.wami.wavefrontend.syntax;

import dev.wami.core.utf8.Utf8;
import dev.wami.wavefrontend.syntax.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * What the tokenizers of all languages have in common: names, symbols by the longest match, the number scanner. Works
 * on bytes; a byte above 127 is part of a name.
 */
public abstract class Scanner {
    protected final Source source;
    protected final byte[] text;
    protected final List<Token> tokens = new ArrayList<>();
    protected int at;

    protected Scanner(Source source) {
        this.source = source;
        this.text = source.bytes();
    }

    /** All tokens; the last one is {@link Kind#END}. What is no token is reported and left out. */
    public final List<Token> scan() {
        if (text.length >= 3 && (text[0] & 0xFF) == 0xEF && (text[1] & 0xFF) == 0xBB && (text[2] & 0xFF) == 0xBF) {
            at = 3;
        }
        while (at < text.length) next();
        finish();
        tokens.add(new Token(Kind.END, "", text.length, text.length));
        return tokens;
    }

    /** Takes at least one byte, and adds a token if it is one. */
    protected abstract void next();

    /** Called at the end of the text, before {@link Kind#END} is added. */
    protected void finish() {}

    /** The symbols, longer ones before their beginnings. */
    protected abstract String[] symbols();

    // ---- characters

    /** The byte {@code ahead} of here, 0 after the end. */
    protected final int peek(int ahead) {
        int i = at + ahead;
        return i < text.length ? text[i] : 0;
    }

    protected final boolean startsWith(String s) {
        for (int i = 0; i < s.length(); i++) if (peek(i) != s.charAt(i)) return false;
        return true;
    }

    protected static boolean isNameStart(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c < 0;
    }

    protected static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    protected static boolean isNamePart(int c) {
        return isNameStart(c) || isDigit(c);
    }

    protected final String text(int from, int to) {
        return Utf8.decode(text, from, to);
    }

    // ---- tokens

    protected final void add(Kind kind, int start) {
        tokens.add(new Token(kind, text(start, at), start, at));
    }

    protected final void name() {
        int start = at;
        while (at < text.length && isNamePart(text[at])) at++;
        add(Kind.NAME, start);
    }

    /** Adds the symbol that stands here, or reports what does. */
    protected final void symbol() {
        for (String s : symbols()) {
            if (!startsWith(s)) continue;
            at += s.length();
            add(Kind.SYMBOL, at - s.length());
            return;
        }
        source.error(at, "unexpected character '%s'", text(at, at + 1));
        at++;
    }

    protected final void skipLine() {
        while (at < text.length && text[at] != '\n') at++;
    }

    /** Skips {@code /* ... *}{@code /}; nested ones inside it if they {@code nest}. */
    protected final void skipBlockComment(boolean nest) {
        int start = at;
        int depth = 0;
        while (at < text.length) {
            if (startsWith("/*") && (nest || depth == 0)) {
                depth++;
                at += 2;
            } else if (startsWith("*/")) {
                at += 2;
                if (--depth == 0) return;
            } else {
                at++;
            }
        }
        source.error(start, "unterminated comment");
    }

    /** A string in quotes of the kind that stands here, on one line. */
    protected final void string() {
        int quote = text[at];
        int start = at++;
        while (at < text.length && text[at] != quote && text[at] != '\n') at += text[at] == '\\' ? 2 : 1;
        if (peek(0) != quote) {
            at = Math.min(at, text.length);
            source.error(start, "unterminated string");
            return;
        }
        at++;
        tokens.add(new Token(Kind.STRING, text(start + 1, at - 1), start, at));
    }
}
