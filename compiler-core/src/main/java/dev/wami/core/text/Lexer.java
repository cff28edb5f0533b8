package dev.wami.core.text;

import org.jspecify.annotations.Nullable;

/**
 * Splits a source into tokens, one at a time: {@link #next} moves to the next one, whose kind and byte range the fields
 * tell. No text is copied.
 */
final class Lexer {
    private static final byte SPACE = 1;
    private static final byte LETTER = 2; // a-z A-Z _
    private static final byte DIGIT = 4;
    private static final byte DOLLAR_DOT = 8;
    private static final byte HYPHEN = 16;
    private static final int BARE_BODY = LETTER | DIGIT | DOLLAR_DOT;
    private static final int SUFFIX_START = LETTER | DOLLAR_DOT | HYPHEN;
    private static final int SUFFIX_BODY = SUFFIX_START | DIGIT;
    private static final byte[] CLASS = classes();

    private static byte[] classes() {
        byte[] c = new byte[256];
        for (int i = 'a'; i <= 'z'; i++) c[i] = LETTER;
        for (int i = 'A'; i <= 'Z'; i++) c[i] = LETTER;
        for (int i = '0'; i <= '9'; i++) c[i] = DIGIT;
        c['_'] = LETTER;
        c['$'] = DOLLAR_DOT;
        c['.'] = DOLLAR_DOT;
        c['-'] = HYPHEN;
        c[' '] = SPACE;
        c['\t'] = SPACE;
        c['\n'] = SPACE;
        c['\r'] = SPACE;
        c[0] = SPACE;
        return c;
    }

    private final byte[] text;
    private final int length;
    private int at;

    Token kind = Token.END;
    /** The first byte of the token. */
    int start;
    /** The byte after the token. */
    int end;
    /** What is wrong with an {@link Token#ERROR} token. */
    @Nullable
    String problem;
    /** Where it is wrong. */
    int problemAt;

    Lexer(byte[] text) {
        this.text = text;
        this.length = text.length;
    }

    byte[] text() {
        return text;
    }

    /** Continues after byte {@code offset}; for the places where a token has to be split. */
    void seek(int offset) {
        at = offset;
    }

    private int peek(int offset) {
        return offset < length ? text[offset] & 0xFF : -1;
    }

    private boolean is(int offset, int classes) {
        return offset < length && (CLASS[text[offset] & 0xFF] & classes) != 0;
    }

    /** Moves to the next token. */
    void next() {
        int p = at;
        while (true) {
            while (p < length && CLASS[text[p] & 0xFF] == SPACE) p++;
            if (p + 1 >= length || text[p] != '/' || text[p + 1] != '/') break;
            while (p < length && text[p] != '\n') p++;
        }
        start = p;
        if (p == length) {
            token(Token.END, p);
            return;
        }
        int c = text[p] & 0xFF;
        if (CLASS[c] == LETTER) {
            token(Token.BARE, run(p + 1, BARE_BODY));
            return;
        }
        switch (c) {
            case '%' -> suffixed(Token.PERCENT, "invalid SSA name");
            case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number();
            case ',' -> token(Token.COMMA, p + 1);
            case ':' -> twoOrOne(':', Token.COLON_COLON, Token.COLON);
            case '=' -> token(Token.EQUAL, p + 1);
            case '(' -> token(Token.LEFT_PAREN, p + 1);
            case ')' -> token(Token.RIGHT_PAREN, p + 1);
            case '<' -> token(Token.LESS, p + 1);
            case '>' -> token(Token.GREATER, p + 1);
            case '[' -> token(Token.LEFT_SQUARE, p + 1);
            case ']' -> token(Token.RIGHT_SQUARE, p + 1);
            case '{' -> {
                if (peek(p + 1) == '-' && peek(p + 2) == '#') token(Token.METADATA_BEGIN, p + 3);
                else token(Token.LEFT_BRACE, p + 1);
            }
            case '}' -> token(Token.RIGHT_BRACE, p + 1);
            case '"' -> string(p, Token.STRING);
            case '#' -> {
                if (peek(p + 1) == '-' && peek(p + 2) == '}') token(Token.METADATA_END, p + 3);
                else suffixed(Token.HASH, "invalid attribute name");
            }
            case '^' -> suffixed(Token.CARET, "invalid block name");
            case '!' -> suffixed(Token.BANG, "invalid type identifier");
            case '@' -> symbol();
            case '-' -> twoOrOne('>', Token.ARROW, Token.MINUS);
            case '+' -> token(Token.PLUS, p + 1);
            case '*' -> token(Token.STAR, p + 1);
            case '?' -> token(Token.QUESTION, p + 1);
            case '|' -> token(Token.BAR, p + 1);
            case '/' -> token(Token.SLASH, p + 1);
            case '.' -> {
                if (peek(p + 1) == '.' && peek(p + 2) == '.') token(Token.ELLIPSIS, p + 3);
                else error(p + 1, "expected three consecutive dots for an ellipsis");
            }
            default -> error(p, "unexpected character");
        }
    }

