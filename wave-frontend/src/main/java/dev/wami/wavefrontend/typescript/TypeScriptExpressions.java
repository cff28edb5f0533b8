package dev.wami.wavefrontend.typescript;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Expr.Argument;
import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.ast.Expr.Relation;
import dev.wami.wavefrontend.ast.Expr.UnaryOperator;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.syntax.ExpressionParser;
import dev.wami.wavefrontend.syntax.NumberScanner;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.Token.Kind;
import dev.wami.wavefrontend.syntax.TokenStream;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** TypeScript's expressions: ECMAScript, chapter 13, but for assignments, which are statements here. */
final class TypeScriptExpressions extends ExpressionParser {
    private static final int CONDITIONAL = 1;
    private static final int POWER = 12;

    TypeScriptExpressions(TokenStream tokens) {
        super(tokens);
    }

    @Override
    protected boolean chainsComparisons() {
        return false;
    }

    @Override
    protected @Nullable Infix infix(Token t) {
        if (t.kind() != Kind.SYMBOL && !t.is("as")) return null;
        return switch (t.text()) {
            case "?" -> Infix.of(CONDITIONAL, Meaning.SPECIAL);
            case "||" -> Infix.of(2, Meaning.OR);
            case "&&" -> Infix.of(3, Meaning.AND);
            case "|" -> Infix.of(4, Meaning.SPECIAL);
            case "^" -> Infix.binary(5, BinaryOperator.XOR);
            case "&" -> Infix.binary(6, BinaryOperator.AND);
            case "==", "===" -> Infix.relation(7, Relation.EQUAL);
            case "!=", "!==" -> Infix.relation(7, Relation.NOT_EQUAL);
            case "<" -> Infix.relation(8, Relation.LESS);
            case "<=" -> Infix.relation(8, Relation.LESS_OR_EQUAL);
            case ">" -> Infix.relation(8, Relation.GREATER);
            case ">=" -> Infix.relation(8, Relation.GREATER_OR_EQUAL);
            case "<<" -> Infix.binary(9, BinaryOperator.SHIFT_LEFT);
            case ">>" -> Infix.binary(9, BinaryOperator.SHIFT_RIGHT);
            case ">>>" -> Infix.of(9, Meaning.SPECIAL);
            case "+" -> Infix.binary(10, BinaryOperator.ADD);
            case "-" -> Infix.binary(10, BinaryOperator.SUBTRACT);
            case "*" -> Infix.binary(11, BinaryOperator.MULTIPLY);
            case "/" -> Infix.binary(11, BinaryOperator.FLOAT_DIVIDE);
            case "%" -> Infix.binary(11, BinaryOperator.REMAINDER);
            case "**" -> Infix.binary(POWER, BinaryOperator.POWER).toTheRight();
            case "as", "??" -> Infix.of(8, Meaning.SPECIAL);
            default -> null;
        };
    }

    /** {@code c ? a : b}; {@code x | 0} and {@code x >>> 0} are casts. */
    @Override
    protected Expr special(Token operator, Infix infix, Expr left) {
        switch (operator.text()) {
            case "?" -> {
                Expr whenTrue = expression();
                tokens.expect(":");
                return new Expr.Conditional(operator.start(), left, whenTrue, expression(CONDITIONAL));
            }
            case "|", ">>>" -> {
                boolean or = operator.is("|");
                Expr right = expression(infix.precedence() + 1);
                if (right instanceof Expr.Int i && i.value().signum() == 0 && i.suffix() == null) {
                    return new Expr.Cast(operator.start(), or ? Scalar.I32 : Scalar.U32, truncated(left));
                }
                BinaryOperator binary = or ? BinaryOperator.OR : BinaryOperator.SHIFT_RIGHT_UNSIGNED;
                return new Expr.Binary(operator.start(), binary, left, right);
            }
            default ->
                throw tokens.errorAt(operator.start(), "'%s' is not part of the kernel language", operator.text());
        }
    }

    /** A quotient whose integer part is taken may be one of integers. */
    private static Expr truncated(Expr e) {
        return e instanceof Expr.Binary b && b.operator() == BinaryOperator.FLOAT_DIVIDE
                ? new Expr.Binary(b.at(), BinaryOperator.DIVIDE, b.left(), b.right())
                : e;
    }

    @Override
    protected Expr operand() {
        Token t = tokens.peek();
        UnaryOperator operator = t.is("-")
                ? UnaryOperator.NEGATE
                : t.is("+")
                        ? UnaryOperator.PLUS
                        : t.is("!") ? UnaryOperator.NOT : t.is("~") ? UnaryOperator.INVERT : null;
        if (operator == null) {
            if (t.is("++") || t.is("--")) throw tokens.error("'%s' is a statement in the kernel language", t.text());
            return postfix(primary());
        }
        tokens.next();
        enter();
        Expr inner = operand();
        leave();
        if (tokens.at("**")) throw tokens.error("a sign before '**' needs brackets");
        return new Expr.Unary(t.start(), operator, inner);
    }

