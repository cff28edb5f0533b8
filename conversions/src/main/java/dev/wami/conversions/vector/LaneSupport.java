package dev.wami.conversions.vector;

import dev.wami.conversions.Lanes;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.arith.ArithFloatCast.TruncFOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.RoundingMode;
import dev.wami.std.math.MathOp;
import dev.wami.std.vector.BroadcastOp;

/** Which operations on elements WebAssembly does on all lanes of a v128; the others it does on one after the other. */
public final class LaneSupport {
    private LaneSupport() {}

    /** Whether {@code op}, of arith or math, is done on lanes; all its vectors have lanes. */
    public static boolean has(Operation op) {
        if (op.kind() instanceof ArithOp kind) return arith(kind, op);
        return op.kind() instanceof MathOp kind && math(kind, op);
    }

    private static boolean arith(ArithOp kind, Operation op) {
        Type from = op.operand(0).type().elementTypeOrSelf();
        Type to = op.result(0).type().elementTypeOrSelf();
        boolean bits = from == IntegerType.I1;
        return switch (kind) {
            case ADDF, SUBF, MULF, DIVF, NEGF, CMPF, MAXIMUMF, MINIMUMF, MAXNUMF, MINNUMF -> true;
            case ANDI, ORI, XORI, SELECT -> true;
            case ADDI, SUBI, MULI, MAXSI, MAXUI, MINSI, MINUI, CMPI -> !bits;
            case EXTSI, EXTUI, TRUNCI -> true;
            case INDEX_CAST, INDEX_CASTUI -> !bits && to != IntegerType.I1;
            case BITCAST -> !bits;
            case SHLI, SHRSI, SHRUI -> !bits; // by one amount: isUniform
            case SITOFP, UITOFP -> !bits && Lanes.bits(from) <= 32;
            case FPTOSI, FPTOUI -> to != IntegerType.I1 && Lanes.bits(to) <= 32;
            case EXTF -> true;
            case TRUNCF -> ((TruncFOp) op).roundingMode() == RoundingMode.TO_NEAREST_EVEN && to == FloatType.F32;
            default -> false; // element by element, which is right for every operation
        };
    }

    private static boolean math(MathOp kind, Operation op) {
        return switch (kind) {
            case ABSF, CEIL, FLOOR, TRUNC, ROUNDEVEN, SQRT, RSQRT, COPYSIGN, CLAMPF -> true;
            case ISNAN, ISINF, ISFINITE, ISNORMAL -> true;
            case ABSI -> op.operand(0).type().elementTypeOrSelf() != IntegerType.I1;
            default -> false;
        };
    }

    /**
     * Elements that a {@linkplain #isOfLibrary function of the runtime library} takes at a time: it computes in f64.
     */
    static final int LIBRARY_LANES = 2;

    /** Whether {@code op} becomes a call of the runtime library that takes elements of vectors. */
    static boolean isOfLibrary(Operation op) {
        if (!(op.kind() instanceof MathOp kind)) return false;
        return switch (kind) {
            case ACOS, ACOSH, ASIN, ASINH, ATAN, ATAN2, ATANH, CBRT, COS, COSH, ERF, ERFC -> true;
            case EXP, EXP2, EXPM1, LOG, LOG10, LOG1P, LOG2, POWF, SIN, SINH, TAN, TANH -> true;
            default -> false;
        };
    }

    static boolean isShift(Operation op) {
        return op.kind() == ArithOp.SHLI || op.kind() == ArithOp.SHRSI || op.kind() == ArithOp.SHRUI;
    }

    /** Whether all elements of {@code piece} are known to be one and the same. */
    static boolean isUniform(Value piece) {
        Operation def = piece.definedBy();
        if (Assembly.count(piece.type()) == 1) return true;
        if (def instanceof BroadcastOp b) return !(b.source().type() instanceof VectorType);
        return def instanceof ConstantOp c && c.value() instanceof DenseElementsAttr d && d.isSplat();
    }
}
