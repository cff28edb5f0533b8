package dev.wami.wavefrontend.rust;

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
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rust's expressions: the reference, chapter "Expressions". */
final class RustExpressions extends ExpressionParser {
    private static final int RELATION = 5;
    private static final int AS = 12;

    RustExpressions(TokenStream tokens) {
        super(tokens);
    }

    @Override
    protected boolean chainsComparisons() {
        return false;
    }

    @Override
    protected @Nullable Infix infix(Token t) {
        if (t.kind() != Kind.SYMBOL && t.kind() != Kind.NAME) return null;
        return switch (t.text()) {
            case "||" -> Infix.of(3, Meaning.OR);
            case "&&" -> Infix.of(4, Meaning.AND);
            case "==" -> Infix.relation(RELATION, Relation.EQUAL);
            case "!=" -> Infix.relation(RELATION, Relation.NOT_EQUAL);
            case "<" -> Infix.relation(RELATION, Relation.LESS);
            case "<=" -> Infix.relation(RELATION, Relation.LESS_OR_EQUAL);
            case ">" -> Infix.relation(RELATION, Relation.GREATER);
            case ">=" -> Infix.relation(RELATION, Relation.GREATER_OR_EQUAL);
            case "|" -> Infix.binary(6, BinaryOperator.OR);
            case "^" -> Infix.binary(7, BinaryOperator.XOR);
            case "&" -> Infix.binary(8, BinaryOperator.AND);
            case "<<" -> Infix.binary(9, BinaryOperator.SHIFT_LEFT);
            case ">>" -> Infix.binary(9, BinaryOperator.SHIFT_RIGHT);
            case "+" -> Infix.binary(10, BinaryOperator.ADD);
            case "-" -> Infix.binary(10, BinaryOperator.SUBTRACT);
            case "*" -> Infix.binary(11, BinaryOperator.MULTIPLY);
            case "/" -> Infix.binary(11, BinaryOperator.DIVIDE);
            case "%" -> Infix.binary(11, BinaryOperator.REMAINDER);
            case "as" -> Infix.of(AS, Meaning.SPECIAL);
            default -> null;
        };
    }

    /** {@code x as f32}. */
    @Override
    protected Expr special(Token operator, Infix infix, Expr left) {
        return new Expr.Cast(operator.start(), RustTypes.parseScalar(tokens), left);
    }

    @Override
    protected Expr operand() {
        Token t = tokens.peek();
        UnaryOperator operator = t.is("-") ? UnaryOperator.NEGATE : t.is("!") ? UnaryOperator.NOT : null;
        if (operator == null && !t.is("&") && !t.is("*")) return postfix(primary());
        tokens.next();
        if (t.is("*")) throw tokens.errorAt(t.start(), "there are no pointers in the kernel language");
        if (t.is("&")) tokens.take("mut");
        enter();
        Expr inner = operand();
        leave();
        if (operator != null) return new Expr.Unary(t.start(), operator, inner);
        // &a[i] names an element, for atomics
        if (inner instanceof Expr.Index || inner instanceof Expr.Name) return inner;
        throw tokens.errorAt(t.start(), "'&' stands before an element or an array only");
    }

    private Expr primary() {
        Token t = tokens.peek();
        switch (t.kind()) {
            case INTEGER, FLOAT:
                tokens.next();
                return number(t);
            case NAME:
                if (t.is("if")) return conditional();
                return path();
            default:
                if (!t.is("(")) throw tokens.error("expected an expression, but found %s", t.shown());
                tokens.next();
                List<Expr> all = list(")");
                if (all.size() == 1) return all.get(0);
                return new Expr.Tuple(t.start(), all);
        }
    }

    private Expr number(Token t) {
        Scalar suffix = null;
        String name = t.suffix().startsWith("_") ? t.suffix().substring(1) : t.suffix();
        if (!name.isEmpty()) {
            suffix = RustTypes.scalar(name);
            if (suffix == null || suffix == Scalar.BOOL || t.kind() == Kind.FLOAT && suffix.isInteger()) {
                throw tokens.errorAt(t.start(), "invalid suffix '%s' of a number", t.suffix());
            }
        }
        if (t.kind() == Kind.FLOAT) return new Expr.Real(t.start(), NumberScanner.realOf(t), suffix);
        return new Expr.Int(t.start(), NumberScanner.integerOf(t), suffix);
    }

    /** {@code if c { a } else { b }} as a value. */
    private Expr conditional() {
        Token t = tokens.next();
        enter();
        Expr condition = expression();
        Expr whenTrue = valueBlock();
        tokens.expect("else");
        Expr whenFalse = tokens.at("if") ? conditional() : valueBlock();
        leave();
        return new Expr.Conditional(t.start(), condition, whenTrue, whenFalse);
    }

    private Expr valueBlock() {
        tokens.expect("{");
        if (tokens.at("let")) throw tokens.error("statements in a block with a value are not supported yet");
        Expr value = expression();
        if (tokens.at(";")) throw tokens.error("statements in a block with a value are not supported yet");
        tokens.expect("}");
        return value;
    }

