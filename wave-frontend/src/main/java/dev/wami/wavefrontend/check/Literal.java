package dev.wami.wavefrontend.check;

import dev.wami.wavefrontend.ast.Scalar;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * A value that is known before the kernel runs. Integers are exact; a literal's type is one of the literal types until
 * it meets another.
 *
 * @param value a {@link BigInteger}, {@link Double} or {@link Boolean} as {@code type} is
 */
record Literal(Scalar type, Object value) {

    static Literal of(BigInteger value, @Nullable Scalar type) {
        return new Literal(type == null ? Scalar.INTEGER_LITERAL : type, value);
    }

    static Literal of(double value, @Nullable Scalar type) {
        return new Literal(type == null ? Scalar.FLOAT_LITERAL : type, value);
    }

    static Literal of(boolean value) {
        return new Literal(Scalar.BOOL, value);
    }

    boolean isInteger() {
        return value instanceof BigInteger;
    }

    /** The number; of a bool 0 or 1. */
    double real() {
        if (value instanceof BigInteger i) return i.doubleValue();
        if (value instanceof Double d) return d;
        return value.equals(true) ? 1 : 0;
    }

    /** The integer of an integer literal. */
    BigInteger integer() {
        if (value instanceof BigInteger i) return i;
        if (value instanceof Double d) return java.math.BigDecimal.valueOf(d).toBigInteger();
        return value.equals(true) ? BigInteger.ONE : BigInteger.ZERO;
    }

    boolean truth() {
        return value instanceof Boolean b ? b : real() != 0;
    }

    /** Whether the integer {@code value} is one of {@code type}. */
    static boolean fits(BigInteger value, Scalar type) {
        if (type.isUnsigned()) return value.signum() >= 0 && value.bitLength() <= type.width();
        return value.bitLength() < type.width();
    }
}
