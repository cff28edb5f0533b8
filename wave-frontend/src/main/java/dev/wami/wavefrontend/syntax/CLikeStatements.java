package dev.wami.wavefrontend.syntax;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.ast.Stmt;
import dev.wami.wavefrontend.syntax.Token.Kind;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The statements that C++ and ECMAScript have from C: conditions in brackets, {@code for (;;)}, {@code do}, {@code ++}.
 */
public abstract class CLikeStatements extends BraceStatements {
    protected CLikeStatements(TokenStream tokens, ExpressionParser expressions) {
        super(tokens, expressions);
    }

    /** Whether a declaration is next. */
    protected abstract boolean startsDeclaration();

    /** A declaration without what ends it. */
    protected abstract void declaration(List<Stmt> out);

    /** Refuses a word that begins a statement which is not part of the kernel language. */
    protected abstract void refuse(Token word);

    @Override
    protected void statement(List<Stmt> out) {
        Token t = tokens.peek();
        if (t.is("{")) {
            out.add(new Stmt.Block(t.start(), block()));
        } else if (t.is(";")) {
            tokens.next();
        } else if (startsDeclaration()) {
            declaration(out);
            end();
        } else if (t.kind() == Kind.NAME) {
            word(t, out);
        } else {
            simpleStatement(out);
        }
    }

    private void word(Token t, List<Stmt> out) {
        switch (t.text()) {
            case "if" -> out.add(conditional(tokens.next()));
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
                end();
                out.add(new Stmt.While(t.start(), null, List.of(), condition, List.of(), body, true));
            }
            case "for" -> out.add(forLoop(tokens.next()));
            case "break", "continue" -> {
                tokens.next();
                checkLoop(t);
                end();
                out.add(t.is("break") ? new Stmt.Break(t.start(), null) : new Stmt.Continue(t.start(), null));
            }
            case "return" -> out.add(returned(tokens.next()));
            case "switch" -> throw tokens.error("'switch' is not supported yet");
            default -> {
                refuse(t);
                simpleStatement(out);
            }
        }
    }

    private Expr bracketed() {
        tokens.expect("(");
        Expr e = expressions.expression();
        tokens.expect(")");
        return e;
    }

    /** What follows {@code if}. */
    protected Stmt conditional(Token word) {
        Expr condition = bracketed();
        List<Stmt> then = body();
        List<Stmt> otherwise = tokens.take("else") ? body() : List.of();
        return new Stmt.If(word.start(), condition, then, otherwise);
    }

    /** {@code for (int i = 0; i < n; i++)}. */
    private Stmt forLoop(Token word) {
        tokens.expect("(");
        List<Stmt> init = new ArrayList<>();
        if (startsDeclaration()) declaration(init);
        else if (!tokens.at(";")) simple(init);
        tokens.expect(";");
        Expr condition = tokens.at(";") ? null : expressions.expression();
        tokens.expect(";");
        List<Stmt> step = new ArrayList<>();
        if (!tokens.at(")")) {
            do simple(step);
            while (tokens.take(","));
        }
        tokens.expect(")");
        return new Stmt.While(word.start(), null, init, condition, step, loopBody(), false);
    }

    /** An assignment, an increment or a call, without what ends it. */
    @Override
    protected final void simple(List<Stmt> out) {
        Token first = tokens.peek();
        boolean before = isStep(first);
        if (before) tokens.next();
        Expr target = expressions.expression();
        if (!before && !isStep(tokens.peek())) {
            assignment(first, target, out);
            return;
        }
        Token operator = before ? first : tokens.next();
        checkTarget(target);
        BinaryOperator by = operator.is("++") ? BinaryOperator.ADD : BinaryOperator.SUBTRACT;
        Expr one = new Expr.Int(operator.start(), BigInteger.ONE, null);
        out.add(new Stmt.Assign(operator.start(), target, by, one));
    }

    private static boolean isStep(Token t) {
        return t.is("++") || t.is("--");
    }
}