    private void token(Token found, int after) {
        kind = found;
        end = after;
        at = after;
    }

    private void twoOrOne(char second, Token two, Token one) {
        if (peek(start + 1) == second) token(two, start + 2);
        else token(one, start + 1);
    }

    private int run(int p, int classes) {
        while (p < length && (CLASS[text[p] & 0xFF] & classes) != 0) p++;
        return p;
    }

    /** An error at {@code where}; lexing continues after it. */
    private void error(int where, String what) {
        problem = what;
        problemAt = where;
        token(Token.ERROR, Math.min(length, Math.max(Math.max(where, start + 1), at)));
    }

    /** A sigil followed by digits, or by letters, digits and {@code $._-} that begin with no digit. */
    private void suffixed(Token found, String what) {
        int p = start + 1;
        if (is(p, DIGIT)) token(found, run(p, DIGIT));
        else if (is(p, SUFFIX_START)) token(found, run(p, SUFFIX_BODY));
        else error(start, what);
    }

    private void symbol() {
        int p = start + 1;
        if (peek(p) == '"') string(p, Token.AT);
        else if (is(p, LETTER)) token(Token.AT, run(p, BARE_BODY));
        else error(p, "@ identifier expected to start with letter or '_'");
    }

    /** {@code 12}, {@code 0x1F}, {@code 1.}, {@code 1.5e-3}. An {@code x} that no hex digit follows is left alone. */
    private void number() {
        int p = start + 1;
        if (text[start] == '0' && peek(p) == 'x') {
            int q = p + 1;
            while (q < length && Character.digit(text[q], 16) >= 0) q++;
            token(Token.INTEGER, q == p + 1 ? p : q);
            return;
        }
        p = run(p, DIGIT);
        if (peek(p) != '.') {
            token(Token.INTEGER, p);
            return;
        }
        p = run(p + 1, DIGIT);
        int e = peek(p);
        if (e == 'e' || e == 'E') {
            int q = peek(p + 1) == '+' || peek(p + 1) == '-' ? p + 2 : p + 1;
            if (is(q, DIGIT)) p = run(q, DIGIT);
        }
        token(Token.FLOAT, p);
    }

    private void string(int quote, Token found) {
        int p = quote + 1;
        while (p < length) {
            int c = text[p];
            if (c == '"') {
                token(found, p + 1);
                return;
            }
            if (c == '\n' || c == 0x0B || c == 0x0C) break;
            if (c != '\\') p++;
            else if (isEscape(p + 1)) p += 2;
            else if (isHex(p + 1) && isHex(p + 2)) p += 3;
            else {
                at = p + 1;
                error(p, "unknown escape in string literal");
                return;
            }
        }
        error(p, "expected '\"' in string literal");
    }

    private boolean isEscape(int p) {
        int c = peek(p);
        return c == '"' || c == '\\' || c == 'n' || c == 't';
    }

    private boolean isHex(int p) {
        return p < length && Character.digit(text[p], 16) >= 0;
    }
}
