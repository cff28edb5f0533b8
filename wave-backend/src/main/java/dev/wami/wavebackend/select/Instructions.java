package dev.wami.wavebackend.select;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.math.MathOp;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.mir.MirMemory;
import dev.wami.waveir.mir.MirOp;
import dev.wami.waveir.mir.MirTypes;
import dev.wami.waveir.mir.Space;
import org.jspecify.annotations.Nullable;

/** The instruction that computes what an operation does, operand for operand. */
final class Instructions {
    private Instructions() {}

    /** The instruction for {@code op}, all of whose operands it takes in order; null if there is none. */
    static @Nullable Opcode of(Operation op) {
        if (op.resultCount() != 1) return null;
        Type type = op.result().type();
        Type from = op.operandCount() == 0 ? type : op.operand(0).type();
        if (op.kind() instanceof ArithOp kind) return of(kind, type, from);
        if (op.kind() instanceof MathOp kind) return of(kind, type);
        return op.kind() instanceof MirOp kind ? of(kind, op, type, from) : null;
    }

    private static @Nullable Opcode of(ArithOp kind, Type type, Type from) {
        return switch (kind) {
            case ADDI -> i32(type, Opcode.IADD);
            case SUBI -> i32(type, Opcode.ISUB);
            case MULI -> i32(type, Opcode.IMUL);
            case DIVSI -> i32(type, Opcode.IDIV);
            case REMSI -> i32(type, Opcode.IMOD);
            case MINSI -> i32(type, Opcode.IMIN);
            case MAXSI -> i32(type, Opcode.IMAX);
            case ANDI -> i32(type, Opcode.AND);
            case ORI -> i32(type, Opcode.OR);
            case XORI -> i32(type, Opcode.XOR);
            case SHLI -> i32(type, Opcode.SHL);
            case SHRUI -> i32(type, Opcode.SHR);
            case SHRSI -> i32(type, Opcode.SAR);
            case ADDF -> floating(type, Opcode.HADD, Opcode.FADD, Opcode.DADD);
            case SUBF -> floating(type, Opcode.HSUB, Opcode.FSUB, Opcode.DSUB);
            case MULF -> floating(type, Opcode.HMUL, Opcode.FMUL, Opcode.DMUL);
            case DIVF -> floating(type, null, Opcode.FDIV, Opcode.DDIV);
            case NEGF -> f32(type, Opcode.FNEG);
            case SITOFP -> from.isInteger(32) ? f32(type, Opcode.CVT_F32_I32) : null;
            case UITOFP -> from.isInteger(32) ? f32(type, Opcode.CVT_F32_U32) : null;
            case EXTF -> {
                if (from == FloatType.F16) yield f32(type, Opcode.CVT_F32_F16);
                yield from == FloatType.F32 && type == FloatType.F64 ? Opcode.CVT_F64_F32 : null;
            }
            case TRUNCF -> {
                if (from == FloatType.F64) yield f32(type, Opcode.CVT_F32_F64);
                yield from == FloatType.F32 && type == FloatType.F16 ? Opcode.CVT_F16_F32 : null;
            }
            // selection makes several instructions of them, or none
            case ADDUI_EXTENDED,
                    BITCAST,
                    CMPF,
                    CMPI,
                    CONSTANT,
                    EXTSI,
                    EXTUI,
                    MAXUI,
                    MINUI,
                    MULUI_EXTENDED,
                    SELECT,
                    TRUNCI -> null;
            // legalize-mir calls functions in their place
            case DIVUI, REMUI -> null;
            default -> null; // hir-to-mir makes none of the others: legalize.Lacking lists them
        };
    }

    private static @Nullable Opcode of(MathOp kind, Type type) {
        return switch (kind) {
            case ABSI -> i32(type, Opcode.IABS);
            case CTPOP -> i32(type, Opcode.BITCOUNT);
            case ABSF -> f32(type, Opcode.FABS);
            case FMA -> floating(type, Opcode.HMA, Opcode.FMA, Opcode.DMA);
            case SQRT -> floating(type, null, Opcode.FSQRT, Opcode.DSQRT);
            case RSQRT -> f32(type, Opcode.FRSQRT);
            case FLOOR -> f32(type, Opcode.FFLOOR);
            case CEIL -> f32(type, Opcode.FCEIL);
            case ROUND -> f32(type, Opcode.FROUND);
            case TRUNC -> f32(type, Opcode.FTRUNC);
            case SIN -> f32(type, Opcode.FSIN);
            case COS -> f32(type, Opcode.FCOS);
            case EXP2 -> f32(type, Opcode.FEXP2);
            case LOG2 -> f32(type, Opcode.FLOG2);
            // selection makes several instructions of them
            case CTLZ, CTTZ -> null;
            // legalize-mir calls functions in their place
            case EXP, LOG, POWF, TANH -> null;
            default -> null; // hir-to-mir makes none of the others: legalize.Lacking lists them
        };
    }

