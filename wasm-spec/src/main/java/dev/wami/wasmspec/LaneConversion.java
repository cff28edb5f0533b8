package dev.wami.wasmspec;

import static java.util.Objects.requireNonNull;

/** Instructions whose operands have other lanes than their result. */
final class LaneConversion {
    private LaneConversion() {}

    // ---- one operand

    /** @param to the shape of the result */
    static V128 convert(Operator operator, LaneShape to, V128 a) {
        LaneShape from = requireNonNull(operator.source());
        return switch (operator) {
            case EXTEND_LOW_I8X16_S, EXTEND_LOW_I16X8_S, EXTEND_LOW_I32X4_S -> V128.of(to, i -> a.signedLane(from, i));
            case EXTEND_LOW_I8X16_U, EXTEND_LOW_I16X8_U, EXTEND_LOW_I32X4_U -> V128.of(to, i -> a.lane(from, i));
            case EXTEND_HIGH_I8X16_S, EXTEND_HIGH_I16X8_S, EXTEND_HIGH_I32X4_S ->
                V128.of(to, i -> a.signedLane(from, to.lanes() + i));
            case EXTEND_HIGH_I8X16_U, EXTEND_HIGH_I16X8_U, EXTEND_HIGH_I32X4_U ->
                V128.of(to, i -> a.lane(from, to.lanes() + i));
            case EXTADD_PAIRWISE_I8X16_S, EXTADD_PAIRWISE_I16X8_S ->
                V128.of(to, i -> a.signedLane(from, 2 * i) + a.signedLane(from, 2 * i + 1));
            case EXTADD_PAIRWISE_I8X16_U, EXTADD_PAIRWISE_I16X8_U ->
                V128.of(to, i -> a.lane(from, 2 * i) + a.lane(from, 2 * i + 1));
            default -> byScalars(scalar(operator), from, to, a);
        };
    }

    /** Lane by lane from the lowest on; where the operand has fewer lanes, the others are 0. */
    private static V128 byScalars(Opcode row, LaneShape from, LaneShape to, V128 a) {
        return V128.of(to, i -> i < from.lanes() ? Numeric.evaluate(row, a.lane(from, i)) : 0);
    }

    private static Opcode scalar(Operator operator) {
        return switch (operator) {
            case TRUNC_SAT_F32X4_S, RELAXED_TRUNC_F32X4_S -> Opcode.I32_TRUNC_SAT_F32_S;
            case TRUNC_SAT_F32X4_U, RELAXED_TRUNC_F32X4_U -> Opcode.I32_TRUNC_SAT_F32_U;
            case TRUNC_SAT_F64X2_S_ZERO, RELAXED_TRUNC_F64X2_S_ZERO -> Opcode.I32_TRUNC_SAT_F64_S;
            case TRUNC_SAT_F64X2_U_ZERO, RELAXED_TRUNC_F64X2_U_ZERO -> Opcode.I32_TRUNC_SAT_F64_U;
            case CONVERT_I32X4_S -> Opcode.F32_CONVERT_I32_S;
            case CONVERT_I32X4_U -> Opcode.F32_CONVERT_I32_U;
            case CONVERT_LOW_I32X4_S -> Opcode.F64_CONVERT_I32_S;
            case CONVERT_LOW_I32X4_U -> Opcode.F64_CONVERT_I32_U;
            case DEMOTE_F64X2_ZERO -> Opcode.F32_DEMOTE_F64;
            case PROMOTE_LOW_F32X4 -> Opcode.F64_PROMOTE_F32;
            default -> throw new IllegalArgumentException(operator + " converts no lanes");
        };
    }

    // ---- two operands

    /** @param to the shape of the result */
    static V128 combine(Operator operator, LaneShape to, V128 a, V128 b) {
        LaneShape from = requireNonNull(operator.source());
        int bits = to.bits();
        return switch (operator) {
            case NARROW_I16X8_S, NARROW_I32X4_S ->
                V128.of(to, i -> LaneNumeric.clampSigned(bits, signedLane(from, a, b, i)));
            case NARROW_I16X8_U, NARROW_I32X4_U ->
                V128.of(to, i -> LaneNumeric.clampUnsigned(bits, signedLane(from, a, b, i)));
            case EXTMUL_LOW_I8X16_S, EXTMUL_LOW_I16X8_S, EXTMUL_LOW_I32X4_S ->
                V128.of(to, i -> signedProduct(from, a, b, i));
            case EXTMUL_HIGH_I8X16_S, EXTMUL_HIGH_I16X8_S, EXTMUL_HIGH_I32X4_S ->
                V128.of(to, i -> signedProduct(from, a, b, to.lanes() + i));
            case EXTMUL_LOW_I8X16_U, EXTMUL_LOW_I16X8_U, EXTMUL_LOW_I32X4_U ->
                V128.of(to, i -> a.lane(from, i) * b.lane(from, i));
            case EXTMUL_HIGH_I8X16_U, EXTMUL_HIGH_I16X8_U, EXTMUL_HIGH_I32X4_U ->
                V128.of(to, i -> a.lane(from, to.lanes() + i) * b.lane(from, to.lanes() + i));
            case DOT_I16X8_S, RELAXED_DOT_I8X16_I7X16_S ->
                V128.of(to, i -> signedProduct(from, a, b, 2 * i) + signedProduct(from, a, b, 2 * i + 1));
            default -> throw new IllegalArgumentException(operator + " combines no lanes");
        };
    }

    /** Lane {@code i} of both vectors, those of {@code a} first. */
    private static long signedLane(LaneShape shape, V128 a, V128 b, int i) {
        return i < shape.lanes() ? a.signedLane(shape, i) : b.signedLane(shape, i - shape.lanes());
    }

    private static long signedProduct(LaneShape shape, V128 a, V128 b, int i) {
        return a.signedLane(shape, i) * b.signedLane(shape, i);
    }

    /** {@code i32x4.relaxed_dot_i8x16_i7x16_add_s}: sums of four products, by way of the i16x8 sums of two. */
    static V128 dotAndAdd(V128 a, V128 b, V128 sum) {
        V128 pairs = combine(Operator.RELAXED_DOT_I8X16_I7X16_S, LaneShape.I16X8, a, b);
        V128 fours = convert(Operator.EXTADD_PAIRWISE_I16X8_S, LaneShape.I32X4, pairs);
        return V128.of(LaneShape.I32X4, i -> fours.lane(LaneShape.I32X4, i) + sum.lane(LaneShape.I32X4, i));
    }
}
