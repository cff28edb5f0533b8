package dev.wami.wavebackend.legalize;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithCompare.CmpFOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.math.MathOp;
import dev.wami.waveir.mir.MirOp;
import dev.wami.waveir.mir.Numbers.ToIntOp;
import org.jspecify.annotations.Nullable;

/** Which operations have no instruction, and the names of the functions that stand for them. */
final class Lacking {
    /** On an operation in a function: it is the instruction. */
    static final String NATIVE = "mir.native";

    private Lacking() {}

    /** The name of the function that does what {@code op} does; null if the machine has it. */
    static @Nullable String function(Operation op) {
        if (op.hasAttribute(NATIVE) || op.resultCount() != 1 || op.operandCount() == 0) return null;
        Type to = op.result().type();
        Type from = op.operand(0).type();
        String mnemonic = op.name().substring(op.name().indexOf('.') + 1);
        if (op.kind() instanceof ArithOp kind) return function(kind, op, from, to, mnemonic);
        if (op.kind() instanceof MathOp kind) return function(kind, to, mnemonic);
        if (op instanceof ToIntOp i) {
            boolean has = from == FloatType.F32 && to.isInteger(32);
            return has ? null : (i.isUnsigned() ? "to_uint_" : "to_int_") + from + "_" + to;
        }
        boolean extremum = op.kind() == MirOp.MIN || op.kind() == MirOp.MAX;
        return extremum && to == FloatType.F64 ? mnemonic + "_f64" : null;
    }

    private static @Nullable String function(ArithOp kind, Operation op, Type from, Type to, String mnemonic) {
        return switch (kind) {
            case CMPI ->
                from.isInteger(64) ? "cmpi_" + ((CmpIOp) op).predicate().keyword() + "_i64" : null;
            case CMPF ->
                from == FloatType.F64 ? "cmpf_" + ((CmpFOp) op).predicate().keyword() + "_f64" : null;
            case DIVUI, REMUI -> mnemonic + "_" + to;
            case DIVF -> to == FloatType.F32 && !isHarmlessDivision(op) ? "divf_f32" : null;
            case ADDI, SUBI, MULI, ANDI, ORI, XORI, SHLI, SHRUI, SHRSI, DIVSI, REMSI, MINSI, MAXSI, MINUI, MAXUI ->
                to.isInteger(64) ? mnemonic + "_i64" : null;
            case EXTUI, EXTSI -> to.isInteger(64) ? mnemonic + "_" + from + "_i64" : null;
            case SITOFP, UITOFP -> {
                boolean direct = from.isInteger(32) && to == FloatType.F32;
                yield direct ? null : mnemonic + "_" + from + "_" + to;
            }
            case TRUNCF -> from == FloatType.F64 && to == FloatType.F16 ? "truncf_f64_f16" : null;
            // the machine has them, or selection makes them of what there is
            case ADDF, ADDUI_EXTENDED, BITCAST, CONSTANT, EXTF, MULF, MULUI_EXTENDED, NEGF, SELECT, SUBF, TRUNCI ->
                null;
            // hir-to-mir makes none
            case CEILDIVSI,
                    CEILDIVUI,
                    FLOORDIVSI,
                    FPTOSI,
                    FPTOUI,
                    INDEX_CAST,
                    INDEX_CASTUI,
                    MAXIMUMF,
                    MAXNUMF,
                    MINIMUMF,
                    MINNUMF,
                    MULSI_EXTENDED,
                    REMF,
                    SCALING_EXTF,
                    SCALING_TRUNCF -> null;
        };
    }

    private static @Nullable String function(MathOp kind, Type to, String mnemonic) {
        return switch (kind) {
            case EXP, LOG, TANH, POWF -> to == FloatType.F32 || to == FloatType.F64 ? mnemonic + "_" + to : null;
            case EXP2, LOG2, SIN, COS, FLOOR, CEIL, TRUNC, ROUND -> to == FloatType.F64 ? mnemonic + "_f64" : null;
            case ABSI -> to.isInteger(64) ? mnemonic + "_i64" : null;
            // the machine has them, or selection makes them of what there is
            case ABSF, CTLZ, CTPOP, CTTZ, FMA, RSQRT, SQRT -> null;
            // hir-to-mir makes none
            case ACOS,
                    ACOSH,
                    ASIN,
                    ASINH,
                    ATAN,
                    ATAN2,
                    ATANH,
                    CBRT,
                    CLAMPF,
                    COPYSIGN,
                    COSH,
                    ERF,
                    ERFC,
                    EXPM1,
                    FPOWI,
                    IPOWI,
                    ISFINITE,
                    ISINF,
                    ISNAN,
                    ISNORMAL,
                    LOG10,
                    LOG1P,
                    ROUNDEVEN,
                    SINCOS,
                    SINH,
                    TAN -> null;
        };
    }

    /** 1 / b, which has an instruction of its own, or a / c for a c that is not 0. */
    private static boolean isHarmlessDivision(Operation op) {
        Double a = constant(op, 0);
        Double b = constant(op, 1);
        return a != null && a == 1 || b != null && b != 0;
    }

    private static @Nullable Double constant(Operation op, int i) {
        return op.operand(i).definedBy() instanceof ConstantOp c && c.value() instanceof FloatAttr f ? f.value() : null;
    }
}
