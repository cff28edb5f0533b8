package dev.wami.ssawasm.transform.ranges;

import static dev.wami.ssawasm.transform.ranges.KnownInt.greatest;
import static dev.wami.ssawasm.transform.ranges.KnownInt.least;
import static dev.wami.ssawasm.transform.ranges.KnownInt.mask;
import static dev.wami.ssawasm.transform.ranges.KnownInt.signExtended;

import dev.wami.wasmspec.Operator;

/**
 * What is known of the results of integer instructions if that much is known of their operands. Results wrap, counts
 * are taken modulo the width; what traps has no result. Source: the specification's numeric operations; LLVM's
 * KnownBits for sums of bits.
 */
final class KnownArithmetic {
    private KnownArithmetic() {}

    /** Of an instruction with two operands of one width. */
    static KnownInt binary(Operator operator, KnownInt a, KnownInt b) {
        return switch (operator) {
            case ADD -> add(a, b);
            case SUB -> sub(a, b);
            case MUL -> mul(a, b);
            case DIV_S -> divS(a, b);
            case DIV_U -> divU(a, b);
            case REM_S -> remS(a, b);
            case REM_U -> remU(a, b);
            case AND ->
                KnownInt.bits(a.width, a.zeros | b.zeros, a.ones & b.ones)
                        .and(KnownInt.unsigned(a.width, 0, KnownInt.minUnsigned(a.umax, b.umax)));
            case OR ->
                KnownInt.bits(a.width, a.zeros & b.zeros, a.ones | b.ones)
                        .and(KnownInt.unsigned(a.width, KnownInt.maxUnsigned(a.umin, b.umin), mask(a.width)));
            case XOR ->
                KnownInt.bits(a.width, a.zeros & b.zeros | a.ones & b.ones, a.zeros & b.ones | a.ones & b.zeros);
            case SHL -> shl(a, b);
            case SHR_U -> shrU(a, b);
            case SHR_S -> shrS(a, b);
            case ROTL -> rotate(a, b, 1);
            case ROTR -> rotate(a, b, -1);
            default -> KnownInt.any(a.width);
        };
    }

    /** Of an instruction with one operand; its result is of {@code width}. */
    static KnownInt unary(Operator operator, KnownInt a, int width) {
        return switch (operator) {
            case EQZ -> a.isZero() ? KnownInt.truth(true) : a.isNonZero() ? KnownInt.truth(false) : KnownInt.TRUTH;
            case CLZ -> KnownInt.unsigned(width, leadingZeros(a.umax, width), leadingZeros(a.umin, width));
            case CTZ ->
                KnownInt.unsigned(
                        width,
                        Math.min(width, Long.numberOfTrailingZeros(~a.zeros)),
                        Math.min(width, Long.numberOfTrailingZeros(a.ones)));
            case POPCNT -> KnownInt.unsigned(width, Long.bitCount(a.ones), width - Long.bitCount(a.zeros));
            case EXTEND8_S -> extended(a, 8);
            case EXTEND16_S -> extended(a, 16);
            case EXTEND32_S -> extended(a, 32);
            case EXTEND_I32_S ->
                KnownInt.signed(width, a.smin, a.smax).and(KnownInt.bits(width, low(a.zeros), a.ones & low(-1)));
            case EXTEND_I32_U ->
                KnownInt.unsigned(width, a.umin, a.umax).and(KnownInt.bits(width, a.zeros | ~mask(32), a.ones));
            case WRAP_I64 -> wrapped(a);
            default -> KnownInt.any(width);
        };
    }

    /** All but the sign of an i32. */
    private static long low(long bits) {
        return bits & greatest(32);
    }

    // ---- sums

