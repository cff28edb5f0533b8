package dev.wami.tests.exhaustive;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the integer operations of arith and math give, by their definitions on mathematical integers. */
final class IntegerDefinitions {
    static final List<String> BINARY = List.of(
            "arith.addi",
            "arith.subi",
            "arith.muli",
            "arith.andi",
            "arith.ori",
            "arith.xori",
            "arith.divsi",
            "arith.divui",
            "arith.remsi",
            "arith.remui",
            "arith.ceildivsi",
            "arith.ceildivui",
            "arith.floordivsi",
            "arith.shli",
            "arith.shrsi",
            "arith.shrui",
            "arith.maxsi",
            "arith.maxui",
            "arith.minsi",
            "arith.minui",
            "math.ipowi");
    static final List<String> UNARY = List.of("math.absi", "math.ctlz", "math.cttz", "math.ctpop");

    private IntegerDefinitions() {}

    /** {@code x} as the signed number that its low {@code width} bits are. */
    static BigInteger signed(BigInteger x, int width) {
        BigInteger low = unsigned(x, width);
        return low.testBit(width - 1) ? low.subtract(BigInteger.ONE.shiftLeft(width)) : low;
    }

    static BigInteger unsigned(BigInteger x, int width) {
        return x.mod(BigInteger.ONE.shiftLeft(width));
    }

    static BigInteger unary(String op, BigInteger a, int width) {
        BigInteger bits = unsigned(a, width);
        return switch (op) {
            case "math.absi" -> signed(a.abs(), width);
            case "math.ctlz" -> BigInteger.valueOf(width - bits.bitLength());
            case "math.cttz" -> BigInteger.valueOf(bits.signum() == 0 ? width : bits.getLowestSetBit());
            default -> BigInteger.valueOf(bits.bitCount());
        };
    }

    /** The result, signed, of two signed numbers; null where it is undefined. */
    static @Nullable BigInteger binary(String op, BigInteger a, BigInteger b, int width) {
        BigInteger ua = unsigned(a, width);
        BigInteger ub = unsigned(b, width);
        if (op.contains("div") || op.contains("rem")) {
            if (b.signum() == 0) return null;
            boolean least = a.equals(BigInteger.ONE.shiftLeft(width - 1).negate());
            boolean overflows = least && b.equals(BigInteger.ONE.negate());
            if (overflows && op.endsWith("divsi")) return null;
        }
        if (op.startsWith("arith.sh") && ub.compareTo(BigInteger.valueOf(width)) >= 0) return null;
        if (op.equals("math.ipowi") && a.signum() == 0 && b.signum() < 0) return null;
        BigInteger exact = switch (op) {
            case "arith.addi" -> a.add(b);
            case "arith.subi" -> a.subtract(b);
            case "arith.muli" -> a.multiply(b);
            case "arith.andi" -> a.and(b);
            case "arith.ori" -> a.or(b);
            case "arith.xori" -> a.xor(b);
            case "arith.divsi" -> a.divide(b);
            case "arith.divui" -> ua.divide(ub);
            case "arith.remsi" -> a.remainder(b);
            case "arith.remui" -> ua.remainder(ub);
            case "arith.floordivsi" -> floor(a, b);
            case "arith.ceildivsi" -> floor(a.negate(), b).negate();
            case "arith.ceildivui" -> floor(ua.negate(), ub).negate();
            case "arith.shli" -> a.shiftLeft(ub.intValueExact());
            case "arith.shrsi" -> a.shiftRight(ub.intValueExact());
            case "arith.shrui" -> ua.shiftRight(ub.intValueExact());
            case "arith.maxsi" -> a.max(b);
            case "arith.minsi" -> a.min(b);
            case "arith.maxui" -> ua.max(ub);
            case "arith.minui" -> ua.min(ub);
            default -> power(a, b, width);
        };
        return signed(exact, width);
    }

    /** The greatest integer not above a / b. */
    private static BigInteger floor(BigInteger a, BigInteger b) {
        BigInteger[] both = a.divideAndRemainder(b);
        boolean below = both[1].signum() != 0 && both[1].signum() != b.signum();
        return below ? both[0].subtract(BigInteger.ONE) : both[0];
    }

    /** a^b modulo 2^width; to a negative power, the quotient 1 / a^-b rounded to zero. */
    private static BigInteger power(BigInteger a, BigInteger b, int width) {
        if (b.signum() >= 0) return a.modPow(b, BigInteger.ONE.shiftLeft(width));
        if (a.equals(BigInteger.ONE)) return a;
        if (a.equals(BigInteger.ONE.negate())) return b.testBit(0) ? a : a.negate();
        return BigInteger.ZERO;
    }
}
