package dev.wami.wasmspec;

/** Division with Wasm's traps (specification 4.3.2). */
public final class IntegerDivision {
    private IntegerDivision() {}

    /** The divisor, if it is one. */
    public static int nonZero(int divisor) {
        if (divisor == 0) {
            throw new TrapException(Trap.INTEGER_DIVIDE_BY_ZERO);
        }
        return divisor;
    }

    /** The divisor, if it is one. */
    public static long nonZero(long divisor) {
        if (divisor == 0) {
            throw new TrapException(Trap.INTEGER_DIVIDE_BY_ZERO);
        }
        return divisor;
    }

    public static int quotient(int a, int b) {
        // -2^31 / -1 = 2^31 is out of range; the remainder of the same operands is 0 and does not trap.
        if (a == Integer.MIN_VALUE && b == -1) {
            throw new TrapException(Trap.INTEGER_OVERFLOW);
        }
        return a / nonZero(b);
    }

    public static long quotient(long a, long b) {
        if (a == Long.MIN_VALUE && b == -1) {
            throw new TrapException(Trap.INTEGER_OVERFLOW);
        }
        return a / nonZero(b);
    }
}
