package dev.wami.std.arith;

import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Compares an integer instead of the float it was converted to: {@code (float) x < 4.5} is {@code x <= 4}. Only where
 * rounding in the conversion cannot change the answer. Upstream: the pattern CmpFIntToFPConst.
 */
final class CompareConverted {
    private CompareConverted() {}

    /** What {@code x p c} is for an integer x: an answer, or a comparison with an integer. */
    private record Answer(@Nullable Boolean known, CmpIPredicate predicate, BigInteger bound) {
        static Answer of(boolean known) {
            return new Answer(known, CmpIPredicate.EQ, BigInteger.ZERO);
        }

        static Answer of(CmpIPredicate predicate, BigInteger bound) {
            return new Answer(null, predicate, bound);
        }
    }

    static boolean rewrite(ArithCompare.CmpFOp op, Rewriter r) {
        FloatAttr c = r.folder().floating(op.rhs());
        if (c == null || !FloatFormat.supports(c.type()) || Double.isNaN(c.value())) return false;
        boolean unsigned = op.lhs().definedBy() instanceof ArithFloatCast.UIToFPOp;
        if (!unsigned && !(op.lhs().definedBy() instanceof ArithFloatCast.SIToFPOp)) return false;
        if (!(op.lhs().definedBy() instanceof ArithCast.CastOp conversion)) return false;
        Value x = conversion.in();
        if (!(x.type() instanceof IntegerType type) || !isSafe(type.width(), unsigned, c)) return false;
        Answer answer = answer(op.predicate(), unsigned, type.width(), c.value());
        if (answer == null) return false;
        if (answer.known != null) {
            r.replace(op, new ConstantOp(op.location(), IntegerAttr.bool(answer.known)));
            return true;
        }
        Value bound = ConstantOp.insert(r, op.location(), IntegerAttr.of(type, answer.bound));
        r.replace(op, new ArithCompare.CmpIOp(op.location(), answer.predicate, x, bound));
        return true;
    }

    /**
     * Whether every integer compares with {@code c} as its conversion does. So it is if conversions are exact. If not,
     * let p be the precision and e the exponent of c: integers below 2^p are exact, so c is on the right side of all
     * that are rounded if e is less than p; and if e exceeds the integer's bits, c is beyond all of them.
     */
    private static boolean isSafe(int width, boolean unsigned, FloatAttr c) {
        int precision = Floats.precision(c.type());
        if (width <= precision) return true;
        int valueBits = unsigned ? width : width - 1;
        if (Double.isInfinite(c.value())) return Floats.maxExponent(c.type()) >= valueBits;
        int exponent = c.value() == 0 ? Integer.MIN_VALUE : Math.getExponent(c.value());
        return exponent < precision || exponent > valueBits;
    }

    private static @Nullable Answer answer(CmpFPredicate p, boolean unsigned, int width, double c) {
        return switch (p) {
            case ALWAYS_FALSE, ALWAYS_TRUE -> null;
            case ORD -> Answer.of(true);
            case UNO -> Answer.of(false);
            case OEQ, UEQ -> equal(unsigned, width, c, false);
            case ONE, UNE -> equal(unsigned, width, c, true);
            case OLT, ULT -> less(unsigned, width, c, false);
            case OLE, ULE -> less(unsigned, width, c, true);
            case OGT, UGT -> greater(unsigned, width, c, false);
            case OGE, UGE -> greater(unsigned, width, c, true);
        };
    }

    /** -1, 0, 1: {@code c} is below, inside, above the integers of the width. */
    private static int position(boolean unsigned, int width, double c) {
        if (Double.isInfinite(c)) return c < 0 ? -1 : 1;
        BigInteger min = unsigned ? BigInteger.ZERO : Ints.bigSignedMin(width);
        BigInteger max = (unsigned
                        ? BigInteger.ONE.shiftLeft(width)
                        : Ints.bigSignedMin(width).negate())
                .subtract(BigInteger.ONE);
        BigDecimal exact = new BigDecimal(c);
        if (exact.compareTo(new BigDecimal(min)) < 0) return -1;
        return exact.compareTo(new BigDecimal(max)) > 0 ? 1 : 0;
    }

    private static BigInteger truncated(double c) {
        return new BigDecimal(c).toBigInteger();
    }

    private static Answer equal(boolean unsigned, int width, double c, boolean negated) {
        // no integer equals what is outside or has a fraction
        if (position(unsigned, width, c) != 0 || c != Math.rint(c)) return Answer.of(negated);
        return Answer.of(negated ? CmpIPredicate.NE : CmpIPredicate.EQ, truncated(c));
    }

    private static Answer less(boolean unsigned, int width, double c, boolean orEqual) {
        int position = position(unsigned, width, c);
        if (position != 0) return Answer.of(position > 0);
        // a fraction makes < and <= the same: x < 4.4 is x <= 4, x <= -4.4 is x < -4
        boolean inclusive = c == Math.rint(c) ? orEqual : c > 0;
        CmpIPredicate p = inclusive
                ? unsigned ? CmpIPredicate.ULE : CmpIPredicate.SLE
                : unsigned ? CmpIPredicate.ULT : CmpIPredicate.SLT;
        return Answer.of(p, truncated(c));
    }

    private static Answer greater(boolean unsigned, int width, double c, boolean orEqual) {
        int position = position(unsigned, width, c);
        if (position != 0) return Answer.of(position < 0);
        // x >= 4.4 is x > 4, x > -4.4 is x >= -4
        boolean inclusive = c == Math.rint(c) ? orEqual : c < 0;
        CmpIPredicate p = inclusive
                ? unsigned ? CmpIPredicate.UGE : CmpIPredicate.SGE
                : unsigned ? CmpIPredicate.UGT : CmpIPredicate.SGT;
        return Answer.of(p, truncated(c));
    }
}
