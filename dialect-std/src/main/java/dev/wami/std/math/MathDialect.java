package dev.wami.std.math;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithDialect;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Functions of numbers. */
public final class MathDialect extends Dialect {
    public MathDialect() {
        super("math");
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "math.absf" -> new MathExact.AbsFOp(state);
            case "math.absi" -> new MathInt.AbsIOp(state);
            case "math.acos" -> new MathFunction.AcosOp(state);
            case "math.acosh" -> new MathFunction.AcoshOp(state);
            case "math.asin" -> new MathFunction.AsinOp(state);
            case "math.asinh" -> new MathFunction.AsinhOp(state);
            case "math.atan" -> new MathFunction.AtanOp(state);
            case "math.atan2" -> new MathMulti.Atan2Op(state);
            case "math.atanh" -> new MathFunction.AtanhOp(state);
            case "math.cbrt" -> new MathFunction.CbrtOp(state);
            case "math.ceil" -> new MathExact.CeilOp(state);
            case "math.clampf" -> new MathMulti.ClampFOp(state);
            case "math.copysign" -> new MathMulti.CopySignOp(state);
            case "math.cos" -> new MathFunction.CosOp(state);
            case "math.cosh" -> new MathFunction.CoshOp(state);
            case "math.ctlz" -> new MathInt.CountLeadingZerosOp(state);
            case "math.ctpop" -> new MathInt.CtPopOp(state);
            case "math.cttz" -> new MathInt.CountTrailingZerosOp(state);
            case "math.erf" -> new MathFunction.ErfOp(state);
            case "math.erfc" -> new MathFunction.ErfcOp(state);
            case "math.exp" -> new MathFunction.ExpOp(state);
            case "math.exp2" -> new MathFunction.Exp2Op(state);
            case "math.expm1" -> new MathFunction.ExpM1Op(state);
            case "math.floor" -> new MathExact.FloorOp(state);
            case "math.fma" -> new MathMulti.FmaOp(state);
            case "math.fpowi" -> new MathMulti.FPowIOp(state);
            case "math.ipowi" -> new MathInt.IPowIOp(state);
            case "math.isfinite" -> new MathClass.IsFiniteOp(state);
            case "math.isinf" -> new MathClass.IsInfOp(state);
            case "math.isnan" -> new MathClass.IsNaNOp(state);
            case "math.isnormal" -> new MathClass.IsNormalOp(state);
            case "math.log" -> new MathFunction.LogOp(state);
            case "math.log10" -> new MathFunction.Log10Op(state);
            case "math.log1p" -> new MathFunction.Log1pOp(state);
            case "math.log2" -> new MathFunction.Log2Op(state);
            case "math.powf" -> new MathMulti.PowFOp(state);
            case "math.round" -> new MathExact.RoundOp(state);
            case "math.roundeven" -> new MathExact.RoundEvenOp(state);
            case "math.rsqrt" -> new MathFunction.RsqrtOp(state);
            case "math.sin" -> new MathFunction.SinOp(state);
            case "math.sincos" -> new MathMulti.SincosOp(state);
            case "math.sinh" -> new MathFunction.SinhOp(state);
            case "math.sqrt" -> new MathExact.SqrtOp(state);
            case "math.tan" -> new MathFunction.TanOp(state);
            case "math.tanh" -> new MathFunction.TanhOp(state);
            case "math.trunc" -> new MathExact.TruncOp(state);
            default -> null;
        };
    }

    @Override
    public List<String> opNames() {
        return List.of(
                "math.absf",
                "math.absi",
                "math.acos",
                "math.acosh",
                "math.asin",
                "math.asinh",
                "math.atan",
                "math.atan2",
                "math.atanh",
                "math.cbrt",
                "math.ceil",
                "math.clampf",
                "math.copysign",
                "math.cos",
                "math.cosh",
                "math.ctlz",
                "math.ctpop",
                "math.cttz",
                "math.erf",
                "math.erfc",
                "math.exp",
                "math.exp2",
                "math.expm1",
                "math.floor",
                "math.fma",
                "math.fpowi",
                "math.ipowi",
                "math.isfinite",
                "math.isinf",
                "math.isnan",
                "math.isnormal",
                "math.log",
                "math.log10",
                "math.log1p",
                "math.log2",
                "math.powf",
                "math.round",
                "math.roundeven",
                "math.rsqrt",
                "math.sin",
                "math.sincos",
                "math.sinh",
                "math.sqrt",
                "math.tan",
                "math.tanh",
                "math.trunc");
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        return ArithDialect.materialize(value, type, location);
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
