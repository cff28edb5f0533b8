package dev.wami.wasmspec;

/**
 * What each scalar numeric instruction computes, on raw bits (specification 4.3). A value is a long: i64 and f64 fill
 * it, i32 and f32 are held in its low half with the high half zero, in operands and results alike. Tests and
 * comparisons give 0 or 1.
 *
 * <p>Where the specification lets a NaN result have any of several payloads, the result is the positive canonical NaN,
 * as in the specification's deterministic profile (appendix A.3); {@code demote} and {@code promote} keep the sign and
 * the high bits of the payload, as engines on x86 and ARM do. {@code abs}, {@code neg}, {@code copysign} and
 * {@code reinterpret} work on bits and keep payloads.
 */
public final class Numeric {
    private Numeric() {}

    /**
     * Evaluates an instruction of one operand: {@link Category#UNARY}, {@link Category#TEST} or
     * {@link Category#CONVERT}.
     *
     * @throws TrapException if the instruction traps for this operand
     * @throws IllegalArgumentException if the instruction is of another category
     */
    public static long evaluate(Opcode opcode, long a) {
        return switch (opcode) {
            case I32_EQZ -> bits((int) a == 0);
            case I64_EQZ -> bits(a == 0);

            case I32_CLZ -> Integer.numberOfLeadingZeros((int) a);
            case I32_CTZ -> Integer.numberOfTrailingZeros((int) a);
            case I32_POPCNT -> Integer.bitCount((int) a);
            case I64_CLZ -> Long.numberOfLeadingZeros(a);
            case I64_CTZ -> Long.numberOfTrailingZeros(a);
            case I64_POPCNT -> Long.bitCount(a);
            case I32_EXTEND8_S -> bits((byte) a);
            case I32_EXTEND16_S -> bits((short) a);
            case I64_EXTEND8_S -> (byte) a;
            case I64_EXTEND16_S -> (short) a;
            case I64_EXTEND32_S -> (int) a;

            case F32_ABS -> a & 0x7FFF_FFFFL;
            case F32_NEG -> a ^ 0x8000_0000L;
            // Every f32 is a double, and these functions of it are f32 again; the square root rounds twice but to the
            // same value,
            // as a double has more than 2 * 24 + 2 bits.
            case F32_CEIL -> bits((float) Math.ceil(f32(a)));
            case F32_FLOOR -> bits((float) Math.floor(f32(a)));
            case F32_TRUNC -> bits((float) FloatConversion.truncate(f32(a)));
            case F32_NEAREST -> bits((float) Math.rint(f32(a)));
            case F32_SQRT -> bits((float) Math.sqrt(f32(a)));
            case F64_ABS -> a & Long.MAX_VALUE;
            case F64_NEG -> a ^ Long.MIN_VALUE;
            case F64_CEIL -> bits(Math.ceil(f64(a)));
            case F64_FLOOR -> bits(Math.floor(f64(a)));
            case F64_TRUNC -> bits(FloatConversion.truncate(f64(a)));
            case F64_NEAREST -> bits(Math.rint(f64(a)));
            case F64_SQRT -> bits(Math.sqrt(f64(a)));

            case I32_WRAP_I64 -> bits((int) a);
            case I64_EXTEND_I32_S -> (int) a;
            case I64_EXTEND_I32_U -> a & 0xFFFF_FFFFL;
            case I32_TRUNC_F32_S -> bits(FloatConversion.toI32(f32(a)));
            case I32_TRUNC_F32_U -> bits(FloatConversion.toU32(f32(a)));
            case I32_TRUNC_F64_S -> bits(FloatConversion.toI32(f64(a)));
            case I32_TRUNC_F64_U -> bits(FloatConversion.toU32(f64(a)));
            case I64_TRUNC_F32_S -> FloatConversion.toI64(f32(a));
            case I64_TRUNC_F32_U -> FloatConversion.toU64(f32(a));
            case I64_TRUNC_F64_S -> FloatConversion.toI64(f64(a));
            case I64_TRUNC_F64_U -> FloatConversion.toU64(f64(a));
            // Java's casts from floating point saturate and take NaN to 0, as the trunc_sat instructions do.
            case I32_TRUNC_SAT_F32_S -> bits((int) f32(a));
            case I32_TRUNC_SAT_F32_U -> bits(FloatConversion.toU32Saturating(f32(a)));
            case I32_TRUNC_SAT_F64_S -> bits((int) f64(a));
            case I32_TRUNC_SAT_F64_U -> bits(FloatConversion.toU32Saturating(f64(a)));
            case I64_TRUNC_SAT_F32_S -> (long) f32(a);
            case I64_TRUNC_SAT_F32_U -> FloatConversion.toU64Saturating(f32(a));
            case I64_TRUNC_SAT_F64_S -> (long) f64(a);
            case I64_TRUNC_SAT_F64_U -> FloatConversion.toU64Saturating(f64(a));
            case F32_CONVERT_I32_S -> bits((float) (int) a);
            case F32_CONVERT_I32_U -> bits((float) (a & 0xFFFF_FFFFL));
            case F32_CONVERT_I64_S -> bits((float) a);
            case F32_CONVERT_I64_U -> bits(FloatConversion.u64ToFloat(a));
            case F32_DEMOTE_F64 -> demote(a);
            case F64_CONVERT_I32_S -> bits((double) (int) a);
            case F64_CONVERT_I32_U -> bits((double) (a & 0xFFFF_FFFFL));
            case F64_CONVERT_I64_S -> bits((double) a);
            case F64_CONVERT_I64_U -> bits(FloatConversion.u64ToDouble(a));
            case F64_PROMOTE_F32 -> promote(a);
            case I32_REINTERPRET_F32, I64_REINTERPRET_F64, F32_REINTERPRET_I32, F64_REINTERPRET_I64 -> a;

            default -> throw new IllegalArgumentException(opcode + " is not a numeric instruction of one operand");
        };
    }

