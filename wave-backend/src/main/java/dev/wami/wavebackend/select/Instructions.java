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
        Type t = op.result().type();
        Opcode o = t == FloatType.F32
                ? f32(op)
                : t == FloatType.F64 ? f64(op) : t == FloatType.F16 ? f16(op) : t.isInteger(32) ? i32(op) : null;
        return o;
    }

    private static @Nullable Opcode i32(Operation op) {
        if (op.kind() instanceof ArithOp kind) {
            return switch (kind) {
                case ADDI -> Opcode.IADD;
                case SUBI -> Opcode.ISUB;
                case MULI -> Opcode.IMUL;
                case DIVSI -> Opcode.IDIV;
                case REMSI -> Opcode.IMOD;
                case MINSI -> Opcode.IMIN;
                case MAXSI -> Opcode.IMAX;
                case ANDI -> Opcode.AND;
                case ORI -> Opcode.OR;
                case XORI -> Opcode.XOR;
                case SHLI -> Opcode.SHL;
                case SHRUI -> Opcode.SHR;
                case SHRSI -> Opcode.SAR;
                default -> null;
            };
        }
        if (op.kind() instanceof MathOp kind) {
            return switch (kind) {
                case ABSI -> Opcode.IABS;
                case CTPOP -> Opcode.BITCOUNT;
                default -> null;
            };
        }
        if (op.kind() instanceof MirOp kind) {
            return switch (kind) {
                case BITREVERSE -> Opcode.BITREV;
                case TO_INT ->
                    op.operand(0).type() != FloatType.F32
                            ? null
                            : op.hasAttribute("unsigned") ? Opcode.CVT_U32_F32 : Opcode.CVT_I32_F32;
                default -> null;
            };
        }
        return null;
    }

    private static @Nullable Opcode f32(Operation op) {
        Type from = op.operandCount() == 0 ? op.result().type() : op.operand(0).type();
        if (op.kind() instanceof ArithOp kind) {
            return switch (kind) {
                case ADDF -> Opcode.FADD;
                case SUBF -> Opcode.FSUB;
                case MULF -> Opcode.FMUL;
                case DIVF -> Opcode.FDIV;
                case NEGF -> Opcode.FNEG;
                case SITOFP -> from.isInteger(32) ? Opcode.CVT_F32_I32 : null;
                case UITOFP -> from.isInteger(32) ? Opcode.CVT_F32_U32 : null;
                case EXTF -> from == FloatType.F16 ? Opcode.CVT_F32_F16 : null;
                case TRUNCF -> from == FloatType.F64 ? Opcode.CVT_F32_F64 : null;
                default -> null;
            };
        }
        if (op.kind() instanceof MathOp kind) {
            return switch (kind) {
                case ABSF -> Opcode.FABS;
                case FMA -> Opcode.FMA;
                case SQRT -> Opcode.FSQRT;
                case RSQRT -> Opcode.FRSQRT;
                case FLOOR -> Opcode.FFLOOR;
                case CEIL -> Opcode.FCEIL;
                case ROUND -> Opcode.FROUND;
                case TRUNC -> Opcode.FTRUNC;
                case SIN -> Opcode.FSIN;
                case COS -> Opcode.FCOS;
                case EXP2 -> Opcode.FEXP2;
                case LOG2 -> Opcode.FLOG2;
                default -> null;
            };
        }
        if (op.kind() instanceof MirOp kind) {
            return switch (kind) {
                case MIN -> Opcode.FMIN;
                case MAX -> Opcode.FMAX;
                default -> null;
            };
        }
        return null;
    }

    private static @Nullable Opcode f16(Operation op) {
        if (op.kind() instanceof ArithOp kind) {
            return switch (kind) {
                case ADDF -> Opcode.HADD;
                case SUBF -> Opcode.HSUB;
                case MULF -> Opcode.HMUL;
                case TRUNCF -> op.operand(0).type() == FloatType.F32 ? Opcode.CVT_F16_F32 : null;
                default -> null;
            };
        }
        if (op.kind() instanceof MathOp kind) {
            return switch (kind) {
                case FMA -> Opcode.HMA;
                default -> null;
            };
        }
        return null;
    }

    private static @Nullable Opcode f64(Operation op) {
        if (op.kind() instanceof ArithOp kind) {
            return switch (kind) {
                case ADDF -> Opcode.DADD;
                case SUBF -> Opcode.DSUB;
                case MULF -> Opcode.DMUL;
                case DIVF -> Opcode.DDIV;
                case EXTF -> op.operand(0).type() == FloatType.F32 ? Opcode.CVT_F64_F32 : null;
                default -> null;
            };
        }
        if (op.kind() instanceof MathOp kind) {
            return switch (kind) {
                case FMA -> Opcode.DMA;
                case SQRT -> Opcode.DSQRT;
                default -> null;
            };
        }
        return null;
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
