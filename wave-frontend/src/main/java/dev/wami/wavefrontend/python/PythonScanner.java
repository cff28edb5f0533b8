package dev.wami.wavefrontend.python;

import dev.wami.wavefrontend.syntax.NumberScanner;
import dev.wami.wavefrontend.syntax.Scanner;
import dev.wami.wavefrontend.syntax.Source;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.Token.Kind;
import java.util.ArrayDeque;
import java.util.Deque;

/** Python's tokens: the language reference, chapter 2. */
final class PythonScanner extends Scanner {
    private static final String[] SYMBOLS = {
        "**=", "//=", ">>=", "<<=", "...", "**", "//", ">>", "<<", "<=", ">=", "==", "!=", "->", "+=", "-=", "*=", "/=",
        "%=", "@=", "&=", "|=", "^=", ":=", "+", "-", "*", "/", "%", "@", "&", "|", "^", "~", "<", ">", "(", ")", "[",
        "]", "{", "}", ",", ":", ".", ";", "="
    };

    /** How far blocks are indented: with tabs to every eighth column, and with tabs of one column. */
    private record Indent(int columns, int characters) {}

    private final Deque<Indent> indents = new ArrayDeque<>();
    private final Deque<Integer> brackets = new ArrayDeque<>();
    private boolean lineStart = true;

    PythonScanner(Source source) {
        super(source);
        indents.push(new Indent(0, 0));
    }

    @Override
    protected String[] symbols() {
        return SYMBOLS;
    }

    @Override
    protected void next() {
        if (lineStart && brackets.isEmpty()) {
            indentation();
            return;
        }
        int c = peek(0);
        if (c == '\n') newline();
        else if (c == ' ' || c == '\t' || c == '\f' || c == '\r') at++;
        else if (c == '#') skipLine();
        else if (c == '\\') joining();
        else if (startsString()) pythonString();
        else if (NumberScanner.starts(c, peek(1))) number();
        else if (isNameStart(c)) name();
        else bracketOrSymbol();
    }

    private void newline() {
        at++;
        if (!brackets.isEmpty()) return;
        if (!tokens.isEmpty() && tokens.get(tokens.size() - 1).kind() != Kind.NEWLINE) {
            tokens.add(token(Kind.NEWLINE, at - 1));
        }
        lineStart = true;
    }

    private Token token(Kind kind, int where) {
        return new Token(kind, "", where, where, null, "");
    }

    /** Section 2.1.8: how far a line is indented says which blocks begin and end. Blank lines do not count. */
    private void indentation() {
        int columns = 0;
        int characters = 0;
        int start = at;
        while (peek(0) == ' ' || peek(0) == '\t' || peek(0) == '\f') {
            columns = peek(0) == '\t' ? columns / 8 * 8 + 8 : peek(0) == '\f' ? 0 : columns + 1;
            characters = peek(0) == '\f' ? 0 : characters + 1;
            at++;
        }
        lineStart = false;
        if (peek(0) == '\n' || peek(0) == '\r' || peek(0) == '#' || at >= text.length) return;
        Indent now = new Indent(columns, characters);
        if (columns > indents.element().columns) {
            if (characters <= indents.element().characters) tabs(start);
            indents.push(now);
            tokens.add(token(Kind.INDENT, at));
            return;
        }
        while (columns < indents.element().columns) {
            indents.pop();
            tokens.add(token(Kind.DEDENT, at));
        }
        if (columns != indents.element().columns) {
            source.error(at, "unindent does not match any outer indentation level");
        } else if (characters != indents.element().characters) {
            tabs(start);
        }
    }

    private void tabs(int start) {
        source.error(start, "inconsistent use of tabs and spaces in indentation");
    }

    private void joining() {
        int after = peek(1) == '\r' ? 2 : 1;
        if (peek(after) == '\n') {
            at += after + 1;
            return;
        }
        source.error(at, "unexpected character after line continuation character");
        at++;
    }

    /** Quotes, perhaps after letters such as {@code r} and {@code f}. */
    private boolean startsString() {
        int i = 0;
        while (i < 2 && "rRbBuUfF".indexOf(peek(i)) >= 0) i++;
        return peek(i) == '"' || peek(i) == '\'';
    }

    private void pythonString() {
        int start = at;
        while (peek(0) != '"' && peek(0) != '\'') at++;
        int quote = peek(0);
        if (peek(1) != quote || peek(2) != quote) {
            string();
            return;
        }
        at += 3;
        int from = at;
        while (at < text.length && !(peek(0) == quote && peek(1) == quote && peek(2) == quote)) {
            at += peek(0) == '\\' ? 2 : 1;
        }
        if (at >= text.length) {
            at = text.length;
            source.error(start, "unterminated string");
            return;
        }
        tokens.add(new Token(Kind.STRING, text(from, at), start, at + 3, null, ""));
        at += 3;
    }

    private void number() {
        Token t = new NumberScanner(source, at, '_').scan();
        at = t.end();
        String digits = t.text();
        boolean zeros = t.kind() == Kind.INTEGER && digits.matches("0[0-9_]*[1-9][0-9_]*");
        if (zeros) source.error(t.start(), "leading zeros in an integer are not allowed; an octal one is 0o17");
        else if (t.suffix().equals("j") || t.suffix().equals("J")) {
            source.error(t.start(), "there are no complex numbers");
        } else if (!t.suffix().isEmpty()) source.error(t.start(), "invalid number '%s'", digits);
        tokens.add(t);
    }

    private void bracketOrSymbol() {
        int c = peek(0);
        if (c == '(' || c == '[' || c == '{') brackets.push(at);
        if ((c == ')' || c == ']' || c == '}') && !brackets.isEmpty()) brackets.pop();
        symbol();
    }

    @Override
    protected void finish() {
        if (!brackets.isEmpty()) {
            int open = brackets.element();
            source.error(open, "'%s' was never closed", text(open, open + 1));
        }
        if (!tokens.isEmpty() && tokens.get(tokens.size() - 1).kind() != Kind.NEWLINE) {
            tokens.add(token(Kind.NEWLINE, at));
        }
        while (indents.size() > 1) {
            indents.pop();
            tokens.add(token(Kind.DEDENT, at));
        }
    }
}