    /**
     * Evaluates an instruction of two operands: {@link Category#BINARY} or {@link Category#COMPARE}.
     *
     * @param a the first operand, deeper on the stack
     * @throws TrapException if the instruction traps for these operands
     * @throws IllegalArgumentException if the instruction is of another category
     */
    public static long evaluate(Opcode opcode, long a, long b) {
        return switch (opcode) {
            case I32_ADD -> bits((int) a + (int) b);
            case I32_SUB -> bits((int) a - (int) b);
            case I32_MUL -> bits((int) a * (int) b);
            case I32_DIV_S -> bits(IntegerDivision.quotient((int) a, (int) b));
            case I32_DIV_U -> bits(Integer.divideUnsigned((int) a, IntegerDivision.nonZero((int) b)));
            case I32_REM_S -> bits((int) a % IntegerDivision.nonZero((int) b));
            case I32_REM_U -> bits(Integer.remainderUnsigned((int) a, IntegerDivision.nonZero((int) b)));
            case I32_AND, I64_AND -> a & b;
            case I32_OR, I64_OR -> a | b;
            case I32_XOR, I64_XOR -> a ^ b;
            // Java's shifts take the count modulo the width, as Wasm's do.
            case I32_SHL -> bits((int) a << (int) b);
            case I32_SHR_S -> bits((int) a >> (int) b);
            case I32_SHR_U -> bits((int) a >>> (int) b);
            case I32_ROTL -> bits(Integer.rotateLeft((int) a, (int) b));
            case I32_ROTR -> bits(Integer.rotateRight((int) a, (int) b));
            case I64_ADD -> a + b;
            case I64_SUB -> a - b;
            case I64_MUL -> a * b;
            case I64_DIV_S -> IntegerDivision.quotient(a, b);
            case I64_DIV_U -> Long.divideUnsigned(a, IntegerDivision.nonZero(b));
            case I64_REM_S -> a % IntegerDivision.nonZero(b);
            case I64_REM_U -> Long.remainderUnsigned(a, IntegerDivision.nonZero(b));
            case I64_SHL -> a << b;
            case I64_SHR_S -> a >> b;
            case I64_SHR_U -> a >>> b;
            case I64_ROTL -> Long.rotateLeft(a, (int) b);
            case I64_ROTR -> Long.rotateRight(a, (int) b);

            case F32_ADD -> bits(f32(a) + f32(b));
            case F32_SUB -> bits(f32(a) - f32(b));
            case F32_MUL -> bits(f32(a) * f32(b));
            case F32_DIV -> bits(f32(a) / f32(b));
            // Java's min and max, too, give NaN for NaN and hold -0 to be less than +0.
            case F32_MIN -> bits(Math.min(f32(a), f32(b)));
            case F32_MAX -> bits(Math.max(f32(a), f32(b)));
            case F32_COPYSIGN -> a & 0x7FFF_FFFFL | b & 0x8000_0000L;
            case F64_ADD -> bits(f64(a) + f64(b));
            case F64_SUB -> bits(f64(a) - f64(b));
            case F64_MUL -> bits(f64(a) * f64(b));
            case F64_DIV -> bits(f64(a) / f64(b));
            case F64_MIN -> bits(Math.min(f64(a), f64(b)));
            case F64_MAX -> bits(Math.max(f64(a), f64(b)));
            case F64_COPYSIGN -> a & Long.MAX_VALUE | b & Long.MIN_VALUE;

            case I32_EQ -> bits((int) a == (int) b);
            case I32_NE -> bits((int) a != (int) b);
            case I32_LT_S -> bits((int) a < (int) b);
            case I32_LT_U -> bits(Integer.compareUnsigned((int) a, (int) b) < 0);
            case I32_GT_S -> bits((int) a > (int) b);
            case I32_GT_U -> bits(Integer.compareUnsigned((int) a, (int) b) > 0);
            case I32_LE_S -> bits((int) a <= (int) b);
            case I32_LE_U -> bits(Integer.compareUnsigned((int) a, (int) b) <= 0);
            case I32_GE_S -> bits((int) a >= (int) b);
            case I32_GE_U -> bits(Integer.compareUnsigned((int) a, (int) b) >= 0);
            case I64_EQ -> bits(a == b);
            case I64_NE -> bits(a != b);
            case I64_LT_S -> bits(a < b);
            case I64_LT_U -> bits(Long.compareUnsigned(a, b) < 0);
            case I64_GT_S -> bits(a > b);
            case I64_GT_U -> bits(Long.compareUnsigned(a, b) > 0);
            case I64_LE_S -> bits(a <= b);
            case I64_LE_U -> bits(Long.compareUnsigned(a, b) <= 0);
            case I64_GE_S -> bits(a >= b);
            case I64_GE_U -> bits(Long.compareUnsigned(a, b) >= 0);
            case F32_EQ -> bits(f32(a) == f32(b));
            case F32_NE -> bits(f32(a) != f32(b));
            case F32_LT -> bits(f32(a) < f32(b));
            case F32_GT -> bits(f32(a) > f32(b));
            case F32_LE -> bits(f32(a) <= f32(b));
            case F32_GE -> bits(f32(a) >= f32(b));
            case F64_EQ -> bits(f64(a) == f64(b));
            case F64_NE -> bits(f64(a) != f64(b));
            case F64_LT -> bits(f64(a) < f64(b));
            case F64_GT -> bits(f64(a) > f64(b));
            case F64_LE -> bits(f64(a) <= f64(b));
            case F64_GE -> bits(f64(a) >= f64(b));

            default -> throw new IllegalArgumentException(opcode + " is not a numeric instruction of two operands");
        };
    }

