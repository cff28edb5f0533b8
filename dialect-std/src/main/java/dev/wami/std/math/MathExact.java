package dev.wami.std.math;

import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import dev.wami.std.arith.FloatOps;
import dev.wami.std.arith.Floats;

/** Functions whose results are exact, or correctly rounded, in every format; and see {@link RoundingOp}. */
public final class MathExact {
    private MathExact() {}

    /** The absolute value: the sign is cleared, of NaNs too. Upstream: math.absf. */
    public static final class AbsFOp extends FloatOps.Unary {
        static final OpSpec SPEC = spec(MathOp.ABSF, "floating point absolute-value operation");

        AbsFOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        protected long computeBits(FloatType type, long a) {
            return Floats.withSign(type, a, false);
        }
    }

    /** The square root. Upstream: math.sqrt. */
    public static final class SqrtOp extends FloatOps.Unary {
        static final OpSpec SPEC = spec(MathOp.SQRT, "sqrt of the specified value");

        SqrtOp(OpState state) {
            super(SPEC, state);
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
}
