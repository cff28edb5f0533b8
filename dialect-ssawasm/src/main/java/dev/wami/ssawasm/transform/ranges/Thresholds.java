package dev.wami.ssawasm.transform.ranges;

import java.util.Arrays;

/** The numbers at which a bound that grows along a loop may come to rest: where conditions of the program decide. */
final class Thresholds {
    /** What is tried of a function; the rest is passed over. */
    private static final int MAX = 64;

    private long[] numbers = new long[2 * MAX];
    private int count;

    Thresholds() {
        // i < n lets i be anything but the last number; what counts down ends at 0 or 1
        for (int width : new int[] {32, 64}) {
            add(KnownInt.least(width));
            add(KnownInt.greatest(width) - 1);
            add(KnownInt.greatest(width));
        }
        add(-2); // as an unsigned number
        addAround(0);
    }

    private void add(long number) {
        if (count < numbers.length) numbers[count++] = number;
    }

    /** What is compared with {@code number} stops before it, at it or behind it. */
    void addAround(long number) {
        add(number - 1);
        add(number);
        add(number + 1);
    }

    /** After the last of them. */
    void sort() {
        numbers = Arrays.copyOf(numbers, count);
        Arrays.sort(numbers);
    }

    /**
     * {@code joined} with the bounds in which it is more than {@code before} moved out to the next number, or to the
     * end if {@code forever}. Of the bits those that multiples of 2^n have in common stay.
     */
    KnownInt widen(KnownInt before, KnownInt joined, boolean forever) {
        int w = joined.width;
        KnownInt any = KnownInt.any(w);
        long smin = joined.smin == before.smin ? joined.smin : forever ? any.smin : below(joined.smin, w);
        long smax = joined.smax == before.smax ? joined.smax : forever ? any.smax : above(joined.smax, w);
        long umin = joined.umin == before.umin ? joined.umin : forever ? 0 : belowUnsigned(joined.umin, w);
        long umax = joined.umax == before.umax ? joined.umax : forever ? any.umax : aboveUnsigned(joined.umax, w);
        long low = (1L << Math.min(63, Long.numberOfTrailingZeros(~joined.zeros))) - 1;
        KnownInt wide = KnownInt.agreed(w, smin, smax, umin, umax, joined.zeros & low, 0);
        return wide == null ? any : wide;
    }

    private long above(long n, int width) {
        for (long t : numbers) if (t >= n) return Math.min(t, KnownInt.greatest(width));
        return KnownInt.greatest(width);
    }

    private long below(long n, int width) {
        for (int i = numbers.length - 1; i >= 0; i--) {
            if (numbers[i] <= n) return Math.max(numbers[i], KnownInt.least(width));
        }
        return KnownInt.least(width);
    }

    private long aboveUnsigned(long n, int width) {
        long best = KnownInt.mask(width);
        for (long t : numbers) {
            long u = t & KnownInt.mask(width);
            if (Long.compareUnsigned(u, n) >= 0) best = KnownInt.minUnsigned(best, u);
        }
        return best;
    }

    private long belowUnsigned(long n, int width) {
        long best = 0;
        for (long t : numbers) {
            long u = t & KnownInt.mask(width);
            if (Long.compareUnsigned(u, n) <= 0) best = KnownInt.maxUnsigned(best, u);
        }
        return best;
    }
}
