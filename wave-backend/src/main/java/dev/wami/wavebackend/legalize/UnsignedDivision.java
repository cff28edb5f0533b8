package dev.wami.wavebackend.legalize;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.std.arith.ArithBits.ShRUIOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithDiv.DivSIOp;
import dev.wami.std.arith.ArithDiv.RemSIOp;
import dev.wami.std.arith.ArithExtended.MulUIExtendedOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithInt.MulIOp;
import dev.wami.std.arith.ArithInt.SubIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.SelectOp;
import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Unsigned divisions of words that need not be written out in full. */
final class UnsignedDivision {
    private final Builder at;
    private final Location location;
    private final Value n;

    private UnsignedDivision(Operation op) {
        at = Builder.before(op);
        location = op.location();
        n = op.operand(0);
    }

    /** Of numbers below 2^31 it is the signed one. */
    static Value signed(Operation op, boolean quotient) {
        Operation s = quotient
                ? new DivSIOp(op.location(), op.operand(0), op.operand(1))
                : new RemSIOp(op.location(), op.operand(0), op.operand(1));
        return Builder.before(op).insert(s).result();
    }

    /**
     * By a constant that is not 0.
     *
     * @param multiple what {@link #sharedMultiple} said of the dividend before any of its divisions was replaced
     */
    static Value byConstant(Operation op, boolean quotient, long multiple) {
        long d = divisor(op);
        UnsignedDivision u = new UnsignedDivision(op);
        if (multiple != 0 && Long.bitCount(d) > 1) return u.reduced(multiple, d, quotient);
        Value q = u.quotient(d);
        if (quotient) return q;
        // n - q d = q (-d) + n
        return u.value(new AddIOp(u.location, u.value(new MulIOp(u.location, q, u.constant(-d))), u.n));
    }

    private static long divisor(Operation op) {
        ConstantOp c = (ConstantOp) Objects.requireNonNull(op.operand(1).definedBy());
        return ((IntegerAttr) c.value()).unsignedValue();
    }

    /** Whether {@code op} divides words by a constant; if so, one that is not 0. */
    static boolean isByConstant(Operation op) {
        boolean divides = op.kind() == ArithOp.DIVUI || op.kind() == ArithOp.REMUI;
        return divides
                && op.operand(1).type().isInteger(32)
                && op.operand(1).definedBy() instanceof ConstantOp c
                && c.value() instanceof IntegerAttr i
                && i.value() != 0;
    }

    // ---- several divisions of one number

    /**
     * A common multiple of all constants that {@code n} is divided by, if that is good for something; else 0. Counted
     * are instructions, those for constants among them.
     */
    static long sharedMultiple(Value n) {
        BigInteger multiple = BigInteger.ONE;
        int apart = 0;
        int together = 4;
        for (Use u : n.uses()) {
            Operation op = u.owner();
            if (u.index() != 0 || !isByConstant(op) || Long.bitCount(divisor(op)) == 1) continue;
            long d = divisor(op);
            boolean quotient = op.kind() == ArithOp.DIVUI;
            if (d >= 1L << 31) return 0;
            BigInteger factor = BigInteger.valueOf(d);
            multiple = multiple.divide(multiple.gcd(factor)).multiply(factor);
            apart += (magic(d) == null ? 8 : 4) + (quotient ? 0 : 2);
            together += quotient ? 4 : 2;
            if (multiple.bitLength() > 16) return 0;
        }
        return together < apart && isReducing(multiple.longValue()) ? multiple.longValue() : 0;
    }

    private static int bits(long multiple) {
        return 64 - Long.numberOfLeadingZeros(multiple);
    }

    /** Whether n - L (n >> k) is below 2^31 for all n. With n = 2^k a + b it is (2^k - L) a + b. */
    private static boolean isReducing(long multiple) {
        int k = bits(multiple);
        long most = ((1L << k) - multiple) * ((1L << 32 - k) - 1) + (1L << k) - 1;
        return most < 1L << 31;
    }

    /**
     * With L a multiple of d and of the other constants that n is divided by, below 2^k: a = n >> k and x = n - L a.
     * Then n mod d = x mod d and n / d = (L / d) a + x / d, and x is below 2^31, where division has an instruction.
     */
    private Value reduced(long multiple, long d, boolean quotient) {
        Value a = shifted(n, bits(multiple));
        Value x = value(new AddIOp(location, value(new MulIOp(location, a, constant(-multiple))), n));
        if (!quotient) return value(new RemSIOp(location, x, constant(d)));
        Value q = value(new DivSIOp(location, x, constant(d)));
        return value(new AddIOp(location, value(new MulIOp(location, a, constant(multiple / d))), q));
    }

    // ---- one division

    private Value value(Operation op) {
        return at.insert(op).result(0);
    }

    private Value constant(long v) {
        return ConstantOp.insert(at, location, IntegerAttr.of(IntegerType.I32, (int) v));
    }

    private Value shifted(Value v, int by) {
        return by == 0 ? v : value(new ShRUIOp(location, v, constant(by)));
    }

    private Value upperProduct(Value v, BigInteger m) {
        MulUIExtendedOp product = at.insert(new MulUIExtendedOp(location, v, constant(m.longValue())));
        return product.result(1);
    }

    /** n / d is the upper word of n times the factor, shifted. */
    private record Magic(BigInteger factor, int shift) {}

    /** The factor for {@code d} if there is one of 32 bits. */
    private static @Nullable Magic magic(long d) {
        BigInteger divisor = BigInteger.valueOf(d);
        for (int p = 32; p < 64; p++) {
            BigInteger power = BigInteger.ONE.shiftLeft(p);
            BigInteger m = power.add(divisor).subtract(BigInteger.ONE).divide(divisor);
            if (m.bitLength() > 32) break;
            BigInteger excess = m.multiply(divisor).subtract(power);
            if (excess.compareTo(BigInteger.ONE.shiftLeft(p - 32)) <= 0) return new Magic(m, p - 32);
        }
        return null;
    }

    /**
     * After Granlund and Montgomery, "Division by Invariant Integers": M = ceil(2^p / d) gives floor(n M / 2^p) =
     * floor(n / d) for all n below 2^32 if M d - 2^p is at most 2^(p - 32). If no such M has 32 bits, the product with
     * its 33rd bit is put together so that nothing overflows.
     */
    private Value quotient(long d) {
        if (Long.bitCount(d) == 1) return shifted(n, Long.numberOfTrailingZeros(d));
        if (d >= 1L << 31) {
            Value once = value(new CmpIOp(location, CmpIPredicate.UGE, n, constant(d)));
            return value(new SelectOp(location, once, constant(1), constant(0)));
        }
        Magic magic = magic(d);
        if (magic != null) return shifted(upperProduct(n, magic.factor), magic.shift);
        BigInteger divisor = BigInteger.valueOf(d);
        // d is above 2^(l - 1), t = floor(n m / 2^32), n + t has 33 bits: its half is (n - t) / 2 + t
        int l = 64 - Long.numberOfLeadingZeros(d - 1);
        BigInteger m = BigInteger.ONE
                .shiftLeft(32)
                .multiply(BigInteger.ONE.shiftLeft(l).subtract(divisor))
                .divide(divisor)
                .add(BigInteger.ONE);
        Value t = upperProduct(n, m);
        Value half = shifted(value(new SubIOp(location, n, t)), 1);
        return shifted(value(new AddIOp(location, half, t)), l - 1);
    }
}
