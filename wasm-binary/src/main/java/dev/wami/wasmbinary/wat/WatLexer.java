package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.MalformedException;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/**
 * Divides a text into tokens (specification 6.3). White space, comments and annotations are left out, but the
 * annotations that {@link #KEPT} names are remembered with their place.
 */
final class WatLexer {
    /** The annotations that are read; others are for other tools. */
    private static final Set<String> KEPT = Set.of("custom", "name", WatHints.NAME, "producers", WatDylink.NAME);

    private static final byte OTHER = 0;
    private static final byte SPACE = 1;
    /** The specification's idchar: printable ASCII but space, quotes, comma, semicolon and brackets. */
    private static final byte WORD = 2;
    /** Comma, semicolon, and brackets that have no meaning. */
    private static final byte PUNCTUATION = 3;

    private static final byte[] CLASS = classes();

    private final byte[] text;
    private final WatTokens tokens;
    /** The tokens of annotations that are kept. */
    private final WatTokens annotated;

    private int at;
    /** How many parentheses of an annotation are open; 0 outside of one. */
    private int open;

    private String annotation = "";
    private int annotationStart;
    private int annotationFirst;

    private WatLexer(byte[] text) {
        this.text = text;
        tokens = new WatTokens(text, text.length / 4 + 16);
        annotated = new WatTokens(text, 16);
    }

    /**
     * @param main outside of annotations
     * @param annotated inside of those that are kept
     */
    record Tokens(WatTokens main, WatTokens annotated) {}

    static Tokens tokens(byte[] text) {
        WatLexer lexer = new WatLexer(text);
        try {
            while (lexer.skipSpace()) {
                lexer.token();
            }
            if (lexer.open > 0) throw new MalformedException(lexer.annotationStart, "unclosed annotation");
            lexer.tokens.add(WatTokens.END, text.length, text.length);
        } catch (MalformedException e) {
            lexer.tokens.addError(e);
        }
        return new Tokens(lexer.tokens, lexer.annotated);
    }

    private static byte[] classes() {
        byte[] classes = new byte[256];
        for (int c = '!'; c <= '~'; c++) {
            classes[c] = ",;[]{}".indexOf(c) >= 0 ? PUNCTUATION : "()\"".indexOf(c) >= 0 ? OTHER : WORD;
        }
        for (char c : new char[] {' ', '\t', '\n', '\r'}) {
            classes[c] = SPACE;
        }
        return classes;
    }

    private byte characterClass(int position) {
        return position < text.length ? CLASS[text[position] & 0xFF] : OTHER;
    }

    private boolean has(int position, char c) {
        return position < text.length && text[position] == c;
    }

    /** Goes on to the next token; false at the end. */
    private boolean skipSpace() throws MalformedException {
        while (at < text.length) {
            if (characterClass(at) == SPACE) {
                at++;
            } else if (has(at, ';') && has(at + 1, ';')) {
                lineComment();
            } else if (has(at, '(') && has(at + 1, ';')) {
                blockComment();
            } else {
                return true;
            }
        }
        return false;
    }

    private void lineComment() throws MalformedException {
        while (at < text.length && text[at] != '\n' && text[at] != '\r') {
            at = text[at] < 0 ? WatStrings.characterEnd(text, at) : at + 1;
        }
    }

    private void blockComment() throws MalformedException {
        int start = at;
        int depth = 1;
        at += 2;
        while (depth > 0) {
            if (at >= text.length) throw new MalformedException(start, "unclosed comment");
            if (has(at, ';') && has(at + 1, ')')) {
                depth--;
                at += 2;
            } else if (has(at, '(') && has(at + 1, ';')) {
                depth++;
                at += 2;
            } else {
                at = text[at] < 0 ? WatStrings.characterEnd(text, at) : at + 1;
            }
        }
    }

    private void token() throws MalformedException {
        int start = at;
        byte c = text[at];
        if (c == '(' && has(at + 1, '@') && open == 0) {
            startAnnotation();
        } else if (c == '(') {
            at++;
            if (open > 0) open++;
            add(WatTokens.LEFT, start);
        } else if (c == ')') {
            at++;
            if (open > 0 && --open == 0) {
                add(annotated, WatTokens.RIGHT, start);
                endAnnotation();
            } else {
                add(WatTokens.RIGHT, start);
            }
        } else {
            byte kind = run();
            if (at == start) throw illegal();
            add(kind, start);
        }
    }

    private MalformedException illegal() {
        if (text[at] < 0) {
            try {
                WatStrings.characterEnd(text, at);
            } catch (MalformedException e) {
                return e;
            }
        }
        return new MalformedException(at, "illegal character");
    }

    private void add(byte kind, int start) {
        if (open == 0) {
            tokens.add(kind, start, at);
        } else {
            add(annotated, kind, start);
        }
    }

    private void add(WatTokens to, byte kind, int start) {
        if (KEPT.contains(annotation)) to.add(kind, start, at);
    }

    /** Everything up to a space, a parenthesis or a comment is one token, known or not. */
    private byte run() throws MalformedException {
        int start = at;
        int strings = 0;
        boolean punctuation = false;
        int firstString = -1;
        while (at < text.length) {
            byte kind = CLASS[text[at] & 0xFF];
            if (kind == WORD) {
                at++;
            } else if (text[at] == '"') {
                if (strings++ == 0) firstString = at;
                at = WatStrings.end(text, at);
            } else if (kind == PUNCTUATION && !(has(at, ';') && has(at + 1, ';'))) {
                punctuation = true;
                at++;
            } else {
                break;
            }
        }
        return at == start || punctuation ? WatTokens.RESERVED : kind(start, strings, firstString);
    }

    private byte kind(int start, int strings, int firstString) throws MalformedException {
        byte first = text[start];
        if (strings > 0) {
            // A string alone, or the identifier that one makes.
            if (strings > 1 || WatStrings.end(text, firstString) != at) return WatTokens.RESERVED;
            if (firstString == start) return WatTokens.STRING;
            return firstString == start + 1 && first == '$' ? WatTokens.IDENTIFIER : WatTokens.RESERVED;
        }
        if (first == '$') {
            if (at == start + 1 && open == 0) throw new MalformedException(start, "empty identifier");
            return at == start + 1 ? WatTokens.RESERVED : WatTokens.IDENTIFIER;
        }
        if (first >= 'a' && first <= 'z') return WatTokens.KEYWORD;
        return first >= '0' && first <= '9' || first == '+' || first == '-' ? WatTokens.NUMBER : WatTokens.RESERVED;
    }

    private void startAnnotation() throws MalformedException {
        annotationStart = at;
        at += 2;
        int start = at;
        if (has(at, '"')) {
            at = WatStrings.end(text, at);
            annotation = WatStrings.name(text, start, at);
        } else {
            while (characterClass(at) == WORD) at++;
            annotation = new String(text, start, at - start, StandardCharsets.ISO_8859_1);
        }
        if (annotation.isEmpty()) throw new MalformedException(annotationStart, "empty annotation id");
        annotationFirst = annotated.size();
        open = 1;
    }

    private void endAnnotation() {
        if (KEPT.contains(annotation)) {
            int last = annotated.size() - 1;
            tokens.annotate(
                    new WatTokens.Annotation(annotation, tokens.size(), annotationStart, annotationFirst, last));
        }
    }
}
