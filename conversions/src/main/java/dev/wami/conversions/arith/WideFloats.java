package dev.wami.conversions.arith;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.conversions.Emitter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.List;

/** Conversions between integers on limbs and f32 or f64. */
final class WideFloats {
    private static final IntegerType I64 = IntegerType.I64;

    /** Bits of f64 after the first one of a number. */
    private static final int FRACTION = 52;

    private final Emitter e;
    private final WideLowering wide;

    WideFloats(Emitter e, WideLowering wide) {
        this.e = e;
        this.wide = wide;
    }

    /**
     * {@code magnitude}, unsigned and with all bits defined, rounded once to the nearest: with its highest bit moved to
     * the top, the highest limb is converted by the instruction, which rounds it as it would the whole, since its last
     * bit says whether anything is below. What is left is a power of two.
     */
    Value toFloat(List<Value> magnitude, Type type) {
        boolean isSingle = type == FloatType.F32;
        Value zeros = new WideDivision(e, wide).leadingZeros(magnitude);
        List<Value> up = wide.shiftLeft(magnitude, zeros);
        int last = up.size() - 1;
        Value below = up.get(0);
        for (Value limb : up.subList(1, last)) below = e.or(below, limb);
        Value sticky = e.convert(EXTEND_I32_U, e.compare(NE, below, constant(0)), I64);
        Value top = e.convert(CONVERT_I64_U, e.or(up.get(last), sticky), type);
        // 2^(64 last - zeros), or infinity
        Value exponent = e.sub(constant(64L * last), zeros);
        int bias = isSingle ? 127 : 1023;
        Value most = constant(bias + 1);
        Value bounded = 64 * last <= bias ? exponent : e.select(e.compare(GT_S, exponent, most), most, exponent);
        Value biased = e.add(bounded, constant(bias));
        Value scale = isSingle
                ? e.convert(
                        REINTERPRET_I32, e.binary(SHL, e.convert(WRAP_I64, biased, IntegerType.I32), e.i32(23)), type)
                : e.convert(REINTERPRET_I64, e.binary(SHL, biased, constant(FRACTION)), type);
        return e.mul(top, scale);
    }

    /**
     * What is before the point of the magnitude of {@code a}, on so many limbs; of what does not fit, NaN among it,
     * anything.
     */
    List<Value> toInteger(Value a, int limbs) {
        Value exact = a.type() == FloatType.F32 ? e.convert(PROMOTE_F32, a, FloatType.F64) : a;
        Value bits = bits(exact);
        Value fraction = e.and(bits, constant((1L << FRACTION) - 1));
        Value number = e.or(fraction, constant(1L << FRACTION));
        Value biased = e.and(e.binary(SHR_U, bits, constant(FRACTION)), constant(2047));
        // number * 2^(biased - 1075)
        Value up = e.sub(biased, constant(1023 + FRACTION));
        Value down = e.sub(constant(0), up);
        Value shifted = e.select(e.compare(GT_S, down, constant(63)), constant(0), e.binary(SHR_U, number, down));
        return wide.select(
                e.compare(LT_S, up, constant(0)),
                wide.extended(shifted, limbs),
                wide.shiftLeft(wide.extended(number, limbs), up));
    }

    /** 1 if {@code a} is below zero, also -0.0. */
    Value isNegative(Value a) {
        Value exact = a.type() == FloatType.F32 ? e.convert(PROMOTE_F32, a, FloatType.F64) : a;
        return e.compare(LT_S, bits(exact), constant(0));
    }

    private Value bits(Value a) {
        return e.convert(REINTERPRET_F64, a, I64);
    }

    private Value constant(long value) {
        return e.integer(I64, value);
    }
}
