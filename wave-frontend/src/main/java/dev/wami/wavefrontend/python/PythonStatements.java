package dev.wami.wavefrontend.python;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.ast.Stmt;
import dev.wami.wavefrontend.syntax.ArrayCalls;
import dev.wami.wavefrontend.syntax.SyntaxError;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.Token.Kind;
import dev.wami.wavefrontend.syntax.TokenStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The statements in a kernel: the language reference, chapters 7 and 8. */
final class PythonStatements {
    private static final int MAX_NESTING = 100;

    private final TokenStream tokens;
    private final PythonExpressions expressions;
    private int nesting;
    private int loops;

    PythonStatements(TokenStream tokens, PythonExpressions expressions) {
        this.tokens = tokens;
        this.expressions = expressions;
    }

    // ---- blocks and lines

    /** {@code :} and an indented block, or statements on the same line. */
    List<Stmt> block() {
        tokens.expect(":");
        List<Stmt> out = new ArrayList<>();
        if (!tokens.at(Kind.NEWLINE)) {
            simpleLine(out);
            return out;
        }
        tokens.next();
        if (!tokens.at(Kind.INDENT)) {
            throw tokens.error(
                    "expected an indented block, but found %s", tokens.peek().shown());
        }
        tokens.next();
        if (++nesting > MAX_NESTING) throw tokens.error("blocks are nested too deeply");
        while (!tokens.at(Kind.DEDENT) && !tokens.at(Kind.END)) {
            boolean guarded = tokens.at("try");
            try {
                statement(out);
            } catch (SyntaxError reported) {
                skipStatement();
                while (guarded && (tokens.at("except") || tokens.at("else") || tokens.at("finally"))) skipStatement();
            }
        }
        nesting--;
        if (tokens.at(Kind.DEDENT)) tokens.next();
        return out;
    }

    void endOfLine() {
        if (tokens.at(Kind.END)) return;
        if (!tokens.at(Kind.NEWLINE)) {
            throw tokens.error(
                    "expected the end of the line, but found %s", tokens.peek().shown());
        }
        tokens.next();
    }

    /** Skips past the statement that is wrong, and the block that belongs to it. */
    void skipStatement() {
        while (!tokens.at(Kind.NEWLINE) && !tokens.at(Kind.END) && !tokens.at(Kind.DEDENT) && !tokens.at(Kind.INDENT)) {
            tokens.next();
        }
        if (tokens.at(Kind.NEWLINE)) tokens.next();
        if (!tokens.at(Kind.INDENT)) return;
        int depth = 0;
        do {
            Token t = tokens.next();
            if (t.kind() == Kind.INDENT) depth++;
            if (t.kind() == Kind.DEDENT) depth--;
        } while (depth > 0 && !tokens.at(Kind.END));
    }

    /** Statements that may stand together on a line, separated by semicolons. */
    private void simpleLine(List<Stmt> out) {
        do {
            if (tokens.at(Kind.NEWLINE)) break;
            simple(out);
        } while (tokens.take(";"));
        endOfLine();
    }

    // ---- statements

    private void statement(List<Stmt> out) {
        Token t = tokens.peek();
        if (t.kind() == Kind.INDENT) throw tokens.error("unexpected indent");
        if (t.kind() != Kind.NAME) {
            simpleLine(out);
            return;
        }
        switch (t.text()) {
            case "if" -> out.add(conditional());
            case "while" -> out.add(whileLoop());
            case "for" -> out.add(forLoop());
            case "elif", "else" -> throw tokens.error("'%s' without 'if'", t.text());
            case "def" -> throw tokens.error("a kernel cannot contain functions");
            case "class", "with", "try", "async", "match" -> {
                if (!PythonParser.isKeyword(t.text())
                        && !tokens.peek(1).is(":")
                        && tokens.peek(1).kind() != Kind.NAME) {
                    simpleLine(out);
                } else {
                    throw foreign(t);
                }
            }
            default -> simpleLine(out);
        }
    }

    private SyntaxError foreign(Token t) {
        return tokens.errorAt(t.start(), "'%s' is not part of the kernel language", t.text());
    }

