package dev.wami.wavefrontend.syntax;

import dev.wami.wavefrontend.ast.Stmt;
import dev.wami.wavefrontend.syntax.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/** Statements of the languages with braces: blocks, and how to go on after an error. */
public abstract class BraceStatements {
    private static final int MAX_NESTING = 100;

    protected final TokenStream tokens;
    private int nesting;
    private int loops;

    protected BraceStatements(TokenStream tokens) {
        this.tokens = tokens;
    }

    /** Reads one statement, and adds what it is; some are several. */
    protected abstract void statement(List<Stmt> out);

    /** {@code { ... }}. */
    public final List<Stmt> block() {
        tokens.expect("{");
        List<Stmt> out = new ArrayList<>();
        enter();
        while (!tokens.at("}") && !tokens.at(Kind.END)) guarded(out);
        nesting--;
        tokens.expect("}");
        return out;
    }

    private void guarded(List<Stmt> out) {
        int before = tokens.mark();
        try {
            statement(out);
        } catch (SyntaxError reported) {
            if (tokens.mark() == before) tokens.next();
            skip(tokens, before);
        }
    }

    private void enter() {
        if (++nesting <= MAX_NESTING) return;
        nesting--;
        throw tokens.error("blocks are nested too deeply");
    }

    /** A statement that belongs to another one: a block or a single one. */
    protected final List<Stmt> body() {
        if (tokens.at("{")) return block();
        List<Stmt> out = new ArrayList<>();
        enter();
        try {
            statement(out);
        } finally {
            nesting--;
        }
        return out;
    }

    /** What {@link #body} gives, where {@code break} and {@code continue} are allowed. */
    protected final List<Stmt> loopBody() {
        loops++;
        try {
            return body();
        } finally {
            loops--;
        }
    }

    /** Refuses {@code break} and {@code continue} outside of a loop. */
    protected final void checkLoop(Token word) {
        if (loops == 0) throw tokens.errorAt(word.start(), "'%s' outside of a loop", word.text());
    }

    /**
     * Goes behind the statement that is wrong: to its semicolon, behind its block, or to the end of the block around it.
     *
     * @param start where it began: braces that were opened since then are closed first
     */
    public static void skip(TokenStream tokens, int start) {
        int depth = tokens.braces(start);
        while (!tokens.at(Kind.END)) {
            if (depth == 0 && tokens.at("}")) return;
            Token t = tokens.next();
            if (t.is("{")) depth++;
            else if (t.is("}") && --depth == 0) return;
            else if (depth == 0 && (t.is(";") || t.kind() == Kind.NEWLINE)) return;
        }
    }
}
