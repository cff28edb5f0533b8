package dev.wami.wavebackend.select;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.mir.Memory;
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
        return switch (op.name()) {
            case "arith.addi" -> Opcode.IADD;
            case "arith.subi" -> Opcode.ISUB;
            case "arith.muli" -> Opcode.IMUL;
            case "arith.divsi" -> Opcode.IDIV;
            case "arith.remsi" -> Opcode.IMOD;
            case "arith.minsi" -> Opcode.IMIN;
            case "arith.maxsi" -> Opcode.IMAX;
            case "arith.andi" -> Opcode.AND;
            case "arith.ori" -> Opcode.OR;
            case "arith.xori" -> Opcode.XOR;
            case "arith.shli" -> Opcode.SHL;
            case "arith.shrui" -> Opcode.SHR;
            case "arith.shrsi" -> Opcode.SAR;
            case "math.absi" -> Opcode.IABS;
            case "math.ctpop" -> Opcode.BITCOUNT;
            case "mir.bitreverse" -> Opcode.BITREV;
            case "mir.to_int" ->
                op.operand(0).type() != FloatType.F32
                        ? null
                        : op.hasAttribute("unsigned") ? Opcode.CVT_U32_F32 : Opcode.CVT_I32_F32;
            default -> null;
        };
    }

    private static @Nullable Opcode f32(Operation op) {
        Type from = op.operandCount() == 0 ? op.result().type() : op.operand(0).type();
        return switch (op.name()) {
            case "arith.addf" -> Opcode.FADD;
            case "arith.subf" -> Opcode.FSUB;
            case "arith.mulf" -> Opcode.FMUL;
            case "arith.divf" -> Opcode.FDIV;
            case "arith.negf" -> Opcode.FNEG;
            case "math.absf" -> Opcode.FABS;
            case "math.fma" -> Opcode.FMA;
            case "mir.min" -> Opcode.FMIN;
            case "mir.max" -> Opcode.FMAX;
            case "math.sqrt" -> Opcode.FSQRT;
            case "math.rsqrt" -> Opcode.FRSQRT;
            case "math.floor" -> Opcode.FFLOOR;
            case "math.ceil" -> Opcode.FCEIL;
            case "math.round" -> Opcode.FROUND;
            case "math.trunc" -> Opcode.FTRUNC;
            case "math.sin" -> Opcode.FSIN;
            case "math.cos" -> Opcode.FCOS;
            case "math.exp2" -> Opcode.FEXP2;
            case "math.log2" -> Opcode.FLOG2;
            case "arith.sitofp" -> from.isInteger(32) ? Opcode.CVT_F32_I32 : null;
            case "arith.uitofp" -> from.isInteger(32) ? Opcode.CVT_F32_U32 : null;
            case "arith.extf" -> from == FloatType.F16 ? Opcode.CVT_F32_F16 : null;
            case "arith.truncf" -> from == FloatType.F64 ? Opcode.CVT_F32_F64 : null;
            default -> null;
        };
    }

    private static @Nullable Opcode f16(Operation op) {
        return switch (op.name()) {
            case "arith.addf" -> Opcode.HADD;
            case "arith.subf" -> Opcode.HSUB;
            case "arith.mulf" -> Opcode.HMUL;
            case "math.fma" -> Opcode.HMA;
            case "arith.truncf" -> op.operand(0).type() == FloatType.F32 ? Opcode.CVT_F16_F32 : null;
            default -> null;
        };
    }

    private static @Nullable Opcode f64(Operation op) {
        return switch (op.name()) {
            case "arith.addf" -> Opcode.DADD;
            case "arith.subf" -> Opcode.DSUB;
            case "arith.mulf" -> Opcode.DMUL;
            case "arith.divf" -> Opcode.DDIV;
            case "math.fma" -> Opcode.DMA;
            case "math.sqrt" -> Opcode.DSQRT;
            case "arith.extf" -> op.operand(0).type() == FloatType.F32 ? Opcode.CVT_F64_F32 : null;
            default -> null;
        };
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

    static Opcode atomic(Space space, Memory.AtomicOp.Kind kind) {
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
