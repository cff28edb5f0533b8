package dev.wami.std.math;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import dev.wami.std.arith.FastMath;
import dev.wami.std.arith.FloatOps;

/** Functions computed as a double, within 2 units in the last place (most within 1), and rounded to the type. */
public final class MathFunction {
    private MathFunction() {}

    /** One such function. Folded in f32 and f64, as upstream does; not where the result is a new NaN. */
    public abstract static class FunctionOp extends FloatOps.Unary {
        FunctionOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        FunctionOp(OpSpec spec, Location location, Value operand, FastMath fastMath) {
            super(spec, location, operand, fastMath);
        }

        @Override
        protected abstract double compute(double a);

        @Override
        protected final boolean isFoldable(Object[] in) {
            if (type() != FloatType.F32 && type() != FloatType.F64) return false;
            double a = FloatFormat.decode(type(), (Long) in[0]);
            return Double.isNaN(a) || !Double.isNaN(compute(a));
        }
    }

    /** The inverse cosine. Upstream: math.acos. */
    public static final class AcosOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.ACOS, "arcus cosine of the specified value");

        AcosOp(OpState state) {
            super(SPEC, state);
        }

        public AcosOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return StrictMath.acos(a);
        }
    }

    /** The inverse hyperbolic cosine. Upstream: math.acosh. */
    public static final class AcoshOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.ACOSH, "hyperbolic arcus cosine of the specified value");

        AcoshOp(OpState state) {
            super(SPEC, state);
        }

        public AcoshOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return Functions.acosh(a);
        }
    }

    /** The inverse sine. Upstream: math.asin. */
    public static final class AsinOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.ASIN, "arcus sine of the given value");

        AsinOp(OpState state) {
            super(SPEC, state);
        }

        public AsinOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return StrictMath.asin(a);
        }
    }

    /** The inverse hyperbolic sine. Upstream: math.asinh. */
    public static final class AsinhOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.ASINH, "hyperbolic arcus sine of the given value");

        AsinhOp(OpState state) {
            super(SPEC, state);
        }

        public AsinhOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return Functions.asinh(a);
        }
    }

    /** The inverse tangent. Upstream: math.atan. */
    public static final class AtanOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.ATAN, "arcus tangent of the given value");

        AtanOp(OpState state) {
            super(SPEC, state);
        }

        public AtanOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return StrictMath.atan(a);
        }
    }

    /** The inverse hyperbolic tangent. Upstream: math.atanh. */
    public static final class AtanhOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.ATANH, "hyperbolic arcus tangent of the given value");

        AtanhOp(OpState state) {
            super(SPEC, state);
        }

        public AtanhOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return Functions.atanh(a);
        }
    }

    /** The cube root. Upstream: math.cbrt. */
    public static final class CbrtOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.CBRT, "cube root of the specified value");

        CbrtOp(OpState state) {
            super(SPEC, state);
        }

        public CbrtOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return StrictMath.cbrt(a);
        }
    }

    /** The cosine. Upstream: math.cos. */
    public static final class CosOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.COS, "cosine of the specified value");

        CosOp(OpState state) {
            super(SPEC, state);
        }

        public CosOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return StrictMath.cos(a);
        }
    }

    /** The hyperbolic cosine. Upstream: math.cosh. */
    public static final class CoshOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.COSH, "hyperbolic cosine of the specified value");

        CoshOp(OpState state) {
            super(SPEC, state);
        }

        public CoshOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return StrictMath.cosh(a);
        }
    }

    /** The error function. Upstream: math.erf. */
    public static final class ErfOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.ERF, "error function of the specified value");

        ErfOp(OpState state) {
            super(SPEC, state);
        }

        public ErfOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return ErrorFunction.erf(a);
        }
    }

    /** One minus the error function. Upstream: math.erfc. */
    public static final class ErfcOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.ERFC, "complementary error function of the specified value");

        ErfcOp(OpState state) {
            super(SPEC, state);
        }

        public ErfcOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return ErrorFunction.erfc(a);
        }
    }

    /** The power of e. Upstream: math.exp. */
    public static final class ExpOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.EXP, "base-e exponential of the specified value");

        ExpOp(OpState state) {
            super(SPEC, state);
        }

        public ExpOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return StrictMath.exp(a);
        }
    }

    /** The power of 2. Upstream: math.exp2. */
    public static final class Exp2Op extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.EXP2, "base-2 exponential of the specified value");

        Exp2Op(OpState state) {
            super(SPEC, state);
        }

        public Exp2Op(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return StrictMath.pow(2, a);
        }
    }

    /** The power of e, minus 1. Upstream: math.expm1. */
    public static final class ExpM1Op extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.EXPM1, "base-e exponential of the specified value minus 1");

        ExpM1Op(OpState state) {
            super(SPEC, state);
        }

        public ExpM1Op(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return StrictMath.expm1(a);
        }
    }

    /** The natural logarithm. Upstream: math.log. */
    public static final class LogOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.LOG, "base-e logarithm of the specified value");

        LogOp(OpState state) {
            super(SPEC, state);
        }

        public LogOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return StrictMath.log(a);
        }
    }

    /** The logarithm to base 10. Upstream: math.log10. */
    public static final class Log10Op extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.LOG10, "base-10 logarithm of the specified value");

        Log10Op(OpState state) {
            super(SPEC, state);
        }

        public Log10Op(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return StrictMath.log10(a);
        }
    }

    /** The natural logarithm of the operand plus 1. Upstream: math.log1p. */
    public static final class Log1pOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.LOG1P, "natural logarithm of one plus the given value");

        Log1pOp(OpState state) {
            super(SPEC, state);
        }

        public Log1pOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return StrictMath.log1p(a);
        }
    }

    /** The logarithm to base 2. Upstream: math.log2. */
    public static final class Log2Op extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.LOG2, "base-2 logarithm of the specified value");

        Log2Op(OpState state) {
            super(SPEC, state);
        }

        public Log2Op(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return Functions.log2(a);
        }
    }

    /** The reciprocal of the square root. Upstream: math.rsqrt. */
    public static final class RsqrtOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.RSQRT, "reciprocal of sqrt (1 / sqrt of the specified value)");

        RsqrtOp(OpState state) {
            super(SPEC, state);
        }

        public RsqrtOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return 1 / Math.sqrt(a);
        }
    }

    /** The sine. Upstream: math.sin. */
    public static final class SinOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.SIN, "sine of the specified value");

        SinOp(OpState state) {
            super(SPEC, state);
        }

        public SinOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return StrictMath.sin(a);
        }
    }

    /** The hyperbolic sine. Upstream: math.sinh. */
    public static final class SinhOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.SINH, "hyperbolic sine of the specified value");

        SinhOp(OpState state) {
            super(SPEC, state);
        }

        public SinhOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return StrictMath.sinh(a);
        }
    }

    /** The tangent. Upstream: math.tan. */
    public static final class TanOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.TAN, "tangent of the specified value");

        TanOp(OpState state) {
            super(SPEC, state);
        }

        public TanOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return StrictMath.tan(a);
        }
    }

    /** The hyperbolic tangent. Upstream: math.tanh. */
    public static final class TanhOp extends FunctionOp {
        static final OpSpec SPEC = spec(MathOp.TANH, "hyperbolic tangent of the specified value");

        TanhOp(OpState state) {
            super(SPEC, state);
        }

        public TanhOp(Location location, Value operand, FastMath fastMath) {
            super(SPEC, location, operand, fastMath);
        }

        @Override
        protected double compute(double a) {
            return StrictMath.tanh(a);
        }
    }
}
