package dev.wami.waveir.hir;

import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;

/**
 * What the operations of numbers compute. Floats as bits; {@code f32} is computed as such, {@code f16} through a
 * double.
 */
final class Numbers {
    private static final double LN2 = StrictMath.log(2);

    private Numbers() {}

    // ---- integers

    /** Of integers that are extended from {@code width} by their sign; the result's upper bits mean nothing. */
    static long integer(BinaryOp.Kind kind, long a, long b, boolean unsigned, int width) {
        return switch (kind) {
            case ADD -> a + b;
            case SUB -> a - b;
            case MUL -> a * b;
            case DIV -> unsigned ? Long.divideUnsigned(a, b) : a / b;
            case REM -> unsigned ? Long.remainderUnsigned(a, b) : a % b;
            case FLOORDIV -> unsigned ? Long.divideUnsigned(a, b) : Math.floorDiv(a, b);
            case FLOORMOD -> unsigned ? Long.remainderUnsigned(a, b) : Math.floorMod(a, b);
            case AND -> a & b;
            case OR -> a | b;
            case XOR -> a ^ b;
            case SHL -> a << (b & width - 1);
            case SHR -> unsigned ? a >>> (b & width - 1) : a >> (b & width - 1);
            case MIN -> less(a, b, unsigned) ? a : b;
            case MAX -> less(a, b, unsigned) ? b : a;
            case POW -> throw new IllegalStateException("pow is of floats");
        };
    }

    private static boolean less(long a, long b, boolean unsigned) {
        return unsigned ? Long.compareUnsigned(a, b) < 0 : a < b;
    }

    static long integer(UnaryOp.Kind kind, long a, int width) {
        return switch (kind) {
            case NEG -> -a;
            case NOT -> ~a;
            case ABS -> a < 0 ? -a : a;
            case BITREVERSE -> Long.reverse(a) >>> 64 - width;
            default -> throw new IllegalStateException(kind + " is of floats");
        };
    }

    /** Of an integer that is zero-extended from {@code width}. */
    static int count(CountOp.Kind kind, long a, int width) {
        return switch (kind) {
            case POPCOUNT -> Long.bitCount(a);
            case CLZ -> Long.numberOfLeadingZeros(a) - (64 - width);
            case CTZ -> Math.min(width, Long.numberOfTrailingZeros(a));
        };
    }

    // ---- floats

    static long floating(BinaryOp.Kind kind, FloatType type, long a, long b) {
        if (type == FloatType.F32) {
            float r = f32(kind, Float.intBitsToFloat((int) a), Float.intBitsToFloat((int) b));
            return Float.floatToRawIntBits(r) & 0xFFFFFFFFL;
        }
        double r = f64(kind, FloatFormat.decode(type, a), FloatFormat.decode(type, b));
        return FloatFormat.encode(type, r);
    }

    private static float f32(BinaryOp.Kind kind, float a, float b) {
        return switch (kind) {
            case ADD -> a + b;
            case SUB -> a - b;
            case MUL -> a * b;
            case DIV -> a / b;
            case REM -> a - (float) trunc(a / b) * b;
            case FLOORDIV -> (float) Math.floor(a / b);
            case FLOORMOD -> a - (float) Math.floor(a / b) * b;
            default -> (float) f64(kind, a, b);
        };
    }

    private static double f64(BinaryOp.Kind kind, double a, double b) {
        return switch (kind) {
            case ADD -> a + b;
            case SUB -> a - b;
            case MUL -> a * b;
            case DIV -> a / b;
            case REM -> a - trunc(a / b) * b;
            case FLOORDIV -> Math.floor(a / b);
            case FLOORMOD -> a - Math.floor(a / b) * b;
            // a NaN is passed over; of +0 and -0 it is the first
            case MIN -> b < a || Double.isNaN(a) ? b : a;
            case MAX -> b > a || Double.isNaN(a) ? b : a;
            case POW -> StrictMath.pow(a, b);
            default -> throw new IllegalStateException(kind + " is of integers");
        };
    }

