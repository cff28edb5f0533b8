package dev.wami.waveir.isa;

import static dev.wami.waveir.isa.Category.*;

import dev.wami.waveir.isa.Operand.Kind;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The instruction table of WAVE v0.4: one constant per instruction. Assembler, disassembler, both encodings, the
 * emulator, the LIR dialect and docs/wave-isa.md read it.
 *
 * <p>Columns: mnemonic, opcode byte, modifier if the byte is shared by several instructions, category, operands, effect
 * if any, and what it computes, with operands named as in the {@link Form}. The opcode byte and the modifier are those
 * of the encoding v0.4. The encoding compact has the same numbers: its opcode is the byte, with bit 7 set for an
 * extended word, and its sub-operation is the modifier.
 *
 * <p>Source: WAVE specification v0.4, section 8, as the published tools implement it; where the executed tools differ
 * from the specification, the summary is what the specification says, and the emulator's mode {@code v0.4} what they
 * do.
 */
public enum Opcode {
    // Integer arithmetic, modulo 2^32; signed where it matters
    IADD("iadd", 0x00, INTEGER, Form.BINARY, "d = a + b"),
    ISUB("isub", 0x01, INTEGER, Form.BINARY, "d = a - b"),
    IMUL("imul", 0x02, INTEGER, Form.BINARY, "d = a * b"),
    IMUL_HI("imul_hi", 0x03, INTEGER, Form.BINARY, "d = upper half of the unsigned 64-bit product a * b"),
    IMAD("imad", 0x04, INTEGER, Form.TERNARY, "d = a * b + c"),
    IDIV(
            "idiv",
            0x05,
            INTEGER,
            Form.BINARY,
            "d = a / b, signed, towards zero; b = 0 is undefined, -2^31 / -1 is -2^31"),
    IMOD("imod", 0x06, INTEGER, Form.BINARY, "d = a - a / b * b, signed; b = 0 is undefined, -2^31 and -1 give 0"),
    INEG("ineg", 0x07, INTEGER, Form.UNARY, "d = -a"),
    IABS("iabs", 0x08, INTEGER, Form.UNARY, "d = |a|; of -2^31 it is -2^31"),
    IMIN("imin", 0x09, INTEGER, Form.BINARY, "d = the lesser of a and b, signed"),
    IMAX("imax", 0x0A, INTEGER, Form.BINARY, "d = the greater of a and b, signed"),
    ICLAMP("iclamp", 0x0B, INTEGER, Form.TERNARY, "d = a brought into b to c, signed; b > c is undefined"),

    // Floating point of 32 bits: IEEE 754, to nearest even, denormals kept
    FADD("fadd", 0x10, FLOAT, Form.BINARY, "d = a + b"),
    FSUB("fsub", 0x11, FLOAT, Form.BINARY, "d = a - b"),
    FMUL("fmul", 0x12, FLOAT, Form.BINARY, "d = a * b"),
    FMA("fma", 0x13, FLOAT, Form.TERNARY, "d = a * b + c, rounded once"),
    FDIV("fdiv", 0x14, FLOAT, Form.BINARY, "d = a / b"),
    FNEG("fneg", 0x15, FLOAT, Form.UNARY, "d = a with its sign bit flipped, NaN too"),
    FABS("fabs", 0x16, FLOAT, Form.UNARY, "d = a without its sign bit"),
    FMIN(
            "fmin",
            0x17,
            FLOAT,
            Form.BINARY,
            "d = the lesser of a and b; of a NaN and a number the number; of equal ones a"),
    FMAX(
            "fmax",
            0x18,
            FLOAT,
            Form.BINARY,
            "d = the greater of a and b; of a NaN and a number the number; of equal ones a"),
    FCLAMP(
            "fclamp",
            0x19,
            FLOAT,
            Form.TERNARY,
            "d = a brought into b to c; NaN stays; b > c or a NaN there is undefined"),
    FSQRT("fsqrt", 0x1A, FLOAT, Form.UNARY, "d = the square root of a"),
    FRSQRT("frsqrt", 0x1B, 0, FLOAT, Form.UNARY, "d = 1 / sqrt(a), rounded twice"),
    FRCP("frcp", 0x1B, 1, FLOAT, Form.UNARY, "d = 1 / a"),
    FFLOOR("ffloor", 0x1B, 2, FLOAT, Form.UNARY, "d = a rounded down to an integer"),
    FCEIL("fceil", 0x1B, 3, FLOAT, Form.UNARY, "d = a rounded up to an integer"),
    FROUND("fround", 0x1B, 4, FLOAT, Form.UNARY, "d = a rounded to the nearest integer, halves away from zero"),
    FTRUNC("ftrunc", 0x1B, 5, FLOAT, Form.UNARY, "d = a rounded towards zero to an integer"),
    FFRACT("ffract", 0x1B, 6, FLOAT, Form.UNARY, "d = a - trunc(a)"),
    FSAT("fsat", 0x1B, 7, FLOAT, Form.UNARY, "d = a brought into 0 to 1; NaN and -0 stay"),
    FSIN("fsin", 0x1B, 8, FLOAT, Form.UNARY, "d = the sine of a radians"),
    FCOS("fcos", 0x1B, 9, FLOAT, Form.UNARY, "d = the cosine of a radians"),
    FEXP2("fexp2", 0x1B, 10, FLOAT, Form.UNARY, "d = 2^a"),
    FLOG2("flog2", 0x1B, 11, FLOAT, Form.UNARY, "d = the logarithm of a to base 2"),

