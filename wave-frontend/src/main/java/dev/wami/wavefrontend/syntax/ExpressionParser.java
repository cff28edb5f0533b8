package dev.wami.wavefrontend.syntax;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.ast.Expr.Relation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Expressions by operator precedence (Pratt, 1973). A language says which tokens are operators and how strongly they
 * bind, and what its operands look like; the climbing, chains of comparisons and limits are here.
 */
public abstract class ExpressionParser {
    /** How deep expressions may be nested, and how many operators may follow one another. */
    private static final int LIMIT = 400;

    protected final TokenStream tokens;
    private int depth;

    protected ExpressionParser(TokenStream tokens) {
        this.tokens = tokens;
    }

    /** An operator between operands; a higher precedence binds more strongly. */
    public record Infix(
            int precedence,
            boolean rightAssociative,
            Meaning meaning,
            @Nullable BinaryOperator binary,
            @Nullable Relation relation) {

        public static Infix binary(int precedence, BinaryOperator operator) {
            return new Infix(precedence, false, Meaning.BINARY, operator, null);
        }

        public static Infix relation(int precedence, Relation relation) {
            return new Infix(precedence, false, Meaning.RELATION, null, relation);
        }

        public static Infix of(int precedence, Meaning meaning) {
            return new Infix(precedence, false, meaning, null, null);
        }

        public Infix toTheRight() {
            return new Infix(precedence, true, meaning, binary, relation);
        }
    }

    /** What an operator does. */
    public enum Meaning {
        BINARY,
        RELATION,
        AND,
        OR,
        /** Something of the language: {@link ExpressionParser#special}. */
        SPECIAL
    }

    /** The operator that {@code token} is between operands, or null. */
    protected abstract @Nullable Infix infix(Token token);

    /** An operand with its prefix operators and all that follows it: calls, indices, members. */
    protected abstract Expr operand();

    /** What the special operator {@code operator}, already taken, makes of {@code left}. */
    protected Expr special(Token operator, Infix infix, Expr left) {
        throw tokens.errorAt(operator.start(), "unexpected '%s'", operator.text());
    }

    /** Whether {@code a < b < c} means both. */
    protected abstract boolean chainsComparisons();

    /** An expression with all operators. */
    public Expr expression() {
        return expression(0);
    }

    /** An expression with operators that bind at least as strongly as {@code least}. */
    protected final Expr expression(int least) {
        enter();
        try {
            Expr left = operand();
            int operators = 0;
            while (true) {
                Infix infix = infix(tokens.peek());
                if (infix == null || infix.precedence < least) return left;
                if (++operators > LIMIT) throw tokens.error("the expression has too many operators");
                left = infix(infix, left);
            }
        } finally {
            depth--;
        }
    }

    /** Counts a level of nesting, which the caller leaves by {@link #leave}. */
    protected final void enter() {
        if (++depth <= LIMIT) return;
        depth--;
        throw tokens.error("the expression is nested too deeply");
    }

    protected final void leave() {
        depth--;
    }

    private Expr infix(Infix infix, Expr left) {
        if (infix.meaning == Meaning.RELATION) return comparison(infix, left);
        Token operator = tokens.next();
        if (infix.meaning == Meaning.SPECIAL) return special(operator, infix, left);
        Expr right = expression(infix.rightAssociative ? infix.precedence : infix.precedence + 1);
        BinaryOperator binary = infix.binary;
        if (binary != null) return new Expr.Binary(operator.start(), binary, left, right);
        return new Expr.Logical(operator.start(), infix.meaning == Meaning.AND, left, right);
    }

    private Expr comparison(Infix first, Expr left) {
        int at = tokens.peek().start();
        List<Relation> relations = new ArrayList<>();
        List<Expr> operands = new ArrayList<>(List.of(left));
        for (Infix next = first; next != null && next.meaning == Meaning.RELATION; next = infix(tokens.peek())) {
            Relation relation = next.relation;
            if (relation == null || next.precedence != first.precedence) break;
            if (!relations.isEmpty() && !chainsComparisons()) {
                throw tokens.error("comparisons cannot be chained; join them by '&&'");
            }
            tokens.next();
            relations.add(relation);
            operands.add(expression(first.precedence + 1));
        }
        return new Expr.Comparison(at, relations, operands);
    }

    // ---- what most languages share

    /** {@code open a, n=b, close}, the opening bracket already taken; names if the language has them. */
    protected final List<Expr.Argument> arguments(String close, @Nullable String nameSeparator) {
        List<Expr.Argument> out = new ArrayList<>();
        while (!tokens.take(close)) {
            String name = null;
            if (nameSeparator != null
                    && tokens.at(Token.Kind.NAME)
                    && tokens.peek(1).is(nameSeparator)) {
                name = tokens.next().text();
                tokens.next();
            }
            out.add(new Expr.Argument(name, expression()));
            if (!tokens.at(close)) tokens.expect(",");
        }
        return out;
    }

    /** {@code a, b close}, the opening bracket already taken. */
    protected final List<Expr> list(String close) {
        List<Expr> out = new ArrayList<>();
        while (!tokens.take(close)) {
            out.add(expression());
            if (!tokens.at(close)) tokens.expect(",");
        }
        return out;
    }

    /** {@code [i]} after {@code array}; {@code a[i][j]} is one access. */
    protected Expr index(Expr array) {
        Token open = tokens.next();
        Expr index = expression();
        tokens.expect("]");
        return indexed(open, array, index);
    }

    /** An access of {@code array}, whose bracket is {@code open}. */
    protected static Expr indexed(Token open, Expr array, Expr index) {
        if (!(array instanceof Expr.Index inner)) return new Expr.Index(open.start(), array, List.of(index));
        List<Expr> all = new ArrayList<>(inner.indices());
        all.add(index);
        return new Expr.Index(inner.at(), inner.array(), all);
    }
}
