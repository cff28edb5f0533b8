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
        String name = op.intrinsic().name();
        long bits = (Long) in[0];
        long sign = Floats.sign(type);
        if (name.equals("fabs")) return bits & ~sign;
        if (name.equals("copysign")) return bits & ~sign | (Long) in[1] & sign;
        if (!(in[in.length - 1] instanceof Long)) return null;
        double a = FloatFormat.decode(type, bits);
        double b = in.length > 1 && op.operand(1).type().equals(op.operand(0).type())
                ? FloatFormat.decode(type, (Long) in[1])
                : 0;
        Double value = switch (name) {
            case "sqrt" -> Math.sqrt(a);
            case "ceil" -> Math.ceil(a);
            case "floor" -> Math.floor(a);
            case "trunc" -> Math.copySign(a < 0 ? Math.ceil(a) : Math.floor(a), a);
            case "rint", "nearbyint", "roundeven" -> Math.rint(a);
            case "round" -> round(a);
            case "minimum" -> Math.min(a, b);
            case "maximum" -> Math.max(a, b);
            case "minnum" -> Double.isNaN(a) ? b : Double.isNaN(b) ? a : Double.valueOf(Math.min(a, b));
            case "maxnum" -> Double.isNaN(a) ? b : Double.isNaN(b) ? a : Double.valueOf(Math.max(a, b));
            case "fma", "fmuladd" -> fma(type, a, b, FloatFormat.decode(type, (Long) in[2]));
            default -> null;
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
        String name = op.intrinsic().name();
        BigInteger a = Ints.big(in[0]);
        BigInteger b = in.length > 1 ? Ints.big(in[1]) : BigInteger.ZERO;
        BigInteger ua = Ints.unsigned(a, width);
        BigInteger ub = Ints.unsigned(b, width);
        if (name.endsWith(".with.overflow")) return withOverflow(name, a, b, width);
        BigInteger value = switch (name) {
            case "smax" -> a.max(b);
            case "smin" -> a.min(b);
            case "umax" -> ua.max(ub);
            case "umin" -> ua.min(ub);
            case "abs" -> a.abs();
            case "ctlz" -> BigInteger.valueOf(width - ua.bitLength());
            case "cttz" -> BigInteger.valueOf(ua.signum() == 0 ? width : ua.getLowestSetBit());
            case "ctpop" -> BigInteger.valueOf(ua.bitCount());
            case "bswap" -> permuted(ua, width, 8);
            case "bitreverse" -> permuted(ua, width, 1);
            case "fshl", "fshr" -> funnel(name.equals("fshl"), ua, ub, Ints.unsigned(Ints.big(in[2]), width), width);
            case "sadd.sat" -> clamp(a.add(b), width);
            case "ssub.sat" -> clamp(a.subtract(b), width);
            case "uadd.sat" -> ua.add(ub).min(mask(width));
            case "usub.sat" -> ua.subtract(ub).max(BigInteger.ZERO);
            case "scmp" -> BigInteger.valueOf(a.compareTo(b));
            case "ucmp" -> BigInteger.valueOf(ua.compareTo(ub));
            case "expect" -> a;
            default -> null;
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

    /** The struct of the wrapped result and whether it is not the true one. */
    private static Object withOverflow(String name, BigInteger a, BigInteger b, int width) {
        boolean signed = name.startsWith("s");
        BigInteger x = signed ? a : Ints.unsigned(a, width);
        BigInteger y = signed ? b : Ints.unsigned(b, width);
        BigInteger exact = switch (name.substring(1, 4)) {
            case "add" -> x.add(y);
            case "sub" -> x.subtract(y);
            default -> x.multiply(y);
        };
        BigInteger wrapped = Ints.wrap(exact, width);
        BigInteger seen = signed ? wrapped : Ints.unsigned(wrapped, width);
        return new Object[] {LlvmValues.integer(wrapped, width), seen.equals(exact) ? 0L : -1L};
    }

    /** The groups of {@code size} bits in the opposite order. */
    private static BigInteger permuted(BigInteger value, int width, int size) {
        BigInteger out = BigInteger.ZERO;
        for (int at = 0; at < width; at += size)
            out = out.shiftLeft(size).or(value.shiftRight(at).and(mask(size)));
        return out;
    }

    /** The high (left) or low (right) half of {@code a:b} shifted by {@code shift} modulo the width. */
    private static BigInteger funnel(boolean left, BigInteger a, BigInteger b, BigInteger shift, int width) {
        int n = shift.mod(BigInteger.valueOf(width)).intValueExact();
        BigInteger both = a.shiftLeft(width).or(b);
        return left ? both.shiftLeft(n).shiftRight(width) : both.shiftRight(n);
    }
}