    // Floating point of 16 bits, in the lower half of a register or in both halves: computed in 32 bits, then rounded
    HADD("hadd", 0x1C, 0, HALF, Form.BINARY, "d = a + b"),
    HSUB("hsub", 0x1C, 1, HALF, Form.BINARY, "d = a - b"),
    HMUL("hmul", 0x1C, 2, HALF, Form.BINARY, "d = a * b"),
    HMA("hma", 0x1C, 3, HALF, Form.TERNARY, "d = a * b + c, rounded to 32 and then to 16 bits"),
    HADD2("hadd2", 0x1D, 0, HALF, Form.BINARY, "d = a + b, in each half"),
    HMUL2("hmul2", 0x1D, 1, HALF, Form.BINARY, "d = a * b, in each half"),
    HMA2("hma2", 0x1D, 2, HALF, Form.TERNARY, "d = a * b + c, in each half"),

    // Floating point of 64 bits, in pairs of registers
    DADD("dadd", 0x1E, 0, DOUBLE, Form.BINARY_PAIR, "d = a + b"),
    DSUB("dsub", 0x1E, 1, DOUBLE, Form.BINARY_PAIR, "d = a - b"),
    DMUL("dmul", 0x1E, 2, DOUBLE, Form.BINARY_PAIR, "d = a * b"),
    DMA("dma", 0x1E, 3, DOUBLE, Form.TERNARY_PAIR, "d = a * b + c, rounded once"),
    DDIV("ddiv", 0x1F, 0, DOUBLE, Form.BINARY_PAIR, "d = a / b"),
    DSQRT("dsqrt", 0x1F, 1, DOUBLE, Form.UNARY_PAIR, "d = the square root of a"),

    // bfloat16, in the lower half of a register or in both halves: computed in 32 bits, then truncated
    BADD("badd", 0x2D, 0, BFLOAT, Form.BINARY, "d = a + b"),
    BSUB("bsub", 0x2D, 1, BFLOAT, Form.BINARY, "d = a - b"),
    BMUL("bmul", 0x2D, 2, BFLOAT, Form.BINARY, "d = a * b"),
    BMA("bma", 0x2D, 3, BFLOAT, Form.TERNARY, "d = a * b + c"),
    BADD2("badd2", 0x2E, 0, BFLOAT, Form.BINARY, "d = a + b, in each half"),
    BMUL2("bmul2", 0x2E, 1, BFLOAT, Form.BINARY, "d = a * b, in each half"),
    BMA2("bma2", 0x2E, 2, BFLOAT, Form.TERNARY, "d = a * b + c, in each half"),

