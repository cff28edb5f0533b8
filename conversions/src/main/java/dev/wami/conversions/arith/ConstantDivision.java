package dev.wami.conversions.arith;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.conversions.Emitter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.IntegerType;
import org.jspecify.annotations.Nullable;

/**
 * Signed division of 32 bits by a constant d, whose magnitude is no power of two, with a product of 64 bits (Granlund,
 * Montgomery, "Division by Invariant Integers using Multiplication"):
 *
 * <pre>
 *   2^(l-1) &lt; |d| &lt; 2^l     m = floor(2^(31+l) / |d|) + 1 &lt; 2^32     x / |d| = floor(x m / 2^(31+l)) + (x &lt; 0 ? 1 : 0)
 * </pre>
 *
 * For unsigned numbers and for 64 bits the engines' own way is the faster one.
 */
record ConstantDivision(int divisor) {

    /** Division by {@code value}; null if that is no such constant. */
    static @Nullable ConstantDivision by(Value value) {
        if (!(value.definedBy() instanceof ConstantLike c) || !(c.constant() instanceof IntegerAttr i)) return null;
        long d = i.value();
        boolean fits = d > Integer.MIN_VALUE && d <= Integer.MAX_VALUE;
        return fits && Long.bitCount(Math.abs(d)) > 1 ? new ConstantDivision((int) d) : null;
    }

    Value quotient(Value x, Emitter e) {
        int magnitude = Math.abs(divisor);
        int shift = 63 - Integer.numberOfLeadingZeros(magnitude);
        long m = (1L << shift) / magnitude + 1;
        Value wide = e.convert(EXTEND_I32_S, x, IntegerType.I64);
        Value product = e.mul(wide, e.integer(IntegerType.I64, m));
        Value shifted = e.binary(SHR_S, product, e.integer(IntegerType.I64, shift));
        Value floor = e.convert(WRAP_I64, shifted, IntegerType.I32);
        Value sign = e.binary(SHR_S, x, e.i32(31));
        return divisor > 0 ? e.sub(floor, sign) : e.sub(sign, floor);
    }

    /** {@code x - (x / d) d}. */
    Value remainder(Value x, Emitter e) {
        return e.sub(x, e.mul(quotient(x, e), e.i32(divisor)));
    }
}
