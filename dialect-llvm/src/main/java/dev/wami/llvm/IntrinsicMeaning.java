package dev.wami.llvm;

import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.Floats;
import dev.wami.std.arith.Ints;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** What intrinsics compute on scalars; the math functions that LLVM leaves to a library are not among them. */
final class IntrinsicMeaning {
    private IntrinsicMeaning() {}

    /** The result on {@code in}; poison is zero. */
    static Object of(IntrinsicOp op, Object[] in) {
        Type type = op.operand(0).type().elementTypeOrSelf();
        for (Object o : in) if (o instanceof Object[]) throw LlvmValues.unsupported(op, type);
        Object value = type instanceof FloatType f && FloatFormat.supports(f) && f.width() <= 64
                ? onFloats(op, f, in)
                : LlvmTypes.isInteger(type) ? onIntegers(op, in, Ints.width(type, 64)) : null;
        if (value == null) throw LlvmValues.unsupported(op, type);
        return value;
    }

    // ---- floats

    private static @Nullable Object onFloats(IntrinsicOp op, FloatType type, Object[] in) {
        Intrinsic intrinsic = op.intrinsic();
        long bits = (Long) in[0];
        long sign = Floats.sign(type);
        if (intrinsic == Intrinsic.FABS) return bits & ~sign;
        if (intrinsic == Intrinsic.COPYSIGN) return bits & ~sign | (Long) in[1] & sign;
        if (!(in[in.length - 1] instanceof Long)) return null;
        double a = FloatFormat.decode(type, bits);
        double b = in.length > 1 && op.operand(1).type().equals(op.operand(0).type())
                ? FloatFormat.decode(type, (Long) in[1])
                : 0;
        Double value = switch (intrinsic) {
            case SQRT -> Math.sqrt(a);
            case CEIL -> Math.ceil(a);
            case FLOOR -> Math.floor(a);
            case TRUNC -> Math.copySign(a < 0 ? Math.ceil(a) : Math.floor(a), a);
            case RINT, NEARBYINT, ROUNDEVEN -> Math.rint(a);
            case ROUND -> round(a);
            case MINIMUM -> Math.min(a, b);
            case MAXIMUM -> Math.max(a, b);
            case MINNUM -> Double.isNaN(a) ? b : Double.isNaN(b) ? a : Double.valueOf(Math.min(a, b));
            case MAXNUM -> Double.isNaN(a) ? b : Double.isNaN(b) ? a : Double.valueOf(Math.max(a, b));
            case FMA, FMULADD -> fma(type, a, b, FloatFormat.decode(type, (Long) in[2]));
            default -> null; // of refuses it
        };
        return value == null ? null : (Object) Floats.encode(type, value);
    }

    /** Halves away from zero. */
    private static double round(double a) {
        if (Double.isNaN(a) || Math.abs(a) >= 1L << 52) return a;
        double whole = Math.floor(Math.abs(a));
        return Math.copySign(Math.abs(a) - whole >= 0.5 ? whole + 1 : whole, a);
    }

    private static double fma(FloatType type, double a, double b, double c) {
        boolean nan = Double.isNaN(a) || Double.isNaN(b) || Double.isNaN(c);
        return nan ? Double.NaN : Floats.fma(type, a, b, c);
    }

    // ---- integers