    // Bits; the count of a shift is taken modulo 32
    AND("and", 0x20, BITS, Form.BINARY, "d = a & b"),
    OR("or", 0x21, BITS, Form.BINARY, "d = a | b"),
    XOR("xor", 0x22, BITS, Form.BINARY, "d = a ^ b"),
    NOT("not", 0x23, BITS, Form.UNARY, "d = ~a"),
    SHL("shl", 0x24, BITS, Form.BINARY, "d = a << b"),
    SHR("shr", 0x25, BITS, Form.BINARY, "d = a >> b, unsigned"),
    SAR("sar", 0x26, BITS, Form.BINARY, "d = a >> b, signed"),
    BITCOUNT("bitcount", 0x27, 0, BITS, Form.UNARY, "d = how many bits of a are set"),
    BITFIND("bitfind", 0x27, 1, BITS, Form.UNARY, "d = how many zeros lead a; of 0 it is 2^32 - 1"),
    BITREV("bitrev", 0x27, 2, BITS, Form.UNARY, "d = the bits of a in reverse"),
    BFE("bfe", 0x27, 3, BITS, Form.TERNARY, "d = the c % 32 bits of a from bit b % 32 up, unsigned"),
    BFI("bfi", 0x27, 4, BITS, Form.QUATERNARY, "d = a with the lowest e % 32 bits of b from bit c % 32 up"),

    // Comparison and selection
    ICMP_EQ("icmp_eq", 0x28, 0, COMPARE, Form.COMPARE, "p = a == b"),
    ICMP_NE("icmp_ne", 0x28, 1, COMPARE, Form.COMPARE, "p = a != b"),
    ICMP_LT("icmp_lt", 0x28, 2, COMPARE, Form.COMPARE, "p = a < b, signed"),
    ICMP_LE("icmp_le", 0x28, 3, COMPARE, Form.COMPARE, "p = a <= b, signed"),
    ICMP_GT("icmp_gt", 0x28, 4, COMPARE, Form.COMPARE, "p = a > b, signed"),
    ICMP_GE("icmp_ge", 0x28, 5, COMPARE, Form.COMPARE, "p = a >= b, signed"),
    UCMP_LT("ucmp_lt", 0x29, 2, COMPARE, Form.COMPARE, "p = a < b, unsigned"),
    UCMP_LE("ucmp_le", 0x29, 3, COMPARE, Form.COMPARE, "p = a <= b, unsigned"),
    FCMP_EQ("fcmp_eq", 0x2A, 0, COMPARE, Form.COMPARE, "p = a == b"),
    FCMP_NE("fcmp_ne", 0x2A, 1, COMPARE, Form.COMPARE, "p = a != b, true if either is NaN"),
    FCMP_LT("fcmp_lt", 0x2A, 2, COMPARE, Form.COMPARE, "p = a < b"),
    FCMP_LE("fcmp_le", 0x2A, 3, COMPARE, Form.COMPARE, "p = a <= b"),
    FCMP_GT("fcmp_gt", 0x2A, 4, COMPARE, Form.COMPARE, "p = a > b"),
    FCMP_ORD("fcmp_ord", 0x2A, 6, COMPARE, Form.COMPARE, "p = neither is NaN"),
    FCMP_UNORD("fcmp_unord", 0x2A, 7, COMPARE, Form.COMPARE, "p = either is NaN"),
    SELECT("select", 0x2B, COMPARE, Form.SELECT, "d = p ? a : b"),

    // Conversion; the type after cvt_ is that of the result
    CVT_F32_I32("cvt_f32_i32", 0x2C, 0, CONVERT, Form.UNARY, "d = a, signed, as f32"),
    CVT_F32_U32("cvt_f32_u32", 0x2C, 1, CONVERT, Form.UNARY, "d = a, unsigned, as f32"),
    CVT_I32_F32("cvt_i32_f32", 0x2C, 2, CONVERT, Form.UNARY, "d = a towards zero, saturating; NaN gives 0"),
    CVT_U32_F32("cvt_u32_f32", 0x2C, 3, CONVERT, Form.UNARY, "d = a towards zero, saturating, unsigned; NaN gives 0"),
    CVT_F32_F16("cvt_f32_f16", 0x2C, 4, CONVERT, Form.UNARY, "d = the lower half of a, exactly"),
    CVT_F16_F32("cvt_f16_f32", 0x2C, 5, CONVERT, Form.UNARY, "d = a to nearest even; NaN keeps the top of its payload"),
    CVT_F32_F64("cvt_f32_f64", 0x2C, 6, CONVERT, Form.NARROW, "d = a to nearest even"),
    CVT_F64_F32("cvt_f64_f32", 0x2C, 7, CONVERT, Form.WIDEN, "d = a, exactly"),
    CVT_F32_BF16("cvt_f32_bf16", 0x2C, 8, CONVERT, Form.UNARY, "d = a << 16"),
    CVT_BF16_F32("cvt_bf16_f32", 0x2C, 9, CONVERT, Form.UNARY, "d = a >> 16, unsigned: truncation"),

