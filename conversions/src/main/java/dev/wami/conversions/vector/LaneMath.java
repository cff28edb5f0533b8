package dev.wami.conversions.vector;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.Lanes;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.math.MathOp;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** {@code math} on vectors of up to 128 bits. */
public final class LaneMath {
    private final Emitter e;
    private final LaneEmitter v;

    public LaneMath(Emitter e) {
        this.e = e;
        this.v = new LaneEmitter(e);
    }

    /** What stands for the result, or null if there is no instruction. */
    public @Nullable Value lower(Operation op, Lowering to) {
        Value a = to.operand(op, 0);
        VectorType result =
                Objects.requireNonNull(Lanes.shape((VectorType) op.result(0).type()));
        return switch ((MathOp) op.kind()) {
            case ABSF, ABSI -> e.unary(ABS, a);
            case CEIL -> e.unary(CEIL, a);
            case FLOOR -> e.unary(FLOOR, a);
            case TRUNC -> e.unary(TRUNC, a);
            case ROUNDEVEN -> e.unary(NEAREST, a);
            case SQRT -> e.unary(SQRT, a);
            case RSQRT -> e.binary(DIV, all(a, 1), e.unary(SQRT, a));
            case COPYSIGN -> copySign(a, to.operand(op, 1));
            case CLAMPF -> e.binary(MAX, to.operand(op, 1), e.binary(MIN, a, to.operand(op, 2)));
            case ISNAN -> v.mask(e.compare(NE, a, a), result);
            case ISINF -> v.mask(e.compare(EQ, e.unary(ABS, a), all(a, Double.POSITIVE_INFINITY)), result);
            case ISFINITE -> v.mask(e.compare(LT, e.unary(ABS, a), all(a, Double.POSITIVE_INFINITY)), result);
            case ACOS,
                    ACOSH,
                    ASIN,
                    ASINH,
                    ATAN,
                    ATAN2,
                    ATANH,
                    CBRT,
                    COS,
                    COSH,
                    CTLZ,
                    CTPOP,
                    CTTZ,
                    ERF,
                    ERFC,
                    EXP,
                    EXP2,
                    EXPM1,
                    FMA,
                    FPOWI,
                    IPOWI,
                    ISNORMAL,
                    LOG,
                    LOG10,
                    LOG1P,
                    LOG2,
                    POWF,
                    ROUND,
                    SIN,
                    SINCOS,
                    SINH,
                    TAN,
                    TANH -> null;
        };
    }

    private Value all(Value like, double value) {
        VectorType type = LaneEmitter.type(like);
        return v.all(type, FloatAttr.of((FloatType) type.element(), value).bits());
    }

    /** The sign of {@code sign} and everything else of {@code a}. */
    private Value copySign(Value a, Value sign) {
        VectorType type = LaneEmitter.type(a);
        int bits = LaneEmitter.bits(type);
        Value signs = v.all(LaneEmitter.integers(type), bits == 64 ? Long.MIN_VALUE : Integer.MIN_VALUE);
        return v.select(signs, sign, a);
    }
}