    private void simple(List<Stmt> out) {
        Token t = tokens.peek();
        if (t.kind() == Kind.STRING && tokens.peek(1).kind() == Kind.NEWLINE) {
            tokens.next();
            return;
        }
        if (t.kind() != Kind.NAME) {
            assignmentOrExpression(out);
            return;
        }
        switch (t.text()) {
            case "pass" -> tokens.next();
            case "break" -> {
                tokens.next();
                if (loops == 0) throw tokens.errorAt(t.start(), "'break' outside of a loop");
                out.add(new Stmt.Break(t.start(), null));
            }
            case "continue" -> {
                tokens.next();
                if (loops == 0) throw tokens.errorAt(t.start(), "'continue' outside of a loop");
                out.add(new Stmt.Continue(t.start(), null));
            }
            case "return" -> {
                tokens.next();
                if (!tokens.at(Kind.NEWLINE) && !tokens.at(";") && !tokens.take("None")) {
                    throw tokens.error("a kernel returns nothing");
                }
                out.add(new Stmt.Return(t.start()));
            }
            case "import", "from", "global", "nonlocal", "del", "assert", "raise", "yield" -> throw foreign(t);
            default -> assignmentOrExpression(out);
        }
    }

    private Stmt conditional() {
        Token t = tokens.next();
        if (++nesting > MAX_NESTING) throw tokens.error("blocks are nested too deeply");
        Expr condition = expressions.expression();
        List<Stmt> then = block();
        List<Stmt> otherwise = List.of();
        if (tokens.at("elif")) otherwise = List.of(conditional());
        else if (tokens.take("else")) otherwise = block();
        nesting--;
        return new Stmt.If(t.start(), condition, then, otherwise);
    }

    private Stmt whileLoop() {
        Token t = tokens.next();
        Expr condition = expressions.expression();
        List<Stmt> body = loopBody();
        return new Stmt.While(t.start(), null, List.of(), condition, List.of(), body, false);
    }

    private List<Stmt> loopBody() {
        loops++;
        try {
            List<Stmt> body = block();
            if (tokens.at("else")) throw tokens.error("'else' on a loop is not part of the kernel language");
            return body;
        } finally {
            loops--;
        }
    }

    /** {@code for i in range(a, b, s):}. */
    private Stmt forLoop() {
        Token t = tokens.next();
        Token variable = tokens.expectName("a variable");
        if (tokens.at(",")) throw tokens.error("a loop has one variable");
        tokens.expect("in");
        Token range = tokens.peek();
        if (!(expressions.expression() instanceof Expr.Call call)
                || !call.name().equals("range")) {
            throw tokens.errorAt(range.start(), "a 'for' loop goes over 'range(...)'");
        }
        List<Expr> bounds = new ArrayList<>();
        for (Expr.Argument a : call.arguments()) bounds.add(a.value());
        if (bounds.isEmpty() || bounds.size() > 3 || call.arguments().stream().anyMatch(a -> a.name() != null)) {
            throw tokens.errorAt(call.at(), "'range' takes 1 to 3 arguments, but %d are given", bounds.size());
        }
        Expr start = bounds.size() == 1 ? new Expr.Int(call.at(), BigInteger.ZERO, null) : bounds.get(0);
        Expr step = bounds.size() == 3 ? bounds.get(2) : null;
        Expr.Name name = new Expr.Name(variable.start(), variable.text());
        Expr stop = bounds.get(bounds.size() == 1 ? 0 : 1);
        return new Stmt.Range(t.start(), null, name, start, stop, step, false, loopBody());
    }

    // ---- assignments

    private void assignmentOrExpression(List<Stmt> out) {
        Token first = tokens.peek();
        Expr target = tupleOrExpression();
        Token t = tokens.peek();
        BinaryOperator operator = PythonParser.augmented(t);
        if (t.is(":")) {
            annotated(target, out);
        } else if (operator != null) {
            tokens.next();
            checkTarget(target);
            out.add(new Stmt.Assign(t.start(), target, operator, expressions.expression()));
        } else if (t.is("@=")) {
            throw foreign(t);
        } else if (t.is("=")) {
            assignment(first.start(), target, out);
        } else if (target instanceof Expr.Tuple) {
            throw tokens.errorAt(first.start(), "a tuple is not a statement");
        } else {
            out.add(new Stmt.Evaluate(first.start(), target));
        }
    }

