package dev.wami.wavefrontend.rust;

import dev.wami.wavefrontend.syntax.NumberScanner;
import dev.wami.wavefrontend.syntax.Scanner;
import dev.wami.wavefrontend.syntax.Source;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.Token.Kind;

/** Rust's tokens: the reference, chapter "Lexical structure". */
final class RustScanner extends Scanner {
    private static final String[] SYMBOLS = {
        "<<=", ">>=", "..=", "...", "::", "->", "=>", "&&", "||", "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "%=",
        "&=", "|=", "^=", "<<", ">>", "..", "+", "-", "*", "/", "%", "&", "|", "^", "!", "<", ">", "=", "(", ")", "[",
        "]", "{", "}", ",", ";", ":", ".", "#", "@", "?", "$", "~"
    };

    RustScanner(Source source) {
        super(source);
    }

    @Override
    protected String[] symbols() {
        return SYMBOLS;
    }

    @Override
    protected void next() {
        int c = peek(0);
        if (c == ' ' || c == '\t' || c == '\n' || c == '\r') at++;
        else if (startsWith("//")) skipLine();
        else if (startsWith("/*")) skipBlockComment(true);
        else if (c == '"') string();
        else if (c == '\'') label();
        else if (isDigit(c)) number();
        else if (isNameStart(c)) name();
        else symbol();
    }

    /** {@code 'name}; a character in quotes is not part of the kernel language. */
    private void label() {
        int start = at;
        if (!isNameStart(peek(1)) || peek(2) == '\'') {
            string();
            return;
        }
        at++;
        while (isNamePart(peek(0))) at++;
        add(Kind.LABEL, start);
    }

    private void number() {
        Token t = new NumberScanner(source, at, '_').scan();
        at = t.end();
        tokens.add(t);
    }
}
