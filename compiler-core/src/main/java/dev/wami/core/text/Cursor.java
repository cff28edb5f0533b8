package dev.wami.core.text;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.Severity;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location;
import dev.wami.core.utf8.Utf8;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The current token of a source, with what every part of the parser does with it: asking, taking, demanding, and
 * reporting what is wrong. Positions are byte offsets.
 */
final class Cursor {
    /** How deep types, attributes and affine expressions may nest: what they are asked for later is recursive. */
    static final int MAX_NESTING = 400;

    private final SourceFile source;
    private final Diagnostics diagnostics;
    private final Lexer lexer;
    private final byte[] text;
    private final Names names;
    private boolean quiet;
    private int nesting;

    Cursor(SourceFile source, Diagnostics diagnostics) {
        this.source = source;
        this.diagnostics = diagnostics;
        this.text = source.bytes();
        this.names = new Names(text);
        this.lexer = new Lexer(text);
        take();
    }

    // ---- the current token

    Token kind() {
        return lexer.kind;
    }

    boolean at(Token kind) {
        return lexer.kind == kind;
    }

    int start() {
        return lexer.start;
    }

    int end() {
        return lexer.end;
    }

    /** The byte at {@code offset}, or -1 after the end. */
    int byteAt(int offset) {
        return offset < text.length ? text[offset] & 0xFF : -1;
    }

    /** Whether the same {@code length} bytes stand at {@code a} and {@code b}. */
    boolean isSame(int a, int b, int length) {
        for (int i = 0; i < length; i++) if (text[a + i] != text[b + i]) return false;
        return true;
    }

    /** Whether there are only blanks and line breaks in {@code [from, to)}. */
    boolean isSpace(int from, int to) {
        for (int i = from; i < to; i++) if (text[i] != ' ' && text[i] != '\n') return false;
        return true;
    }

    /** Moves to the next token. */
    void take() {
        lexer.next();
        if (lexer.kind == Token.ERROR && !quiet && lexer.problem != null) {
            diagnostics.error(location(lexer.problemAt), "%s", lexer.problem);
        }
    }

    /** Continues with the token that begins at byte {@code offset}. */
    void seek(int offset) {
        lexer.seek(offset);
        take();
    }

    /** Whether lexical errors are passed over, as while looking for a place to go on after an error. */
    void setQuiet(boolean on) {
        quiet = on;
    }

    /** The token's text as it stands in the source. */
    String spelling() {
        return text(lexer.start, lexer.end);
    }

    String text(int from, int to) {
        return names.text(names.id(from, to));
    }

    /** The number of the word at hand among those that were asked for. */
    int wordId() {
        return names.id(lexer.start, lexer.end);
    }

    /** The word of that number. */
    String word(int id) {
        return names.text(id);
    }

    /** The source between two offsets, not remembered. */
    String rawText(int from, int to) {
        return Utf8.decode(text, from, to);
    }

    /** The token's text without its first byte, the sigil. */
    String suffix() {
        return text(lexer.start + 1, lexer.end);
    }

    boolean atKeyword(String word) {
        if (lexer.kind != Token.BARE || lexer.end - lexer.start != word.length()) return false;
        for (int i = 0; i < word.length(); i++) if (text[lexer.start + i] != word.charAt(i)) return false;
        return true;
    }

    // ---- taking

    boolean optional(Token kind) {
        if (lexer.kind != kind) return false;
        take();
        return true;
    }

    boolean optionalKeyword(String word) {
        if (!atKeyword(word)) return false;
        take();
        return true;
    }

    /** Takes a token of that kind or reports {@code expected 'x'} with the rest of the message. */
    boolean parse(Token kind, String where) {
        if (optional(kind)) return true;
        wrongToken("expected '" + kind.text() + "'" + where);
        return false;
    }

    boolean parse(Token kind) {
        return parse(kind, "");
    }

    boolean parseKeyword(String word, String where) {
        if (optionalKeyword(word)) return true;
        wrongToken("expected '" + word + "'" + where);
        return false;
    }

    /** The contents of the string literal that is the current token, which is taken. */
    String takeString() {
        String s = unquoted(lexer.start, lexer.end);
        take();
        return s;
    }

    /** The name of the symbol token that is the current token, which is taken. */
    String takeSymbol() {
        String s = text[lexer.start + 1] == '"' ? unquoted(lexer.start + 1, lexer.end) : suffix();
        take();
        return s;
    }