    // Local memory: byte addresses, little endian, no alignment needed; loads zero-extend
    LOCAL_LOAD_U8("local_load_u8", 0x30, 0, LOCAL, Form.LOAD, Effect.READ_LOCAL, "d = the 8 bits at a"),
    LOCAL_LOAD_U16("local_load_u16", 0x30, 1, LOCAL, Form.LOAD, Effect.READ_LOCAL, "d = the 16 bits at a"),
    LOCAL_LOAD_U32("local_load_u32", 0x30, 2, LOCAL, Form.LOAD, Effect.READ_LOCAL, "d = the 32 bits at a"),
    LOCAL_LOAD_U64("local_load_u64", 0x30, 3, LOCAL, Form.LOAD_PAIR, Effect.READ_LOCAL, "d = the 64 bits at a"),
    LOCAL_STORE_U8("local_store_u8", 0x31, 0, LOCAL, Form.STORE, Effect.WRITE_LOCAL, "stores 8 bits of b at a"),
    LOCAL_STORE_U16("local_store_u16", 0x31, 1, LOCAL, Form.STORE, Effect.WRITE_LOCAL, "stores 16 bits of b at a"),
    LOCAL_STORE_U32("local_store_u32", 0x31, 2, LOCAL, Form.STORE, Effect.WRITE_LOCAL, "stores b, 32 bits, at a"),
    LOCAL_STORE_U64("local_store_u64", 0x31, 3, LOCAL, Form.STORE_PAIR, Effect.WRITE_LOCAL, "stores b, 64 bits, at a"),

    // Device memory, likewise
    DEVICE_LOAD_U8("device_load_u8", 0x38, 0, DEVICE, Form.LOAD, Effect.READ_DEVICE, "d = the 8 bits at a"),
    DEVICE_LOAD_U16("device_load_u16", 0x38, 1, DEVICE, Form.LOAD, Effect.READ_DEVICE, "d = the 16 bits at a"),
    DEVICE_LOAD_U32("device_load_u32", 0x38, 2, DEVICE, Form.LOAD, Effect.READ_DEVICE, "d = the 32 bits at a"),
    DEVICE_LOAD_U64("device_load_u64", 0x38, 3, DEVICE, Form.LOAD_PAIR, Effect.READ_DEVICE, "d = the 64 bits at a"),
    DEVICE_LOAD_U128("device_load_u128", 0x38, 4, DEVICE, Form.LOAD_QUAD, Effect.READ_DEVICE, "d = the 128 bits at a"),
    DEVICE_STORE_U8("device_store_u8", 0x39, 0, DEVICE, Form.STORE, Effect.WRITE_DEVICE, "stores 8 bits of b at a"),
    DEVICE_STORE_U16("device_store_u16", 0x39, 1, DEVICE, Form.STORE, Effect.WRITE_DEVICE, "stores 16 bits of b at a"),
    DEVICE_STORE_U32("device_store_u32", 0x39, 2, DEVICE, Form.STORE, Effect.WRITE_DEVICE, "stores b, 32 bits, at a"),
    DEVICE_STORE_U64(
            "device_store_u64", 0x39, 3, DEVICE, Form.STORE_PAIR, Effect.WRITE_DEVICE, "stores b, 64 bits, at a"),
    DEVICE_STORE_U128(
            "device_store_u128", 0x39, 4, DEVICE, Form.STORE_QUAD, Effect.WRITE_DEVICE, "stores b, 128 bits, at a"),