    /** The f32 nearest to an f64; of a NaN the quiet one with its sign and the high 22 bits of its payload. */
    private static long demote(long a) {
        double value = f64(a);
        if (!Double.isNaN(value)) return bits((float) value);
        return a >>> 32 & 0x8000_0000L | 0x7FC0_0000L | a >>> 29 & 0x3F_FFFFL;
    }

    /** The f64 equal to an f32; of a NaN the quiet one with its sign and its payload as the high bits. */
    private static long promote(long a) {
        float value = f32(a);
        if (!Float.isNaN(value)) return bits((double) value);
        return a << 32 & Long.MIN_VALUE | 0x7FF8_0000_0000_0000L | (a & 0x3F_FFFFL) << 29;
    }

    private static float f32(long bits) {
        return Float.intBitsToFloat((int) bits);
    }

    private static double f64(long bits) {
        return Double.longBitsToDouble(bits);
    }

    private static long bits(int value) {
        return value & 0xFFFF_FFFFL;
    }

    private static long bits(boolean value) {
        return value ? 1 : 0;
    }

    /** The bits of a computed value: any NaN becomes the positive canonical one. */
    private static long bits(float value) {
        return bits(Float.floatToIntBits(value));
    }

    /** The bits of a computed value: any NaN becomes the positive canonical one. */
    private static long bits(double value) {
        return Double.doubleToLongBits(value);
    }
}
