package dev.wami.wavebackend.legalize;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
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
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.SelectOp;
import java.math.BigInteger;
import java.util.Objects;

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

    /** By a constant that is not 0; after Granlund and Montgomery, "Division by Invariant Integers". */
    static Value byConstant(Operation op, boolean quotient) {
        ConstantOp c = (ConstantOp) Objects.requireNonNull(op.operand(1).definedBy());
        long d = ((IntegerAttr) c.value()).unsignedValue();
        UnsignedDivision u = new UnsignedDivision(op);
        Value q = u.quotient(d);
        if (quotient) return q;
        // n - q d = q (-d) + n
        return u.value(new AddIOp(u.location, u.value(new MulIOp(u.location, q, u.constant(-d))), u.n));
    }

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

    /**
     * M = ceil(2^p / d) gives floor(n M / 2^p) = floor(n / d) for all n below 2^32 if M d - 2^p is at most 2^(p - 32). If
     * no such M has 32 bits, the product with its 33rd bit is put together so that nothing overflows.
     */
    private Value quotient(long d) {
        if (Long.bitCount(d) == 1) return shifted(n, Long.numberOfTrailingZeros(d));
        if (d >= 1L << 31) {
            Value once = value(new CmpIOp(location, CmpIPredicate.UGE, n, constant(d)));
            return value(new SelectOp(location, once, constant(1), constant(0)));
        }
        BigInteger divisor = BigInteger.valueOf(d);
        for (int p = 32; p < 64; p++) {
            BigInteger power = BigInteger.ONE.shiftLeft(p);
            BigInteger m = power.add(divisor).subtract(BigInteger.ONE).divide(divisor);
            if (m.bitLength() > 32) break;
            BigInteger excess = m.multiply(divisor).subtract(power);
            if (excess.compareTo(BigInteger.ONE.shiftLeft(p - 32)) <= 0) return shifted(upperProduct(n, m), p - 32);
        }
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