    private static @Nullable Object onIntegers(IntrinsicOp op, Object[] in, int width) {
        Intrinsic intrinsic = op.intrinsic();
        BigInteger a = Ints.big(in[0]);
        BigInteger b = in.length > 1 ? Ints.big(in[1]) : BigInteger.ZERO;
        BigInteger ua = Ints.unsigned(a, width);
        BigInteger ub = Ints.unsigned(b, width);
        if (overflows(intrinsic)) return withOverflow(intrinsic, a, b, width);
        BigInteger value = switch (intrinsic) {
            case SMAX -> a.max(b);
            case SMIN -> a.min(b);
            case UMAX -> ua.max(ub);
            case UMIN -> ua.min(ub);
            case ABS -> a.abs();
            case CTLZ -> BigInteger.valueOf(width - ua.bitLength());
            case CTTZ -> BigInteger.valueOf(ua.signum() == 0 ? width : ua.getLowestSetBit());
            case CTPOP -> BigInteger.valueOf(ua.bitCount());
            case BSWAP -> permuted(ua, width, 8);
            case BITREVERSE -> permuted(ua, width, 1);
            case FSHL, FSHR ->
                funnel(intrinsic == Intrinsic.FSHL, ua, ub, Ints.unsigned(Ints.big(in[2]), width), width);
            case SADD_SAT -> clamp(a.add(b), width);
            case SSUB_SAT -> clamp(a.subtract(b), width);
            case UADD_SAT -> ua.add(ub).min(mask(width));
            case USUB_SAT -> ua.subtract(ub).max(BigInteger.ZERO);
            case SCMP -> BigInteger.valueOf(a.compareTo(b));
            case UCMP -> BigInteger.valueOf(ua.compareTo(ub));
            case EXPECT -> a;
            default -> null; // of refuses it
        };
        if (value == null) return null;
        return LlvmValues.integer(value, Ints.width(op.result().type().elementTypeOrSelf(), 64));
    }

    private static BigInteger mask(int width) {
        return BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
    }

    private static BigInteger clamp(BigInteger value, int width) {
        BigInteger least = Ints.bigSignedMin(width);
        return value.max(least).min(least.negate().subtract(BigInteger.ONE));
    }

    /** Whether the result is a struct of the wrapped one and whether that is not the true one. */
    static boolean overflows(Intrinsic intrinsic) {
        return switch (intrinsic) {
            case SADD_WITH_OVERFLOW,
                    UADD_WITH_OVERFLOW,
                    SSUB_WITH_OVERFLOW,
                    USUB_WITH_OVERFLOW,
                    SMUL_WITH_OVERFLOW,
                    UMUL_WITH_OVERFLOW -> true;
            default -> false; // there are no others
        };
    }

    private static Object withOverflow(Intrinsic intrinsic, BigInteger a, BigInteger b, int width) {
        BigInteger ua = Ints.unsigned(a, width);
        BigInteger ub = Ints.unsigned(b, width);
        return switch (intrinsic) {
            case SADD_WITH_OVERFLOW -> signed(a.add(b), width);
            case SSUB_WITH_OVERFLOW -> signed(a.subtract(b), width);
            case SMUL_WITH_OVERFLOW -> signed(a.multiply(b), width);
            case UADD_WITH_OVERFLOW -> unsigned(ua.add(ub), width);
            case USUB_WITH_OVERFLOW -> unsigned(ua.subtract(ub), width);
            case UMUL_WITH_OVERFLOW -> unsigned(ua.multiply(ub), width);
            default -> throw new IllegalArgumentException(intrinsic.opName()); // see overflows
        };
    }

    private static Object[] signed(BigInteger exact, int width) {
        BigInteger wrapped = Ints.wrap(exact, width);
        return new Object[] {LlvmValues.integer(wrapped, width), wrapped.equals(exact) ? 0L : -1L};
    }

    private static Object[] unsigned(BigInteger exact, int width) {
        BigInteger wrapped = Ints.wrap(exact, width);
        boolean same = Ints.unsigned(wrapped, width).equals(exact);
        return new Object[] {LlvmValues.integer(wrapped, width), same ? 0L : -1L};
    }

    /** The groups of {@code size} bits in the opposite order. */
    private static BigInteger permuted(BigInteger value, int width, int size) {
        BigInteger out = BigInteger.ZERO;
        for (int at = 0; at < width; at += size) {
            out = out.shiftLeft(size).or(value.shiftRight(at).and(mask(size)));
        }
        return out;
    }

    /** The high (left) or low (right) half of {@code a:b} shifted by {@code shift} modulo the width. */
    private static BigInteger funnel(boolean left, BigInteger a, BigInteger b, BigInteger shift, int width) {
        int n = shift.mod(BigInteger.valueOf(width)).intValueExact();
        BigInteger both = a.shiftLeft(width).or(b);
        return left ? both.shiftLeft(n).shiftRight(width) : both.shiftRight(n);
    }
}