    // Atomic operations on 32 bits at a; d is what was there before, and none if it is r0; lanes in ascending order
    LOCAL_ATOMIC_ADD("local_atomic_add", 0x3C, 0, ATOMIC, Form.ATOMIC, Effect.ATOMIC_LOCAL, "adds b"),
    LOCAL_ATOMIC_SUB("local_atomic_sub", 0x3C, 1, ATOMIC, Form.ATOMIC, Effect.ATOMIC_LOCAL, "subtracts b"),
    LOCAL_ATOMIC_MIN(
            "local_atomic_min", 0x3C, 2, ATOMIC, Form.ATOMIC, Effect.ATOMIC_LOCAL, "takes the lesser, unsigned"),
    LOCAL_ATOMIC_MAX(
            "local_atomic_max", 0x3C, 3, ATOMIC, Form.ATOMIC, Effect.ATOMIC_LOCAL, "takes the greater, unsigned"),
    LOCAL_ATOMIC_AND("local_atomic_and", 0x3C, 4, ATOMIC, Form.ATOMIC, Effect.ATOMIC_LOCAL, "ands b"),
    LOCAL_ATOMIC_OR("local_atomic_or", 0x3C, 5, ATOMIC, Form.ATOMIC, Effect.ATOMIC_LOCAL, "ors b"),
    LOCAL_ATOMIC_XOR("local_atomic_xor", 0x3C, 6, ATOMIC, Form.ATOMIC, Effect.ATOMIC_LOCAL, "xors b"),
    LOCAL_ATOMIC_EXCHANGE("local_atomic_exchange", 0x3C, 7, ATOMIC, Form.ATOMIC, Effect.ATOMIC_LOCAL, "stores b"),
    LOCAL_ATOMIC_CAS(
            "local_atomic_cas", 0x3C, 8, ATOMIC, Form.ATOMIC_CAS, Effect.ATOMIC_LOCAL, "stores c if b was there"),
    ATOMIC_ADD("atomic_add", 0x3D, 0, ATOMIC, Form.SCOPED_ATOMIC, Effect.ATOMIC_DEVICE, "adds b"),
    ATOMIC_SUB("atomic_sub", 0x3D, 1, ATOMIC, Form.SCOPED_ATOMIC, Effect.ATOMIC_DEVICE, "subtracts b"),
    ATOMIC_MIN("atomic_min", 0x3D, 2, ATOMIC, Form.SCOPED_ATOMIC, Effect.ATOMIC_DEVICE, "takes the lesser, unsigned"),
    ATOMIC_MAX("atomic_max", 0x3D, 3, ATOMIC, Form.SCOPED_ATOMIC, Effect.ATOMIC_DEVICE, "takes the greater, unsigned"),
    ATOMIC_AND("atomic_and", 0x3D, 4, ATOMIC, Form.SCOPED_ATOMIC, Effect.ATOMIC_DEVICE, "ands b"),
    ATOMIC_OR("atomic_or", 0x3D, 5, ATOMIC, Form.SCOPED_ATOMIC, Effect.ATOMIC_DEVICE, "ors b"),
    ATOMIC_XOR("atomic_xor", 0x3D, 6, ATOMIC, Form.SCOPED_ATOMIC, Effect.ATOMIC_DEVICE, "xors b"),
    ATOMIC_EXCHANGE("atomic_exchange", 0x3D, 7, ATOMIC, Form.SCOPED_ATOMIC, Effect.ATOMIC_DEVICE, "stores b"),
    ATOMIC_CAS("atomic_cas", 0x3D, 8, ATOMIC, Form.SCOPED_ATOMIC_CAS, Effect.ATOMIC_DEVICE, "stores c if b was there"),

    // Wave operations, over the lanes of a wave; a source lane that does not exist gives 0
    WAVE_SHUFFLE("wave_shuffle", 0x3E, 0, WAVE, Form.BINARY, Effect.CROSS_LANE, "d = a of lane b"),
    WAVE_SHUFFLE_UP("wave_shuffle_up", 0x3E, 1, WAVE, Form.BINARY, Effect.CROSS_LANE, "d = a of the lane b below"),
    WAVE_SHUFFLE_DOWN("wave_shuffle_down", 0x3E, 2, WAVE, Form.BINARY, Effect.CROSS_LANE, "d = a of the lane b above"),
    WAVE_SHUFFLE_XOR("wave_shuffle_xor", 0x3E, 3, WAVE, Form.BINARY, Effect.CROSS_LANE, "d = a of lane (own ^ b)"),
    WAVE_BROADCAST(
            "wave_broadcast",
            0x3E,
            4,
            WAVE,
            Form.BINARY,
            Effect.CROSS_LANE,
            "d = a of the lane that b of the first active lane names"),
    WAVE_BALLOT(
            "wave_ballot",
            0x3E,
            5,
            WAVE,
            Form.PREDICATE_TO_REGISTER,
            Effect.CROSS_LANE,
            "d = one bit per active lane, q; lanes from 32 on are left out"),
    WAVE_ANY("wave_any", 0x3E, 6, WAVE, Form.PREDICATE_TO_PREDICATE, Effect.CROSS_LANE, "p = q of any active lane"),
    WAVE_ALL("wave_all", 0x3E, 7, WAVE, Form.PREDICATE_TO_PREDICATE, Effect.CROSS_LANE, "p = q of every active lane"),
    WAVE_PREFIX_SUM(
            "wave_prefix_sum",
            0x3E,
            8,
            WAVE,
            Form.UNARY,
            Effect.CROSS_LANE,
            "d = the sum of a of the active lanes below"),
    WAVE_REDUCE_ADD(
            "wave_reduce_add", 0x3E, 9, WAVE, Form.UNARY, Effect.CROSS_LANE, "d = the sum of a of the active lanes"),
    WAVE_REDUCE_MIN(
            "wave_reduce_min",
            0x3E,
            10,
            WAVE,
            Form.UNARY,
            Effect.CROSS_LANE,
            "d = the least a of the active lanes, unsigned"),
    WAVE_REDUCE_MAX(
            "wave_reduce_max",
            0x3E,
            11,
            WAVE,
            Form.UNARY,
            Effect.CROSS_LANE,
            "d = the greatest a of the active lanes, unsigned"),

