package dev.wami.wavefrontend.cpp;

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

/** C++'s expressions ([expr]), but for assignments, which are statements here. */
final class CppExpressions extends ExpressionParser {
    private static final int CONDITIONAL = 1;

    CppExpressions(TokenStream tokens) {
        super(tokens);
    }

    @Override
    protected boolean chainsComparisons() {
        return false;
    }

    @Override
    protected @Nullable Infix infix(Token t) {
        if (t.kind() != Kind.SYMBOL) return null;
        return switch (t.text()) {
            case "?" -> Infix.of(CONDITIONAL, Meaning.SPECIAL);
            case "||" -> Infix.of(2, Meaning.OR);
            case "&&" -> Infix.of(3, Meaning.AND);
            case "|" -> Infix.binary(4, BinaryOperator.OR);
            case "^" -> Infix.binary(5, BinaryOperator.XOR);
            case "&" -> Infix.binary(6, BinaryOperator.AND);
            case "==" -> Infix.relation(7, Relation.EQUAL);
            case "!=" -> Infix.relation(7, Relation.NOT_EQUAL);
            case "<" -> Infix.relation(8, Relation.LESS);
            case "<=" -> Infix.relation(8, Relation.LESS_OR_EQUAL);
            case ">" -> Infix.relation(8, Relation.GREATER);
            case ">=" -> Infix.relation(8, Relation.GREATER_OR_EQUAL);
            case "<<" -> Infix.binary(9, BinaryOperator.SHIFT_LEFT);
            case ">>" -> Infix.binary(9, BinaryOperator.SHIFT_RIGHT);
            case "+" -> Infix.binary(10, BinaryOperator.ADD);
            case "-" -> Infix.binary(10, BinaryOperator.SUBTRACT);
            case "*" -> Infix.binary(11, BinaryOperator.MULTIPLY);
            case "/" -> Infix.binary(11, BinaryOperator.DIVIDE);
            case "%" -> Infix.binary(11, BinaryOperator.REMAINDER);
            default -> null;
        };
    }

    /** {@code c ? a : b}. */
    @Override
    protected Expr special(Token operator, Infix infix, Expr left) {
        Expr whenTrue = expression();
        tokens.expect(":");
        return new Expr.Conditional(operator.start(), left, whenTrue, expression(CONDITIONAL));
    }

    @Override
    protected Expr operand() {
        Token t = tokens.peek();
        UnaryOperator operator = unary(t);
        if (operator != null || t.is("&")) {
            tokens.next();
            Expr inner = nested();
            if (operator != null) return new Expr.Unary(t.start(), operator, inner);
            // &a[i] names an element, for atomics
            if (inner instanceof Expr.Index) return inner;
            throw tokens.errorAt(t.start(), "'&' stands before an element only");
        }
        if (t.is("*")) throw tokens.error("pointers are read by an index: 'a[0]'");
        if (t.is("++") || t.is("--")) throw tokens.error("'%s' is a statement in the kernel language", t.text());
        if (t.is("(") && CppTypes.startsType(tokens, 1)) {
            tokens.next();
            Scalar to = CppTypes.parse(tokens);
            if (tokens.at("*")) throw tokens.error("pointers cannot be cast");
            tokens.expect(")");
            return new Expr.Cast(t.start(), to, nested());
        }
        return postfix(primary());
    }

    private static @Nullable UnaryOperator unary(Token t) {
        if (t.is("-")) return UnaryOperator.NEGATE;
        if (t.is("+")) return UnaryOperator.PLUS;
        if (t.is("!")) return UnaryOperator.NOT;
        return t.is("~") ? UnaryOperator.INVERT : null;
    }

    private Expr nested() {
        enter();
        try {
            return operand();
        } finally {
            leave();
        }
    }

    private Expr primary() {
        Token t = tokens.peek();
        if (t.kind() == Kind.INTEGER || t.kind() == Kind.FLOAT) {
            tokens.next();
            return number(t);
        }
        if (t.kind() == Kind.NAME) return CppTypes.startsType(tokens, 0) ? functionalCast(t) : name();
        if (!t.is("(")) throw tokens.error("expected an expression, but found %s", t.shown());
        tokens.next();
        enter();
        Expr inner = expression();
        leave();
        tokens.expect(")");
        return inner;
    }