    private static KnownInt add(KnownInt a, KnownInt b) {
        int w = a.width;
        long most = ~a.zeros + ~b.zeros;
        long least = a.ones + b.ones;
        long carries = ~(most ^ a.zeros ^ b.zeros) | (least ^ a.ones ^ b.ones);
        long known = (a.zeros | a.ones) & (b.zeros | b.ones) & carries & mask(w);
        KnownInt sum = KnownInt.bits(w, ~most & known, least & known);
        if (carry(a.umin, b.umin, w) == carry(a.umax, b.umax, w)) {
            sum = sum.and(KnownInt.unsigned(w, a.umin + b.umin & mask(w), a.umax + b.umax & mask(w)));
        }
        if (overflow(a.smin, b.smin, w) == overflow(a.smax, b.smax, w)) {
            sum = sum.and(KnownInt.signed(w, signExtended(w, a.smin + b.smin), signExtended(w, a.smax + b.smax)));
        }
        return sum;
    }

    /** Whether the sum of unsigned numbers does not fit. */
    static boolean carry(long a, long b, int width) {
        return Long.compareUnsigned(a, mask(width) - b) > 0;
    }

    /** The sign of what a sum of signed numbers has beyond {@code width}. */
    private static int overflow(long a, long b, int width) {
        if (b > 0 && a > greatest(width) - b) return 1;
        return b < 0 && a < least(width) - b ? -1 : 0;
    }

    private static KnownInt sub(KnownInt a, KnownInt b) {
        int w = a.width;
        int exact = Long.numberOfTrailingZeros(~((a.zeros | a.ones) & (b.zeros | b.ones)));
        long low = exact >= 64 ? -1 : (1L << exact) - 1;
        long bits = a.ones - b.ones;
        KnownInt difference = KnownInt.bits(w, ~bits & low, bits & low & mask(w));
        if (Long.compareUnsigned(a.umin, b.umax) < 0 == Long.compareUnsigned(a.umax, b.umin) < 0) {
            difference = difference.and(KnownInt.unsigned(w, a.umin - b.umax & mask(w), a.umax - b.umin & mask(w)));
        }
        if (underflow(a.smin, b.smax, w) == underflow(a.smax, b.smin, w)) {
            difference = difference.and(
                    KnownInt.signed(w, signExtended(w, a.smin - b.smax), signExtended(w, a.smax - b.smin)));
        }
        return difference;
    }

    private static int underflow(long a, long b, int width) {
        if (b < 0 && a > greatest(width) + b) return 1;
        return b > 0 && a < least(width) + b ? -1 : 0;
    }

    // ---- products

    private static KnownInt mul(KnownInt a, KnownInt b) {
        int w = a.width;
        int even = Math.min(w, Long.numberOfTrailingZeros(~a.zeros) + Long.numberOfTrailingZeros(~b.zeros));
        KnownInt product = even == w ? KnownInt.constant(w, 0) : KnownInt.bits(w, (1L << even) - 1, 0);
        if (!mulCarries(a, b)) product = product.and(KnownInt.unsigned(w, a.umin * b.umin, a.umax * b.umax));
        // corners of 32 bits are exact
        if (w == 64 && !(a.fitsSigned(least(32), greatest(32)) && b.fitsSigned(least(32), greatest(32)))) {
            return product;
        }
        long[] corners = {a.smin * b.smin, a.smin * b.smax, a.smax * b.smin, a.smax * b.smax};
        long min = corners[0];
        long max = corners[0];
        for (long c : corners) {
            min = Math.min(min, c);
            max = Math.max(max, c);
        }
        return min < least(w) || max > greatest(w) ? product : product.and(KnownInt.signed(w, min, max));
    }

    /** Whether the product of unsigned numbers may not fit. */
    static boolean mulCarries(KnownInt a, KnownInt b) {
        if (a.umax == 0 || b.umax == 0) return false;
        int bits = 128 - Long.numberOfLeadingZeros(a.umax) - Long.numberOfLeadingZeros(b.umax);
        if (bits > 64) return true;
        return Long.compareUnsigned(a.umax * b.umax, mask(a.width)) > 0;
    }

    // ---- quotients

