package dev.wami.wasmspec;

/**
 * What instructions on vectors compute in one lane. A lane is its bits, zero-extended; of a result the low bits count.
 * What there is for scalars, too, {@link Numeric} says: lanes narrower than 32 bits are extended to an i32, by their
 * sign where the operator regards it.
 */
final class LaneNumeric {
    private LaneNumeric() {}

    static long unary(Operator operator, LaneShape shape, long a) {
        return switch (operator) {
            case ABS -> shape.isFloat() ? scalar(operator, shape, a) : Math.abs(signed(shape, a));
            case NEG -> shape.isFloat() ? scalar(operator, shape, a) : -a;
            default -> scalar(operator, shape, a);
        };
    }

    static long binary(Operator operator, LaneShape shape, long a, long b) {
        return switch (operator) {
            case ADD_SAT_S -> clampSigned(shape.bits(), signed(shape, a) + signed(shape, b));
            case SUB_SAT_S -> clampSigned(shape.bits(), signed(shape, a) - signed(shape, b));
            case ADD_SAT_U -> clampUnsigned(shape.bits(), a + b);
            case SUB_SAT_U -> clampUnsigned(shape.bits(), a - b);
            case MIN_S -> Math.min(signed(shape, a), signed(shape, b));
            case MAX_S -> Math.max(signed(shape, a), signed(shape, b));
            case MIN_U -> Math.min(a, b);
            case MAX_U -> Math.max(a, b);
            case AVGR_U -> a + b + 1 >> 1;
            // numbers of [-1, 1) with 15 bits after the point
            case Q15MULR_SAT_S, RELAXED_Q15MULR_S ->
                clampSigned(shape.bits(), signed(shape, a) * signed(shape, b) + 0x4000 >> 15);
            // b < a ? b : a, which is a where one is NaN or both are zeros
            case PMIN -> holds(Operator.LT, shape, b, a) ? b : a;
            case PMAX -> holds(Operator.LT, shape, a, b) ? b : a;
            case RELAXED_MIN -> scalar(Operator.MIN, shape, a, b);
            case RELAXED_MAX -> scalar(Operator.MAX, shape, a, b);
            default -> scalar(operator, shape, a, b);
        };
    }

    /** @param count taken modulo the width of a lane */
    static long shift(Operator operator, LaneShape shape, long a, int count) {
        return scalar(operator, shape, a, count & shape.bits() - 1);
    }

    static boolean holds(Operator comparison, LaneShape shape, long a, long b) {
        return scalar(comparison, shape, a, b) != 0;
    }

    /** The nearest number that {@code bits} bits hold with a sign. */
    static long clampSigned(int bits, long value) {
        long most = (1L << bits - 1) - 1;
        return Math.max(-most - 1, Math.min(most, value));
    }

    /** The nearest number that {@code bits} bits hold without a sign, fewer than 64. */
    static long clampUnsigned(int bits, long value) {
        return Math.max(0, Math.min((1L << bits) - 1, value));
    }

    private static long signed(LaneShape shape, long lane) {
        int unused = 64 - shape.bits();
        return lane << unused >> unused;
    }

    private static long scalar(Operator operator, LaneShape shape, long a) {
        return Numeric.evaluate(ScalarRows.of(operator, shape.scalar()), a);
    }

    private static long scalar(Operator operator, LaneShape shape, long a, long b) {
        boolean sign = shape.bits() < 32 && regardsSign(operator);
        return Numeric.evaluate(
                ScalarRows.of(operator, shape.scalar()), sign ? signed(shape, a) : a, sign ? signed(shape, b) : b);
    }

    private static boolean regardsSign(Operator operator) {
        return switch (operator) {
            case LT_S, GT_S, LE_S, GE_S, SHR_S -> true;
            default -> false;
        };
    }
}