    /** {@code float(x)}, {@code float{x}}. */
    private Expr functionalCast(Token t) {
        Scalar to = CppTypes.parse(tokens);
        String close = tokens.take("{") ? "}" : ")";
        if (close.equals(")")) tokens.expect("(");
        Expr value = expression();
        tokens.expect(close);
        return new Expr.Cast(t.start(), to, value);
    }

    private Expr number(Token t) {
        String suffix = t.suffix().toLowerCase(Locale.ROOT);
        if (t.kind() == Kind.FLOAT) {
            if (!suffix.isEmpty() && !suffix.equals("f") && !suffix.equals("f16")) {
                throw tokens.errorAt(t.start(), "invalid suffix '%s' of a number", t.suffix());
            }
            Scalar type = suffix.isEmpty() ? null : suffix.equals("f") ? Scalar.F32 : Scalar.F16;
            return new Expr.Real(t.start(), NumberScanner.realOf(t), type);
        }
        Scalar type = switch (suffix) {
            case "" -> null;
            case "u" -> Scalar.U32;
            case "ll" -> Scalar.I64;
            case "ull", "llu" -> Scalar.U64;
            default -> throw tokens.errorAt(t.start(), "invalid suffix '%s' of a number", t.suffix());
        };
        return new Expr.Int(t.start(), NumberScanner.integerOf(t), type);
    }

    /** {@code x}, {@code wave::sqrt(x)}, {@code static_cast<float>(x)}, {@code std::bit_cast<uint32_t>(x)}. */
    private Expr name() {
        Token t = tokens.next();
        while (tokens.at("::")) {
            tokens.next();
            t = tokens.expectName("a name");
        }
        if (t.is("true") || t.is("false")) return new Expr.Bool(t.start(), t.is("true"));
        if (t.is("static_cast") || t.is("bit_cast")) {
            tokens.expect("<");
            Scalar to = CppTypes.parse(tokens);
            tokens.expect(">");
            tokens.expect("(");
            Expr value = expression();
            tokens.expect(")");
            return t.is("bit_cast") ? new Expr.Bitcast(t.start(), to, value) : new Expr.Cast(t.start(), to, value);
        }
        if (t.is("reinterpret_cast") || t.is("sizeof") || t.is("new") || t.is("nullptr") || t.is("this")) {
            throw tokens.errorAt(t.start(), "'%s' is not part of the kernel language", t.text());
        }
        if (!tokens.take("(")) return new Expr.Name(t.start(), t.text());
        List<Argument> arguments =
                list(")").stream().map(v -> new Argument(null, v)).toList();
        return new Expr.Call(t.start(), function(t.text()), arguments);
    }

    /** The kernel language's name of a function of the C and C++ libraries. */
    private static String function(String name) {
        return switch (name) {
            case "fabs", "fabsf", "absf" -> "abs";
            case "fmin", "fminf" -> "min";
            case "fmax", "fmaxf" -> "max";
            case "sqrtf" -> "sqrt";
            case "expf" -> "exp";
            case "exp2f" -> "exp2";
            case "logf" -> "log";
            case "log2f" -> "log2";
            case "powf" -> "pow";
            case "sinf" -> "sin";
            case "cosf" -> "cos";
            case "tanhf" -> "tanh";
            case "floorf" -> "floor";
            case "ceilf" -> "ceil";
            case "roundf" -> "round";
            case "truncf" -> "trunc";
            case "fmaf" -> "fma";
            case "countl_zero" -> "clz";
            case "countr_zero" -> "ctz";
            default -> name;
        };
    }

    // ---- what follows an operand

    private Expr postfix(Expr start) {
        Expr e = start;
        while (true) {
            Token t = tokens.peek();
            if (t.is("[")) e = index(e);
            else if (t.is(".") || t.is("->")) e = member(e);
            else return e;
        }
    }

    /** {@code a.size()}. */
    private Expr member(Expr of) {
        tokens.next();
        Token name = tokens.expectName("a member");
        if (!name.is("size") || !tokens.take("(")) {
            throw tokens.errorAt(name.start(), "there is no member '%s'", name.text());
        }
        tokens.expect(")");
        return new Expr.Extent(name.start(), of, new Expr.Int(name.start(), BigInteger.ZERO, null));
    }
}
