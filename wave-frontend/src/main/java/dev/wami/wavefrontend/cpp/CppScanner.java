package dev.wami.wavefrontend.cpp;

import dev.wami.wavefrontend.syntax.NumberScanner;
import dev.wami.wavefrontend.syntax.Scanner;
import dev.wami.wavefrontend.syntax.Source;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.Token.Kind;

/** C++'s tokens ([lex]). A line of the preprocessor is tokens from {@code #} to a {@link Kind#NEWLINE}. */
final class CppScanner extends Scanner {
    private static final String[] SYMBOLS = {
        "<<=", ">>=", "...", "::", "->", "++", "--", "&&", "||", "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "%=",
        "&=", "|=", "^=", "<<", ">>", "+", "-", "*", "/", "%", "&", "|", "^", "!", "~", "<", ">", "=", "(", ")", "[",
        "]", "{", "}", ",", ";", ":", ".", "?", "#"
    };

    private boolean directive;

    CppScanner(Source source) {
        super(source);
    }

    @Override
    protected String[] symbols() {
        return SYMBOLS;
    }

    @Override
    protected void next() {
        int c = peek(0);
        if (c == '\n') newline();
        else if (c == ' ' || c == '\t' || c == '\r' || c == '\f') at++;
        else if (c == '\\' && peek(1) == '\n') at += 2;
        else if (startsWith("//")) skipLine();
        else if (startsWith("/*")) skipBlockComment(false);
        else if (c == '"' || c == '\'') string();
        else if (NumberScanner.starts(c, peek(1))) number();
        else if (isNameStart(c)) name();
        else {
            directive |= c == '#';
            symbol();
        }
    }

    private void newline() {
        if (directive) tokens.add(new Token(Kind.NEWLINE, "", at, at, null, ""));
        directive = false;
        at++;
    }

    private void number() {
        Token t = new NumberScanner(source, at, '\'').scan();
        at = t.end();
        boolean octal = t.kind() == Kind.INTEGER && t.text().matches("0[0-7']*[1-7][0-7']*[uUlL]*");
        if (octal) source.error(t.start(), "octal integers are not part of the kernel language");
        tokens.add(t);
    }

    @Override
    protected void finish() {
        if (directive) tokens.add(new Token(Kind.NEWLINE, "", at, at, null, ""));
    }
}
