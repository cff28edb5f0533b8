package dev.wami.std.arith;

import java.math.BigInteger;

/** A quotient or remainder of integers modulo 2^n, of {@code arith} and of {@code index}. */
public enum Division {
    /** The signed quotient, rounded towards zero. */
    DIV_S,
    /** The unsigned quotient, rounded down. */
    DIV_U,
    /** The signed quotient, rounded up. */
    CEIL_DIV_S,
    /** The unsigned quotient, rounded up. */
    CEIL_DIV_U,
    /** The signed quotient, rounded down. */
    FLOOR_DIV_S,
    /** The remainder of the signed quotient rounded towards zero, with the sign of the dividend. */
    REM_S,
    /** The remainder of the unsigned quotient. */
    REM_U;

    /** Whether the smallest signed number divided by -1 overflows. */
    public boolean canOverflow() {
        return switch (this) {
            case DIV_S, CEIL_DIV_S, FLOOR_DIV_S -> true;
            case DIV_U, CEIL_DIV_U, REM_S, REM_U -> false;
        };
    }

    public boolean isRemainder() {
        return this == REM_S || this == REM_U;
    }

    /** Of signed numbers of {@code width} bits, at most 64; the low bits of what is given count. */
    long compute(long a, long b, int width) {
        return switch (this) {
            case DIV_S -> a / b;
            case DIV_U -> Long.divideUnsigned(Ints.unsigned(a, width), Ints.unsigned(b, width));
            case CEIL_DIV_S -> Ints.ceilDiv(a, b);
            case CEIL_DIV_U -> Ints.ceilDivUnsigned(Ints.unsigned(a, width), Ints.unsigned(b, width));
            case FLOOR_DIV_S -> Math.floorDiv(a, b);
            case REM_S -> a % b;
            case REM_U -> Long.remainderUnsigned(Ints.unsigned(a, width), Ints.unsigned(b, width));
        };
    }

    /** Of signed numbers of {@code width} bits. */
    BigInteger compute(BigInteger a, BigInteger b, int width) {
        return switch (this) {
            case DIV_S -> a.divide(b);
            case DIV_U -> Ints.unsigned(a, width).divide(Ints.unsigned(b, width));
            case CEIL_DIV_S -> Ints.ceilDiv(a, b);
            case CEIL_DIV_U -> Ints.ceilDiv(Ints.unsigned(a, width), Ints.unsigned(b, width));
            case FLOOR_DIV_S -> Ints.floorDiv(a, b);
            case REM_S -> a.remainder(b);
            case REM_U -> Ints.unsigned(a, width).remainder(Ints.unsigned(b, width));
        };
    }
}
