package dev.wami.core.ir.attr;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.math.BigInteger;

/**
 * Numbers as 64-bit words: one word if their type has up to 64 bits, else several, the lowest one first. Integers are
 * extended to whole words, by their sign unless they are unsigned.
 */
public final class Words {
    private Words() {}

    /** The words that a number of {@code type} takes; {@code index} takes one. */
    public static int count(Type type) {
        int bits = 64;
        if (type instanceof IntegerType i) bits = i.width();
        if (type instanceof FloatType f) bits = f.width();
        return Math.max((bits + 63) / 64, 1);
    }

    /** Whether {@code type} is i1, si1 or ui1, whose numbers are true and false among elements. */
    public static boolean isBit(Type type) {
        return type instanceof IntegerType i && i.width() == 1;
    }

    /** The words of {@code value}: an integer, or the encoding of a float. */
    public static long[] of(Type type, BigInteger value) {
        long[] words = new long[count(type)];
        for (int i = 0; i < words.length; i++) {
            words[i] = value.shiftRight(64 * i).longValue();
        }
        return words;
    }

    /** The highest word of a number of {@code type}, of which the bits that the type has are given. */
    static long highest(Type type, long word) {
        if (type instanceof FloatType f) return f.width() % 64 == 0 ? word : word & (1L << f.width() % 64) - 1;
        if (!(type instanceof IntegerType i)) return word;
        int used = (i.width() + 63) % 64 + 1;
        return IntegerAttr.of(IntegerType.of(used, i.signedness()), word).value();
    }

    /** The number of {@code type} in {@code words} from {@code first} on. */
    static TypedAttr number(Type type, long[] words, int first) {
        int count = count(type);
        if (count == 1) {
            return type instanceof FloatType f ? new FloatAttr(f, words[first]) : IntegerAttr.of(type, words[first]);
        }
        byte[] bytes = new byte[8 * count];
        for (int b = 0; b < bytes.length; b++) {
            bytes[bytes.length - 1 - b] = (byte) (words[first + b / 8] >>> 8 * (b % 8));
        }
        return type instanceof FloatType f
                ? new WideFloatAttr(f, new BigInteger(1, bytes))
                : IntegerAttr.of(type, new BigInteger(bytes));
    }

    /** The same number as it is written among elements, without its type. */
    static String literal(Type type, long[] words, int first) {
        if (isBit(type)) return String.valueOf(words[first] != 0);
        if (!(type instanceof FloatType f)) return ((IntegerAttr) number(type, words, first)).literal();
        return count(type) == 1
                ? FloatFormat.literal(f, words[first])
                : ((WideFloatAttr) number(type, words, first)).literal();
    }
}
