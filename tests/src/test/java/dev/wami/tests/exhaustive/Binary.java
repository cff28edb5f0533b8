package dev.wami.tests.exhaustive;

import dev.wami.core.ir.type.FloatType;
import java.math.BigInteger;

/**
 * A binary interchange format as IEEE 754-2019, section 3.4, defines it, or one of its small relatives without
 * infinities: what encodings mean, and the encoding of an exact number rounded once.
 *
 * @param fraction stored bits of the significand
 */
record Binary(int width, int fraction, int bias, Specials specials) {
    /** What encodings are no numbers. */
    enum Specials {
        /** The largest exponent is that of infinities and NaNs. */
        IEEE,
        /** All bits set is NaN; no infinities. */
        FINITE,
        /** The negative zero is the NaN; no infinities. */
        UNSIGNED_ZERO
    }

    /** How a number between two others is rounded; as truncf spells it. */
    enum Rounding {
        TO_NEAREST_EVEN,
        TO_NEAREST_AWAY,
        DOWNWARD,
        UPWARD,
        TOWARD_ZERO
    }

    static Binary of(FloatType type) {
        return switch (type) {
            case F16 -> new Binary(16, 10, 15, Specials.IEEE);
            case BF16 -> new Binary(16, 7, 127, Specials.IEEE);
            case F32 -> new Binary(32, 23, 127, Specials.IEEE);
            case F64 -> new Binary(64, 52, 1023, Specials.IEEE);
            case F8E5M2 -> new Binary(8, 2, 15, Specials.IEEE);
            case F8E4M3 -> new Binary(8, 3, 7, Specials.IEEE);
            case F8E3M4 -> new Binary(8, 4, 3, Specials.IEEE);
            case F8E4M3FN -> new Binary(8, 3, 7, Specials.FINITE);
            case F8E5M2FNUZ -> new Binary(8, 2, 16, Specials.UNSIGNED_ZERO);
            case F8E4M3FNUZ -> new Binary(8, 3, 8, Specials.UNSIGNED_ZERO);
            case F8E4M3B11FNUZ -> new Binary(8, 3, 11, Specials.UNSIGNED_ZERO);
            default -> throw new IllegalArgumentException(type + " is not tried");
        };
    }

    // ---- meaning

    boolean isNegative(BigInteger bits) {
        return bits.testBit(width - 1);
    }

    /** The encoding without its sign. */
    private BigInteger magnitude(BigInteger bits) {
        return Case.unsigned(bits, width - 1);
    }

    private int exponentField(BigInteger bits) {
        return magnitude(bits).shiftRight(fraction).intValue();
    }

    /** The exponent field with all bits set. */
    private int maxExponentField() {
        return (1 << width - 1 - fraction) - 1;
    }

    boolean isInfinite(BigInteger bits) {
        return specials == Specials.IEEE && magnitude(bits).equals(infinity());
    }

    boolean isNaN(BigInteger bits) {
        return switch (specials) {
            case IEEE -> magnitude(bits).compareTo(infinity()) > 0;
            case FINITE -> magnitude(bits).equals(ones(width - 1));
            case UNSIGNED_ZERO -> isNegative(bits) && magnitude(bits).signum() == 0;
        };
    }

    boolean isSignalling(BigInteger bits) {
        return specials == Specials.IEEE && isNaN(bits) && !bits.testBit(fraction - 1);
    }

    boolean isZero(BigInteger bits) {
        return magnitude(bits).signum() == 0 && !isNaN(bits);
    }

    boolean isNormal(BigInteger bits) {
        return exponentField(bits) != 0 && !isNaN(bits) && !isInfinite(bits);
    }

    /** The finite number that {@code bits} encode; zeros have no sign here. */
    Exact decode(BigInteger bits) {
        int field = exponentField(bits);
        BigInteger stored = Case.unsigned(bits, fraction);
        BigInteger m = field == 0 ? stored : stored.setBit(fraction);
        return new Exact(isNegative(bits) ? m.negate() : m, Math.max(field, 1) - bias - fraction);
    }

    // ---- encodings

    private static BigInteger ones(int bits) {
        return BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
    }

    /** The magnitude of infinity. */
    private BigInteger infinity() {
        return BigInteger.valueOf(maxExponentField()).shiftLeft(fraction);
    }

    BigInteger infinity(boolean negative) {
        return specials == Specials.IEEE ? signed(infinity(), negative) : Case.NAN;
    }

    BigInteger zero(boolean negative) {
        return signed(BigInteger.ZERO, negative && specials != Specials.UNSIGNED_ZERO);
    }

    private BigInteger signed(BigInteger magnitude, boolean negative) {
        return negative ? magnitude.setBit(width - 1) : magnitude;
    }

