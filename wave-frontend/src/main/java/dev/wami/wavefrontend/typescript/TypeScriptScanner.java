package dev.wami.wavefrontend.typescript;

import dev.wami.wavefrontend.syntax.NumberScanner;
import dev.wami.wavefrontend.syntax.Scanner;
import dev.wami.wavefrontend.syntax.Source;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.Token.Kind;

/** TypeScript's tokens: ECMAScript, chapter 12. Statements end in semicolons; they are not inserted. */
final class TypeScriptScanner extends Scanner {
    private static final String[] SYMBOLS = {
        ">>>=", "===", "!==", "**=", "<<=", ">>=", ">>>", "...", "&&=", "||=", "??=", "=>", "==", "!=", "<=", ">=",
        "&&", "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<", ">>", "**", "+", "-",
        "*", "/", "%", "&", "|", "^", "!", "~", "<", ">", "=", "(", ")", "[", "]", "{", "}", ",", ";", ":", ".", "?",
        "@"
    };

    TypeScriptScanner(Source source) {
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
        else if (startsWith("/*")) skipBlockComment(false);
        else if (c == '"' || c == '\'' || c == '`') string();
        else if (NumberScanner.starts(c, peek(1))) number();
        else if (isNameStart(c) || c == '$') name();
        else symbol();
    }

    private void number() {
        Token t = new NumberScanner(source, at, '_').scan();
        at = t.end();
        boolean octal = t.kind() == Kind.INTEGER && t.text().matches("0[0-9]+");
        if (octal) source.error(t.start(), "a number must not begin with 0; an octal one is 0o17");
        tokens.add(t);
    }
}
