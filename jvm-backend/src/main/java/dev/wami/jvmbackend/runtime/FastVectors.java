package dev.wami.jvmbackend.runtime;

import dev.wami.wasmspec.V128;

/**
 * Frequent instructions on vectors, without a loop over lanes; what they compute is that of
 * {@link dev.wami.wasmspec.VectorNumeric}. Two floats are in one long, the first in its lower half.
 */
public final class FastVectors {
    private static final long SIGNS_OF_FLOATS = 0x8000_0000_8000_0000L;
    private static final long SIGNS_OF_I8 = 0x8080_8080_8080_8080L;
    private static final long SIGNS_OF_I16 = 0x8000_8000_8000_8000L;

    private FastVectors() {}

    /** {@code v128.and}. */
    public static V128 and(V128 a, V128 b) {
        return new V128(a.low() & b.low(), a.high() & b.high());
    }

    /** {@code v128.or}. */
    public static V128 or(V128 a, V128 b) {
        return new V128(a.low() | b.low(), a.high() | b.high());
    }

    /** {@code v128.xor}. */
    public static V128 xor(V128 a, V128 b) {
        return new V128(a.low() ^ b.low(), a.high() ^ b.high());
    }

    /** {@code v128.andnot}. */
    public static V128 andnot(V128 a, V128 b) {
        return new V128(a.low() & ~b.low(), a.high() & ~b.high());
    }

    /** {@code v128.not}. */
    public static V128 not(V128 a) {
        return new V128(~a.low(), ~a.high());
    }

    /** {@code v128.bitselect}. */
    public static V128 bitselect(V128 a, V128 b, V128 c) {
        return new V128(a.low() & c.low() | b.low() & ~c.low(), a.high() & c.high() | b.high() & ~c.high());
    }

    /** {@code v128.any_true}. */
    public static int anyTrue(V128 a) {
        return (a.low() | a.high()) != 0 ? 1 : 0;
    }

    /** {@code i64x2.add}. */
    public static V128 addI64(V128 a, V128 b) {
        return new V128(a.low() + b.low(), a.high() + b.high());
    }

    /** {@code i64x2.sub}. */
    public static V128 subI64(V128 a, V128 b) {
        return new V128(a.low() - b.low(), a.high() - b.high());
    }

    /** {@code i64x2.mul}. */
    public static V128 mulI64(V128 a, V128 b) {
        return new V128(a.low() * b.low(), a.high() * b.high());
    }

    /** {@code i64x2.shl}. */
    public static V128 shlI64(V128 a, int b) {
        return new V128(a.low() << b, a.high() << b);
    }

    /** {@code i64x2.shr_u}. */
    public static V128 shrUI64(V128 a, int b) {
        return new V128(a.low() >>> b, a.high() >>> b);
    }

    /** {@code i64x2.shr_s}. */
    public static V128 shrSI64(V128 a, int b) {
        return new V128(a.low() >> b, a.high() >> b);
    }

    /** {@code i64x2.splat}. */
    public static V128 splatI64(long a) {
        return new V128(a, a);
    }

    /** {@code i32x4.splat}. */
    public static V128 splatI32(int a) {
        long pair = pair(a, a);
        return new V128(pair, pair);
    }

    /** {@code f32x4.splat}. */
    public static V128 splatF32(float a) {
        return splatI32(Float.floatToRawIntBits(a));
    }

    /** {@code f64x2.splat}. */
    public static V128 splatF64(double a) {
        long bits = Double.doubleToRawLongBits(a);
        return new V128(bits, bits);
    }

    /** {@code i8x16.splat}. */
    public static V128 splatI8(int a) {
        long lanes = (a & 0xFF) * 0x0101_0101_0101_0101L;
        return new V128(lanes, lanes);
    }

    /** {@code i16x8.splat}. */
    public static V128 splatI16(int a) {
        long lanes = (a & 0xFFFF) * 0x0001_0001_0001_0001L;
        return new V128(lanes, lanes);
    }

    /** {@code i32x4.add}. */
    public static V128 addI32(V128 a, V128 b) {
        return new V128(
                pair((int) a.low() + (int) b.low(), upper(a.low()) + upper(b.low())),
                pair((int) a.high() + (int) b.high(), upper(a.high()) + upper(b.high())));
    }

    /** {@code i32x4.sub}. */
    public static V128 subI32(V128 a, V128 b) {
        return new V128(
                pair((int) a.low() - (int) b.low(), upper(a.low()) - upper(b.low())),
                pair((int) a.high() - (int) b.high(), upper(a.high()) - upper(b.high())));
    }

    /** {@code i32x4.mul}. */
    public static V128 mulI32(V128 a, V128 b) {
        return new V128(
                pair((int) a.low() * (int) b.low(), upper(a.low()) * upper(b.low())),
                pair((int) a.high() * (int) b.high(), upper(a.high()) * upper(b.high())));
    }

    /** {@code i32x4.shl}. */
    public static V128 shlI32(V128 a, int b) {
        return new V128(pair((int) a.low() << b, upper(a.low()) << b), pair((int) a.high() << b, upper(a.high()) << b));
    }

    /** {@code i32x4.shr_s}. */
    public static V128 shrSI32(V128 a, int b) {
        return new V128(pair((int) a.low() >> b, upper(a.low()) >> b), pair((int) a.high() >> b, upper(a.high()) >> b));
    }