    private BigInteger largest() {
        return switch (specials) {
            case IEEE -> infinity().subtract(BigInteger.ONE);
            case FINITE -> ones(width - 1).subtract(BigInteger.ONE);
            case UNSIGNED_ZERO -> ones(width - 1);
        };
    }

    BigInteger encode(Exact x) {
        return encode(x, Rounding.TO_NEAREST_EVEN, false);
    }

    /**
     * {@code x} rounded (IEEE 754, section 4.3).
     *
     * @param negativeZero the sign of zero, if {@code x} is zero
     */
    BigInteger encode(Exact x, Rounding rounding, boolean negativeZero) {
        if (x.m().signum() == 0) return zero(negativeZero);
        boolean negative = x.m().signum() < 0;
        BigInteger m = x.m().abs();
        // the exponent of the last place: that of the normal number, but not below the subnormals'
        int last = Math.max(m.bitLength() - 1 - fraction + x.e(), 1 - bias - fraction);
        int cut = last - x.e();
        BigInteger whole = cut <= 0 ? m.shiftLeft(-cut) : m.shiftRight(cut);
        BigInteger rest = cut <= 0 ? BigInteger.ZERO : m.subtract(whole.shiftLeft(cut));
        if (rest.signum() != 0) {
            int half = rest.compareTo(BigInteger.ONE.shiftLeft(cut - 1));
            boolean up = switch (rounding) {
                case TO_NEAREST_EVEN -> half > 0 || half == 0 && whole.testBit(0);
                case TO_NEAREST_AWAY -> half >= 0;
                case DOWNWARD -> negative;
                case UPWARD -> !negative;
                case TOWARD_ZERO -> false;
            };
            if (up) whole = whole.add(BigInteger.ONE);
        }
        // a carry out of the significand goes on into the exponent field, as the encodings are made
        BigInteger field = BigInteger.valueOf(last + bias + fraction - 1).shiftLeft(fraction);
        BigInteger magnitude = field.add(whole);
        if (magnitude.compareTo(largest()) > 0) return overflow(rounding, negative);
        return magnitude.signum() == 0 ? zero(negative) : signed(magnitude, negative);
    }

    private BigInteger overflow(Rounding rounding, boolean negative) {
        boolean stays = switch (rounding) {
            case TO_NEAREST_EVEN, TO_NEAREST_AWAY -> false;
            case DOWNWARD -> !negative;
            case UPWARD -> negative;
            case TOWARD_ZERO -> true;
        };
        return stays ? signed(largest(), negative) : infinity(negative);
    }

    /** The number {@code m * 2^e}. */
    record Exact(BigInteger m, int e) {
        static Exact of(BigInteger integer) {
            return new Exact(integer, 0);
        }

        Exact plus(Exact y) {
            int low = Math.min(e, y.e);
            return new Exact(at(low).add(y.at(low)), low);
        }

        Exact times(Exact y) {
            return new Exact(m.multiply(y.m), e + y.e);
        }

        /** The quotient on {@code bits} bits or more, and one that says whether there is more. */
        Exact over(Exact y, int bits) {
            int by = Math.max(0, bits + y.m.bitLength() - m.bitLength());
            return sticky(m.shiftLeft(by).divideAndRemainder(y.m), e - y.e - by);
        }

        /** The square root, likewise. */
        Exact root(int bits) {
            int by = Math.max(0, 2 * bits - m.bitLength());
            by += e - by & 1;
            return sticky(m.shiftLeft(by).sqrtAndRemainder(), (e - by) / 2);
        }

        private static Exact sticky(BigInteger[] both, int e) {
            BigInteger twice = both[0].shiftLeft(1);
            int sign = both[0].signum() != 0 ? both[0].signum() : 1;
            return new Exact(both[1].signum() == 0 ? twice : twice.add(BigInteger.valueOf(sign)), e - 1);
        }

        /** The remainder of the quotient rounded to zero. */
        Exact remainder(Exact y) {
            int low = Math.min(e, y.e);
            return new Exact(at(low).remainder(y.at(low)), low);
        }

        /** The greatest integer that is not above. */
        BigInteger floor() {
            return e >= 0 ? m.shiftLeft(e) : m.shiftRight(-e);
        }

        BigInteger truncated() {
            BigInteger magnitude = new Exact(m.abs(), e).floor();
            return m.signum() < 0 ? magnitude.negate() : magnitude;
        }

        int compareTo(Exact y) {
            int low = Math.min(e, y.e);
            return at(low).compareTo(y.at(low));
        }

        private BigInteger at(int low) {
            return m.shiftLeft(e - low);
        }
    }
}