    /** {@code x}, {@code wave::sqrt(x)}, {@code f32::from_bits(x)}. */
    private Expr path() {
        Token t = tokens.next();
        if (t.is("true") || t.is("false")) return new Expr.Bool(t.start(), t.is("true"));
        if (t.is("match") || t.is("loop") || t.is("unsafe") || t.is("return") || t.is("break")) {
            throw tokens.errorAt(t.start(), "'%s' as a value is not supported", t.text());
        }
        Token last = t;
        Token before = t;
        while (tokens.at("::") && tokens.peek(1).kind() == Kind.NAME) {
            tokens.next();
            before = last;
            last = tokens.next();
        }
        Scalar of = before == last ? null : RustTypes.scalar(before.text());
        if (of != null && last.is("from_bits")) {
            tokens.expect("(");
            List<Expr> bits = list(")");
            if (bits.size() == 1) return new Expr.Bitcast(last.start(), of, bits.get(0));
            throw tokens.errorAt(last.start(), "'from_bits' takes 1 argument, but %d are given", bits.size());
        }
        if (of != null && (last.is("MAX") || last.is("MIN"))) return limit(last, of);
        if (of != null) throw tokens.errorAt(last.start(), "unknown function '%s'", last.text());
        if (tokens.take("(")) return new Expr.Call(last.start(), last.text(), positional(list(")")));
        return new Expr.Name(last.start(), last.text());
    }

    private Expr limit(Token t, Scalar type) {
        boolean max = t.is("MAX");
        if (type.isFloat()) {
            double largest = type == Scalar.F64 ? Double.MAX_VALUE : type == Scalar.F32 ? Float.MAX_VALUE : 65504;
            return new Expr.Real(t.start(), max ? largest : -largest, type);
        }
        int bits = type.isUnsigned() ? type.width() : type.width() - 1;
        BigInteger power = BigInteger.ONE.shiftLeft(bits);
        BigInteger least = type.isUnsigned() ? BigInteger.ZERO : power.negate();
        return new Expr.Int(t.start(), max ? power.subtract(BigInteger.ONE) : least, type);
    }

    private static List<Argument> positional(List<Expr> values) {
        return values.stream().map(v -> new Argument(null, v)).toList();
    }

    // ---- what follows an operand

    private Expr postfix(Expr start) {
        Expr e = start;
        while (true) {
            Token t = tokens.peek();
            if (t.is("[")) e = index(e);
            else if (t.is(".") && tokens.peek(1).kind() == Kind.NAME) e = method(e);
            else if (t.is("?")) throw tokens.error("'?' is not part of the kernel language");
            else return e;
        }
    }

    @Override
    protected Expr index(Expr array) {
        Token open = tokens.next();
        if (tokens.at("..")) throw slices();
        Expr index = expression();
        if (tokens.at("..") || tokens.at("..=")) throw slices();
        tokens.expect("]");
        return indexed(open, array, index);
    }

    private RuntimeException slices() {
        return tokens.error("slices are not supported yet; write the loop");
    }

    /** The method's receiver is the first argument of the function that means the same. */
    private Expr method(Expr receiver) {
        tokens.next();
        Token name = tokens.next();
        if (!tokens.at("(")) throw tokens.errorAt(name.start(), "there is no member '%s'", name.text());
        tokens.next();
        List<Expr> all = new ArrayList<>(List.of(receiver));
        all.addAll(list(")"));
        int at = name.start();
        String function = switch (name.text()) {
            case "ln" -> "log";
            case "powf" -> "pow";
            case "recip" -> "rcp";
            case "mul_add" -> "fma";
            case "count_ones" -> "popcount";
            case "leading_zeros" -> "clz";
            case "trailing_zeros" -> "ctz";
            case "reverse_bits" -> "bitreverse";
            default -> name.text();
        };
        if (all.size() == 1 && function.equals("len")) {
            return new Expr.Extent(at, receiver, new Expr.Int(at, BigInteger.ZERO, null));
        }
        if (all.size() == 1 && function.equals("to_bits")) return new Expr.Bitcast(at, Scalar.U32, receiver);
        BinaryOperator operator = all.size() == 2 ? operator(function) : null;
        if (operator != null) return new Expr.Binary(at, operator, receiver, all.get(1));
        return new Expr.Call(at, function, positional(all));
    }

    private static @Nullable BinaryOperator operator(String method) {
        return switch (method) {
            case "wrapping_add" -> BinaryOperator.ADD;
            case "wrapping_sub" -> BinaryOperator.SUBTRACT;
            case "wrapping_mul" -> BinaryOperator.MULTIPLY;
            case "wrapping_div" -> BinaryOperator.DIVIDE;
            case "wrapping_rem" -> BinaryOperator.REMAINDER;
            case "wrapping_shl" -> BinaryOperator.SHIFT_LEFT;
            case "wrapping_shr" -> BinaryOperator.SHIFT_RIGHT;
            case "powi", "pow", "wrapping_pow" -> BinaryOperator.POWER;
            default -> null;
        };
    }
}