    private Expr primary() {
        Token t = tokens.peek();
        switch (t.kind()) {
            case INTEGER, FLOAT:
                tokens.next();
                return number(t);
            case STRING:
                tokens.next();
                return new Expr.Text(t.start(), t.text());
            case NAME:
                tokens.next();
                return name(t);
            default:
                if (t.is("[")) {
                    tokens.next();
                    return new Expr.Tuple(t.start(), list("]"));
                }
                if (!t.is("(")) throw tokens.error("expected an expression, but found %s", t.shown());
                tokens.next();
                enter();
                Expr inner = expression();
                leave();
                tokens.expect(")");
                return inner;
        }
    }

    private Expr number(Token t) {
        if (t.kind() == Kind.FLOAT) {
            if (!t.suffix().isEmpty()) throw tokens.errorAt(t.start(), "invalid number '%s'", t.text());
            return new Expr.Real(t.start(), NumberScanner.realOf(t), null);
        }
        if (!t.suffix().isEmpty() && !t.suffix().equals("n")) {
            throw tokens.errorAt(t.start(), "invalid number '%s'", t.text());
        }
        return new Expr.Int(t.start(), NumberScanner.integerOf(t), t.suffix().isEmpty() ? null : Scalar.I64);
    }

    private Expr name(Token t) {
        switch (t.text()) {
            case "true", "false" -> {
                return new Expr.Bool(t.start(), t.is("true"));
            }
            case "null",
                    "undefined",
                    "new",
                    "this",
                    "typeof",
                    "function",
                    "await",
                    "yield",
                    "async",
                    "NaN",
                    "Infinity" -> throw tokens.errorAt(t.start(), "'%s' is not part of the kernel language", t.text());
            default -> {}
        }
        if ((t.is("wave") || t.is("Math")) && tokens.at(".")) {
            tokens.next();
            return qualified(t, tokens.expectName("a name"));
        }
        Scalar type = TypeScriptTypes.scalar(t.text());
        return type != null ? new Expr.TypeName(t.start(), type) : new Expr.Name(t.start(), t.text());
    }

    private Expr qualified(Token module, Token member) {
        if (module.is("Math") && member.is("PI")) return new Expr.Real(member.start(), Math.PI, null);
        if (module.is("Math") && member.is("E")) return new Expr.Real(member.start(), Math.E, null);
        if (module.is("Math") && member.is("fround")) return new Expr.TypeName(member.start(), Scalar.F32);
        if (module.is("Math") && member.is("clz32")) return new Expr.Name(member.start(), "clz");
        Scalar type = module.is("wave") ? TypeScriptTypes.scalar(member.text()) : null;
        return type != null ? new Expr.TypeName(member.start(), type) : new Expr.Name(member.start(), member.text());
    }

    // ---- what follows an operand

    private Expr postfix(Expr start) {
        Expr e = start;
        while (true) {
            Token t = tokens.peek();
            if (t.is("(")) e = call(e);
            else if (t.is("[")) e = index(e);
            else if (t.is(".")) e = member(e);
            else if (t.is("!") && tokens.peek(1).is(")")) tokens.next();
            else return e;
        }
    }

    private Expr call(Expr callee) {
        Token open = tokens.next();
        List<Expr> values = list(")");
        if (callee instanceof Expr.TypeName type) {
            if (values.size() == 1) return new Expr.Cast(type.at(), type.type(), values.get(0));
            throw tokens.errorAt(type.at(), "'%s' takes one argument, but %d are given", type.type(), values.size());
        }
        if (!(callee instanceof Expr.Name name)) throw tokens.errorAt(open.start(), "this cannot be called");
        String function = snakeCase(name.name());
        if (function.equals("bitcast") && values.size() == 2 && values.get(0) instanceof Expr.TypeName to) {
            return new Expr.Bitcast(name.at(), to.type(), values.get(1));
        }
        if (function.equals("imul") && values.size() == 2) {
            Expr product = new Expr.Binary(name.at(), BinaryOperator.MULTIPLY, values.get(0), values.get(1));
            return new Expr.Cast(name.at(), Scalar.I32, product);
        }
        boolean integral = function.equals("trunc") && values.size() == 1;
        if (integral) values = List.of(truncated(values.get(0)));
        List<Argument> arguments =
                values.stream().map(v -> new Argument(null, v)).toList();
        return new Expr.Call(name.at(), function, arguments);
    }

    /** {@code threadId} is {@code thread_id}. */
    static String snakeCase(String name) {
        StringBuilder out = new StringBuilder();
        for (char c : name.toCharArray()) {
            if (c >= 'A' && c <= 'Z' && out.length() > 0) out.append('_');
            out.append(c);
        }
        return out.toString().toLowerCase(Locale.ROOT);
    }

    /** {@code a.length}. */
    private Expr member(Expr of) {
        tokens.next();
        Token name = tokens.expectName("a member");
        if (name.is("length")) {
            return new Expr.Extent(name.start(), of, new Expr.Int(name.start(), BigInteger.ZERO, null));
        }
        if (name.is("subarray")) throw tokens.errorAt(name.start(), "slices are not supported yet; write the loop");
        if (of instanceof Expr.Name scope && scope.name().equals("Scope")) {
            return new Expr.Name(name.start(), name.text());
        }
        throw tokens.errorAt(name.start(), "there is no member '%s'", name.text());
    }
}
