package dev.wami.wasmbinary.decompile;

import dev.wami.wasmspec.NumericType;

/** Numbers as C writes them. */
final class Literals {
    private static final int NAN_32 = 0x7fc00000;
    private static final long NAN_64 = 0x7ff8000000000000L;

    private Literals() {}

    /**
     * The text of a number.
     *
     * @param bare whether what is around it makes it an i64
     */
    static String text(Expr.Number number, boolean bare) {
        NumericType type = (NumericType) number.type;
        return switch (type) {
            case I32 -> i32((int) number.bits);
            case I64 -> i64(number.bits, bare);
            case F32 -> f32((int) number.bits);
            default -> f64(number.bits);
        };
    }

    /** Bits of a mask. */
    static String mask(Expr.Number number, boolean bare) {
        long value = number.value();
        boolean wide = number.type == NumericType.I64;
        if (value < 10 || !wide && value > Integer.MAX_VALUE) return text(number, bare);
        return "0x" + Long.toHexString(value) + (wide && !(bare && value <= Integer.MAX_VALUE) ? "LL" : "");
    }

    private static String i32(int value) {
        return value == Integer.MIN_VALUE ? "(-2147483647 - 1)" : Integer.toString(value);
    }

    private static String i64(long value, boolean bare) {
        if (value == Long.MIN_VALUE) return "(-9223372036854775807LL - 1)";
        boolean fits = value > Integer.MIN_VALUE && value <= Integer.MAX_VALUE;
        return bare && fits ? Long.toString(value) : value + "LL";
    }

    private static String f32(int bits) {
        float value = Float.intBitsToFloat(bits);
        if (bits == NAN_32) return "NAN";
        if (Float.isNaN(value)) return "f32_reinterpret_i32(0x" + Integer.toHexString(bits) + ")";
        if (Float.isInfinite(value)) return value > 0 ? "INFINITY" : "-INFINITY";
        return value + "f";
    }

    private static String f64(long bits) {
        double value = Double.longBitsToDouble(bits);
        if (bits == NAN_64) return "NAN";
        if (Double.isNaN(value)) return "f64_reinterpret_i64(0x" + Long.toHexString(bits) + "LL)";
        if (Double.isInfinite(value)) return value > 0 ? "INFINITY" : "-INFINITY";
        return Double.toString(value);
    }
}
