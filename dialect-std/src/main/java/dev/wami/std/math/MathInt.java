package dev.wami.std.math;

import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Pure;
import dev.wami.std.arith.ElementwiseOp;
import dev.wami.std.arith.IntBinaryOp;
import dev.wami.std.arith.Ints;
import java.math.BigInteger;

/** Functions of integers. */
public final class MathInt {
    private MathInt() {}

    /** One integer to one. */
    public abstract static class IntUnaryOp extends ElementwiseOp implements Pure {
        IntUnaryOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        IntUnaryOp(OpSpec spec, Location location, Value operand) {
            super(spec, OpState.at(location).operand(operand).result(operand.type()));
        }

        static OpSpec spec(OpKind kind, String summary) {
            return OpSpec.of(kind, summary)
                    .operand("operand", Types.SIGNLESS_INTEGER_OR_INDEX_LIKE)
                    .result("result", Types.SIGNLESS_INTEGER_OR_INDEX_LIKE)
                    .sameOperandsAndResultType()
                    .format("$operand attr-dict `:` type($result)");
        }

        public final Value operand() {
            return operand(0);
        }

        /** The result for the signed number {@code a} of {@code width} bits. */
        abstract BigInteger compute(BigInteger a, int width);

        @Override
        protected final Object apply(Object[] in, int indexBits) {
            int width = Ints.width(operand().type().elementTypeOrSelf(), indexBits);
            return Ints.value(compute(Ints.big(in[0]), width), width);
        }
    }

    /** The absolute value; the smallest number stays as it is. Upstream: math.absi. */
    public static final class AbsIOp extends IntUnaryOp {
        static final OpSpec SPEC = spec(MathOp.ABSI, "integer absolute-value operation");

        AbsIOp(OpState state) {
            super(SPEC, state);
        }

        public AbsIOp(Location location, Value operand) {
            super(SPEC, location, operand);
        }

        @Override
        BigInteger compute(BigInteger a, int width) {
            return a.abs();
        }
    }

    /** How many zeros are above the highest one, the width if there is none. Upstream: math.ctlz. */
    public static final class CountLeadingZerosOp extends IntUnaryOp {
        static final OpSpec SPEC = spec(MathOp.CTLZ, "counts the leading zeros of an integer value");

        CountLeadingZerosOp(OpState state) {
            super(SPEC, state);
        }

        public CountLeadingZerosOp(Location location, Value operand) {
            super(SPEC, location, operand);
        }

        @Override
        BigInteger compute(BigInteger a, int width) {
            return BigInteger.valueOf(width - Ints.unsigned(a, width).bitLength());
        }
    }

    /** How many zeros are below the lowest one, the width if there is none. Upstream: math.cttz. */
    public static final class CountTrailingZerosOp extends IntUnaryOp {
        static final OpSpec SPEC = spec(MathOp.CTTZ, "counts the trailing zeros of an integer value");

        CountTrailingZerosOp(OpState state) {
            super(SPEC, state);
        }

        public CountTrailingZerosOp(Location location, Value operand) {
            super(SPEC, location, operand);
        }

        @Override
        BigInteger compute(BigInteger a, int width) {
            return BigInteger.valueOf(a.signum() == 0 ? width : a.getLowestSetBit());
        }
    }

    /** How many ones there are. Upstream: math.ctpop. */
    public static final class CtPopOp extends IntUnaryOp {
        static final OpSpec SPEC = spec(MathOp.CTPOP, "counts the number of set bits of an integer value");

        CtPopOp(OpState state) {
            super(SPEC, state);
        }

        public CtPopOp(Location location, Value operand) {
            super(SPEC, location, operand);
        }

        @Override
        BigInteger compute(BigInteger a, int width) {
            return BigInteger.valueOf(Ints.unsigned(a, width).bitCount());
        }
    }

    /**
     * The power of signed integers modulo 2^n. A negative exponent means the reciprocal, rounded towards zero: 0 but
     * for bases 1 and -1. Zero has none; executed, it traps. Upstream: math.ipowi.
     */
    public static final class IPowIOp extends IntBinaryOp implements Pure {
        static final OpSpec SPEC = OpSpec.of(MathOp.IPOWI, "signed integer raised to the power of operation")
                .operand("lhs", Types.SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .operand("rhs", Types.SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .result("result", Types.SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .sameOperandsAndResultType()
                .format("$lhs `,` $rhs attr-dict `:` type($result)");

        IPowIOp(OpState state) {
            super(SPEC, state);
        }

        public IPowIOp(Location location, Value lhs, Value rhs) {
            super(SPEC, location, lhs, rhs);
        }

        @Override
        protected boolean isDefined(long a, long b, int width) {
            return a != 0 || b >= 0;
        }

        @Override
        protected long compute(long a, long b, int width) {
            if (b < 0) return a == Ints.wrap(1, width) ? 1 : a != -1 ? 0 : (b & 1) != 0 ? -1 : 1;
            long result = 1;
            // a^b = (a^2)^(b/2) * a^(b mod 2)
            for (long base = a, rest = b; rest != 0; rest >>= 1, base *= base) if ((rest & 1) != 0) result *= base;
            return result;
        }

        @Override
        protected boolean isDefined(BigInteger a, BigInteger b, int width) {
            return a.signum() != 0 || b.signum() >= 0;
        }

        @Override
        protected BigInteger compute(BigInteger a, BigInteger b, int width) {
            if (b.signum() >= 0) return a.modPow(b, BigInteger.ONE.shiftLeft(width));
            boolean unit = a.abs().equals(BigInteger.ONE);
            return unit ? b.testBit(0) ? a : BigInteger.ONE : BigInteger.ZERO;
        }

        @Override
        protected Object undefined(int result, Object[] in, int indexBits) {
            throw new Trap("integer divide by zero", location());
        }
    }
}