    static long floating(UnaryOp.Kind kind, FloatType type, long a) {
        long sign = 1L << type.width() - 1;
        if (kind == UnaryOp.Kind.NEG) return a ^ sign;
        if (kind == UnaryOp.Kind.ABS) return a & ~sign;
        double x = FloatFormat.decode(type, a);
        if (kind == UnaryOp.Kind.RSQRT) return reciprocal(type, FloatFormat.encode(type, Math.sqrt(x)));
        if (kind == UnaryOp.Kind.RCP) return reciprocal(type, a);
        return FloatFormat.encode(type, f64(kind, x));
    }

    private static long reciprocal(FloatType type, long a) {
        return floating(BinaryOp.Kind.DIV, type, FloatFormat.encode(type, 1), a);
    }

    private static double f64(UnaryOp.Kind kind, double a) {
        return switch (kind) {
            case SQRT -> Math.sqrt(a);
            case SIN -> StrictMath.sin(a);
            case COS -> StrictMath.cos(a);
            case EXP -> StrictMath.exp(a);
            case EXP2 -> StrictMath.pow(2, a);
            case LOG -> StrictMath.log(a);
            case LOG2 -> log2(a);
            case TANH -> StrictMath.tanh(a);
            case FLOOR -> Math.floor(a);
            case CEIL -> Math.ceil(a);
            case ROUND -> round(a);
            case TRUNC -> trunc(a);
            case FRACT -> a - trunc(a);
            default -> throw new IllegalStateException(kind.toString());
        };
    }

    /** With the exponent apart, so that powers of two are exact. */
    private static double log2(double a) {
        int e = Math.getExponent(a);
        if (!(a > 0) || e < Double.MIN_EXPONENT || e > Double.MAX_EXPONENT) return StrictMath.log(a) / LN2;
        double m = Math.scalb(a, -e);
        if (m <= 1.5) return StrictMath.log(m) / LN2 + e;
        return StrictMath.log(m / 2) / LN2 + (e + 1);
    }

    private static double trunc(double a) {
        return a < 0 ? Math.ceil(a) : Math.floor(a);
    }

    /** Ties away from zero, as the ISA does. */
    private static double round(double a) {
        double whole = trunc(a);
        return Math.abs(a - whole) >= 0.5 ? whole + Math.copySign(1, a) : whole;
    }

    /** {@code a * b + c} rounded once; of {@code f16} it is that of {@code f32} rounded again, as the ISA's hma. */
    static long fma(FloatType type, long a, long b, long c) {
        double x = FloatFormat.decode(type, a);
        double y = FloatFormat.decode(type, b);
        double z = FloatFormat.decode(type, c);
        double r = type == FloatType.F64 ? Math.fma(x, y, z) : Math.fma((float) x, (float) y, (float) z);
        return FloatFormat.encode(type, r);
    }

    // ---- conversions

    /** The integer nearest to zero from {@code a}, or the nearest there is; NaN gives 0. */
    static long toInteger(double a, boolean unsigned, int width) {
        if (!unsigned) return width == 32 ? (int) a : (long) a;
        if (!(a > 0)) return 0;
        if (a >= (width == 32 ? 0x1p32 : 0x1p64)) return -1;
        return a < 0x1p63 ? (long) a : (long) (a - 0x1p63) ^ Long.MIN_VALUE;
    }

    /** The float nearest to {@code a}. */
    static long toFloat(FloatType type, long a, boolean unsigned) {
        if (type == FloatType.F32) {
            float f = unsigned && a < 0 ? 2 * (float) (a >>> 1 | a & 1) : a;
            return Float.floatToRawIntBits(f) & 0xFFFFFFFFL;
        }
        double d = unsigned && a < 0 ? 2 * (double) (a >>> 1 | a & 1) : a;
        return FloatFormat.encode(type, d);
    }
}
