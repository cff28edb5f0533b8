package dev.wami.conversions.math;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.FloatForm;
import dev.wami.conversions.IntegerWidth;
import dev.wami.conversions.Lanes;
import dev.wami.conversions.SsaWasmConversion;
import dev.wami.conversions.WasmTypes;
import dev.wami.conversions.vector.LaneEmitter;
import dev.wami.conversions.vector.LaneSupport;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.math.MathOp;
import dev.wami.wasmspec.Operator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * {@code math} that Wasm has instructions for, on scalars and on vectors of up to 128 bits. What needs a library
 * function becomes a call before this, in math-to-runtime.
 */
public final class MathToSsaWasm extends SsaWasmConversion {
    public MathToSsaWasm() {
        super("math");
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        for (Value v : op.operands()) {
            if (types.convertSingle(v.type()) == null) {
                return to.fail(WasmTypes.unrepresented(v.type()));
            }
        }
        Emitter e = new Emitter(to, to.location());
        Value lowered = op.result(0).type() instanceof VectorType
                ? onLanes(op, to, e)
                : onScalars(op, to.operand(op, 0), to, e);
        return lowered == null
                ? to.fail("no lowering to ssawasm: run math-to-runtime before")
                : to.replace(op, lowered);
    }

    private static @Nullable Value onLanes(Operation op, Lowering to, Emitter e) {
        if (!LaneSupport.has(op)) return null;
        Value a = to.operand(op, 0);
        if (op.kind() == MathOp.ABSI) return e.unary(Operator.ABS, a);
        LaneEmitter lanes = new LaneEmitter(e);
        Value result = floats(op, a, to, e, lanes);
        VectorType type = (VectorType) op.result(0).type();
        return result == null || type.element() != IntegerType.I1
                ? result
                : lanes.mask(result, Objects.requireNonNull(Lanes.shape(type)));
    }

    private static @Nullable Value onScalars(Operation op, Value a, Lowering to, Emitter e) {
        return switch ((MathOp) op.kind()) {
            case ABSI -> magnitude(a, width(op), e);
            case CTPOP -> e.unary(Operator.POPCNT, e.zeroExtend(a, width(op)));
            case CTLZ -> leadingZeros(a, width(op), e);
            case CTTZ -> trailingZeros(a, width(op), e);
            default -> floats(op, a, to, e, e); // all others are on floats, or have none
        };
    }

    /** Null if there is no instruction. */
    private static @Nullable Value floats(Operation op, Value a, Lowering to, Emitter e, FloatForm form) {
        return switch ((MathOp) op.kind()) {
            case ABSF -> e.unary(Operator.ABS, a);
            case CEIL -> e.unary(Operator.CEIL, a);
            case FLOOR -> e.unary(Operator.FLOOR, a);
            case TRUNC -> e.unary(Operator.TRUNC, a);
            case ROUNDEVEN -> e.unary(Operator.NEAREST, a);
            case SQRT -> e.unary(Operator.SQRT, a);
            case RSQRT -> e.binary(Operator.DIV, form.number(a.type(), 1), e.unary(Operator.SQRT, a));
            case COPYSIGN -> form.copySign(a, to.operand(op, 1));
            case CLAMPF -> e.binary(Operator.MAX, to.operand(op, 1), e.binary(Operator.MIN, a, to.operand(op, 2)));
            case ISNAN -> e.compare(Operator.NE, a, a);
            case ISINF -> e.compare(Operator.EQ, e.unary(Operator.ABS, a), infinity(form, a));
            case ISFINITE -> e.compare(Operator.LT, e.unary(Operator.ABS, a), infinity(form, a));
            case ISNORMAL -> normal(a, e, form);
            case ABSI,
                    ACOS,
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

    private static Value infinity(FloatForm form, Value like) {
        return form.number(like.type(), Double.POSITIVE_INFINITY);
    }

    /** {@code smallest normal <= |a| < infinity}. */
    private static Value normal(Value a, Emitter e, FloatForm form) {
        Value magnitude = e.unary(Operator.ABS, a);
        double smallest = a.type().elementTypeOrSelf() == FloatType.F32 ? Float.MIN_NORMAL : Double.MIN_NORMAL;
        Value large = e.compare(Operator.GE, magnitude, form.number(a.type(), smallest));
        return e.and(large, e.compare(Operator.LT, magnitude, infinity(form, a)));
    }

    // ---- integers

    private static int width(Operation op) {
        return IntegerWidth.of(op.operand(0).type());
    }

    private static Value magnitude(Value a, int width, Emitter e) {
        IntegerType container = IntegerWidth.container(width);
        Value x = e.signExtend(a, width);
        Value negative = e.compare(Operator.LT_S, x, e.integer(container, 0));
        Value magnitude = e.select(negative, e.sub(e.integer(container, 0), x), x);
        return width == 1 ? e.and(magnitude, e.integer(container, 1)) : magnitude;
    }

    /** Zeros above the width are counted too, and taken off again. */
    private static Value leadingZeros(Value a, int width, Emitter e) {
        IntegerType container = IntegerWidth.container(width);
        Value zeros = e.unary(Operator.CLZ, e.zeroExtend(a, width));
        int above = container.width() - width;
        return above == 0 ? zeros : e.sub(zeros, e.integer(container, above));
    }

    /** A one just above the width ends the count there. */
    private static Value trailingZeros(Value a, int width, Emitter e) {
        IntegerType container = IntegerWidth.container(width);
        return width == container.width()
                ? e.unary(Operator.CTZ, a)
                : e.unary(Operator.CTZ, e.or(a, e.integer(container, 1L << width)));
    }
}
