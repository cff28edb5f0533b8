package dev.wami.std.smallfloat;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.std.arith.ArithBits.AndIOp;
import dev.wami.std.arith.ArithBits.OrIOp;
import dev.wami.std.arith.ArithBits.XOrIOp;
import dev.wami.std.arith.ArithCast.BitcastOp;
import dev.wami.std.arith.ArithCast.ExtSIOp;
import dev.wami.std.arith.ArithCast.ExtUIOp;
import dev.wami.std.arith.ArithCompare.CmpFOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithFloat.AddFOp;
import dev.wami.std.arith.ArithFloat.MulFOp;
import dev.wami.std.arith.ArithFloat.SubFOp;
import dev.wami.std.arith.ArithFloatCast.FPToSIOp;
import dev.wami.std.arith.ArithFloatCast.SIToFPOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.CmpFPredicate;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.SelectOp;

/**
 * Makes f64 values whose last digit says whether anything was lost, so that rounding them once more to a much shorter
 * format gives what rounding once gives: where f64's own rounding would decide a tie, the last digit is odd. After
 * Boldo and Melquiond, "Emulation of a FMA and correctly rounded sums: proved algorithms using rounding to odd".
 */
final class OddRounding {
    private static final IntegerType I64 = IntegerType.I64;

    private final Builder at;
    private final Location location;

    OddRounding(Builder at, Location location) {
        this.at = at;
        this.location = location;
    }

    private Value insert(Operation op) {
        return at.insert(op).result();
    }

    private Value constant(long value) {
        return insert(new ConstantOp(location, IntegerAttr.i64(value)));
    }

    /**
     * {@code n}, or an integer that f64 has exactly and that {@code format} rounds as it rounds n. Up to 64 bits. Only
     * one of more than 53 matters, and only to formats as wide as bf16: bit 11 of a large one tells whether there was
     * anything below, {@code (n | (n & 2047) + 2047) & ~2047}.
     */
    Value integer(Value n, boolean signed, FloatType format) {
        int width = ((IntegerType) n.type()).width();
        boolean reaches = FloatFormat.decode(format, FloatFormat.layout(format).largest()) >= 0x1p53;
        if (width <= 53 || !reaches) return n;
        Value v = width == 64 ? n : insert(signed ? new ExtSIOp(location, n, I64) : new ExtUIOp(location, n, I64));
        Value low = constant(2047);
        Value carry = insert(new AddIOp(location, insert(new AndIOp(location, v, low)), low));
        Value sticky = insert(new OrIOp(location, v, carry));
        Value large = insert(new AndIOp(location, sticky, constant(~2047L)));
        // -2^53 <= n < 2^53, or 0 <= n < 2^53
        Value fromZero = signed ? insert(new AddIOp(location, v, constant(1L << 53))) : v;
        Value end = constant(signed ? 1L << 54 : 1L << 53);
        Value exact = insert(new CmpIOp(location, CmpIPredicate.ULT, fromZero, end));
        return insert(new SelectOp(location, exact, v, large));
    }

    /** {@code a * b + c} of f64 values whose product is exact. Infinities and NaN are as usual. */
    Value multiplyAdd(Value a, Value b, Value c) {
        Value product = insert(new MulFOp(location, a, b));
        Value sum = insert(new AddFOp(location, product, c));
        // error = product + c - sum, exactly (Knuth)
        Value back = insert(new SubFOp(location, sum, product));
        Value other = insert(new SubFOp(location, sum, back));
        Value lostOfProduct = insert(new SubFOp(location, product, other));
        Value lostOfC = insert(new SubFOp(location, c, back));
        Value error = insert(new AddFOp(location, lostOfProduct, lostOfC));
        // NaN has no error that compares
        Value zero = insert(new ConstantOp(location, FloatAttr.f64(0)));
        Value inexact = insert(new CmpFOp(location, CmpFPredicate.ONE, error, zero));
        return odd(sum, inexact, insert(new CmpFOp(location, CmpFPredicate.OLT, error, zero)));
    }

    /**
     * {@code n} of any width, which need not be an f64: where rounding it changes it, the way back says in which
     * direction.
     */
    Value number(Value n, boolean signed) {
        IntegerType room = IntegerType.of(((IntegerType) n.type()).width() + 2);
        Value v = insert(signed ? new ExtSIOp(location, n, room) : new ExtUIOp(location, n, room));
        Value rounded = insert(new SIToFPOp(location, v, FloatType.F64));
        Value back = insert(new FPToSIOp(location, rounded, room));
        // infinity stays
        Value difference = insert(new SubFOp(location, rounded, rounded));
        Value finite = insert(new CmpFOp(location, CmpFPredicate.ORD, difference, difference));
        Value inexact = insert(new AndIOp(location, finite, insert(new CmpIOp(location, CmpIPredicate.NE, v, back))));
        return odd(rounded, inexact, insert(new CmpIOp(location, CmpIPredicate.SLT, v, back)));
    }

    /** {@code sum}, or if it is inexact and even, one step towards where it came from. */
    private Value odd(Value sum, Value inexact, Value errorIsNegative) {
        Value zero = insert(new ConstantOp(location, FloatAttr.f64(0)));
        Value bits = insert(new BitcastOp(location, sum, I64));
        Value odd = insert(new AndIOp(location, bits, constant(1)));
        Value even = insert(new CmpIOp(location, CmpIPredicate.EQ, odd, constant(0)));
        Value moves = insert(new AndIOp(location, inexact, even));
        Value sumIsNegative = insert(new CmpFOp(location, CmpFPredicate.OLT, sum, zero));
        Value inwards = insert(new XOrIOp(location, errorIsNegative, sumIsNegative));
        Value step = insert(new SelectOp(location, inwards, constant(-1), constant(1)));
        Value moved = insert(new AddIOp(location, bits, step));
        Value chosen = insert(new SelectOp(location, moves, moved, bits));
        return insert(new BitcastOp(location, chosen, FloatType.F64));
    }
}
