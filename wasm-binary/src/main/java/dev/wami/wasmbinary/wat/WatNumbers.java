package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.MalformedException;
import java.nio.charset.StandardCharsets;

/** Number literals (specification 6.3.1 and 6.3.2) as bits, rounded once and to the nearest. */
final class WatNumbers {
    /** What the specification's interpreter says of a word that nobody knows. */
    static final String UNKNOWN = "unknown operator";

    private static final String OUT_OF_RANGE = "constant out of range";
    /** Beyond any exponent that matters, and far from overflow. */
    private static final long HUGE = 1L << 40;

    private final byte[] text;
    private final int start;
    private final int end;
    private int at;

    private WatNumbers(byte[] text, int start, int end) {
        this.text = text;
        this.start = start;
        this.end = end;
        at = start;
    }

    /**
     * An unsigned number below 2 to the power of {@code bits}, which is 64 at most.
     *
     * @throws MalformedException if it is none, or greater
     */
    static long unsigned(byte[] text, int start, int end, int bits) throws MalformedException {
        WatNumbers number = new WatNumbers(text, start, end);
        long value = number.magnitude();
        if (bits < 64 && value >>> bits != 0) {
            throw new MalformedException(start, (bits == 8 ? "i8 " : "") + OUT_OF_RANGE);
        }
        return value;
    }

    /**
     * The lowest {@code bits} bits of a number that is in the range of signed or of unsigned ones, the others zero.
     *
     * @throws MalformedException if it is none, or in neither range
     */
    static long integer(byte[] text, int start, int end, int bits) throws MalformedException {
        WatNumbers number = new WatNumbers(text, start, end);
        boolean negative = number.sign();
        long value = number.magnitude();
        long mask = bits == 64 ? -1 : (1L << bits) - 1;
        boolean fits = (value & ~mask) == 0;
        if (negative) fits &= Long.compareUnsigned(value, 1L << bits - 1) <= 0;
        if (!fits) throw number.outOfRange();
        return (negative ? -value : value) & mask;
    }

    static int f32(byte[] text, int start, int end) throws MalformedException {
        return (int) new WatNumbers(text, start, end).floating(23, 8);
    }

    static long f64(byte[] text, int start, int end) throws MalformedException {
        return new WatNumbers(text, start, end).floating(52, 11);
    }

    private MalformedException outOfRange() {
        return new MalformedException(start, OUT_OF_RANGE);
    }

    /** Not a number, so that it is a word that nobody knows. */
    private MalformedException unknown() {
        String word = new String(text, start, Math.min(end - start, 40), StandardCharsets.UTF_8);
        return new MalformedException(start, UNKNOWN + " " + word);
    }

    private boolean sign() {
        boolean negative = at < end && text[at] == '-';
        if (negative || at < end && text[at] == '+') at++;
        return negative;
    }

    private boolean isHex() {
        return at + 1 < end && text[at] == '0' && text[at + 1] == 'x';
    }

    private int digit(int radix) {
        if (at >= end) return -1;
        int value = WatStrings.hex(text[at]);
        return value < radix ? value : -1;
    }

    /** Passes an underscore, which may stand between digits. */
    private void underscore(int radix) throws MalformedException {
        if (at >= end || text[at] != '_') return;
        at++;
        if (digit(radix) < 0) throw unknown();
    }

    private long magnitude() throws MalformedException {
        int radix = isHex() ? 16 : 10;
        if (radix == 16) at += 2;
        long value = 0;
        boolean overflow = false;
        if (digit(radix) < 0) throw unknown();
        for (int digit = digit(radix); digit >= 0; digit = digit(radix)) {
            if (value >>> 59 != 0) {
                // The greatest value that another digit may follow, and the greatest such digit.
                int order = Long.compareUnsigned(value, Long.divideUnsigned(-1, radix));
                overflow |= order > 0 || order == 0 && digit > Long.remainderUnsigned(-1, radix);
            }
            value = value * radix + digit;
            at++;
            underscore(radix);
        }
        if (at < end) throw unknown();
        if (overflow) throw outOfRange();
        return value;
    }

