package dev.wami.wavefrontend.typescript;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.ast.Stmt;
import dev.wami.wavefrontend.syntax.ArrayCalls;
import dev.wami.wavefrontend.syntax.BraceStatements;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.Token.Kind;
import dev.wami.wavefrontend.syntax.TokenStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The statements in a kernel: ECMAScript, chapter 14. */
final class TypeScriptStatements extends BraceStatements {
    private final TypeScriptExpressions expressions;

    TypeScriptStatements(TokenStream tokens, TypeScriptExpressions expressions) {
        super(tokens);
        this.expressions = expressions;
    }

    @Override
    protected void statement(List<Stmt> out) {
        Token t = tokens.peek();
        if (t.is("{")) {
            out.add(new Stmt.Block(t.start(), block()));
        } else if (t.is(";")) {
            tokens.next();
        } else if (t.kind() == Kind.NAME) {
            word(t, out);
        } else {
            simple(out);
            end();
        }
    }

    private void word(Token t, List<Stmt> out) {
        switch (t.text()) {
            case "let", "const" -> {
                declaration(out);
                end();
            }
            case "var" -> throw tokens.error("'var' is not part of the kernel language; write 'let'");
            case "if" -> out.add(conditional());
            case "while" -> {
                tokens.next();
                Expr condition = bracketed();
                out.add(new Stmt.While(t.start(), null, List.of(), condition, List.of(), loopBody(), false));
            }
            case "do" -> {
                tokens.next();
                List<Stmt> body = loopBody();
                tokens.expect("while");
                Expr condition = bracketed();
                tokens.take(";");
                out.add(new Stmt.While(t.start(), null, List.of(), condition, List.of(), body, true));
            }
            case "for" -> out.add(forLoop());
            case "break", "continue" -> {
                tokens.next();
                checkLoop(t);
                end();
                out.add(t.is("break") ? new Stmt.Break(t.start(), null) : new Stmt.Continue(t.start(), null));
            }
            case "return" -> {
                tokens.next();
                if (!tokens.at(";") && !tokens.at("}")) throw tokens.error("a kernel returns nothing");
                end();
                out.add(new Stmt.Return(t.start()));
            }
            case "switch" -> throw tokens.error("'switch' is not supported yet");
            case "function",
                    "class",
                    "try",
                    "throw",
                    "import",
                    "export",
                    "with",
                    "debugger",
                    "async",
                    "interface",
                    "type",
                    "enum" -> throw tokens.error("'%s' is not part of the kernel language", t.text());
            default -> {
                simple(out);
                end();
            }
        }
    }

    /** {@code ;}, which may be left out before a brace and at the end of a line. */
    private void end() {
        if (tokens.take(";") || tokens.at("}")) return;
        boolean newLine = tokens.source().line(tokens.previous().end())
                < tokens.source().line(tokens.peek().start());
        if (!newLine) tokens.expect(";");
    }

    private Expr bracketed() {
        tokens.expect("(");
        Expr e = expressions.expression();
        tokens.expect(")");
        return e;
    }

    private Stmt conditional() {
        Token t = tokens.next();
        Expr condition = bracketed();
        List<Stmt> then = body();
        List<Stmt> otherwise = tokens.take("else") ? body() : List.of();
        return new Stmt.If(t.start(), condition, then, otherwise);
    }

    /** {@code for (let i = 0; i < n; i++)}. */
    private Stmt forLoop() {
        Token t = tokens.next();
        tokens.expect("(");
        List<Stmt> init = new ArrayList<>();
        if (tokens.at("let") || tokens.at("const")) {
            if (tokens.peek(2).is("of") || tokens.peek(2).is("in"))
                throw tokens.error(
                        "'for..%s' is not part of the kernel language",
                        tokens.peek(2).text());
            declaration(init);
        } else if (!tokens.at(";")) {
            simple(init);
        }
        tokens.expect(";");
        Expr condition = tokens.at(";") ? null : expressions.expression();
        tokens.expect(";");
        List<Stmt> step = new ArrayList<>();
        if (!tokens.at(")")) {
            do simple(step);
            while (tokens.take(","));
        }
        tokens.expect(")");
        return new Stmt.While(t.start(), null, init, condition, step, loopBody(), false);
    }

