package dev.wami.wavefrontend.cpp;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.ast.Stmt;
import dev.wami.wavefrontend.syntax.BraceStatements;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.Token.Kind;
import dev.wami.wavefrontend.syntax.TokenStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The statements in a kernel ([stmt]). */
final class CppStatements extends BraceStatements {
    private final CppExpressions expressions;

    CppStatements(TokenStream tokens, CppExpressions expressions) {
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
        } else if (startsDeclaration()) {
            declaration(out);
            tokens.expect(";");
        } else if (t.kind() == Kind.NAME) {
            word(t, out);
        } else {
            simple(out);
            tokens.expect(";");
        }
    }

    private void word(Token t, List<Stmt> out) {
        switch (t.text()) {
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
                tokens.expect(";");
                out.add(new Stmt.While(t.start(), null, List.of(), condition, List.of(), body, true));
            }
            case "for" -> out.add(forLoop());
            case "break", "continue" -> {
                tokens.next();
                checkLoop(t);
                tokens.expect(";");
                out.add(t.is("break") ? new Stmt.Break(t.start(), null) : new Stmt.Continue(t.start(), null));
            }
            case "return" -> {
                tokens.next();
                if (!tokens.at(";")) throw tokens.error("a kernel returns nothing");
                tokens.expect(";");
                out.add(new Stmt.Return(t.start()));
            }
            case "switch" -> throw tokens.error("'switch' is not supported yet");
            case "goto",
                    "try",
                    "throw",
                    "delete",
                    "co_await",
                    "co_return",
                    "co_yield",
                    "asm",
                    "struct",
                    "class",
                    "template",
                    "using",
                    "typedef" -> throw tokens.error("'%s' is not part of the kernel language", t.text());
            default -> {
                simple(out);
                tokens.expect(";");
            }
        }
    }

    private Expr bracketed() {
        tokens.expect("(");
        Expr e = expressions.expression();
        tokens.expect(")");
        return e;
    }

    private Stmt conditional() {
        Token t = tokens.next();
        tokens.take("constexpr");
        Expr condition = bracketed();
        List<Stmt> then = body();
        List<Stmt> otherwise = tokens.take("else") ? body() : List.of();
        return new Stmt.If(t.start(), condition, then, otherwise);
    }

    /** {@code for (int i = 0; i < n; i++)}. */
    private Stmt forLoop() {
        Token t = tokens.next();
        tokens.expect("(");
        List<Stmt> init = new ArrayList<>();
        if (!tokens.at(";")) {
            if (startsDeclaration()) declaration(init);
            else simple(init);
        }
        if (tokens.at(":")) throw tokens.error("a loop over a range is not part of the kernel language");
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

    /** A type and a name, perhaps after {@code const} or an attribute. */
    private boolean startsDeclaration() {
        Token t = tokens.peek();
        if (t.is("const") || t.is("constexpr") || t.is("auto") || t.is("__shared__") || t.is("static")) return true;
        if (t.is("[") && tokens.peek(1).is("[")) return true;
        if (!CppTypes.startsType(tokens, 0)) return false;
        int i = 0;
        while (tokens.peek(i).kind() == Kind.NAME || tokens.peek(i).is("::")) i++;
        return !tokens.peek(i).is("(") && !tokens.peek(i).is("{")
                || i > 1 && tokens.peek(i - 2).kind() == Kind.NAME;
    }

    private void declaration(List<Stmt> out) {
        boolean shared = attributes();
        boolean constant = false;
        while (tokens.at("const") || tokens.at("constexpr") || tokens.at("static"))
            constant |= !tokens.next().is("static");
        Scalar type = tokens.take("auto") ? null : CppTypes.parse(tokens);
        while (tokens.take("const")) constant = true;
        if (tokens.at("*") || tokens.at("&"))
            throw tokens.error("variables of pointers and references are not supported yet");
        do declarator(shared, type, constant, out);
        while (tokens.take(","));
    }

    /** {@code [[wave::shared]]}, {@code __shared__}. */
    private boolean attributes() {
        boolean shared = false;
        while (tokens.at("__shared__") || tokens.at("[")) {
            if (tokens.next().is("__shared__")) {
                shared = true;
                continue;
            }
            tokens.expect("[");
            Token name = tokens.expectName("an attribute");
            while (tokens.take("::")) name = tokens.expectName("an attribute");
            if (!name.is("shared") && !name.is("maybe_unused"))
                throw tokens.errorAt(name.start(), "unknown attribute '%s'", name.text());
            shared |= name.is("shared");
            tokens.expect("]");
            tokens.expect("]");
        }
        return shared;
    }

    private void declarator(boolean shared, @Nullable Scalar type, boolean constant, List<Stmt> out) {
        Token name = tokens.expectName("a variable");
        if (shared || tokens.at("[")) {
            out.add(array(name, shared, type));
            return;
        }
        Expr value = null;
        if (tokens.take("=")) {
            value = expressions.expression();
        } else if (tokens.take("{")) {
            value = expressions.expression();
            tokens.expect("}");
        } else if (tokens.take("(")) {
            value = expressions.expression();
            tokens.expect(")");
        }
        if (value == null && type == null) throw tokens.errorAt(name.start(), "'auto' needs a value");
        out.add(new Stmt.Declare(name.start(), name.text(), type, value, constant));
    }

    private Stmt array(Token name, boolean shared, @Nullable Scalar type) {
        if (type == null) throw tokens.errorAt(name.start(), "an array needs the type of its elements");
        if (!tokens.at("[")) throw tokens.error("a shared variable is an array: '%s[1]'", name.text());
        List<Expr> extents = new ArrayList<>();
        while (tokens.take("[")) {
            extents.add(expressions.expression());
            tokens.expect("]");
        }
        boolean zero = tokens.take("=") || tokens.at("{");
        if (zero) {
            tokens.expect("{");
            tokens.take("0");
            if (!tokens.take("}")) throw tokens.error("an array can be set to zeros only: '= {}'");
        }
        return new Stmt.DeclareArray(name.start(), name.text(), shared, type, extents, null);
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
        checkTarget(target);
        Expr value = expressions.expression();
        if (tokens.at("=")) throw tokens.error("assignments in expressions are not part of the kernel language");
        out.add(new Stmt.Assign(operator == null ? first.start() : t.start(), target, operator, value));
    }

    private void checkTarget(Expr target) {
        if (!(target instanceof Expr.Name) && !(target instanceof Expr.Index))
            throw tokens.errorAt(target.at(), "this cannot be assigned to");
    }

    static @Nullable BinaryOperator assignment(Token t) {
        if (t.kind() != Kind.SYMBOL) return null;
        return switch (t.text()) {
            case "+=" -> BinaryOperator.ADD;
            case "-=" -> BinaryOperator.SUBTRACT;
            case "*=" -> BinaryOperator.MULTIPLY;
            case "/=" -> BinaryOperator.DIVIDE;
            case "%=" -> BinaryOperator.REMAINDER;
            case "&=" -> BinaryOperator.AND;
            case "|=" -> BinaryOperator.OR;
            case "^=" -> BinaryOperator.XOR;
            case "<<=" -> BinaryOperator.SHIFT_LEFT;
            case ">>=" -> BinaryOperator.SHIFT_RIGHT;
            default -> null;
        };
    }
}
