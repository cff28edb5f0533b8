package dev.wami.waveir.isa;

import static dev.wami.waveir.isa.FloatArithmetic.bits;
import static dev.wami.waveir.isa.FloatArithmetic.f32;
import static dev.wami.waveir.isa.FloatArithmetic.f64;

/**
 * What the instructions compute, on raw bits: the one place that says it, for emulator and folds. An operation of 16
 * bits takes the lower halves of its operands and gives 16 bits, the upper half zero.
 *
 * <p>Where an instruction is undefined, the result is that of the published emulator if it has one: a division by zero
 * gives 0.
 */
public final class Arithmetic {
    private Arithmetic() {}

    /**
     * An instruction whose operands and result are single registers, except moves and {@code select}. Operands beyond
     * those that it has are not looked at.
     *
     * @throws IllegalArgumentException if {@code op} is none of these
     */
    public static int evaluate(Opcode op, int a, int b, int c, int e) {
        return switch (op) {
            case IADD -> a + b;
            case ISUB -> a - b;
            case IMUL -> a * b;
            case IMUL_HI -> (int) ((a & 0xFFFF_FFFFL) * (b & 0xFFFF_FFFFL) >>> 32);
            case IMAD -> a * b + c;
            case IDIV -> b == 0 ? 0 : a / b;
            case IMOD -> b == 0 ? 0 : a % b;
            case INEG -> -a;
            case IABS -> Math.abs(a);
            case IMIN -> Math.min(a, b);
            case IMAX -> Math.max(a, b);
            case ICLAMP -> Math.min(Math.max(a, b), c);

            case FADD -> FloatArithmetic.add(a, b);
            case FSUB -> FloatArithmetic.sub(a, b);
            case FMUL -> FloatArithmetic.mul(a, b);
            case FMA -> FloatArithmetic.fma(a, b, c);
            case FDIV -> FloatArithmetic.div(a, b);
            case FNEG -> a ^ 0x8000_0000;
            case FABS -> a & 0x7FFF_FFFF;
            case FMIN -> FloatArithmetic.min(a, b);
            case FMAX -> FloatArithmetic.max(a, b);
            case FCLAMP -> FloatArithmetic.clamp(a, b, c);
            case FSQRT -> FloatArithmetic.sqrt(a);
            case FRSQRT -> bits(1 / f32(FloatArithmetic.sqrt(a)), FloatArithmetic.sqrt(a));
            case FRCP -> bits(1 / f32(a), a);
            case FFLOOR -> FloatArithmetic.floor(a);
            case FCEIL -> FloatArithmetic.ceil(a);
            case FROUND -> FloatArithmetic.round(a);
            case FTRUNC -> FloatArithmetic.trunc(a);
            case FFRACT -> FloatArithmetic.fract(a);
            case FSAT -> FloatArithmetic.clamp(a, 0, 0x3F80_0000);
            case FSIN -> FloatArithmetic.sin(a);
            case FCOS -> FloatArithmetic.cos(a);
            case FEXP2 -> FloatArithmetic.exp2(a);
            case FLOG2 -> FloatArithmetic.log2(a);

            case HADD, HSUB, HMUL, HMA -> half(op, a, b, c);
            case HADD2 -> halves(Opcode.HADD, a, b, c);
            case HMUL2 -> halves(Opcode.HMUL, a, b, c);
            case HMA2 -> halves(Opcode.HMA, a, b, c);
            case BADD, BSUB, BMUL, BMA -> bfloat(op, a, b, c);
            case BADD2 -> bfloats(Opcode.BADD, a, b, c);
            case BMUL2 -> bfloats(Opcode.BMUL, a, b, c);
            case BMA2 -> bfloats(Opcode.BMA, a, b, c);

            // Java takes the count of a shift modulo 32, as the ISA does
            case AND -> a & b;
            case OR -> a | b;
            case XOR -> a ^ b;
            case NOT -> ~a;
            case SHL -> a << b;
            case SHR -> a >>> b;
            case SAR -> a >> b;
            case BITCOUNT -> Integer.bitCount(a);
            case BITFIND -> a == 0 ? -1 : Integer.numberOfLeadingZeros(a);
            case BITREV -> Integer.reverse(a);
            case BFE -> a >>> b & lowest(c);
            case BFI -> a & ~(lowest(e) << c) | (b & lowest(e)) << c;

            case CVT_F32_I32 -> Float.floatToRawIntBits(a);
            case CVT_F32_U32 -> Float.floatToRawIntBits(a & 0xFFFF_FFFFL);
            // Java's casts saturate and take NaN to 0
            case CVT_I32_F32 -> (int) f32(a);
            case CVT_U32_F32 -> FloatArithmetic.toUnsigned(f32(a));
            case CVT_F32_F16 -> Half.toFloat(a);
            case CVT_F16_F32 -> Half.fromFloat(a);
            case CVT_F32_BF16 -> Half.bfloatToFloat(a);
            case CVT_BF16_F32 -> Half.floatToBfloat(a);
            default -> throw new IllegalArgumentException(op.mnemonic());
        };
    }