    private static @Nullable Opcode of(MirOp kind, Operation op, Type type, Type from) {
        return switch (kind) {
            case BITREVERSE -> i32(type, Opcode.BITREV);
            case TO_INT -> {
                if (from != FloatType.F32) yield null; // legalize-mir calls functions
                yield i32(type, op.hasAttribute("unsigned") ? Opcode.CVT_U32_F32 : Opcode.CVT_I32_F32);
            }
            case MIN -> f32(type, Opcode.FMIN);
            case MAX -> f32(type, Opcode.FMAX);
            // not arithmetic, or several instructions: selection has a case for each
            case KERNEL,
                    RETURN,
                    SPECIAL,
                    BARRIER,
                    FENCE,
                    LOAD,
                    STORE,
                    ATOMIC,
                    ATOMIC_CAS,
                    WAVE,
                    VAR,
                    GET,
                    SET,
                    JOIN,
                    SPLIT,
                    INSERT_LOW,
                    IF,
                    YIELD,
                    LOOP,
                    BREAK,
                    NEXT -> null;
        };
    }

    private static @Nullable Opcode i32(Type type, Opcode opcode) {
        return type.isInteger(32) ? opcode : null;
    }

    private static @Nullable Opcode f32(Type type, Opcode opcode) {
        return type == FloatType.F32 ? opcode : null;
    }

    private static @Nullable Opcode floating(Type type, @Nullable Opcode f16, Opcode f32, Opcode f64) {
        if (type == FloatType.F16) return f16;
        if (type == FloatType.F32) return f32;
        return type == FloatType.F64 ? f64 : null;
    }

    static Opcode load(Space space, Type type) {
        boolean local = space == Space.LOCAL;
        return switch (MirTypes.bytes(type)) {
            case 1 -> local ? Opcode.LOCAL_LOAD_U8 : Opcode.DEVICE_LOAD_U8;
            case 2 -> local ? Opcode.LOCAL_LOAD_U16 : Opcode.DEVICE_LOAD_U16;
            case 4 -> local ? Opcode.LOCAL_LOAD_U32 : Opcode.DEVICE_LOAD_U32;
            default -> local ? Opcode.LOCAL_LOAD_U64 : Opcode.DEVICE_LOAD_U64;
        };
    }

    static Opcode store(Space space, Type type) {
        boolean local = space == Space.LOCAL;
        return switch (MirTypes.bytes(type)) {
            case 1 -> local ? Opcode.LOCAL_STORE_U8 : Opcode.DEVICE_STORE_U8;
            case 2 -> local ? Opcode.LOCAL_STORE_U16 : Opcode.DEVICE_STORE_U16;
            case 4 -> local ? Opcode.LOCAL_STORE_U32 : Opcode.DEVICE_STORE_U32;
            default -> local ? Opcode.LOCAL_STORE_U64 : Opcode.DEVICE_STORE_U64;
        };
    }

    static Opcode atomic(Space space, MirMemory.AtomicOp.Kind kind) {
        boolean local = space == Space.LOCAL;
        return switch (kind) {
            case ADD -> local ? Opcode.LOCAL_ATOMIC_ADD : Opcode.ATOMIC_ADD;
            case SUB -> local ? Opcode.LOCAL_ATOMIC_SUB : Opcode.ATOMIC_SUB;
            case MIN -> local ? Opcode.LOCAL_ATOMIC_MIN : Opcode.ATOMIC_MIN;
            case MAX -> local ? Opcode.LOCAL_ATOMIC_MAX : Opcode.ATOMIC_MAX;
            case AND -> local ? Opcode.LOCAL_ATOMIC_AND : Opcode.ATOMIC_AND;
            case OR -> local ? Opcode.LOCAL_ATOMIC_OR : Opcode.ATOMIC_OR;
            case XOR -> local ? Opcode.LOCAL_ATOMIC_XOR : Opcode.ATOMIC_XOR;
            case EXCHANGE -> local ? Opcode.LOCAL_ATOMIC_EXCHANGE : Opcode.ATOMIC_EXCHANGE;
        };
    }
}
