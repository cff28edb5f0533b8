package dev.wami.std;

import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import dev.wami.std.arith.RoundingMode;
import java.math.BigDecimal;

/**
 * Correct rounding by search: of all encodings the one whose number is nearest to an exact decimal. Slow, and written
 * apart from the code that it checks; it uses that code's decoding of bits only.
 */
public final class FloatReference {
    private FloatReference() {}

    private static long infinity(FloatType type) {
        int fraction = switch (type) {
            case F64 -> 52;
            case F32 -> 23;
            case F16 -> 10;
            case BF16 -> 7;
            default -> throw new IllegalArgumentException(type.toString());
        };
        return (1L << type.width() - 1 - fraction) - 1 << fraction;
    }

    /** The encoding of a finite, non-zero {@code exact} rounded by {@code mode}. */
    public static long round(FloatType type, BigDecimal exact, RoundingMode mode) {
        boolean negative = exact.signum() < 0;
        BigDecimal magnitude = exact.abs();
        // the largest encoding of a magnitude that is not above
        long low = 0;
        long high = infinity(type);
        while (high - low > 1) {
            long middle = low + high >>> 1;
            if (number(type, middle).compareTo(magnitude) <= 0) low = middle;
            else high = middle;
        }
        boolean exactly = number(type, low).compareTo(magnitude) == 0;
        long rounded = exactly || !up(type, magnitude, low, negative, mode) ? low : low + 1;
        return negative ? rounded | 1L << type.width() - 1 : rounded;
    }

    private static boolean up(FloatType type, BigDecimal magnitude, long low, boolean negative, RoundingMode mode) {
        switch (mode) {
            case TOWARD_ZERO:
                return false;
            case DOWNWARD:
                return negative;
            case UPWARD:
                return !negative;
            default:
                // beyond the largest number the next one would be a power of two
                BigDecimal below = number(type, low);
                BigDecimal above = low + 1 == infinity(type)
                        ? below.add(below.subtract(number(type, low - 1)))
                        : number(type, low + 1);
                int nearer = magnitude.subtract(below).compareTo(above.subtract(magnitude));
                if (nearer != 0) return nearer > 0;
                return mode == RoundingMode.TO_NEAREST_AWAY || (low & 1) != 0;
        }
    }

    /** The number with encoding {@code bits}, exactly. */
    public static BigDecimal number(FloatType type, long bits) {
        return new BigDecimal(FloatFormat.decode(type, bits));
    }
}
