package dev.wami.std.math;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import dev.wami.std.arith.FastMath;
import dev.wami.std.arith.FloatOps;
import dev.wami.std.arith.Floats;

/** Functions whose results are exact, or correctly rounded, in every format. */
public final class MathExact {
    private MathExact() {}

    /** The absolute value: the sign is cleared, of NaNs too. Upstream: math.absf. */
    public static final class AbsFOp extends FloatOps.Unary {
        static final OpSpec SPEC = spec(MathOp.ABSF, "floating point absolute-value operation");

        AbsFOp(OpState state) {
            super(SPEC, state);
        }

        public AbsFOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected long computeBits(FloatType type, long a) {
            return Floats.withSign(type, a, false);
        }
    }

    /** The least integral value not less. Upstream: math.ceil. */
    public static final class CeilOp extends FloatOps.Unary {
        static final OpSpec SPEC = spec(MathOp.CEIL, "ceiling of the specified value");

        CeilOp(OpState state) {
            super(SPEC, state);
        }

        public CeilOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return Math.ceil(a);
        }
    }

    /** The greatest integral value not greater. Upstream: math.floor. */
    public static final class FloorOp extends FloatOps.Unary {
        static final OpSpec SPEC = spec(MathOp.FLOOR, "floor of the specified value");

        FloorOp(OpState state) {
            super(SPEC, state);
        }

        public FloorOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return Math.floor(a);
        }
    }

    /** The nearest integral value, ties away from zero. Upstream: math.round. */
    public static final class RoundOp extends FloatOps.Unary {
        static final OpSpec SPEC = spec(MathOp.ROUND, "round of the specified value");

        RoundOp(OpState state) {
            super(SPEC, state);
        }

        public RoundOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return Functions.round(a);
        }
    }

    /** The nearest integral value, ties to even. Upstream: math.roundeven. */
    public static final class RoundEvenOp extends FloatOps.Unary {
        static final OpSpec SPEC = spec(MathOp.ROUNDEVEN, "round of the specified value with halfway ties to even");

        RoundEvenOp(OpState state) {
            super(SPEC, state);
        }

        public RoundEvenOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return Math.rint(a);
        }
    }

    /** The square root. Upstream: math.sqrt. */
    public static final class SqrtOp extends FloatOps.Unary {
        static final OpSpec SPEC = spec(MathOp.SQRT, "sqrt of the specified value");

        SqrtOp(OpState state) {
            super(SPEC, state);
        }

        public SqrtOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return Math.sqrt(a);
        }

        /** Not for a negative sign, so that the NaN of a negative number stays where it arises. */
        @Override
        protected boolean isFoldable(Object[] in) {
            return !FloatFormat.supports(type()) || ((Long) in[0] & Floats.sign(type())) == 0;
        }
    }

    /** The integral value, rounded towards zero. Upstream: math.trunc. */
    public static final class TruncOp extends FloatOps.Unary {
        static final OpSpec SPEC = spec(MathOp.TRUNC, "trunc of the specified value");

        TruncOp(OpState state) {
            super(SPEC, state);
        }

        public TruncOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return Functions.trunc(a);
        }
    }
}
