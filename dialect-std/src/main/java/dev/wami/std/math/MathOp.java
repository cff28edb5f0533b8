package dev.wami.std.math;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.std.arith.FastMath;

/** The operations of {@code math}. */
public enum MathOp implements OpKind {
    ABSF("math.absf"),
    ABSI("math.absi"),
    ACOS("math.acos"),
    ACOSH("math.acosh"),
    ASIN("math.asin"),
    ASINH("math.asinh"),
    ATAN("math.atan"),
    ATAN2("math.atan2"),
    ATANH("math.atanh"),
    CBRT("math.cbrt"),
    CEIL("math.ceil"),
    CLAMPF("math.clampf"),
    COPYSIGN("math.copysign"),
    COS("math.cos"),
    COSH("math.cosh"),
    CTLZ("math.ctlz"),
    CTPOP("math.ctpop"),
    CTTZ("math.cttz"),
    ERF("math.erf"),
    ERFC("math.erfc"),
    EXP("math.exp"),
    EXP2("math.exp2"),
    EXPM1("math.expm1"),
    FLOOR("math.floor"),
    FMA("math.fma"),
    FPOWI("math.fpowi"),
    IPOWI("math.ipowi"),
    ISFINITE("math.isfinite"),
    ISINF("math.isinf"),
    ISNAN("math.isnan"),
    ISNORMAL("math.isnormal"),
    LOG("math.log"),
    LOG10("math.log10"),
    LOG1P("math.log1p"),
    LOG2("math.log2"),
    POWF("math.powf"),
    ROUND("math.round"),
    ROUNDEVEN("math.roundeven"),
    RSQRT("math.rsqrt"),
    SIN("math.sin"),
    SINCOS("math.sincos"),
    SINH("math.sinh"),
    SQRT("math.sqrt"),
    TAN("math.tan"),
    TANH("math.tanh"),
    TRUNC("math.trunc");

    private final String opName;

    MathOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    /** This operation on one float, or a vector of them, without flags. */
    public Operation on(Location location, Value operand) {
        OpState state = OpState.at(location).operand(operand).result(operand.type());
        return create(state.property(FastMath.NAME, FastMath.NONE));
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case ABSF -> new MathExact.AbsFOp(state);
            case ABSI -> new MathInt.AbsIOp(state);
            case ACOS -> new FunctionOp(FunctionOp.ACOS, state);
            case ACOSH -> new FunctionOp(FunctionOp.ACOSH, state);
            case ASIN -> new FunctionOp(FunctionOp.ASIN, state);
            case ASINH -> new FunctionOp(FunctionOp.ASINH, state);
            case ATAN -> new FunctionOp(FunctionOp.ATAN, state);
            case ATAN2 -> new MathMulti.Atan2Op(state);
            case ATANH -> new FunctionOp(FunctionOp.ATANH, state);
            case CBRT -> new FunctionOp(FunctionOp.CBRT, state);
            case CEIL -> new RoundingOp(RoundingOp.CEIL, state);
            case CLAMPF -> new MathMulti.ClampFOp(state);
            case COPYSIGN -> new MathMulti.CopySignOp(state);
            case COS -> new FunctionOp(FunctionOp.COS, state);
            case COSH -> new FunctionOp(FunctionOp.COSH, state);
            case CTLZ -> new MathInt.CountLeadingZerosOp(state);
            case CTPOP -> new MathInt.CtPopOp(state);
            case CTTZ -> new MathInt.CountTrailingZerosOp(state);
            case ERF -> new FunctionOp(FunctionOp.ERF, state);
            case ERFC -> new FunctionOp(FunctionOp.ERFC, state);
            case EXP -> new FunctionOp(FunctionOp.EXP, state);
            case EXP2 -> new FunctionOp(FunctionOp.EXP2, state);
            case EXPM1 -> new FunctionOp(FunctionOp.EXPM1, state);
            case FLOOR -> new RoundingOp(RoundingOp.FLOOR, state);
            case FMA -> new MathMulti.FmaOp(state);
            case FPOWI -> new MathMulti.FPowIOp(state);
            case IPOWI -> new MathInt.IPowIOp(state);
            case ISFINITE -> new ClassOp(ClassOp.ISFINITE, state);
            case ISINF -> new ClassOp(ClassOp.ISINF, state);
            case ISNAN -> new ClassOp(ClassOp.ISNAN, state);
            case ISNORMAL -> new ClassOp(ClassOp.ISNORMAL, state);
            case LOG -> new FunctionOp(FunctionOp.LOG, state);
            case LOG10 -> new FunctionOp(FunctionOp.LOG10, state);
            case LOG1P -> new FunctionOp(FunctionOp.LOG1P, state);
            case LOG2 -> new FunctionOp(FunctionOp.LOG2, state);
            case POWF -> new MathMulti.PowFOp(state);
            case ROUND -> new RoundingOp(RoundingOp.ROUND, state);
            case ROUNDEVEN -> new RoundingOp(RoundingOp.ROUNDEVEN, state);
            case RSQRT -> new FunctionOp(FunctionOp.RSQRT, state);
            case SIN -> new FunctionOp(FunctionOp.SIN, state);
            case SINCOS -> new MathMulti.SincosOp(state);
            case SINH -> new FunctionOp(FunctionOp.SINH, state);
            case SQRT -> new MathExact.SqrtOp(state);
            case TAN -> new FunctionOp(FunctionOp.TAN, state);
            case TANH -> new FunctionOp(FunctionOp.TANH, state);
            case TRUNC -> new RoundingOp(RoundingOp.TRUNC, state);
        };
    }
}