    // Control flow, structured and per lane
    IF("if", 0x3F, 0, CONTROL, Form.CONDITION, Effect.CONTROL, "to the lanes with p, until else or endif"),
    ELSE("else", 0x3F, 1, CONTROL, Form.NONE, Effect.CONTROL, "to the other lanes of the if"),
    ENDIF("endif", 0x3F, 2, CONTROL, Form.NONE, Effect.CONTROL, "ends the if"),
    LOOP("loop", 0x3F, 3, CONTROL, Form.NONE, Effect.CONTROL, "begins a loop"),
    BREAK("break", 0x3F, 4, CONTROL, Form.CONDITION, Effect.CONTROL, "the lanes with p leave the innermost loop"),
    CONTINUE(
            "continue",
            0x3F,
            5,
            CONTROL,
            Form.CONDITION,
            Effect.CONTROL,
            "the lanes with p go to the next round of the innermost loop"),
    ENDLOOP(
            "endloop",
            0x3F,
            6,
            CONTROL,
            Form.NONE,
            Effect.CONTROL,
            "back to the loop's begin for the lanes that have not left it"),
    CALL("call", 0x3F, 7, CONTROL, Form.CALL, Effect.CONTROL, "calls the code at target; at most 8 deep"),
    RETURN("return", 0x3F, 8, CONTROL, Form.NONE, Effect.CONTROL, "ends the call; outside of one, the thread"),
    HALT("halt", 0x3F, 9, CONTROL, Form.NONE, Effect.CONTROL, "ends the thread"),

    // Synchronization
    BARRIER("barrier", 0x3F, 10, SYNC, Form.NONE, Effect.SYNCHRONIZE, "waits for all threads of the workgroup"),
    FENCE_ACQUIRE("fence_acquire", 0x3F, 11, SYNC, Form.FENCE, Effect.SYNCHRONIZE, "later accesses stay after it"),
    FENCE_RELEASE("fence_release", 0x3F, 12, SYNC, Form.FENCE, Effect.SYNCHRONIZE, "earlier accesses stay before it"),
    FENCE_ACQ_REL("fence_acq_rel", 0x3F, 13, SYNC, Form.FENCE, Effect.SYNCHRONIZE, "both"),
    WAIT("wait", 0x3F, 14, SYNC, Form.NONE, Effect.SYNCHRONIZE, "waits for outstanding accesses of memory"),
    NOP("nop", 0x3F, 15, SYNC, Form.NONE, "nothing"),

    // Matrix unit: tiles of 4 by 4 of f32, of each thread its own; addresses in local memory, strides of rows in bytes
    MMA_LOAD_A(
            "mma_load_a",
            0x40,
            0,
            MATRIX,
            Form.MATRIX_LOAD,
            Effect.READ_LOCAL,
            "tile d of A = the tile at a with stride b"),
    MMA_LOAD_B(
            "mma_load_b",
            0x40,
            1,
            MATRIX,
            Form.MATRIX_LOAD,
            Effect.READ_LOCAL,
            "tile d of B = the tile at a with stride b"),
    MMA_STORE_C(
            "mma_store_c",
            0x40,
            2,
            MATRIX,
            Form.MATRIX_STORE,
            Effect.WRITE_LOCAL,
            "stores tile c of C at a with stride b"),
    MMA_COMPUTE("mma_compute", 0x40, 3, MATRIX, Form.MATRIX_COMPUTE, "tile c of C += tile a of A * tile b of B"),