    private boolean rest(String word) {
        if (end - at < word.length()) return false;
        for (int i = 0; i < word.length(); i++) {
            if (text[at + i] != word.charAt(i)) return false;
        }
        return true;
    }

    /**
     * A floating-point number as bits.
     *
     * @param fraction the bits of the fraction
     * @param exponent the bits of the exponent
     */
    private long floating(int fraction, int exponent) throws MalformedException {
        long sign = sign() ? 1L << fraction + exponent : 0;
        long infinity = (1L << exponent) - 1 << fraction;
        if (rest("inf") && end - at == 3) return sign | infinity;
        if (rest("nan")) {
            at += 3;
            if (at == end) return sign | infinity | 1L << fraction - 1;
            if (!rest(":0x")) throw unknown();
            at++;
            long payload = magnitude();
            if (payload == 0 || payload >>> fraction != 0) throw outOfRange();
            return sign | infinity | payload;
        }
        long bits = isHex() ? hexadecimal(fraction, exponent) : decimal(fraction);
        if (bits >= infinity) throw outOfRange();
        return sign | bits;
    }

    private long decimal(int fraction) throws MalformedException {
        int first = at;
        digits();
        if (at < end && text[at] == '.') {
            at++;
            if (digit(10) >= 0) digits();
        }
        if (at < end && (text[at] == 'e' || text[at] == 'E')) {
            at++;
            sign();
            digits();
        }
        if (at < end) throw unknown();
        String number = new String(text, first, end - first, StandardCharsets.ISO_8859_1);
        if (number.indexOf('_') >= 0) number = number.replace("_", "");
        return fraction == 23
                ? Float.floatToRawIntBits(Float.parseFloat(number))
                : Double.doubleToRawLongBits(Double.parseDouble(number));
    }

    private void digits() throws MalformedException {
        if (digit(10) < 0) throw unknown();
        while (digit(10) >= 0) {
            at++;
            underscore(10);
        }
    }

    /** Exactly: the digits that fit into 60 bits, and whether any other is not zero. */
    private long hexadecimal(int fraction, int exponent) throws MalformedException {
        at += 2;
        long significand = 0;
        boolean sticky = false;
        long scale = 0;
        boolean point = false;
        if (digit(16) < 0) throw unknown();
        while (true) {
            int digit = digit(16);
            if (digit >= 0) {
                if (significand >>> 56 == 0) {
                    significand = significand << 4 | digit;
                    scale -= point ? 4 : 0;
                } else {
                    sticky |= digit != 0;
                    scale += point ? 0 : 4;
                }
                at++;
                underscore(16);
            } else if (at < end && text[at] == '.' && !point) {
                point = true;
                at++;
            } else {
                break;
            }
        }
        if (at < end && (text[at] == 'p' || text[at] == 'P')) {
            at++;
            boolean negative = sign();
            int first = at;
            digits();
            long power = 0;
            for (int i = first; i < at; i++) {
                if (text[i] != '_') power = Math.min(power * 10 + text[i] - '0', HUGE);
            }
            scale += negative ? -power : power;
        }
        if (at < end) throw unknown();
        return significand == 0 ? 0 : round(significand, sticky, scale, fraction, exponent);
    }

    /** The bits of {@code significand * 2^scale}, a little more if {@code sticky}; from infinity's on if too great. */
    private static long round(long significand, boolean sticky, long scale, int fraction, int exponent) {
        int bias = (1 << exponent - 1) - 1;
        long power = scale + 63 - Long.numberOfLeadingZeros(significand);
        if (power > bias) return (1L << exponent) - 1 << fraction;
        boolean normal = power >= 1 - bias;
        // The power of two that the last bit of the result stands for.
        long last = (normal ? power : 1 - bias) - fraction;
        long drop = last - scale;
        if (drop > 61) return 0;
        long kept = drop <= 0 ? significand << -drop : significand >>> drop;
        if (drop > 0) {
            long rest = significand & (1L << drop) - 1;
            long half = 1L << drop - 1;
            if (rest > half || rest == half && (sticky || (kept & 1) != 0)) kept++;
        }
        // A carry out of the fraction becomes the next exponent, or infinity.
        return normal ? (power + bias - 1 << fraction) + kept : kept;
    }
}
