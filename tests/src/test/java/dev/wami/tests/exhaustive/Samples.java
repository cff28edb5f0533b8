package dev.wami.tests.exhaustive;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Integers to compute with. */
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
}
