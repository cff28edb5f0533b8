package dev.wami.generator;

import java.util.List;
import java.util.Random;

/**
 * Random decisions. The same seed gives the same ones everywhere: {@link Random}'s algorithm is part of its
 * specification.
 */
public final class Draw {
    private final Random random;

    public Draw(long seed) {
        // Neighbouring seeds would begin alike; this is the finaliser of SplitMix64.
        long z = seed + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        random = new Random(z ^ z >>> 31);
    }

    /** From 0 to {@code n - 1}. */
    public int below(int n) {
        return random.nextInt(n);
    }

    /** From {@code low} to {@code high}, both included. */
    public int between(int low, int high) {
        return low + random.nextInt(high - low + 1);
    }

    public boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    public boolean coin() {
        return random.nextBoolean();
    }

    public long bits() {
        return random.nextLong();
    }

    public <T> T of(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    @SafeVarargs
    public final <T> T of(T... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
