package dev.wami.wavefrontend.syntax;

import dev.wami.wavefrontend.syntax.Token.Kind;
import java.util.List;

/** The tokens of a file, with a position. A wrong one is reported and leaves by {@link SyntaxError}. */
public final class TokenStream {
    private final Source source;
    private final List<Token> tokens;
    private int at;

    public TokenStream(Source source, List<Token> tokens) {
        this.source = source;
        this.tokens = tokens;
    }

    public Source source() {
        return source;
    }

    public Token peek() {
        return tokens.get(at);
    }

    public Token peek(int ahead) {
        return tokens.get(Math.min(at + ahead, tokens.size() - 1));
    }

    /** The token before the next one; the next one at the start. */
    public Token previous() {
        return tokens.get(Math.max(at - 1, 0));
    }

    public Token next() {
        Token t = tokens.get(at);
        if (t.kind() != Kind.END) at++;
        return t;
    }

    public boolean at(String symbolOrWord) {
        return peek().is(symbolOrWord);
    }

    public boolean at(Kind kind) {
        return peek().kind() == kind;
    }

    /** Takes {@code symbolOrWord} if it is next. */
    public boolean take(String symbolOrWord) {
        if (!at(symbolOrWord)) return false;
        at++;
        return true;
    }

    public Token expect(String symbolOrWord) {
        if (at(symbolOrWord)) return next();
        throw error("expected '%s', but found %s", symbolOrWord, peek().shown());
    }

    /** The next token, a name. {@code what} it names is for the message. */
    public Token expectName(String what) {
        if (at(Kind.NAME)) return next();
        throw error("expected %s, but found %s", what, peek().shown());
    }

    /** Reports an error at the next token. */
    public SyntaxError error(String message, Object... args) {
        return errorAt(peek().start(), message, args);
    }

    /** Reports an error at byte {@code where}, the first one of its line. */
    public SyntaxError errorAt(int where, String message, Object... args) {
        source.syntaxError(where, message, args);
        return new SyntaxError();
    }

    /** How many tokens were taken, to see that there was progress, and to go back. */
    public int mark() {
        return at;
    }

    /** How many braces were opened from {@code mark} to here, and not closed. */
    int braces(int mark) {
        int open = 0;
        for (Token t : tokens.subList(mark, at)) open += t.is("{") ? 1 : t.is("}") ? -1 : 0;
        return Math.max(open, 0);
    }

    public void reset(int mark) {
        at = mark;
    }
}
