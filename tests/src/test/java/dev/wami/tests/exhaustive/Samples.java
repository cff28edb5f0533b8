package dev.wami.tests.exhaustive;

import dev.wami.core.ir.type.FloatType;
import dev.wami.tests.exhaustive.Binary.Exact;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Numbers to compute with. */
final class Samples {
    private Samples() {}

    static List<BigInteger> all(int width) {
        List<BigInteger> values = new ArrayList<>();
        for (int v = -1 << width - 1; v < 1 << width - 1; v++) values.add(BigInteger.valueOf(v));
        return values;
    }

    /** Numbers near 0 and near powers of two, from both ends, with about as many in between; all if there are fewer. */
    static List<BigInteger> of(int width, int count) {
        Set<BigInteger> values = new TreeSet<>();
        for (int near = -1; near <= 1; near++) {
            for (int bit : List.of(0, width - 1, width / 2, width - 2, 31, 32, 63, 64)) {
                BigInteger power = BigInteger.ONE.shiftLeft(Math.max(0, Math.min(bit, width)));
                for (BigInteger v : List.of(power, power.negate())) {
                    values.add(Case.signed(v.add(BigInteger.valueOf(near)), width));
                }
            }
        }
        BigInteger stride = new BigInteger("9E3779B97F4A7C15F39CC0605CEDC835", 16);
        BigInteger next = stride;
        for (int i = 0; values.size() < count && i < 4 * count; i++) {
            values.add(Case.signed(next.shiftRight(i % width), width));
            next = next.multiply(stride).add(BigInteger.ONE).mod(BigInteger.ONE.shiftLeft(128));
        }
        return List.copyOf(values);
    }

    /**
     * Encodings of floats: zeros, infinities, NaNs of both kinds, the ends of the subnormal and normal numbers, small
     * integers and halves, powers of two and the limits of integers with their neighbours; then any.
     */
    static List<BigInteger> of(FloatType type, int count) {
        if (type.width() == 8) {
            int step = count >= 256 ? 1 : 256 / count | 1;
            return IntStream.range(0, 256)
                    .filter(i -> i % step == 0)
                    .mapToObj(i -> all(8).get(i))
                    .toList();
        }
        Binary format = Binary.of(type);
        List<BigInteger> positive = new ArrayList<>(List.of(BigInteger.ZERO, format.infinity(false)));
        BigInteger hidden = BigInteger.ONE.shiftLeft(format.fraction());
        BigInteger quiet = hidden.shiftRight(1);
        BigInteger infinity = format.infinity(false);
        for (int payload : List.of(0, 1, 5)) positive.add(infinity.add(quiet).add(BigInteger.valueOf(payload)));
        for (BigInteger payload : List.of(BigInteger.ONE, quiet.subtract(BigInteger.ONE))) {
            positive.add(infinity.add(payload));
        }
        for (BigInteger edge : List.of(BigInteger.ONE, hidden, infinity)) near(positive, edge);
        for (int integer : List.of(1, 2, 3, 5, 7, 10)) {
            near(positive, format.encode(Exact.of(BigInteger.valueOf(integer))));
            near(positive, format.encode(new Exact(BigInteger.valueOf(integer), -1)));
        }
        for (int power :
                List.of(7, 8, 15, 16, 23, 24, 31, 32, 52, 53, 62, 63, 64, 127, 128, 10, 11, 12, -10, -24, -25, -126)) {
            BigInteger two = format.encode(new Exact(BigInteger.ONE, power));
            if (format.isInfinite(two)) continue;
            near(positive, two);
            for (int halves : List.of(-2, -1, 1, 2)) {
                if (power < 0) continue;
                BigInteger shifted = BigInteger.TWO.shiftLeft(power).add(BigInteger.valueOf(halves));
                positive.add(format.encode(new Exact(shifted, -1)));
            }
        }
        Set<BigInteger> values = new LinkedHashSet<>();
        for (BigInteger v : positive) {
            values.add(v);
            values.add(v.setBit(type.width() - 1));
        }
        Random random = new Random(type.width());
        while (values.size() < count) values.add(new BigInteger(type.width(), random));
        return values.stream()
                .limit(count)
                .map(v -> Case.signed(v, type.width()))
                .toList();
    }

    private static void near(List<BigInteger> values, BigInteger v) {
        values.add(v);
        values.add(v.subtract(BigInteger.ONE));
        values.add(v.add(BigInteger.ONE));
    }
}
