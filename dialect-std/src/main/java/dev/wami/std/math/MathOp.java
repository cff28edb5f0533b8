package dev.wami.std.math;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

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

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case ABSF -> new MathExact.AbsFOp(state);
            case ABSI -> new MathInt.AbsIOp(state);
            case ACOS -> new MathFunction.AcosOp(state);
            case ACOSH -> new MathFunction.AcoshOp(state);
            case ASIN -> new MathFunction.AsinOp(state);
            case ASINH -> new MathFunction.AsinhOp(state);
            case ATAN -> new MathFunction.AtanOp(state);
            case ATAN2 -> new MathMulti.Atan2Op(state);
            case ATANH -> new MathFunction.AtanhOp(state);
            case CBRT -> new MathFunction.CbrtOp(state);
            case CEIL -> new MathExact.CeilOp(state);
            case CLAMPF -> new MathMulti.ClampFOp(state);
            case COPYSIGN -> new MathMulti.CopySignOp(state);
            case COS -> new MathFunction.CosOp(state);
            case COSH -> new MathFunction.CoshOp(state);
            case CTLZ -> new MathInt.CountLeadingZerosOp(state);
            case CTPOP -> new MathInt.CtPopOp(state);
            case CTTZ -> new MathInt.CountTrailingZerosOp(state);
            case ERF -> new MathFunction.ErfOp(state);
            case ERFC -> new MathFunction.ErfcOp(state);
            case EXP -> new MathFunction.ExpOp(state);
            case EXP2 -> new MathFunction.Exp2Op(state);
            case EXPM1 -> new MathFunction.ExpM1Op(state);
            case FLOOR -> new MathExact.FloorOp(state);
            case FMA -> new MathMulti.FmaOp(state);
            case FPOWI -> new MathMulti.FPowIOp(state);
            case IPOWI -> new MathInt.IPowIOp(state);
            case ISFINITE -> new MathClass.IsFiniteOp(state);
            case ISINF -> new MathClass.IsInfOp(state);
            case ISNAN -> new MathClass.IsNaNOp(state);
            case ISNORMAL -> new MathClass.IsNormalOp(state);
            case LOG -> new MathFunction.LogOp(state);
            case LOG10 -> new MathFunction.Log10Op(state);
            case LOG1P -> new MathFunction.Log1pOp(state);
            case LOG2 -> new MathFunction.Log2Op(state);
            case POWF -> new MathMulti.PowFOp(state);
            case ROUND -> new MathExact.RoundOp(state);
            case ROUNDEVEN -> new MathExact.RoundEvenOp(state);
            case RSQRT -> new MathFunction.RsqrtOp(state);
            case SIN -> new MathFunction.SinOp(state);
            case SINCOS -> new MathMulti.SincosOp(state);
            case SINH -> new MathFunction.SinhOp(state);
            case SQRT -> new MathExact.SqrtOp(state);
            case TAN -> new MathFunction.TanOp(state);
            case TANH -> new MathFunction.TanhOp(state);
            case TRUNC -> new MathExact.TruncOp(state);
        };
    }
}