    private static KnownInt divU(KnownInt a, KnownInt b) {
        if (b.isZero()) return KnownInt.any(a.width);
        return KnownInt.unsigned(
                a.width,
                Long.divideUnsigned(a.umin, b.umax),
                Long.divideUnsigned(a.umax, KnownInt.maxUnsigned(b.umin, 1)));
    }

    private static KnownInt divS(KnownInt a, KnownInt b) {
        if (a.isNonNegative() && b.isNonNegative()) return divU(a, b);
        // towards zero: what is not negative by more than 1 grows with the dividend
        if (b.isConstant() && b.smin > 0) return KnownInt.signed(a.width, a.smin / b.smin, a.smax / b.smin);
        long most = Math.max(a.smax, a.smin == least(a.width) ? greatest(a.width) : -a.smin);
        // the least number by 1 stays what it is, by -1 it traps
        return KnownInt.signed(a.width, a.smin == least(a.width) ? a.smin : -most, most);
    }

    private static KnownInt remU(KnownInt a, KnownInt b) {
        if (b.isZero()) return KnownInt.any(a.width);
        if (Long.compareUnsigned(a.umax, b.umin) < 0) return a;
        return KnownInt.unsigned(a.width, 0, KnownInt.minUnsigned(a.umax, b.umax - 1));
    }

    /** Smaller than the divisor, no greater than the dividend, and with its sign. */
    private static KnownInt remS(KnownInt a, KnownInt b) {
        if (a.isNonNegative() && b.isNonNegative()) return remU(a, b);
        if (b.isZero()) return KnownInt.any(a.width);
        long limit = b.smin == least(a.width) ? greatest(a.width) : Math.max(Math.abs(b.smin), Math.abs(b.smax)) - 1;
        long min = a.smin >= 0 ? 0 : Math.max(a.smin, -limit);
        long max = a.smax <= 0 ? 0 : Math.min(a.smax, limit);
        return KnownInt.signed(a.width, min, max);
    }

    // ---- shifts

    /** The least count; the greatest if {@code most}. Counts are taken modulo the width. */
    private static int count(KnownInt b, boolean most) {
        if (b.isConstant()) return (int) (b.umin & b.width - 1);
        if (b.fitsUnsigned(b.width - 1L)) return (int) (most ? b.umax : b.umin);
        return most ? b.width - 1 : 0;
    }

    private static KnownInt shl(KnownInt a, KnownInt b) {
        int w = a.width;
        int least = count(b, false);
        int most = count(b, true);
        long zeros = (1L << least) - 1;
        long ones = 0;
        if (least == most) {
            zeros |= a.zeros << least & mask(w);
            ones = a.ones << least & mask(w);
        } else {
            int even = Math.min(w - 1, Long.numberOfTrailingZeros(~a.zeros) + least);
            zeros = (1L << even) - 1;
        }
        KnownInt shifted = KnownInt.bits(w, zeros, ones);
        if (!shlCarries(a, b)) shifted = shifted.and(KnownInt.unsigned(w, a.umin << least, a.umax << most));
        long min = a.smin << (a.smin < 0 ? most : least);
        long max = a.smax << (a.smax < 0 ? least : most);
        boolean exact =
                signExtended(w, a.smin << most) >> most == a.smin && signExtended(w, a.smax << most) >> most == a.smax;
        return exact ? shifted.and(KnownInt.signed(w, min, max)) : shifted;
    }

    /** Whether a bit may be shifted out. */
    static boolean shlCarries(KnownInt a, KnownInt b) {
        return isBelow(mask(a.width) >>> count(b, true), a.umax);
    }

    private static KnownInt shrU(KnownInt a, KnownInt b) {
        int least = count(b, false);
        int most = count(b, true);
        KnownInt shifted = KnownInt.unsigned(a.width, a.umin >>> most, a.umax >>> least);
        if (least != most) return shifted;
        return shifted.and(KnownInt.bits(a.width, a.zeros >>> least | ~(mask(a.width) >>> least), a.ones >>> least));
    }

