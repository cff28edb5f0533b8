package dev.wami.wasmspec;

/**
 * Conversions between floating point and integers that Java lacks (specification 4.3.3 and 4.3.4). An f32 operand is
 * passed as the double that equals it.
 */
public final class FloatConversion {
    private static final double TWO_31 = 0x1p31;
    private static final double TWO_32 = 0x1p32;
    private static final double TWO_63 = 0x1p63;
    private static final double TWO_64 = 0x1p64;

    private FloatConversion() {}

    /** Rounds towards zero; the result keeps the sign, also of zero. */
    public static double truncate(double x) {
        return x < 0 ? Math.ceil(x) : Math.floor(x);
    }

    // trunc(x) is in range iff x lies strictly between the numbers just outside the range; where those are no doubles,
    // the least one in it counts.

    public static int toI32(double x) {
        if (x > -TWO_31 - 1 && x < TWO_31) {
            return (int) x;
        }
        throw outOfRange(x);
    }

    public static int toU32(double x) {
        if (x > -1 && x < TWO_32) {
            return (int) (long) x;
        }
        throw outOfRange(x);
    }

    public static long toI64(double x) {
        if (x >= -TWO_63 && x < TWO_63) {
            return (long) x;
        }
        throw outOfRange(x);
    }

    public static long toU64(double x) {
        if (x > -1 && x < TWO_64) {
            return toU64Saturating(x);
        }
        throw outOfRange(x);
    }

    public static int toU32Saturating(double x) {
        // The cast to long is exact for x < 2^32 and takes NaN to 0.
        return x <= 0 ? 0 : x >= TWO_32 ? -1 : (int) (long) x;
    }

    public static long toU64Saturating(double x) {
        if (x <= 0) {
            return 0;
        }
        if (x >= TWO_64) {
            return -1;
        }
        // 2^63 <= x < 2^64: x - 2^63 is exact.
        return x >= TWO_63 ? (long) (x - TWO_63) + Long.MIN_VALUE : (long) x;
    }

    public static float u64ToFloat(long x) {
        // A halved number that keeps the lost bit as its lowest (round to odd) rounds as the whole one does.
        return x >= 0 ? (float) x : (float) (x >>> 1 | x & 1) * 2;
    }

    public static double u64ToDouble(long x) {
        return x >= 0 ? (double) x : (double) (x >>> 1 | x & 1) * 2;
    }

    private static TrapException outOfRange(double x) {
        return new TrapException(Double.isNaN(x) ? Trap.INVALID_CONVERSION_TO_INTEGER : Trap.INTEGER_OVERFLOW);
    }
}
