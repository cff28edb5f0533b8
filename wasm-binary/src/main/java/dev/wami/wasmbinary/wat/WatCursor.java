package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.MalformedException;
import java.io.ByteArrayOutputStream;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A place in a row of tokens, and the small steps from it to the next; what is wrong is told there. */
class WatCursor {
    /**
     * What begins with a small letter and is no instruction, number or argument: only so that a message tells a wrong
     * place from a wrong word.
     */
    private static final Set<String> WORDS = Set.of(
            "module",
            "type",
            "rec",
            "sub",
            "final",
            "func",
            "struct",
            "array",
            "cont",
            "field",
            "mut",
            "param",
            "result",
            "local",
            "import",
            "export",
            "table",
            "memory",
            "tag",
            "global",
            "start",
            "elem",
            "data",
            "declare",
            "item",
            "offset",
            "shared",
            "pagesize",
            "then",
            "catch",
            "catch_ref",
            "catch_all",
            "catch_all_ref",
            "on",
            "ref",
            "null",
            "i8",
            "i16",
            "i32",
            "i64",
            "f32",
            "f64",
            "v128",
            "i8x16",
            "i16x8",
            "i32x4",
            "i64x2",
            "f32x4",
            "f64x2",
            "inf",
            "nan",
            "binary",
            "quote");

    final WatTokens tokens;
    int at;

    WatCursor(WatTokens tokens) {
        this.tokens = tokens;
    }

    final byte kind() {
        return tokens.kind(at);
    }

    /** The kind of the token after this one. */
    final byte nextKind() {
        return at + 1 < tokens.size() ? tokens.kind(at + 1) : tokens.kind(at);
    }

    /** Where the token begins in the text. */
    final int offset() {
        return tokens.start(at);
    }

    final boolean isKeyword(String word) {
        return kind() == WatTokens.KEYWORD && tokens.is(at, word);
    }

    /** Whether a parenthesis and this word come next. */
    final boolean isOpening(String word) {
        return kind() == WatTokens.LEFT && nextKind() == WatTokens.KEYWORD && tokens.is(at + 1, word);
    }

    /** Passes the word if it is next. */
    final boolean takeKeyword(String word) {
        if (!isKeyword(word)) return false;
        at++;
        return true;
    }

    /** Passes a parenthesis and the word if they are next. */
    final boolean takeOpening(String word) {
        if (!isOpening(word)) return false;
        at += 2;
        return true;
    }

    final void close() throws MalformedException {
        if (kind() != WatTokens.RIGHT) throw unexpected("')'");
        at++;
    }

    final MalformedException error(String message) {
        return new MalformedException(offset(), message);
    }

    /** For a token that cannot stand here; {@code wanted} is what can. */
    final MalformedException unexpected(String wanted) {
        byte kind = kind();
        if (kind == WatTokens.ERROR) return error(tokens.error());
        if (kind == WatTokens.RESERVED || kind == WatTokens.KEYWORD && !isKnown()) return unknownOperator();
        if (kind == WatTokens.NUMBER) {
            try {
                WatNumbers.f64(tokens.text(), tokens.start(at), tokens.end(at));
            } catch (MalformedException e) {
                if (e.text().startsWith(WatNumbers.UNKNOWN)) return e;
            }
        }
        return error("unexpected token: expected " + wanted + ", found " + tokens.spelling(at));
    }

    final MalformedException unknownOperator() {
        String word = tokens.spelling(at);
        word = word.substring(1, word.length() - 1);
        return error(WatNumbers.UNKNOWN + " " + word);
    }

    private boolean isKnown() {
        String word = tokens.spelling(at);
        return WORDS.contains(word.substring(1, word.length() - 1))
                || WatMnemonics.named(tokens, at) != null
                || WatTypeReader.isType(tokens, at)
                || tokens.startsWith(at, "offset=")
                || tokens.startsWith(at, "align=")
                || tokens.startsWith(at, "nan:");
    }

    /** Passes a name, which must be UTF-8. */
    final String name() throws MalformedException {
        if (kind() != WatTokens.STRING) throw unexpected("a string");
        return tokens.name(at++);
    }

    /** Passes any number of strings: their bytes. */
    final byte[] strings() throws MalformedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        while (kind() == WatTokens.STRING) tokens.bytes(at++, out);
        return out.toByteArray();
    }

    /** Passes an unsigned number of so many bits. */
    final long unsigned(int bits, String wanted) throws MalformedException {
        if (kind() != WatTokens.NUMBER) throw unexpected(wanted);
        byte first = tokens.text()[offset()];
        if (first == '-' || first == '+') throw unexpected(wanted);
        try {
            long value = WatNumbers.unsigned(tokens.text(), tokens.start(at), tokens.end(at), bits);
            at++;
            return value;
        } catch (MalformedException e) {
            // It may be a number all the same, one with a fraction.
            throw e.text().startsWith(WatNumbers.UNKNOWN) ? unexpected(wanted) : e;
        }
    }

    final boolean isIndex() {
        return kind() == WatTokens.NUMBER || kind() == WatTokens.IDENTIFIER;
    }

    /** Passes an identifier in a definition, if there is one; null if not. */
    final @Nullable String identifier() throws MalformedException {
        return kind() == WatTokens.IDENTIFIER ? tokens.identifier(at++) : null;
    }

    /** Passes what is left up to the parenthesis that closes this level, and that. */
    final void skip() {
        for (int depth = 1; depth > 0 && !isEnd(); at++) {
            if (kind() == WatTokens.LEFT) depth++;
            if (kind() == WatTokens.RIGHT) depth--;
        }
    }

    final boolean isEnd() {
        return kind() == WatTokens.END || kind() == WatTokens.ERROR;
    }
}