    // ---- declarations

    private void declaration(List<Stmt> out) {
        boolean constant = tokens.next().is("const");
        do {
            if (tokens.at("[") || tokens.at("{"))
                throw tokens.error("destructuring is not part of the kernel language");
            Token name = tokens.expectName("a variable");
            Scalar type = tokens.take(":") ? TypeScriptTypes.parseScalar(tokens) : null;
            Expr value = tokens.take("=") ? expressions.expression() : null;
            Stmt array = value instanceof Expr.Call c
                    ? ArrayCalls.declaration(tokens, new Expr.Name(name.start(), name.text()), c)
                    : null;
            if (constant && value == null) throw tokens.errorAt(name.start(), "a constant needs a value");
            out.add(array != null ? array : new Stmt.Declare(name.start(), name.text(), type, value, constant));
        } while (tokens.take(","));
    }

    // ---- assignments

    /** An assignment, an increment or a call, without its semicolon. */
    private void simple(List<Stmt> out) {
        Token first = tokens.peek();
        boolean before = tokens.at("++") || tokens.at("--");
        if (before) tokens.next();
        Expr target = expressions.expression();
        Token t = tokens.peek();
        if (before || t.is("++") || t.is("--")) {
            Token operator = before ? first : tokens.next();
            checkTarget(target);
            BinaryOperator by = operator.is("++") ? BinaryOperator.ADD : BinaryOperator.SUBTRACT;
            Expr one = new Expr.Int(operator.start(), BigInteger.ONE, null);
            out.add(new Stmt.Assign(operator.start(), target, by, one));
            return;
        }
        BinaryOperator operator = assignment(t);
        if (!t.is("=") && operator == null) {
            out.add(new Stmt.Evaluate(first.start(), target));
            return;
        }
        tokens.next();
        Expr value = expressions.expression();
        if (tokens.at("=")) throw tokens.error("assignments in expressions are not part of the kernel language");
        if (target instanceof Expr.Tuple left && value instanceof Expr.Tuple right && t.is("=")) {
            if (left.elements().size() != right.elements().size())
                throw tokens.errorAt(
                        t.start(),
                        "expected %d values on the right",
                        left.elements().size());
            left.elements().forEach(this::checkTarget);
            out.add(new Stmt.AssignAll(first.start(), left.elements(), right.elements()));
            return;
        }
        checkTarget(target);
        out.add(new Stmt.Assign(operator == null ? first.start() : t.start(), target, operator, value));
    }

    private void checkTarget(Expr target) {
        if (!(target instanceof Expr.Name) && !(target instanceof Expr.Index))
            throw tokens.errorAt(target.at(), "this cannot be assigned to");
    }

    private static @Nullable BinaryOperator assignment(Token t) {
        if (t.kind() != Kind.SYMBOL) return null;
        return switch (t.text()) {
            case "+=" -> BinaryOperator.ADD;
            case "-=" -> BinaryOperator.SUBTRACT;
            case "*=" -> BinaryOperator.MULTIPLY;
            case "/=" -> BinaryOperator.FLOAT_DIVIDE;
            case "%=" -> BinaryOperator.REMAINDER;
            case "**=" -> BinaryOperator.POWER;
            case "&=" -> BinaryOperator.AND;
            case "|=" -> BinaryOperator.OR;
            case "^=" -> BinaryOperator.XOR;
            case "<<=" -> BinaryOperator.SHIFT_LEFT;
            case ">>=" -> BinaryOperator.SHIFT_RIGHT;
            case ">>>=" -> BinaryOperator.SHIFT_RIGHT_UNSIGNED;
            default -> null;
        };
    }
}
