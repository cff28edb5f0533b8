package dev.wami.wavefrontend.syntax;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.ast.Stmt;
import dev.wami.wavefrontend.syntax.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Statements of the languages with braces: blocks, assignments, and how to go on after an error. */
public abstract class BraceStatements {
    private static final int MAX_NESTING = 100;

    protected final TokenStream tokens;
    protected final ExpressionParser expressions;
    private int nesting;
    private int loops;

    protected BraceStatements(TokenStream tokens, ExpressionParser expressions) {
        this.tokens = tokens;
        this.expressions = expressions;
    }

    /** Reads one statement, and adds what it is; some are several. */
    protected abstract void statement(List<Stmt> out);

    /** Takes what ends a statement. */
    protected abstract void end();

    /** {@code { ... }}. */
    public final List<Stmt> block() {
        tokens.expect("{");
        List<Stmt> out = new ArrayList<>();
        enter();
        while (!tokens.at("}") && !tokens.at(Kind.END)) guarded(tokens, () -> statement(out));
        nesting--;
        tokens.expect("}");
        return out;
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

    /** What follows {@code return}. */
    protected final Stmt returned(Token word) {
        if (!tokens.at(";") && !tokens.at("}")) throw tokens.error("a kernel returns nothing");
        end();
        return new Stmt.Return(word.start());
    }

    // ---- assignments

    /** An assignment or a call. If its end is missing, there is nothing. */
    protected final void simpleStatement(List<Stmt> out) {
        List<Stmt> read = new ArrayList<>();
        simple(read);
        end();
        out.addAll(read);
    }

    /** An assignment or a call, without what ends it. */
    protected void simple(List<Stmt> out) {
        Token first = tokens.peek();
        assignment(first, expressions.expression(), out);
    }

    /** The operator of a compound assignment, or null. */
    protected @Nullable BinaryOperator compound(Token t) {
        return CompoundAssignment.operator(t);
    }

    /** What follows {@code target}, which begins with {@code first}. */
    protected final void assignment(Token first, Expr target, List<Stmt> out) {
        Token t = tokens.peek();
        BinaryOperator operator = compound(t);
        if (!t.is("=") && operator == null) {
            out.add(new Stmt.Evaluate(first.start(), target));
            return;
        }
        tokens.next();
        Expr value = expressions.expression();
        if (tokens.at("=")) throw tokens.error("assignments in expressions are not part of the kernel language");
        if (target instanceof Expr.Tuple left && value instanceof Expr.Tuple right && operator == null) {
            int count = left.elements().size();
            if (count != right.elements().size()) {
                throw tokens.errorAt(t.start(), "expected %d values on the right", count);
            }
            left.elements().forEach(this::checkTarget);
            out.add(new Stmt.AssignAll(first.start(), left.elements(), right.elements()));
            return;
        }
        checkTarget(target);
        out.add(new Stmt.Assign(operator == null ? first.start() : t.start(), target, operator, value));
    }

    protected final void checkTarget(Expr target) {
        if (!(target instanceof Expr.Name) && !(target instanceof Expr.Index)) {
            throw tokens.errorAt(target.at(), "this cannot be assigned to");
        }
    }

    // ---- errors

    /** All items of a file, each by {@code item}; after an error it goes on with the next one. */
    public static void items(TokenStream tokens, Runnable item) {
        while (!tokens.at(Kind.END)) {
            // skipping stops at a brace without its block
            if (!guarded(tokens, item)) tokens.take("}");
        }
    }

    /** One part of several by {@code part}; after an error it skips past what is wrong and gives false. */
    public static boolean guarded(TokenStream tokens, Runnable part) {
        int before = tokens.mark();
        try {
            part.run();
            return true;
        } catch (SyntaxError reported) {
            if (tokens.mark() == before) tokens.next();
            skip(tokens, before);
            return false;
        }
    }

    /**
     * Skips past the statement that is wrong: to its semicolon, after its block, or to the end of the block around it.
     *
     * @param start where it began: braces that were opened since then are closed first
     */
    private static void skip(TokenStream tokens, int start) {
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
