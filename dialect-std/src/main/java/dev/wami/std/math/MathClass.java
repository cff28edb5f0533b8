package dev.wami.std.math;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.FloatType;
import dev.wami.std.arith.ArithAttrs;
import dev.wami.std.arith.ElementwiseOp;
import dev.wami.std.arith.FastMath;
import dev.wami.std.arith.Floats;
import org.jspecify.annotations.Nullable;

/** What kind of number a float is. */
public final class MathClass {
    private MathClass() {}

    /** A question about a float. */
    public abstract static class ClassOp extends ElementwiseOp implements Pure {
        ClassOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpSpec spec(OpKind kind, String summary) {
            return OpSpec.of(kind, summary)
                    .operand("operand", Types.FLOAT_LIKE)
                    .defaulted(FastMath.NAME, ArithAttrs.FASTMATH, FastMath.NONE)
                    .result("result", TypeRule.i1Like("operand"))
                    .format("$operand attr-dict `:` type($operand)");
        }

        public final Value operand() {
            return operand(0);
        }

        private FloatType type() {
            return (FloatType) operand().type().elementTypeOrSelf();
        }

        /** The answer for {@code a}, a number of {@code type}. */
        abstract boolean holds(FloatType type, double a);

        @Override
        protected final @Nullable Object apply(Object[] in, int indexBits) {
            if (!FloatFormat.supports(type())) return null;
            return holds(type(), FloatFormat.decode(type(), (Long) in[0])) ? -1L : 0L;
        }

        @Override
        protected final Object undefined(int result, Object[] in, int indexBits) {
            throw Floats.unsupported(this, type());
        }
    }

    /** Whether it is neither infinite nor NaN. Upstream: math.isfinite. */
    public static final class IsFiniteOp extends ClassOp {
        static final OpSpec SPEC = spec(MathOp.ISFINITE, "returns true if the operand classifies as finite");

        IsFiniteOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        boolean holds(FloatType type, double a) {
            return Double.isFinite(a);
        }
    }

    /** Whether it is infinite. Upstream: math.isinf. */
    public static final class IsInfOp extends ClassOp {
        static final OpSpec SPEC = spec(MathOp.ISINF, "returns true if the operand classifies as infinite");

        IsInfOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        boolean holds(FloatType type, double a) {
            return Double.isInfinite(a);
        }
    }

    /** Whether it is NaN. Upstream: math.isnan. */
    public static final class IsNaNOp extends ClassOp {
        static final OpSpec SPEC = spec(MathOp.ISNAN, "returns true if the operand classifies as NaN");

        IsNaNOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        boolean holds(FloatType type, double a) {
            return Double.isNaN(a);
        }
    }

    /** Whether it is a normal number: not zero, subnormal, infinite or NaN. Upstream: math.isnormal. */
    public static final class IsNormalOp extends ClassOp {
        static final OpSpec SPEC = spec(MathOp.ISNORMAL, "returns true if the operand classifies as normal");

        IsNormalOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        boolean holds(FloatType type, double a) {
            return Double.isFinite(a) && Math.abs(a) >= Math.scalb(1.0, Floats.minExponent(type));
        }
    }
}
