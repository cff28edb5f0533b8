package dev.wami.wasmspec;

/** What loads and stores of v128 do with the bytes in memory (specification 4.4.7). */
public final class VectorAccess {
    private VectorAccess() {}

    /**
     * What a load gives.
     *
     * @param read the {@link Opcode#accessBytes} bytes in memory, the first in the lowest bits
     * @param into the operand of a load of one lane, else anything
     * @param lane that lane
     */
    public static V128 loaded(Opcode row, V128 read, V128 into, int lane) {
        return switch (row) {
            case V128_LOAD -> read;
            case V128_LOAD8X8_S -> convert(Operator.EXTEND_LOW_I8X16_S, LaneShape.I16X8, read);
            case V128_LOAD8X8_U -> convert(Operator.EXTEND_LOW_I8X16_U, LaneShape.I16X8, read);
            case V128_LOAD16X4_S -> convert(Operator.EXTEND_LOW_I16X8_S, LaneShape.I32X4, read);
            case V128_LOAD16X4_U -> convert(Operator.EXTEND_LOW_I16X8_U, LaneShape.I32X4, read);
            case V128_LOAD32X2_S -> convert(Operator.EXTEND_LOW_I32X4_S, LaneShape.I64X2, read);
            case V128_LOAD32X2_U -> convert(Operator.EXTEND_LOW_I32X4_U, LaneShape.I64X2, read);
            case V128_LOAD8_SPLAT, V128_LOAD16_SPLAT, V128_LOAD32_SPLAT, V128_LOAD64_SPLAT ->
                V128.splat(accessed(row), read.low());
            case V128_LOAD32_ZERO, V128_LOAD64_ZERO -> read;
            case V128_LOAD8_LANE, V128_LOAD16_LANE, V128_LOAD32_LANE, V128_LOAD64_LANE ->
                into.with(accessed(row), lane, read.low());
            default -> throw new IllegalArgumentException(row + " does not load a v128");
        };
    }

    /**
     * The bytes that a store writes, the first in the lowest bits.
     *
     * @param lane the one that is stored, if not all are
     */
    public static V128 stored(Opcode row, V128 value, int lane) {
        return switch (row) {
            case V128_STORE -> value;
            case V128_STORE8_LANE, V128_STORE16_LANE, V128_STORE32_LANE, V128_STORE64_LANE ->
                V128.scalar(value.lane(accessed(row), lane));
            default -> throw new IllegalArgumentException(row + " does not store a v128");
        };
    }

    private static V128 convert(Operator extension, LaneShape to, V128 read) {
        return LaneConversion.convert(extension, to, read);
    }

    /** Integers as wide as what is accessed. */
    private static LaneShape accessed(Opcode row) {
        return switch (row.accessBytes()) {
            case 1 -> LaneShape.I8X16;
            case 2 -> LaneShape.I16X8;
            case 4 -> LaneShape.I32X4;
            default -> LaneShape.I64X2;
        };
    }
}
