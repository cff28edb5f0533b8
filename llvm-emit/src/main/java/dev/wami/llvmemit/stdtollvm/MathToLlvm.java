package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.FloatOp;
import dev.wami.llvm.Intrinsic;
import dev.wami.llvm.IntrinsicOp;
import dev.wami.llvm.LlvmCallOp;
import dev.wami.llvm.LlvmFunctionType;
import dev.wami.std.math.MathOp;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code math} to intrinsics where LLVM has them, to the C library's functions otherwise. Upstream:
 * convert-math-to-llvm, convert-math-to-libm, convert-math-to-funcs.
 */
final class MathToLlvm {
    /** The bits of llvm.is.fpclass: NaNs; infinities; normal numbers. */
    private static final int NAN = 0x3;

    private static final int INFINITE = 0x204;
    private static final int NORMAL = 0x108;
    private static final int FINITE = 0x1F8;

    private final Lowering to;
    private final LlvmTypeConverter types;
    private final LlvmEmitter e;
    private final LlvmRuntime runtime;

    MathToLlvm(Lowering to, LlvmTypeConverter types, LlvmRuntime runtime) {
        this.to = to;
        this.types = types;
        this.runtime = runtime;
        this.e = new LlvmEmitter(to, types);
    }

    boolean lower(Operation op) {
        if (!(op.kind() instanceof MathOp kind)) return to.fail("no lowering to llvm");
        if (types.convertSingle(op.result(0).type()) == null) {
            return to.fail("no LLVM type for '" + op.result(0).type() + "'");
        }
        return switch (kind) {
            case ABSF -> intrinsic(op, Intrinsic.FABS);
            case ABSI -> intrinsic(op, Intrinsic.ABS, IntegerAttr.FALSE);
            case CEIL -> intrinsic(op, Intrinsic.CEIL);
            case COPYSIGN -> intrinsic(op, Intrinsic.COPYSIGN);
            case COS -> intrinsic(op, Intrinsic.COS);
            case CTLZ -> intrinsic(op, Intrinsic.CTLZ, IntegerAttr.FALSE);
            case CTPOP -> intrinsic(op, Intrinsic.CTPOP);
            case CTTZ -> intrinsic(op, Intrinsic.CTTZ, IntegerAttr.FALSE);
            case EXP -> intrinsic(op, Intrinsic.EXP);
            case EXP2 -> intrinsic(op, Intrinsic.EXP2);
            case FLOOR -> intrinsic(op, Intrinsic.FLOOR);
            case FMA -> intrinsic(op, Intrinsic.FMA);
            case FPOWI -> intrinsic(op, Intrinsic.POWI);
            case LOG -> intrinsic(op, Intrinsic.LOG);
            case LOG10 -> intrinsic(op, Intrinsic.LOG10);
            case LOG2 -> intrinsic(op, Intrinsic.LOG2);
            case POWF -> intrinsic(op, Intrinsic.POW);
            case ROUND -> intrinsic(op, Intrinsic.ROUND);
            case ROUNDEVEN -> intrinsic(op, Intrinsic.ROUNDEVEN);
            case SIN -> intrinsic(op, Intrinsic.SIN);
            case SQRT -> intrinsic(op, Intrinsic.SQRT);
            case TAN -> intrinsic(op, Intrinsic.TAN);
            case TRUNC -> intrinsic(op, Intrinsic.TRUNC);
            case ACOS, ASIN, ATAN, ATAN2, SINH, COSH, TANH, ACOSH, ASINH, ATANH, CBRT, ERF, ERFC, EXPM1, LOG1P ->
                library(op, kind.opName().substring("math.".length()));
            case ISNAN -> classify(op, NAN);
            case ISINF -> classify(op, INFINITE);
            case ISFINITE -> classify(op, FINITE);
            case ISNORMAL -> classify(op, NORMAL);
            case RSQRT -> lowerRsqrt(op);
            case CLAMPF -> lowerClamp(op);
            case SINCOS -> lowerSinCos(op);
            case IPOWI -> lowerIPowI(op);
        };
    }

