package dev.wami.waveir.isa;

/**
 * IEEE 754 arithmetic on bits whose NaNs do not depend on the host: the first operand that is one, made quiet, or else
 * the negative canonical one, as SSE has them.
 */
final class FloatArithmetic {
    private static final int QUIET = 0x40_0000;
    private static final int NAN = 0xFFC0_0000;
    private static final long QUIET_64 = 1L << 51;
    private static final long NAN_64 = 0xFFF8L << 48;

    private FloatArithmetic() {}

    static float f32(int bits) {
        return Float.intBitsToFloat(bits);
    }

    static double f64(long bits) {
        return Double.longBitsToDouble(bits);
    }

    static boolean isNaN(int bits) {
        return (bits & 0x7FFF_FFFF) > 0x7F80_0000;
    }

    private static boolean isNaN(long bits) {
        return (bits & Long.MAX_VALUE) > 0x7FFL << 52;
    }

    /** The bits of {@code result}, computed from {@code a}. */
    static int bits(float result, int a) {
        if (!Float.isNaN(result)) return Float.floatToRawIntBits(result);
        return isNaN(a) ? a | QUIET : NAN;
    }

    static int bits(float result, int a, int b) {
        if (!Float.isNaN(result)) return Float.floatToRawIntBits(result);
        return isNaN(a) ? a | QUIET : bits(result, b);
    }

    /** Of a fused operation; the second operand goes first, as the hosts' C libraries have it. */
    static int bits(float result, int a, int b, int c) {
        if (!Float.isNaN(result)) return Float.floatToRawIntBits(result);
        return isNaN(b) ? b | QUIET : bits(result, a, c);
    }

    static long bits(double result, long a) {
        if (!Double.isNaN(result)) return Double.doubleToRawLongBits(result);
        return isNaN(a) ? a | QUIET_64 : NAN_64;
    }

    static long bits(double result, long a, long b) {
        if (!Double.isNaN(result)) return Double.doubleToRawLongBits(result);
        return isNaN(a) ? a | QUIET_64 : bits(result, b);
    }

    static long bits(double result, long a, long b, long c) {
        if (!Double.isNaN(result)) return Double.doubleToRawLongBits(result);
        return isNaN(b) ? b | QUIET_64 : bits(result, a, c);
    }

    static int add(int a, int b) {
        return bits(f32(a) + f32(b), a, b);
    }

    static int sub(int a, int b) {
        return bits(f32(a) - f32(b), a, b);
    }

    static int mul(int a, int b) {
        return bits(f32(a) * f32(b), a, b);
    }

    static int div(int a, int b) {
        return bits(f32(a) / f32(b), a, b);
    }

    static int fma(int a, int b, int c) {
        return bits(Math.fma(f32(a), f32(b), f32(c)), a, b, c);
    }

    // A square root in double rounded again is the square root in float: a double has more than 2 * 24 + 2 bits.
    static int sqrt(int a) {
        return bits((float) Math.sqrt(f32(a)), a);
    }

    static int min(int a, int b) {
        return isNaN(a) || f32(b) < f32(a) ? b : a;
    }

    static int max(int a, int b) {
        return isNaN(a) || f32(b) > f32(a) ? b : a;
    }

    static int clamp(int a, int low, int high) {
        if (f32(a) < f32(low)) return low;
        return f32(a) > f32(high) ? high : a;
    }

    /** Halves away from zero. */
    static int round(int a) {
        float x = f32(a);
        if (!(Math.abs(x) < 0x1p23f)) return bits(x, a);
        // in double the sum is exact; the sign of a zero is that of x
        return bits((float) Math.copySign(Math.floor(Math.abs((double) x) + 0.5), x), a);
    }

    // The next three leave a NaN as it is, also a signalling one, as the published emulator does.

    static int floor(int a) {
        return isNaN(a) ? a : Float.floatToRawIntBits((float) Math.floor(f32(a)));
    }

    static int ceil(int a) {
        return isNaN(a) ? a : Float.floatToRawIntBits((float) Math.ceil(f32(a)));
    }

    static int trunc(int a) {
        return isNaN(a) ? a : Float.floatToRawIntBits((float) truncated(f32(a)));
    }

    private static double truncated(double x) {
        return x < 0 ? Math.ceil(x) : Math.floor(x);
    }

    /** {@code a - trunc(a)}; of an infinity it is NaN. */
    static int fract(int a) {
        return bits(f32(a) - (float) truncated(f32(a)), a);
    }

    /** From a double that is exact to far below half a unit in the last place of a float. */
    static int sin(int a) {
        return bits((float) StrictMath.sin(f32(a)), a);
    }

    static int cos(int a) {
        return bits((float) StrictMath.cos(f32(a)), a);
    }

    static int exp2(int a) {
        return bits((float) StrictMath.pow(2, f32(a)), a);
    }

    static int log2(int a) {
        return bits((float) (StrictMath.log(f32(a)) / StrictMath.log(2)), a);
    }

    /** Unsigned, saturating, NaN to 0. */
    static int toUnsigned(float x) {
        return (int) Math.max(0, Math.min((long) x, 0xFFFF_FFFFL));
    }
}
