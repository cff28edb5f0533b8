package dev.wami.jvmbackend.runtime;

import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.V128;
import dev.wami.wasmspec.VectorNumeric;

/** Instructions on vectors, by the definitions in {@link VectorNumeric}. */
public final class Vectors {
    private Vectors() {}

    /** {@code i8x16.shuffle}; the lanes as in its immediate. */
    public static V128 shuffle(V128 a, V128 b, long low, long high) {
        int[] lanes = new int[16];
        for (int i = 0; i < 16; i++) {
            lanes[i] = (int) ((i < 8 ? low : high) >>> 8 * (i & 7)) & 0xFF;
        }
        return VectorNumeric.shuffle(a, b, lanes);
    }

    /** One operand. */
    public static V128 apply(V128 a, Opcode row, int lane) {
        return VectorNumeric.evaluate(row, lane, a);
    }

    /** Two operands. */
    public static V128 apply(V128 a, V128 b, Opcode row, int lane) {
        return VectorNumeric.evaluate(row, lane, a, b);
    }

    /** Three operands. */
    public static V128 apply(V128 a, V128 b, V128 c, Opcode row, int lane) {
        return VectorNumeric.evaluate(row, lane, a, b, c);
    }

    /** A scalar as an operand. */
    public static V128 scalar(int value) {
        return V128.scalar(value & 0xFFFF_FFFFL);
    }

    /** A scalar as an operand. */
    public static V128 scalar(long value) {
        return V128.scalar(value);
    }

    /** A scalar as an operand. */
    public static V128 scalar(float value) {
        return V128.scalar(Float.floatToRawIntBits(value) & 0xFFFF_FFFFL);
    }

    /** A scalar as an operand. */
    public static V128 scalar(double value) {
        return V128.scalar(Double.doubleToRawLongBits(value));
    }

    /** An i32 as a result. */
    public static int toI32(V128 value) {
        return (int) value.low();
    }

    /** An i64 as a result. */
    public static long toI64(V128 value) {
        return value.low();
    }

    /** An f32 as a result. */
    public static float toF32(V128 value) {
        return Float.intBitsToFloat((int) value.low());
    }

    /** An f64 as a result. */
    public static double toF64(V128 value) {
        return Double.longBitsToDouble(value.low());
    }
}