    /** As many low bits as {@code width} modulo 32 says. */
    private static int lowest(int width) {
        return (1 << width) - 1;
    }

    private static int half(Opcode op, int a, int b, int c) {
        int x = Half.toFloat(a);
        int y = Half.toFloat(b);
        return Half.fromFloat(
                switch (op) {
                    case HADD -> FloatArithmetic.add(x, y);
                    case HSUB -> FloatArithmetic.sub(x, y);
                    case HMUL -> FloatArithmetic.mul(x, y);
                    default -> FloatArithmetic.fma(x, y, Half.toFloat(c));
                });
    }

    private static int halves(Opcode op, int a, int b, int c) {
        return half(op, a, b, c) | half(op, a >>> 16, b >>> 16, c >>> 16) << 16;
    }

    private static int bfloat(Opcode op, int a, int b, int c) {
        int x = Half.bfloatToFloat(a);
        int y = Half.bfloatToFloat(b);
        return Half.floatToBfloat(
                switch (op) {
                    case BADD -> FloatArithmetic.add(x, y);
                    case BSUB -> FloatArithmetic.sub(x, y);
                    case BMUL -> FloatArithmetic.mul(x, y);
                    default -> FloatArithmetic.fma(x, y, Half.bfloatToFloat(c));
                });
    }

    private static int bfloats(Opcode op, int a, int b, int c) {
        return bfloat(op, a, b, c) | bfloat(op, a >>> 16, b >>> 16, c >>> 16) << 16;
    }

    /**
     * A comparison.
     *
     * @throws IllegalArgumentException if {@code op} is none
     */
    public static boolean compare(Opcode op, int a, int b) {
        return switch (op) {
            case ICMP_EQ -> a == b;
            case ICMP_NE -> a != b;
            case ICMP_LT -> a < b;
            case ICMP_LE -> a <= b;
            case ICMP_GT -> a > b;
            case ICMP_GE -> a >= b;
            case UCMP_LT -> Integer.compareUnsigned(a, b) < 0;
            case UCMP_LE -> Integer.compareUnsigned(a, b) <= 0;
            case FCMP_EQ -> f32(a) == f32(b);
            case FCMP_NE -> f32(a) != f32(b);
            case FCMP_LT -> f32(a) < f32(b);
            case FCMP_LE -> f32(a) <= f32(b);
            case FCMP_GT -> f32(a) > f32(b);
            case FCMP_ORD -> !FloatArithmetic.isNaN(a) && !FloatArithmetic.isNaN(b);
            case FCMP_UNORD -> FloatArithmetic.isNaN(a) || FloatArithmetic.isNaN(b);
            default -> throw new IllegalArgumentException(op.mnemonic());
        };
    }

    /**
     * An instruction with operands or a result of 64 bits in pairs of registers; of a conversion, the single register
     * is the lower half.
     *
     * @throws IllegalArgumentException if {@code op} is none of these
     */
    public static long evaluatePair(Opcode op, long a, long b, long c) {
        return switch (op) {
            case DADD -> bits(f64(a) + f64(b), a, b);
            case DSUB -> bits(f64(a) - f64(b), a, b);
            case DMUL -> bits(f64(a) * f64(b), a, b);
            case DMA -> bits(Math.fma(f64(a), f64(b), f64(c)), a, b, c);
            case DDIV -> bits(f64(a) / f64(b), a, b);
            case DSQRT -> bits(Math.sqrt(f64(a)), a);
            case CVT_F32_F64 -> narrowed(a) & 0xFFFF_FFFFL;
            case CVT_F64_F32 -> widened((int) a);
            default -> throw new IllegalArgumentException(op.mnemonic());
        };
    }

    private static int narrowed(long a) {
        double d = f64(a);
        // a NaN keeps its sign and the top of its payload
        int nan = (int) (a >>> 32 & 0x8000_0000L) | 0x7FC0_0000 | (int) (a >>> 29) & 0x3F_FFFF;
        return Double.isNaN(d) ? nan : Float.floatToRawIntBits((float) d);
    }

    private static long widened(int a) {
        long nan = (a & 0x8000_0000L) << 32 | 0x7FF8L << 48 | (a & 0x3F_FFFFL) << 29;
        return FloatArithmetic.isNaN(a) ? nan : Double.doubleToRawLongBits(f32(a));
    }
}
