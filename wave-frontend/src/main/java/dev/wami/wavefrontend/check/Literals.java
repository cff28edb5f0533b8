package dev.wami.wavefrontend.check;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.syntax.Source;
import java.math.BigInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Computes expressions of literals and constants. Integers are exact, as in Python; floats are doubles. */
final class Literals {
    /** More bits than this no shift or power may give. */
    private static final int MAX_BITS = 4096;

    private final Source source;
    private final Function<Expr.Name, @Nullable Literal> constants;

    /** @param constants the constant that a name stands for, or null */
    Literals(Source source, Function<Expr.Name, @Nullable Literal> constants) {
        this.source = source;
        this.constants = constants;
    }

    /** The value of {@code e}, or null if it is not constant. A constant one that has no value is reported. */
    @Nullable
    Literal evaluate(Expr e) {
        if (e instanceof Expr.Int i) {
            return i.suffix() != null && i.suffix().isFloat()
                    ? Literal.of(i.value().doubleValue(), i.suffix())
                    : Literal.of(i.value(), i.suffix());
        }
        if (e instanceof Expr.Real r) return Literal.of(r.value(), r.suffix());
        if (e instanceof Expr.Bool b) return Literal.of(b.value());
        if (e instanceof Expr.Name n) return constants.apply(n);
        if (e instanceof Expr.Unary u) return unary(u);
        if (e instanceof Expr.Binary b) return binary(b);
        if (e instanceof Expr.Cast c) return cast(c);
        return null;
    }

    private @Nullable Literal unary(Expr.Unary u) {
        Literal a = evaluate(u.operand());
        if (a == null) return null;
        return switch (u.operator()) {
            case PLUS -> a;
            case NOT -> Literal.of(!a.truth());
            case INVERT -> a.isInteger() ? wrapped(a.integer().not(), a.type()) : null;
            case NEGATE -> {
                if (!a.isInteger()) yield a.type() == Scalar.BOOL ? null : new Literal(a.type(), -a.real());
                yield wrapped(a.integer().negate(), a.type());
            }
        };
    }

    private @Nullable Literal binary(Expr.Binary b) {
        Literal left = evaluate(b.left());
        Literal right = evaluate(b.right());
        if (left == null || right == null || left.type() == Scalar.BOOL || right.type() == Scalar.BOOL) return null;
        Scalar type = common(left.type(), right.type(), b.operator());
        if (type == null) return null;
        boolean integers = left.isInteger()
                && right.isInteger()
                && b.operator() != BinaryOperator.TRUE_DIVIDE
                && b.operator() != BinaryOperator.FLOAT_DIVIDE;
        if (integers && b.operator() == BinaryOperator.POWER && right.integer().signum() < 0) integers = false;
        if (!integers) return floating(b, left.real(), right.real(), isFloat(type) ? type : Scalar.FLOAT_LITERAL);
        BigInteger value = integer(b, left.integer(), right.integer());
        return value == null ? null : wrapped(value, type);
    }

    private static @Nullable Scalar common(Scalar a, Scalar b, BinaryOperator operator) {
        if (a == b || b.isLiteral() && (a.isConcrete() || a == Scalar.FLOAT_LITERAL) || operator.isShift()) return a;
        return a.isLiteral() ? b : null;
    }

    private static boolean isFloat(Scalar type) {
        return type.isFloat() || type == Scalar.FLOAT_LITERAL;
    }

    /** Constants with a type are computed modulo its size; a literal is what it is. */
    private static Literal wrapped(BigInteger value, Scalar type) {
        if (!type.isInteger()) return new Literal(type, value);
        BigInteger size = BigInteger.ONE.shiftLeft(type.width());
        BigInteger low = value.mod(size);
        boolean negative = !type.isUnsigned() && low.testBit(type.width() - 1);
        return new Literal(type, negative ? low.subtract(size) : low);
    }

    private @Nullable BigInteger integer(Expr.Binary b, BigInteger x, BigInteger y) {
        if (b.operator().divides() && y.signum() == 0) {
            source.error(b.at(), "division by zero");
            return BigInteger.ONE;
        }
        boolean large = b.operator() == BinaryOperator.POWER || b.operator().isShift();
        if (large && (y.bitLength() > 20 || y.signum() < 0)) {
            source.error(b.at(), "'%s' of constants by %s", b.operator(), y);
            return BigInteger.ONE;
        }
        BigInteger value = switch (b.operator()) {
            case ADD -> x.add(y);
            case SUBTRACT -> x.subtract(y);
            case MULTIPLY -> x.multiply(y);
            case DIVIDE -> x.divide(y);
            case REMAINDER -> x.remainder(y);
            case FLOOR_DIVIDE -> floor(x, y);
            case FLOOR_MODULO -> x.subtract(floor(x, y).multiply(y));
            case POWER -> (long) x.bitLength() * y.intValue() > MAX_BITS ? null : x.pow(y.intValue());
            case AND -> x.and(y);
            case OR -> x.or(y);
            case XOR -> x.xor(y);
            case SHIFT_LEFT -> x.bitLength() + y.intValue() > MAX_BITS ? null : x.shiftLeft(y.intValue());
            case SHIFT_RIGHT -> x.shiftRight(y.intValue());
            case SHIFT_RIGHT_UNSIGNED -> x.mod(BigInteger.ONE.shiftLeft(32)).shiftRight(y.intValue() & 31);
            case TRUE_DIVIDE, FLOAT_DIVIDE -> throw new IllegalStateException("gives a float");
        };
        if (value != null) return value;
        source.error(b.at(), "the constant is too large");
        return BigInteger.ONE;
    }

    private static BigInteger floor(BigInteger x, BigInteger y) {
        BigInteger[] parts = x.divideAndRemainder(y);
        boolean below = parts[1].signum() != 0 && parts[1].signum() != y.signum();
        return below ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    private @Nullable Literal floating(Expr.Binary b, double x, double y, Scalar type) {
        double value = switch (b.operator()) {
            case ADD -> x + y;
            case SUBTRACT -> x - y;
            case MULTIPLY -> x * y;
            case DIVIDE, TRUE_DIVIDE, FLOAT_DIVIDE -> x / y;
            case FLOOR_DIVIDE -> Math.floor(x / y);
            case FLOOR_MODULO -> x - Math.floor(x / y) * y;
            case REMAINDER -> x % y;
            case POWER -> StrictMath.pow(x, y);
            default -> Double.NaN;
        };
        if (b.operator().isBitwise() || b.operator().isShift()) return null;
        return Literal.of(type == Scalar.F32 ? (float) value : value, type);
    }

    private @Nullable Literal cast(Expr.Cast c) {
        Literal a = evaluate(c.operand());
        if (a == null) return null;
        if (c.to() == Scalar.BOOL) return Literal.of(a.truth());
        if (c.to().isFloat()) return Literal.of(a.real(), c.to());
        if (!a.isInteger() && Double.isNaN(a.real())) return Literal.of(BigInteger.ZERO, c.to());
        if (!a.isInteger() && Double.isInfinite(a.real())) return null;
        return wrapped(a.integer(), c.to());
    }
}
