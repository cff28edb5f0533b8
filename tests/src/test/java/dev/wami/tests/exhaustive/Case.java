package dev.wami.tests.exhaustive;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An operation on operands of given types, and what it gives by its definition.
 *
 * @param name of the functions made of it
 * @param text operations that make {@code %r}, and {@code %s} if there are two results, of {@code %a} and {@code %b};
 *     each type is in braces, to be made a vector of
 * @param undefined what it is for operands without a result
 * @param oneNaN whether all NaNs are the same, {@link #NAN}
 */
record Case(
        String name,
        String text,
        List<Type> operands,
        List<Type> results,
        Undefined undefined,
        boolean oneNaN,
        Definition definition) {
    /** The only NaN of a definition where {@link #oneNaN}. */
    static final BigInteger NAN = BigInteger.ONE.negate();

    /** On integers. */
    Case(
            String name,
            String text,
            List<Type> operands,
            List<Type> results,
            Undefined undefined,
            Definition definition) {
        this(name, text, operands, results, undefined, false, definition);
    }

    /** What an operation without a result means. */
    enum Undefined {
        /** Undefined behaviour: execution traps. */
        TRAP,
        /** Poison: execution goes on with any value. */
        POISON,
        /** One for some operands, the other for others. */
        EITHER,
        /** Several results are right. */
        OPEN
    }

    /**
     * The results for operands, numbers or bits, of which as many low bits count as the type has; null where there are
     * none.
     */
    @FunctionalInterface
    interface Definition {
        @Nullable
        List<BigInteger> of(BigInteger a, BigInteger b);
    }

    /** The operations on scalars. */
    String scalarText() {
        return text.replaceAll("\\{(\\w+)}", "$1");
    }

    /** Whether it is defined on vectors; those of the dialect index are not. */
    boolean hasVectors() {
        return !text.contains("= index.");
    }

    /**
     * The operations on vectors {@code %va}, {@code %vb} of {@code length} elements, which give {@code %vr},
     * {@code %vs}.
     */
    String vectorText(int length) {
        return text.replaceAll("%(\\w)\\b", "%v$1").replaceAll("\\{(\\w+)}", "vector<" + length + "x$1>");
    }

    boolean isUnary() {
        return operands.size() == 1;
    }

    /** {@code width} is 32 or 64 for index. */
    static int width(Type type, int indexBits) {
        if (type instanceof IntegerType i) return i.width();
        return type == IndexType.INDEX ? indexBits : ((FloatType) type).width();
    }

    static int words(Type type) {
        return (width(type, 64) + 63) / 64;
    }

    /** {@code x} as the signed number that its low {@code width} bits are. */
    static BigInteger signed(BigInteger x, int width) {
        BigInteger low = unsigned(x, width);
        return low.testBit(width - 1) ? low.subtract(BigInteger.ONE.shiftLeft(width)) : low;
    }

    static BigInteger unsigned(BigInteger x, int width) {
        return x.mod(BigInteger.ONE.shiftLeft(width));
    }
}
