package dev.wami.std.math;

import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import dev.wami.std.arith.FloatOps;

/**
 * A function of one number computed as a double, within 2 units in the last place (most within 1), and rounded to the
 * type. Folded in f32 and f64, as upstream does; not where the result is a new NaN. Upstream: math.acos and the others
 * of the specs below.
 */
public final class FunctionOp extends FloatOps.Unary {
    static final OpSpec ACOS = spec(MathOp.ACOS, "arcus cosine of the specified value");
    static final OpSpec ACOSH = spec(MathOp.ACOSH, "hyperbolic arcus cosine of the specified value");
    static final OpSpec ASIN = spec(MathOp.ASIN, "arcus sine of the given value");
    static final OpSpec ASINH = spec(MathOp.ASINH, "hyperbolic arcus sine of the given value");
    static final OpSpec ATAN = spec(MathOp.ATAN, "arcus tangent of the given value");
    static final OpSpec ATANH = spec(MathOp.ATANH, "hyperbolic arcus tangent of the given value");
    static final OpSpec CBRT = spec(MathOp.CBRT, "cube root of the specified value");
    static final OpSpec COS = spec(MathOp.COS, "cosine of the specified value");
    static final OpSpec COSH = spec(MathOp.COSH, "hyperbolic cosine of the specified value");
    static final OpSpec ERF = spec(MathOp.ERF, "error function of the specified value");
    static final OpSpec ERFC = spec(MathOp.ERFC, "complementary error function of the specified value");
    static final OpSpec EXP = spec(MathOp.EXP, "base-e exponential of the specified value");
    static final OpSpec EXP2 = spec(MathOp.EXP2, "base-2 exponential of the specified value");
    static final OpSpec EXPM1 = spec(MathOp.EXPM1, "base-e exponential of the specified value minus 1");
    static final OpSpec LOG = spec(MathOp.LOG, "base-e logarithm of the specified value");
    static final OpSpec LOG10 = spec(MathOp.LOG10, "base-10 logarithm of the specified value");
    static final OpSpec LOG1P = spec(MathOp.LOG1P, "natural logarithm of one plus the given value");
    static final OpSpec LOG2 = spec(MathOp.LOG2, "base-2 logarithm of the specified value");
    static final OpSpec RSQRT = spec(MathOp.RSQRT, "reciprocal of sqrt (1 / sqrt of the specified value)");
    static final OpSpec SIN = spec(MathOp.SIN, "sine of the specified value");
    static final OpSpec SINH = spec(MathOp.SINH, "hyperbolic sine of the specified value");
    static final OpSpec TAN = spec(MathOp.TAN, "tangent of the specified value");
    static final OpSpec TANH = spec(MathOp.TANH, "hyperbolic tangent of the specified value");

    FunctionOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    @Override
    protected double compute(double a) {
        return switch ((MathOp) kind()) {
            case ACOS -> StrictMath.acos(a);
            case ACOSH -> Functions.acosh(a);
            case ASIN -> StrictMath.asin(a);
            case ASINH -> Functions.asinh(a);
            case ATAN -> StrictMath.atan(a);
            case ATANH -> Functions.atanh(a);
            case CBRT -> StrictMath.cbrt(a);
            case COS -> StrictMath.cos(a);
            case COSH -> StrictMath.cosh(a);
            case ERF -> ErrorFunction.erf(a);
            case ERFC -> ErrorFunction.erfc(a);
            case EXP -> StrictMath.exp(a);
            case EXP2 -> StrictMath.pow(2, a);
            case EXPM1 -> StrictMath.expm1(a);
            case LOG -> StrictMath.log(a);
            case LOG10 -> StrictMath.log10(a);
            case LOG1P -> StrictMath.log1p(a);
            case LOG2 -> Functions.log2(a);
            case RSQRT -> 1 / Math.sqrt(a);
            case SIN -> StrictMath.sin(a);
            case SINH -> StrictMath.sinh(a);
            case TAN -> StrictMath.tan(a);
            case TANH -> StrictMath.tanh(a);
            default -> throw new IllegalStateException(name());
        };
    }

    @Override
    protected boolean isFoldable(Object[] in) {
        if (type() != FloatType.F32 && type() != FloatType.F64) return false;
        double a = FloatFormat.decode(type(), (Long) in[0]);
        return Double.isNaN(a) || !Double.isNaN(compute(a));
    }
}