    /** {@code i32x4.shr_u}. */
    public static V128 shrUI32(V128 a, int b) {
        return new V128(
                pair((int) a.low() >>> b, upper(a.low()) >>> b), pair((int) a.high() >>> b, upper(a.high()) >>> b));
    }

    /** {@code f32x4.add}. */
    public static V128 addF32(V128 a, V128 b) {
        return new V128(
                floats(first(a.low()) + first(b.low()), second(a.low()) + second(b.low())),
                floats(first(a.high()) + first(b.high()), second(a.high()) + second(b.high())));
    }

    /** {@code f64x2.add}. */
    public static V128 addF64(V128 a, V128 b) {
        return new V128(bits(f64(a.low()) + f64(b.low())), bits(f64(a.high()) + f64(b.high())));
    }

    /** {@code f32x4.sub}. */
    public static V128 subF32(V128 a, V128 b) {
        return new V128(
                floats(first(a.low()) - first(b.low()), second(a.low()) - second(b.low())),
                floats(first(a.high()) - first(b.high()), second(a.high()) - second(b.high())));
    }

    /** {@code f64x2.sub}. */
    public static V128 subF64(V128 a, V128 b) {
        return new V128(bits(f64(a.low()) - f64(b.low())), bits(f64(a.high()) - f64(b.high())));
    }

    /** {@code f32x4.mul}. */
    public static V128 mulF32(V128 a, V128 b) {
        return new V128(
                floats(first(a.low()) * first(b.low()), second(a.low()) * second(b.low())),
                floats(first(a.high()) * first(b.high()), second(a.high()) * second(b.high())));
    }

    /** {@code f64x2.mul}. */
    public static V128 mulF64(V128 a, V128 b) {
        return new V128(bits(f64(a.low()) * f64(b.low())), bits(f64(a.high()) * f64(b.high())));
    }

    /** {@code f32x4.div}. */
    public static V128 divF32(V128 a, V128 b) {
        return new V128(
                floats(first(a.low()) / first(b.low()), second(a.low()) / second(b.low())),
                floats(first(a.high()) / first(b.high()), second(a.high()) / second(b.high())));
    }

    /** {@code f64x2.div}. */
    public static V128 divF64(V128 a, V128 b) {
        return new V128(bits(f64(a.low()) / f64(b.low())), bits(f64(a.high()) / f64(b.high())));
    }

    /** {@code f64x2.sqrt}. */
    public static V128 sqrtF64(V128 a) {
        return new V128(bits(Math.sqrt(f64(a.low()))), bits(Math.sqrt(f64(a.high()))));
    }

    /** {@code f64x2.neg}. */
    public static V128 negF64(V128 a) {
        return new V128(a.low() ^ Long.MIN_VALUE, a.high() ^ Long.MIN_VALUE);
    }

    /** {@code f64x2.abs}. */
    public static V128 absF64(V128 a) {
        return new V128(a.low() & Long.MAX_VALUE, a.high() & Long.MAX_VALUE);
    }

    /** {@code f32x4.neg}. */
    public static V128 negF32(V128 a) {
        return new V128(a.low() ^ SIGNS_OF_FLOATS, a.high() ^ SIGNS_OF_FLOATS);
    }

    /** {@code f32x4.abs}. */
    public static V128 absF32(V128 a) {
        return new V128(a.low() & ~SIGNS_OF_FLOATS, a.high() & ~SIGNS_OF_FLOATS);
    }

    /** {@code i8x16.add}. */
    public static V128 addI8(V128 a, V128 b) {
        return new V128(addLanes(a.low(), b.low(), SIGNS_OF_I8), addLanes(a.high(), b.high(), SIGNS_OF_I8));
    }

    /** {@code i8x16.sub}. */
    public static V128 subI8(V128 a, V128 b) {
        return new V128(subLanes(a.low(), b.low(), SIGNS_OF_I8), subLanes(a.high(), b.high(), SIGNS_OF_I8));
    }

    /** {@code i16x8.add}. */
    public static V128 addI16(V128 a, V128 b) {
        return new V128(addLanes(a.low(), b.low(), SIGNS_OF_I16), addLanes(a.high(), b.high(), SIGNS_OF_I16));
    }

    /** {@code i16x8.sub}. */
    public static V128 subI16(V128 a, V128 b) {
        return new V128(subLanes(a.low(), b.low(), SIGNS_OF_I16), subLanes(a.high(), b.high(), SIGNS_OF_I16));
    }

    /** Lane by lane: the highest bits are added apart, so that nothing is carried from one lane to the next. */
    private static long addLanes(long a, long b, long signs) {
        return (a & ~signs) + (b & ~signs) ^ (a ^ b) & signs;
    }

    /** Lane by lane: with the highest bits set nothing is borrowed from the next lane. */
    private static long subLanes(long a, long b, long signs) {
        return (a | signs) - (b & ~signs) ^ (a ^ ~b) & signs;
    }

    private static long pair(int first, int second) {
        return first & 0xFFFF_FFFFL | (long) second << 32;
    }

    private static int upper(long pair) {
        return (int) (pair >>> 32);
    }

    private static float first(long pair) {
        return Float.intBitsToFloat((int) pair);
    }

    private static float second(long pair) {
        return Float.intBitsToFloat(upper(pair));
    }

    private static long floats(float first, float second) {
        return pair(Float.floatToRawIntBits(first), Float.floatToRawIntBits(second));
    }

    private static double f64(long bits) {
        return Double.longBitsToDouble(bits);
    }

    private static long bits(double value) {
        return Double.doubleToRawLongBits(value);
    }
}
