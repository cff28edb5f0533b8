package dev.wami.wasmspec;

/**
 * How an instruction divides a v128 into lanes, lane 0 in the lowest bits (specification 2.4.3: shape). Its text is the
 * mnemonic's prefix.
 */
public enum LaneShape {
    I8X16("i8x16", NumericType.I32, 8),
    I16X8("i16x8", NumericType.I32, 16),
    I32X4("i32x4", NumericType.I32, 32),
    I64X2("i64x2", NumericType.I64, 64),
    F32X4("f32x4", NumericType.F32, 32),
    F64X2("f64x2", NumericType.F64, 64);

    private final String text;
    private final NumericType scalar;
    private final int bits;

    LaneShape(String text, NumericType scalar, int bits) {
        this.text = text;
        this.scalar = scalar;
        this.bits = bits;
    }

    /** The type of a lane outside the vector: i32 for all that are up to 32 bits wide. */
    public NumericType scalar() {
        return scalar;
    }

    /** The width of a lane, in bits. */
    public int bits() {
        return bits;
    }

    /** The number of lanes. */
    public int lanes() {
        return 128 / bits;
    }

    public boolean isFloat() {
        return scalar.isFloat();
    }

    /** The shape of integers as wide as these lanes: that of what comparisons give. */
    public LaneShape integers() {
        return switch (this) {
            case F32X4 -> I32X4;
            case F64X2 -> I64X2;
            default -> this;
        };
    }

    @Override
    public String toString() {
        return text;
    }
}
