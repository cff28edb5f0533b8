package dev.wami.core.presburger;

import dev.wami.core.presburger.ConstraintSystem.Congruence;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The numbers that are {@code residue} modulo {@code modulus}. */
record Residue(long residue, long modulus) {
    /** All numbers that satisfy {@code congruences} of one variable; null if there are none. */
    static @Nullable Residue of(List<Congruence> congruences) {
        Residue out = new Residue(0, 1);
        for (Congruence c : congruences) {
            out = out.and(c.row()[1], c.row()[0], c.modulus());
            if (out == null) return null;
        }
        return out;
    }

    // t == r + m k, and a (r + m k) + c = 0 mod n
    private @Nullable Residue and(long a, long c, long n) {
        long factor = Math.floorMod(Math.multiplyExact(Math.floorMod(a, n), Math.floorMod(modulus, n)), n);
        long value = Math.addExact(Math.multiplyExact(Math.floorMod(a, n), Math.floorMod(residue, n)), c);
        long period = n / Row.gcd(n, factor);
        long k = firstMultiple(factor, Math.floorMod(value, n), n, period);
        if (k < 0) return null;
        long next = Math.multiplyExact(modulus, period);
        return new Residue(Math.floorMod(Math.addExact(residue, Math.multiplyExact(modulus, k)), next), next);
    }

    /** The least {@code k} with {@code factor k + value = 0 mod n}, by Euclid; -1 if there is none. */
    private static long firstMultiple(long factor, long value, long n, long period) {
        long g = n / period;
        if (value % g != 0) return -1;
        if (period == 1) return 0;
        return Math.floorMod(
                Math.multiplyExact(-(value / g), inverse(Math.floorMod(factor / g, period), period)), period);
    }

    /** The inverse of {@code a} modulo {@code n}, which have no common divisor. */
    private static long inverse(long a, long n) {
        long r = n;
        long s = a;
        long x = 0;
        long y = 1;
        while (s != 0) {
            long q = r / s;
            long rest = r - q * s;
            r = s;
            s = rest;
            long z = x - q * y;
            x = y;
            y = z;
        }
        return Math.floorMod(x, n);
    }

    long atLeast(long bound) {
        return Math.addExact(bound, Math.floorMod(Math.subtractExact(residue, bound), modulus));
    }

    long atMost(long bound) {
        return Math.subtractExact(bound, Math.floorMod(Math.subtractExact(bound, residue), modulus));
    }
}