    private static KnownInt shrS(KnownInt a, KnownInt b) {
        int w = a.width;
        int least = count(b, false);
        int most = count(b, true);
        KnownInt shifted =
                KnownInt.signed(w, a.smin >> (a.smin < 0 ? least : most), a.smax >> (a.smax < 0 ? most : least));
        if (least != most) return shifted;
        return shifted.and(KnownInt.bits(
                w, signExtended(w, a.zeros) >> least & mask(w), signExtended(w, a.ones) >> least & mask(w)));
    }

    /** To the left, or with {@code sign} -1 to the right. */
    private static KnownInt rotate(KnownInt a, KnownInt b, int sign) {
        if (!b.isConstant()) return KnownInt.any(a.width);
        int left = (int) (sign * b.umin & a.width - 1);
        return KnownInt.bits(a.width, rotated(a.zeros, left, a.width), rotated(a.ones, left, a.width));
    }

    private static long rotated(long bits, int left, int width) {
        return width == 64 ? Long.rotateLeft(bits, left) : Integer.toUnsignedLong(Integer.rotateLeft((int) bits, left));
    }

    // ---- other widths

    /** The low {@code n} bits, extended by their sign. */
    private static KnownInt extended(KnownInt a, int n) {
        if (a.fitsSigned(least(n), greatest(n))) return a;
        long kept = mask(n);
        int w = a.width;
        KnownInt bits =
                KnownInt.bits(w, signExtended(n, a.zeros & kept) & mask(w), signExtended(n, a.ones & kept) & mask(w));
        return bits.and(KnownInt.signed(w, least(n), greatest(n)));
    }

    private static KnownInt wrapped(KnownInt a) {
        KnownInt low = KnownInt.bits(32, a.zeros & mask(32), a.ones & mask(32));
        if (a.fitsUnsigned(mask(32))) return low.and(KnownInt.unsigned(32, a.umin, a.umax));
        return a.fitsSigned(least(32), greatest(32)) ? low.and(KnownInt.signed(32, a.smin, a.smax)) : low;
    }

    private static int leadingZeros(long unsigned, int width) {
        return Long.numberOfLeadingZeros(unsigned) - (64 - width);
    }

    // ---- comparisons

    /** Whether {@code a} is to {@code b} as the operator asks. */
    static KnownInt compare(Operator operator, KnownInt a, KnownInt b) {
        return switch (operator) {
            case EQ -> same(a, b, true);
            case NE -> same(a, b, false);
            case LT_S -> less(a.smax < b.smin, a.smin >= b.smax);
            case GE_S -> less(a.smin >= b.smax, a.smax < b.smin);
            case GT_S -> less(b.smax < a.smin, b.smin >= a.smax);
            case LE_S -> less(b.smin >= a.smax, b.smax < a.smin);
            case LT_U -> less(isBelow(a.umax, b.umin), !isBelow(a.umin, b.umax));
            case GE_U -> less(!isBelow(a.umin, b.umax), isBelow(a.umax, b.umin));
            case GT_U -> less(isBelow(b.umax, a.umin), !isBelow(b.umin, a.umax));
            case LE_U -> less(!isBelow(b.umin, a.umax), isBelow(b.umax, a.umin));
            default -> KnownInt.TRUTH;
        };
    }

    private static boolean isBelow(long a, long b) {
        return Long.compareUnsigned(a, b) < 0;
    }

    private static KnownInt less(boolean holds, boolean fails) {
        return holds ? KnownInt.truth(true) : fails ? KnownInt.truth(false) : KnownInt.TRUTH;
    }

    private static KnownInt same(KnownInt a, KnownInt b, boolean equal) {
        if (a.isConstant() && b.isConstant() && a.umin == b.umin) return KnownInt.truth(equal);
        return a.meet(b) == null ? KnownInt.truth(!equal) : KnownInt.TRUTH;
    }
}