    private List<Value> operands(Operation op) {
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < op.operandCount(); i++) out.add(to.operand(op, i));
        return out;
    }

    private Type resultType(Operation op) {
        Type type = types.convertSingle(op.result(0).type());
        if (type == null) throw new IllegalStateException("checked before");
        return type;
    }

    private boolean intrinsic(Operation op, Intrinsic intrinsic, IntegerAttr... immediates) {
        IntrinsicOp call = IntrinsicOp.of(to.location(), intrinsic, resultType(op), operands(op), immediates);
        PoisonFlags.copyFastMath(op, call);
        return to.replace(op, e.insert(call));
    }

    private boolean classify(Operation op, int classes) {
        IntegerAttr bits = IntegerAttr.i32(classes);
        return to.replace(op, e.intrinsic(Intrinsic.IS_FPCLASS, resultType(op), operands(op), bits));
    }

    /** Calls {@code name}, with an f after it for f32; f16 and bf16 are computed as f32. */
    private boolean library(Operation op, String name) {
        Type type = resultType(op);
        if (!(type instanceof FloatType f) || f.width() > 64) {
            return to.fail("the C library has no " + name + " for " + type);
        }
        FloatType computed = f.width() < 32 ? FloatType.F32 : f;
        List<Value> in = operands(op);
        if (computed != f) in.replaceAll(v -> e.cast(dev.wami.llvm.CastOp.Kind.FPEXT, v, computed));
        List<Type> parameters = new ArrayList<>();
        for (int i = 0; i < in.size(); i++) parameters.add(computed);
        LlvmFunctionType function = new LlvmFunctionType(computed, parameters);
        String callee = runtime.declare(computed == FloatType.F32 ? name + "f" : name, function);
        Value result = e.insert(LlvmCallOp.direct(to.location(), callee, function, in));
        return to.replace(op, computed == f ? result : e.cast(dev.wami.llvm.CastOp.Kind.FPTRUNC, result, f));
    }

    /** {@code 1 / sqrt(x)}. */
    private boolean lowerRsqrt(Operation op) {
        Type type = resultType(op);
        Operation root = IntrinsicOp.of(to.location(), Intrinsic.SQRT, type, operands(op));
        PoisonFlags.copyFastMath(op, root);
        return to.replace(
                op,
                e.insert(new FloatOp(
                        FloatOp.Kind.FDIV,
                        to.location(),
                        List.of(one(type), e.insert(root)),
                        PoisonFlags.fastMath(op))));
    }

    private Value one(Type type) {
        FloatAttr one = FloatAttr.of((FloatType) type.elementTypeOrSelf(), 1);
        return e.constant(type, type instanceof VectorType v ? DenseElementsAttr.splat(v, one.bits()) : one);
    }

    /** {@code min(max(x, low), high)}. */
    private boolean lowerClamp(Operation op) {
        Type type = resultType(op);
        Value atLeast = e.intrinsic(Intrinsic.MAXIMUM, type, List.of(to.operand(op, 0), to.operand(op, 1)));
        return to.replace(op, e.intrinsic(Intrinsic.MINIMUM, type, List.of(atLeast, to.operand(op, 2))));
    }

    private boolean lowerSinCos(Operation op) {
        Type type = resultType(op);
        return to.replace(
                op,
                List.of(
                        e.intrinsic(Intrinsic.SIN, type, operands(op)),
                        e.intrinsic(Intrinsic.COS, type, operands(op))));
    }

    private boolean lowerIPowI(Operation op) {
        if (!(resultType(op) instanceof IntegerType type)) return to.fail("ipowi of vectors");
        String callee = runtime.integerPower(type);
        LlvmFunctionType function = new LlvmFunctionType(type, List.of(type, type));
        return to.replace(op, e.insert(LlvmCallOp.direct(to.location(), callee, function, operands(op))));
    }
}
