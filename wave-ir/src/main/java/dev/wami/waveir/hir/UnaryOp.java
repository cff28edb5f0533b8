package dev.wami.waveir.hir;

import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;

/**
 * A number gives one of its type: {@code hir.sqrt %a : f32}. The functions from {@code sin} to {@code tanh} are
 * approximated on the machine; here they are rounded from what double precision gives.
 */
public final class UnaryOp extends NumberOp {

    /** Which one. */
    public enum Kind implements HirFamily {
        NEG("-a", HirTypes.NUMBER),
        NOT("the other bits", HirTypes.INTEGER_OR_BOOL),
        ABS("|a|", HirTypes.NUMBER),
        BITREVERSE("the bits from the other end", HirTypes.INTEGER),
        SQRT("square root", HirTypes.FLOAT),
        RSQRT("1 / sqrt(a), rounded twice", HirTypes.FLOAT),
        RCP("1 / a", HirTypes.FLOAT),
        SIN("sine", HirTypes.FLOAT),
        COS("cosine", HirTypes.FLOAT),
        EXP("e^a", HirTypes.FLOAT),
        EXP2("2^a", HirTypes.FLOAT),
        LOG("natural logarithm", HirTypes.FLOAT),
        LOG2("logarithm to base 2", HirTypes.FLOAT),
        TANH("hyperbolic tangent", HirTypes.FLOAT),
        FLOOR("the greatest integer up to a", HirTypes.FLOAT),
        CEIL("the least integer from a", HirTypes.FLOAT),
        ROUND("the nearest integer, ties away from zero", HirTypes.FLOAT),
        TRUNC("the integer part", HirTypes.FLOAT),
        FRACT("a - trunc(a)", HirTypes.FLOAT);

        private final OpSpec spec;

        Kind(String summary, HirTypes types) {
            spec = OpSpec.of(this, summary);
            spec.operand("operand", types)
                    .result("result", types)
                    .sameOperandsAndResultType()
                    .format("$operand attr-dict `:` type($result)");
        }

        @Override
        public UnaryOp create(OpState state) {
            return new UnaryOp(spec, state);
        }
    }

    UnaryOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    public UnaryOp(Kind kind, Location location, Value operand) {
        super(kind.spec, OpState.at(location).operand(operand).result(operand.type()));
    }

    @Override
    public Kind kind() {
        return (Kind) super.kind();
    }

    @Override
    public Step evaluate(Frame frame) {
        Value a = operand(0);
        if (a.type() instanceof FloatType f) {
            return frame.put(result(), (Object) Numbers.floating(kind(), f, frame.getLong(a)));
        }
        return frame.put(result(), Numbers.integer(kind(), integer(frame, a), HirTypes.width(a.type())));
    }
}
