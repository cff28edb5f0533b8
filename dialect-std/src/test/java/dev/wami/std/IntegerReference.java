package dev.wami.std;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * What integer operations give by their definitions on mathematical integers: the quotient is the rational number
 * rounded one way or another, and so on. Written apart from the code that it checks.
 */
public final class IntegerReference {
    private static final BigInteger ONE = BigInteger.ONE;

    private IntegerReference() {}

    /** The names in arith, without prefix, of operations with two operands and a result of one type. */
    public static final String[] BINARY = {
        "addi",
        "subi",
        "muli",
        "divsi",
        "divui",
        "ceildivsi",
        "ceildivui",
        "floordivsi",
        "remsi",
        "remui",
        "andi",
        "ori",
        "xori",
        "shli",
        "shrsi",
        "shrui",
        "maxsi",
        "maxui",
        "minsi",
        "minui"
    };

    /** The low bits of the result as an unsigned number, or null if it is undefined. */
    public static @Nullable BigInteger binary(String name, BigInteger sa, BigInteger sb, int width) {
        BigInteger modulus = ONE.shiftLeft(width);
        BigInteger r = exact(name, sa, sb, sa.mod(modulus), sb.mod(modulus), width);
        if (r == null) return null;
        boolean signedQuotient = name.endsWith("divsi");
        // a quotient that does not fit is undefined, everything else wraps
        if (signedQuotient && r.bitLength() >= width) return null;
        return r.mod(modulus);
    }

    private static @Nullable BigInteger exact(
            String name, BigInteger sa, BigInteger sb, BigInteger ua, BigInteger ub, int width) {
        switch (name) {
            case "addi":
                return ua.add(ub);
            case "subi":
                return ua.subtract(ub);
            case "muli":
                return ua.multiply(ub);
            case "andi":
                return ua.and(ub);
            case "ori":
                return ua.or(ub);
            case "xori":
                return ua.xor(ub);
            case "maxsi":
                return sa.compareTo(sb) >= 0 ? sa : sb;
            case "maxui":
                return ua.compareTo(ub) >= 0 ? ua : ub;
            case "minsi":
                return sa.compareTo(sb) <= 0 ? sa : sb;
            case "minui":
                return ua.compareTo(ub) <= 0 ? ua : ub;
            case "shli":
            case "shrsi":
            case "shrui":
                if (ub.compareTo(BigInteger.valueOf(width)) >= 0) return null;
                BigInteger power = BigInteger.TWO.pow(ub.intValue());
                if (name.equals("shli")) return ua.multiply(power);
                return floor(name.equals("shrsi") ? sa : ua, power);
            default:
                return quotient(name, sa, sb, ua, ub);
        }
    }

    private static @Nullable BigInteger quotient(
            String name, BigInteger sa, BigInteger sb, BigInteger ua, BigInteger ub) {
        if (sb.signum() == 0) return null;
        boolean signed = name.endsWith("si");
        BigInteger a = signed ? sa : ua;
        BigInteger b = signed ? sb : ub;
        switch (name) {
            case "divsi":
            case "divui":
                return truncated(a, b);
            case "ceildivsi":
            case "ceildivui":
                return floor(a.negate(), b).negate();
            case "floordivsi":
                return floor(a, b);
            case "remsi":
            case "remui":
                return a.subtract(truncated(a, b).multiply(b));
            default:
                throw new IllegalArgumentException(name);
        }
    }

    /** The largest q with {@code q <= a / b}. */
    private static BigInteger floor(BigInteger a, BigInteger b) {
        BigInteger n = b.signum() < 0 ? a.negate() : a;
        BigInteger d = b.abs();
        // n mod d lies in [0, d)
        return n.subtract(n.mod(d)).divide(d);
    }

    /** a / b towards zero: the floor of the magnitudes, with the sign. */
    private static BigInteger truncated(BigInteger a, BigInteger b) {
        BigInteger q = floor(a.abs(), b.abs());
        return a.signum() * b.signum() < 0 ? q.negate() : q;
    }
}
