package dev.wami.jvmbackend.runtime;

/** The upper halves of 128-bit results. */
public final class WideMath {
    private WideMath() {}

    /** What an addition of low halves carries. */
    public static long carry(long a, long b) {
        return Long.compareUnsigned(a + b, a) < 0 ? 1 : 0;
    }

    /** What a subtraction of low halves borrows. */
    public static long borrow(long a, long b) {
        return Long.compareUnsigned(a, b) < 0 ? 1 : 0;
    }

    /** The upper half of a product without signs. */
    public static long multiplyHighUnsigned(long a, long b) {
        // A negative factor stands for one that is 2^64 greater.
        return Math.multiplyHigh(a, b) + (a >> 63 & b) + (b >> 63 & a);
    }
}