    /** The string of the literal in {@code [from, to)}, quotes included, with its escapes resolved. */
    private String unquoted(int from, int to) {
        int escape = from;
        while (escape < to && text[escape] != '\\') escape++;
        if (escape == to) return text(from + 1, to - 1);
        byte[] out = new byte[to - from];
        int n = 0;
        for (int i = from + 1; i < to - 1; i++) {
            byte b = text[i];
            if (b == '\\') {
                byte e = text[++i];
                if (e == 'n') b = '\n';
                else if (e == 't') b = '\t';
                else if (e == '"' || e == '\\') b = e;
                else b = (byte) (Character.digit(e, 16) << 4 | Character.digit(text[++i], 16));
            }
            out[n++] = b;
        }
        return Utf8.decode(out, 0, n);
    }

    /** Whether the current token is an integer written in hexadecimal. */
    boolean atHexInteger() {
        return lexer.kind == Token.INTEGER && lexer.end - lexer.start > 2 && text[lexer.start + 1] == 'x';
    }

    /** The value of the integer token at hand, of any size; the token stays. */
    BigInteger integer() {
        int length = lexer.end - lexer.start;
        if (atHexInteger()) return new BigInteger(rawText(lexer.start + 2, lexer.end), 16);
        if (length > 18) return new BigInteger(rawText(lexer.start, lexer.end));
        long v = 0;
        for (int i = lexer.start; i < lexer.end; i++) v = 10 * v + (text[i] - '0');
        return BigInteger.valueOf(v);
    }

    /**
     * The value of the integer token at hand, or -1 if it does not fit a non-negative 64-bit number; the token stays.
     */
    long smallInteger() {
        if (!atHexInteger() && lexer.end - lexer.start <= 18) {
            long v = 0;
            for (int i = lexer.start; i < lexer.end; i++) v = 10 * v + (text[i] - '0');
            return v;
        }
        BigInteger v = integer();
        return v.bitLength() < 64 ? v.longValue() : -1;
    }

    // ---- nesting

    /** Enters something that nests; false after an error if that is too deep. {@link #leave} follows in either case. */
    boolean enter() {
        if (++nesting <= MAX_NESTING) return true;
        error("nested too deeply: types, attributes and expressions may nest %d levels", MAX_NESTING);
        return false;
    }

    void leave() {
        nesting--;
    }

    // ---- locations and errors

    Location location() {
        return location(lexer.start);
    }

    Location location(int offset) {
        return Location.in(source, offset);
    }

    SourceFile source() {
        return source;
    }

    /** An error at the current token. */
    Diagnostic error(String message, Object... args) {
        return error(atEndOrHere(), message, args);
    }

    private int atEndOrHere() {
        return lexer.kind == Token.END && lexer.start > 0 ? lexer.start - 1 : lexer.start;
    }

    Diagnostic error(int offset, String message, Object... args) {
        return error(location(offset), message, args);
    }

    /** An error at {@code location}; not reported if it follows from a lexical error, which was reported already. */
    Diagnostic error(Location location, String message, Object... args) {
        String formatted = args.length == 0 ? message : String.format(Locale.ROOT, message, args);
        Diagnostic d = new Diagnostic(Severity.ERROR, location, formatted);
        if (lexer.kind != Token.ERROR) diagnostics.add(d);
        return d;
    }

    /** An error about a token that is missing: after the token before it. */
    Diagnostic wrongToken(String message) {
        int p = atEndOrHere();
        int original = p;
        while (true) {
            while (p > 0 && (text[p - 1] == ' ' || text[p - 1] == '\t')) p--;
            if (p == 0) return error(original, "%s", message);
            if (text[p - 1] != '\n' && text[p - 1] != '\r') return error(p, "%s", message);
            p--;
            // a comment on the line above is no place to point at
            int line = p;
            while (line > 0 && text[line - 1] != '\n' && text[line - 1] != '\r') line--;
            for (int i = line; i + 1 < p; i++) {
                if (text[i] == '/' && text[i + 1] == '/') {
                    p = i;
                    break;
                }
            }
        }
    }

    Diagnostics diagnostics() {
        return diagnostics;
    }

    /** {@code ; did you mean 'x'?} for an unknown word, or nothing. */
    static String didYouMean(String typed, List<String> known) {
        String closest = EditDistance.closest(typed, known);
        return closest == null ? "" : "; did you mean '" + closest + "'?";
    }

    /** The message about a number that does not fit, for integer tokens that users may make as long as they like. */
    @Nullable
    Long parseDecimal(String what) {
        if (lexer.kind != Token.INTEGER) {
            wrongToken("expected " + what);
            return null;
        }
        BigInteger v = integer();
        if (v.bitLength() > 64) {
            error("expected an unsigned 64-bit integer");
            return null;
        }
        take();
        return v.longValue();
    }
}
