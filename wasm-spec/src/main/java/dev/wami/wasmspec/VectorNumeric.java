package dev.wami.wasmspec;

/**
 * What each instruction on v128 that does not touch memory computes (specification 4.3.6 and 4.4.4). Scalar operands
 * and results are {@link V128#scalar}.
 *
 * <p>NaNs are as in {@link Numeric}. Of the results that the specification allows a relaxed instruction, it gives that
 * of the instruction without {@code relaxed}: multiplying and adding round twice, minimum and maximum order zeros and
 * give NaN for NaN, what cannot be converted saturates, lanes out of range are 0, a lane is selected bit by bit; in dot
 * products both operands are signed, and sums wrap.
 */
public final class VectorNumeric {
    private VectorNumeric() {}

    /**
     * Evaluates an instruction with an operator.
     *
     * @param lane the immediate of those that have one, below {@link LaneShape#lanes}
     * @param operands as many as its type has
     * @throws IllegalArgumentException if it has none
     */
    public static V128 evaluate(Opcode row, int lane, V128... operands) {
        if (row.category() != Category.VECTOR || !row.hasOperator()) {
            throw new IllegalArgumentException(row + " is not an instruction on vectors with an operator");
        }
        Operator operator = row.operator();
        V128 a = operands[0];
        LaneShape shape = row.shape();
        if (shape == null) return bitwise(operator, a, operands);
        return switch (operator.category()) {
            case UNARY -> V128.of(shape, i -> LaneNumeric.unary(operator, shape, a.lane(shape, i)));
            case BINARY -> binary(operator, shape, a, operands[1]);
            case COMPARE -> compare(operator, shape, a, operands[1]);
            case TEST -> V128.scalar(operator == Operator.BITMASK ? signs(shape, a) : allTrue(shape, a));
            case TERNARY -> ternary(operator, shape, a, operands[1], operands[2]);
            case CONVERT -> LaneConversion.convert(operator, shape, a);
            case COMBINE -> LaneConversion.combine(operator, shape, a, operands[1]);
            case ACCUMULATE -> LaneConversion.dotAndAdd(a, operands[1], operands[2]);
            case BROADCAST -> V128.splat(shape, a.low());
            case EXTRACT -> V128.scalar(extract(operator, shape, a, lane));
            case REPLACE -> a.with(shape, lane, operands[1].low());
            default -> throw new IllegalStateException(row.mnemonic());
        };
    }

    /**
     * {@code i8x16.shuffle}.
     *
     * @param lanes 16 numbers below 32: bytes of {@code a}, from 16 on of {@code b}
     */
    public static V128 shuffle(V128 a, V128 b, int... lanes) {
        LaneShape bytes = LaneShape.I8X16;
        return V128.of(bytes, i -> lanes[i] < 16 ? a.lane(bytes, lanes[i]) : b.lane(bytes, lanes[i] - 16));
    }

    // ---- whatever the lanes

    private static V128 bitwise(Operator operator, V128 a, V128[] operands) {
        if (operator == Operator.NOT) return new V128(~a.low(), ~a.high());
        if (operator == Operator.ANY_TRUE) return V128.scalar((a.low() | a.high()) == 0 ? 0 : 1);
        V128 b = operands[1];
        return switch (operator) {
            case AND -> new V128(a.low() & b.low(), a.high() & b.high());
            case ANDNOT -> new V128(a.low() & ~b.low(), a.high() & ~b.high());
            case OR -> new V128(a.low() | b.low(), a.high() | b.high());
            case XOR -> new V128(a.low() ^ b.low(), a.high() ^ b.high());
            case BITSELECT -> select(a, b, operands[2]);
            default -> throw new IllegalStateException(operator.mnemonic());
        };
    }

    /** The bits of {@code a} where those of {@code mask} are 1, else those of {@code b}. */
    private static V128 select(V128 a, V128 b, V128 mask) {
        return new V128(a.low() & mask.low() | b.low() & ~mask.low(), a.high() & mask.high() | b.high() & ~mask.high());
    }

    // ---- lane by lane

    private static V128 binary(Operator operator, LaneShape shape, V128 a, V128 b) {
        return switch (operator) {
            // the lanes of b are numbers of lanes of a; those that do not exist give 0
            case SWIZZLE, RELAXED_SWIZZLE ->
                V128.of(shape, i -> b.lane(shape, i) < 16 ? a.lane(shape, (int) b.lane(shape, i)) : 0);
            case SHL, SHR_S, SHR_U ->
                V128.of(shape, i -> LaneNumeric.shift(operator, shape, a.lane(shape, i), (int) b.low()));
            default -> V128.of(shape, i -> LaneNumeric.binary(operator, shape, a.lane(shape, i), b.lane(shape, i)));
        };
    }

    /** All bits of a lane are 1 where the comparison holds. */
    private static V128 compare(Operator operator, LaneShape shape, V128 a, V128 b) {
        return V128.of(shape, i -> LaneNumeric.holds(operator, shape, a.lane(shape, i), b.lane(shape, i)) ? -1 : 0);
    }

    private static V128 ternary(Operator operator, LaneShape shape, V128 a, V128 b, V128 c) {
        if (operator == Operator.RELAXED_LANESELECT) return select(a, b, c);
        Operator last = operator == Operator.RELAXED_MADD ? Operator.ADD : Operator.SUB;
        // a * b + c; c - a * b, which is -(a * b) + c
        return V128.of(shape, i -> {
            long product = LaneNumeric.binary(Operator.MUL, shape, a.lane(shape, i), b.lane(shape, i));
            return last == Operator.ADD
                    ? LaneNumeric.binary(last, shape, product, c.lane(shape, i))
                    : LaneNumeric.binary(last, shape, c.lane(shape, i), product);
        });
    }

    private static long allTrue(LaneShape shape, V128 a) {
        for (int i = 0; i < shape.lanes(); i++) if (a.lane(shape, i) == 0) return 0;
        return 1;
    }

    private static long signs(LaneShape shape, V128 a) {
        long signs = 0;
        for (int i = 0; i < shape.lanes(); i++) if (a.signedLane(shape, i) < 0) signs |= 1L << i;
        return signs;
    }

    private static long extract(Operator operator, LaneShape shape, V128 a, int lane) {
        return operator == Operator.EXTRACT_LANE_S ? a.signedLane(shape, lane) & 0xFFFF_FFFFL : a.lane(shape, lane);
    }
}
