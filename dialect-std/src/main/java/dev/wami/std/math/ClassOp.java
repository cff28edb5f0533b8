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

/**
 * What kind of number a float is: neither infinite nor NaN, infinite, NaN, or normal (not zero, subnormal, infinite or
 * NaN). Upstream: math.isfinite, isinf, isnan, isnormal.
 */
public final class ClassOp extends ElementwiseOp implements Pure {
    static final OpSpec ISFINITE = spec(MathOp.ISFINITE, "returns true if the operand classifies as finite");
    static final OpSpec ISINF = spec(MathOp.ISINF, "returns true if the operand classifies as infinite");
    static final OpSpec ISNAN = spec(MathOp.ISNAN, "returns true if the operand classifies as NaN");
    static final OpSpec ISNORMAL = spec(MathOp.ISNORMAL, "returns true if the operand classifies as normal");

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

    private boolean holds(FloatType type, double a) {
        return switch ((MathOp) kind()) {
            case ISFINITE -> Double.isFinite(a);
            case ISINF -> Double.isInfinite(a);
            case ISNAN -> Double.isNaN(a);
            case ISNORMAL -> Double.isFinite(a) && Math.abs(a) >= Math.scalb(1.0, Floats.minExponent(type));
            default -> throw new IllegalStateException(name());
        };
    }

    @Override
    protected @Nullable Object apply(Object[] in, int indexBits) {
        if (!FloatFormat.supports(type())) return null;
        return holds(type(), FloatFormat.decode(type(), (Long) in[0])) ? -1L : 0L;
    }

    @Override
    protected Object undefined(int result, Object[] in, int indexBits) {
        throw Floats.unsupported(this, type());
    }
}