    /** {@code a, b} or an expression. */
    private Expr tupleOrExpression() {
        Token start = tokens.peek();
        Expr first = expressions.expression();
        if (!tokens.at(",")) return first;
        List<Expr> all = new ArrayList<>(List.of(first));
        while (tokens.take(",")) {
            if (tokens.at("=") || tokens.at(Kind.NEWLINE)) break;
            all.add(expressions.expression());
        }
        return new Expr.Tuple(start.start(), all);
    }

    /** {@code x: f32 = v}. */
    private void annotated(Expr target, List<Stmt> out) {
        Token colon = tokens.next();
        if (!(target instanceof Expr.Name name)) {
            throw tokens.errorAt(colon.start(), "only a variable can have a type here");
        }
        Scalar type = scalarType();
        Expr value = tokens.take("=") ? expressions.expression() : null;
        out.add(new Stmt.Declare(name.at(), name.name(), type, value, false));
    }

    /** {@code a = b = v}, {@code a, b = c, d}. */
    private void assignment(int start, Expr first, List<Stmt> out) {
        int at = tokens.peek().start();
        List<Expr> targets = new ArrayList<>(List.of(first));
        while (tokens.take("=")) targets.add(tupleOrExpression());
        Expr value = targets.remove(targets.size() - 1);
        for (Expr target : targets) checkTarget(target);
        if (targets.size() > 1) {
            chained(start, targets, value, out);
        } else if (first instanceof Expr.Tuple t) {
            if (!(value instanceof Expr.Tuple v)
                    || v.elements().size() != t.elements().size()) {
                throw tokens.errorAt(
                        at, "expected %d values on the right", t.elements().size());
            }
            out.add(new Stmt.AssignAll(start, t.elements(), v.elements()));
        } else {
            out.add(single(start, first, value));
        }
    }

    private Stmt single(int at, Expr target, Expr value) {
        if (target instanceof Expr.Name name && value instanceof Expr.Call call) {
            Stmt array = ArrayCalls.declaration(tokens, name, call);
            if (array != null) return array;
        }
        if (value instanceof Expr.Tuple) {
            throw tokens.errorAt(value.at(), "tuples are not values of the kernel language");
        }
        return new Stmt.Assign(at, target, null, value);
    }

    /** The value is computed once, into the first variable among the targets, and copied from there. */
    private void chained(int at, List<Expr> targets, Expr value, List<Stmt> out) {
        boolean literal = value instanceof Expr.Int || value instanceof Expr.Real || value instanceof Expr.Bool;
        Expr primary =
                targets.stream().filter(Expr.Name.class::isInstance).findFirst().orElse(null);
        if (primary == null && !literal) throw tokens.errorAt(at, "one of the targets must be a variable");
        if (primary != null) out.add(single(at, primary, value));
        for (Expr target : targets) {
            if (target == primary) continue;
            out.add(single(at, target, literal || primary == null ? value : primary));
        }
    }

    private void checkTarget(Expr target) {
        if (target instanceof Expr.Tuple t) {
            t.elements().forEach(this::checkTarget);
        } else if (!(target instanceof Expr.Name) && !(target instanceof Expr.Index)) {
            throw tokens.errorAt(target.at(), "this cannot be assigned to");
        }
    }

    // ---- types

    /** {@code f32}, {@code wave.f32}. */
    Scalar scalarType() {
        Token t = tokens.expectName("a type");
        if (expressions.isModule(t.text()) && tokens.take(".")) t = tokens.expectName("a type");
        @Nullable Scalar type = PythonExpressions.scalar(t.text());
        if (type == null) throw tokens.errorAt(t.start(), "unknown type '%s'", t.text());
        return type;
    }
}