    // Moves
    MOV("mov", 0x41, 0, MOVE, Form.UNARY, "d = a"),
    MOV_IMM("mov_imm", 0x41, 1, MOVE, Form.MOVE_IMMEDIATE, "d = imm, 32 bits"),
    MOV_SR("mov_sr", 0x41, 2, MOVE, Form.MOVE_SPECIAL, "d = a special register");

    /** The modifier of an instruction that has its opcode byte for itself. */
    private static final int NO_MODIFIER = -1;

    private static final Opcode[] ALL = values();

    /** By opcode byte and modifier, 16 to a byte; null where there is no instruction. */
    private static final @Nullable Opcode[] BY_CODE = byCode();

    private final String mnemonic;
    private final int code;
    private final int modifier;
    private final Category category;
    private final Form form;
    private final Effect effect;
    private final String summary;

    Opcode(String mnemonic, int code, Category category, Form form, String summary) {
        this(mnemonic, code, NO_MODIFIER, category, form, Effect.NONE, summary);
    }

    Opcode(String mnemonic, int code, int modifier, Category category, Form form, String summary) {
        this(mnemonic, code, modifier, category, form, Effect.NONE, summary);
    }

    Opcode(String mnemonic, int code, int modifier, Category category, Form form, Effect effect, String summary) {
        this.mnemonic = mnemonic;
        this.code = code;
        this.modifier = modifier;
        this.category = category;
        this.form = form;
        this.effect = effect;
        this.summary = summary;
    }

    private static @Nullable Opcode[] byCode() {
        Opcode[] table = new Opcode[0x80 * 16];
        for (Opcode o : ALL) table[o.code << 4 | o.modifier()] = o;
        return table;
    }

    /** As in assembly, {@code iadd}. */
    public String mnemonic() {
        return mnemonic;
    }

    /** The opcode byte of the encoding v0.4, below 0x80. */
    public int code() {
        return code;
    }

    /** The modifier of v0.4 and sub-operation of compact, 0 to 15; 0 if {@link #ignoresModifier}. */
    public int modifier() {
        return modifier == NO_MODIFIER ? 0 : modifier;
    }

    /** Whether it is the only instruction of its opcode byte; the published tools then take any modifier. */
    public boolean ignoresModifier() {
        return modifier == NO_MODIFIER;
    }

    /** The opcode byte of the encoding compact. */
    public int compactCode() {
        return form.isExtended() ? code | 0x80 : code;
    }

    public Category category() {
        return category;
    }

    public Form form() {
        return form;
    }

    /** The operands in the order of the text; short for {@code form().operands()}. */
    public List<Operand> operands() {
        return form.operands();
    }

    public Effect effect() {
        return effect;
    }

    /** What it computes, in one line. */
    public String summary() {
        return summary;
    }

    /**
     * Whether all it does is write its results, whichever lanes are active, so that it may go if nothing reads them.
     */
    public boolean isPure() {
        return effect == Effect.NONE && this != NOP;
    }

    /** Whether it may run where it did not before: pure, and defined for all operands. */
    public boolean isSpeculatable() {
        return switch (this) {
            case IDIV, IMOD, ICLAMP, FCLAMP -> false;
            default -> isPure();
        };
    }

    /** The instruction with this opcode byte of v0.4 and modifier (0 to 15), or null. */
    public static @Nullable Opcode of(int code, int modifier) {
        if (code >= 0x80) return null;
        Opcode exact = BY_CODE[code << 4 | modifier];
        if (exact != null) return exact;
        Opcode plain = BY_CODE[code << 4];
        return plain != null && plain.ignoresModifier() ? plain : null;
    }

    /** The instruction with this mnemonic, or null. */
    public static @Nullable Opcode named(String mnemonic) {
        return Names.BY_NAME.get(mnemonic);
    }

    /** All mnemonics, in the order of the table. */
    public static Collection<String> mnemonics() {
        return Collections.unmodifiableSet(Names.BY_NAME.keySet());
    }

    /** Whether any of its operands is of this kind. */
    public boolean has(Kind kind) {
        for (Operand o : form.operands()) if (o.kind() == kind) return true;
        return false;
    }

    /** Apart, so that only an assembler pays for it. */
    private static final class Names {
        static final Map<String, Opcode> BY_NAME = new LinkedHashMap<>();

        static {
            for (Opcode o : ALL) BY_NAME.put(o.mnemonic, o);
        }
    }
}
