package dev.wami.wasmspec;

import static dev.wami.wasmspec.Category.*;
import static dev.wami.wasmspec.Feature.*;
import static dev.wami.wasmspec.Immediates.*;
import static dev.wami.wasmspec.LaneShape.*;
import static dev.wami.wasmspec.Operator.*;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The instruction table: one constant per instruction of Wasm 3.0, of the threads, stack switching and wide arithmetic
 * proposals, and of exception handling as it was before.
 *
 * <p>Columns: opcode, mnemonic, category or operator, type, feature, immediates if any, bytes of memory accessed if
 * any. A scalar numeric instruction has an {@link Operator}, which has its category; one on vectors has the shape of
 * its lanes and an operator, or {@code VECTOR} and an operator where any lanes will do. An opcode above 0xFF is a
 * prefix byte followed by a LEB128 number: {@code 0xFC000A} is {@code 0xFC 10}. In types, {@code at} is the address
 * type of the memory or table; a type with any other variable ({@code t}, {@code x}, {@code rt1} ...) depends on
 * immediates or on the stack, and a validator has a rule for it.
 *
 * <p>Source: the specification's appendix A.7 (index of instructions), and the proposals' binary formats.
 */
public enum Opcode {
    // Control instructions
    UNREACHABLE(0x00, "unreachable", CONTROL, "t1* -> t2*", MVP),
    NOP(0x01, "nop", CONTROL, "->", MVP),
    BLOCK(0x02, "block", CONTROL, "t1* -> t2*", MVP, BLOCK_TYPE),
    LOOP(0x03, "loop", CONTROL, "t1* -> t2*", MVP, BLOCK_TYPE),
    IF(0x04, "if", CONTROL, "t1* i32 -> t2*", MVP, BLOCK_TYPE),
    ELSE(0x05, "else", CONTROL, "t1* -> t2*", MVP),
    TRY(0x06, "try", CONTROL, "t1* -> t2*", LEGACY_EXCEPTIONS, BLOCK_TYPE),
    CATCH(0x07, "catch", CONTROL, "t2* -> t*", LEGACY_EXCEPTIONS, TAG_INDEX),
    THROW(0x08, "throw", CONTROL, "t1* t* -> t2*", EXCEPTIONS, TAG_INDEX),
    RETHROW(0x09, "rethrow", CONTROL, "t1* -> t2*", LEGACY_EXCEPTIONS, LABEL_INDEX),
    THROW_REF(0x0A, "throw_ref", CONTROL, "t1* exnref -> t2*", EXCEPTIONS),
    END(0x0B, "end", CONTROL, "t* -> t*", MVP),
    BR(0x0C, "br", CONTROL, "t1* t* -> t2*", MVP, LABEL_INDEX),
    BR_IF(0x0D, "br_if", CONTROL, "t* i32 -> t*", MVP, LABEL_INDEX),
    BR_TABLE(0x0E, "br_table", CONTROL, "t1* t* i32 -> t2*", MVP, LABEL_INDICES),
    RETURN(0x0F, "return", CONTROL, "t1* t* -> t2*", MVP),
    CALL(0x10, "call", CONTROL, "t1* -> t2*", MVP, FUNC_INDEX),
    CALL_INDIRECT(0x11, "call_indirect", CONTROL, "t1* at -> t2*", MVP, TYPE_TABLE),
    RETURN_CALL(0x12, "return_call", CONTROL, "t3* t1* -> t4*", TAIL_CALL, FUNC_INDEX),
    RETURN_CALL_INDIRECT(0x13, "return_call_indirect", CONTROL, "t3* t1* at -> t4*", TAIL_CALL, TYPE_TABLE),
    CALL_REF(0x14, "call_ref", CONTROL, "t1* (ref null x) -> t2*", FUNCTION_REFERENCES, TYPE_INDEX),
    RETURN_CALL_REF(0x15, "return_call_ref", CONTROL, "t3* t1* (ref null x) -> t4*", TAIL_CALL, TYPE_INDEX),
    DELEGATE(0x18, "delegate", CONTROL, "t* -> t*", LEGACY_EXCEPTIONS, LABEL_INDEX),
    CATCH_ALL(0x19, "catch_all", CONTROL, "t2* ->", LEGACY_EXCEPTIONS),
    TRY_TABLE(0x1F, "try_table", CONTROL, "t1* -> t2*", EXCEPTIONS, BLOCK_CATCHES),

    // Parametric instructions
    DROP(0x1A, "drop", PARAMETRIC, "t ->", MVP),
    SELECT(0x1B, "select", PARAMETRIC, "t t i32 -> t", MVP),
    SELECT_T(0x1C, "select", PARAMETRIC, "t t i32 -> t", REFERENCE_TYPES, SELECT_TYPES),

    // Variable instructions
    LOCAL_GET(0x20, "local.get", VARIABLE, "-> t", MVP, LOCAL_INDEX),
    LOCAL_SET(0x21, "local.set", VARIABLE, "t ->", MVP, LOCAL_INDEX),
    LOCAL_TEE(0x22, "local.tee", VARIABLE, "t -> t", MVP, LOCAL_INDEX),
    GLOBAL_GET(0x23, "global.get", VARIABLE, "-> t", MVP, GLOBAL_INDEX),
    GLOBAL_SET(0x24, "global.set", VARIABLE, "t ->", MVP, GLOBAL_INDEX),

    // Table instructions
    TABLE_GET(0x25, "table.get", TABLE, "at -> t", REFERENCE_TYPES, TABLE_INDEX),
    TABLE_SET(0x26, "table.set", TABLE, "at t ->", REFERENCE_TYPES, TABLE_INDEX),
    TABLE_INIT(0xFC000C, "table.init", TABLE, "at i32 i32 ->", BULK_MEMORY, ELEM_TABLE),
    ELEM_DROP(0xFC000D, "elem.drop", TABLE, "->", BULK_MEMORY, ELEM_INDEX),
    TABLE_COPY(0xFC000E, "table.copy", TABLE, "at1 at2 at3 ->", BULK_MEMORY, TABLE_TABLE),
    TABLE_GROW(0xFC000F, "table.grow", TABLE, "t at -> at", REFERENCE_TYPES, TABLE_INDEX),
    TABLE_SIZE(0xFC0010, "table.size", TABLE, "-> at", REFERENCE_TYPES, TABLE_INDEX),
    TABLE_FILL(0xFC0011, "table.fill", TABLE, "at t at ->", REFERENCE_TYPES, TABLE_INDEX),

    // Memory instructions
    I32_LOAD(0x28, "i32.load", LOAD, "at -> i32", MVP, MEMARG, 4),
    I64_LOAD(0x29, "i64.load", LOAD, "at -> i64", MVP, MEMARG, 8),
    F32_LOAD(0x2A, "f32.load", LOAD, "at -> f32", MVP, MEMARG, 4),
    F64_LOAD(0x2B, "f64.load", LOAD, "at -> f64", MVP, MEMARG, 8),
    I32_LOAD8_S(0x2C, "i32.load8_s", LOAD, "at -> i32", MVP, MEMARG, 1),
    I32_LOAD8_U(0x2D, "i32.load8_u", LOAD, "at -> i32", MVP, MEMARG, 1),
    I32_LOAD16_S(0x2E, "i32.load16_s", LOAD, "at -> i32", MVP, MEMARG, 2),
    I32_LOAD16_U(0x2F, "i32.load16_u", LOAD, "at -> i32", MVP, MEMARG, 2),
    I64_LOAD8_S(0x30, "i64.load8_s", LOAD, "at -> i64", MVP, MEMARG, 1),
    I64_LOAD8_U(0x31, "i64.load8_u", LOAD, "at -> i64", MVP, MEMARG, 1),
    I64_LOAD16_S(0x32, "i64.load16_s", LOAD, "at -> i64", MVP, MEMARG, 2),
    I64_LOAD16_U(0x33, "i64.load16_u", LOAD, "at -> i64", MVP, MEMARG, 2),
    I64_LOAD32_S(0x34, "i64.load32_s", LOAD, "at -> i64", MVP, MEMARG, 4),
    I64_LOAD32_U(0x35, "i64.load32_u", LOAD, "at -> i64", MVP, MEMARG, 4),
    I32_STORE(0x36, "i32.store", STORE, "at i32 ->", MVP, MEMARG, 4),
    I64_STORE(0x37, "i64.store", STORE, "at i64 ->", MVP, MEMARG, 8),
    F32_STORE(0x38, "f32.store", STORE, "at f32 ->", MVP, MEMARG, 4),
    F64_STORE(0x39, "f64.store", STORE, "at f64 ->", MVP, MEMARG, 8),
    I32_STORE8(0x3A, "i32.store8", STORE, "at i32 ->", MVP, MEMARG, 1),
    I32_STORE16(0x3B, "i32.store16", STORE, "at i32 ->", MVP, MEMARG, 2),
    I64_STORE8(0x3C, "i64.store8", STORE, "at i64 ->", MVP, MEMARG, 1),
    I64_STORE16(0x3D, "i64.store16", STORE, "at i64 ->", MVP, MEMARG, 2),
    I64_STORE32(0x3E, "i64.store32", STORE, "at i64 ->", MVP, MEMARG, 4),
    MEMORY_SIZE(0x3F, "memory.size", MEMORY, "-> at", MVP, MEMORY_INDEX),
    MEMORY_GROW(0x40, "memory.grow", MEMORY, "at -> at", MVP, MEMORY_INDEX),
    MEMORY_INIT(0xFC0008, "memory.init", MEMORY, "at i32 i32 ->", BULK_MEMORY, DATA_MEMORY),
    DATA_DROP(0xFC0009, "data.drop", MEMORY, "->", BULK_MEMORY, DATA_INDEX),
    MEMORY_COPY(0xFC000A, "memory.copy", MEMORY, "at1 at2 at3 ->", BULK_MEMORY_OPT, MEMORY_MEMORY),
    MEMORY_FILL(0xFC000B, "memory.fill", MEMORY, "at i32 at ->", BULK_MEMORY_OPT, MEMORY_INDEX),

    // Numeric instructions: constants
    I32_CONST(0x41, "i32.const", CONST, "-> i32", MVP, I32_VALUE),
    I64_CONST(0x42, "i64.const", CONST, "-> i64", MVP, I64_VALUE),
    F32_CONST(0x43, "f32.const", CONST, "-> f32", MVP, F32_VALUE),
    F64_CONST(0x44, "f64.const", CONST, "-> f64", MVP, F64_VALUE),

    // Numeric instructions: tests and comparisons
    I32_EQZ(0x45, "i32.eqz", EQZ, "i32 -> i32", MVP),
    I32_EQ(0x46, "i32.eq", EQ, "i32 i32 -> i32", MVP),
    I32_NE(0x47, "i32.ne", NE, "i32 i32 -> i32", MVP),
    I32_LT_S(0x48, "i32.lt_s", LT_S, "i32 i32 -> i32", MVP),
    I32_LT_U(0x49, "i32.lt_u", LT_U, "i32 i32 -> i32", MVP),
    I32_GT_S(0x4A, "i32.gt_s", GT_S, "i32 i32 -> i32", MVP),
    I32_GT_U(0x4B, "i32.gt_u", GT_U, "i32 i32 -> i32", MVP),
    I32_LE_S(0x4C, "i32.le_s", LE_S, "i32 i32 -> i32", MVP),
    I32_LE_U(0x4D, "i32.le_u", LE_U, "i32 i32 -> i32", MVP),
    I32_GE_S(0x4E, "i32.ge_s", GE_S, "i32 i32 -> i32", MVP),
    I32_GE_U(0x4F, "i32.ge_u", GE_U, "i32 i32 -> i32", MVP),
    I64_EQZ(0x50, "i64.eqz", EQZ, "i64 -> i32", MVP),
    I64_EQ(0x51, "i64.eq", EQ, "i64 i64 -> i32", MVP),
    I64_NE(0x52, "i64.ne", NE, "i64 i64 -> i32", MVP),
    I64_LT_S(0x53, "i64.lt_s", LT_S, "i64 i64 -> i32", MVP),
    I64_LT_U(0x54, "i64.lt_u", LT_U, "i64 i64 -> i32", MVP),
    I64_GT_S(0x55, "i64.gt_s", GT_S, "i64 i64 -> i32", MVP),
    I64_GT_U(0x56, "i64.gt_u", GT_U, "i64 i64 -> i32", MVP),
    I64_LE_S(0x57, "i64.le_s", LE_S, "i64 i64 -> i32", MVP),
    I64_LE_U(0x58, "i64.le_u", LE_U, "i64 i64 -> i32", MVP),
    I64_GE_S(0x59, "i64.ge_s", GE_S, "i64 i64 -> i32", MVP),
    I64_GE_U(0x5A, "i64.ge_u", GE_U, "i64 i64 -> i32", MVP),
    F32_EQ(0x5B, "f32.eq", EQ, "f32 f32 -> i32", MVP),
    F32_NE(0x5C, "f32.ne", NE, "f32 f32 -> i32", MVP),
    F32_LT(0x5D, "f32.lt", LT, "f32 f32 -> i32", MVP),
    F32_GT(0x5E, "f32.gt", GT, "f32 f32 -> i32", MVP),
    F32_LE(0x5F, "f32.le", LE, "f32 f32 -> i32", MVP),
    F32_GE(0x60, "f32.ge", GE, "f32 f32 -> i32", MVP),
    F64_EQ(0x61, "f64.eq", EQ, "f64 f64 -> i32", MVP),
    F64_NE(0x62, "f64.ne", NE, "f64 f64 -> i32", MVP),
    F64_LT(0x63, "f64.lt", LT, "f64 f64 -> i32", MVP),
    F64_GT(0x64, "f64.gt", GT, "f64 f64 -> i32", MVP),
    F64_LE(0x65, "f64.le", LE, "f64 f64 -> i32", MVP),
    F64_GE(0x66, "f64.ge", GE, "f64 f64 -> i32", MVP),

    // Numeric instructions: arithmetic
    I32_CLZ(0x67, "i32.clz", CLZ, "i32 -> i32", MVP),
    I32_CTZ(0x68, "i32.ctz", CTZ, "i32 -> i32", MVP),
    I32_POPCNT(0x69, "i32.popcnt", POPCNT, "i32 -> i32", MVP),
    I32_ADD(0x6A, "i32.add", ADD, "i32 i32 -> i32", MVP),
    I32_SUB(0x6B, "i32.sub", SUB, "i32 i32 -> i32", MVP),
    I32_MUL(0x6C, "i32.mul", MUL, "i32 i32 -> i32", MVP),
    I32_DIV_S(0x6D, "i32.div_s", DIV_S, "i32 i32 -> i32", MVP),
    I32_DIV_U(0x6E, "i32.div_u", DIV_U, "i32 i32 -> i32", MVP),
    I32_REM_S(0x6F, "i32.rem_s", REM_S, "i32 i32 -> i32", MVP),
    I32_REM_U(0x70, "i32.rem_u", REM_U, "i32 i32 -> i32", MVP),
    I32_AND(0x71, "i32.and", AND, "i32 i32 -> i32", MVP),
    I32_OR(0x72, "i32.or", OR, "i32 i32 -> i32", MVP),
    I32_XOR(0x73, "i32.xor", XOR, "i32 i32 -> i32", MVP),
    I32_SHL(0x74, "i32.shl", SHL, "i32 i32 -> i32", MVP),
    I32_SHR_S(0x75, "i32.shr_s", SHR_S, "i32 i32 -> i32", MVP),
    I32_SHR_U(0x76, "i32.shr_u", SHR_U, "i32 i32 -> i32", MVP),
    I32_ROTL(0x77, "i32.rotl", ROTL, "i32 i32 -> i32", MVP),
    I32_ROTR(0x78, "i32.rotr", ROTR, "i32 i32 -> i32", MVP),
    I64_CLZ(0x79, "i64.clz", CLZ, "i64 -> i64", MVP),
    I64_CTZ(0x7A, "i64.ctz", CTZ, "i64 -> i64", MVP),
    I64_POPCNT(0x7B, "i64.popcnt", POPCNT, "i64 -> i64", MVP),
    I64_ADD(0x7C, "i64.add", ADD, "i64 i64 -> i64", MVP),
    I64_SUB(0x7D, "i64.sub", SUB, "i64 i64 -> i64", MVP),
    I64_MUL(0x7E, "i64.mul", MUL, "i64 i64 -> i64", MVP),
    I64_DIV_S(0x7F, "i64.div_s", DIV_S, "i64 i64 -> i64", MVP),
    I64_DIV_U(0x80, "i64.div_u", DIV_U, "i64 i64 -> i64", MVP),
    I64_REM_S(0x81, "i64.rem_s", REM_S, "i64 i64 -> i64", MVP),
    I64_REM_U(0x82, "i64.rem_u", REM_U, "i64 i64 -> i64", MVP),
    I64_AND(0x83, "i64.and", AND, "i64 i64 -> i64", MVP),
    I64_OR(0x84, "i64.or", OR, "i64 i64 -> i64", MVP),
    I64_XOR(0x85, "i64.xor", XOR, "i64 i64 -> i64", MVP),
    I64_SHL(0x86, "i64.shl", SHL, "i64 i64 -> i64", MVP),
    I64_SHR_S(0x87, "i64.shr_s", SHR_S, "i64 i64 -> i64", MVP),
    I64_SHR_U(0x88, "i64.shr_u", SHR_U, "i64 i64 -> i64", MVP),
    I64_ROTL(0x89, "i64.rotl", ROTL, "i64 i64 -> i64", MVP),
    I64_ROTR(0x8A, "i64.rotr", ROTR, "i64 i64 -> i64", MVP),
    F32_ABS(0x8B, "f32.abs", ABS, "f32 -> f32", MVP),
    F32_NEG(0x8C, "f32.neg", NEG, "f32 -> f32", MVP),
    F32_CEIL(0x8D, "f32.ceil", CEIL, "f32 -> f32", MVP),
    F32_FLOOR(0x8E, "f32.floor", FLOOR, "f32 -> f32", MVP),
    F32_TRUNC(0x8F, "f32.trunc", TRUNC, "f32 -> f32", MVP),
    F32_NEAREST(0x90, "f32.nearest", NEAREST, "f32 -> f32", MVP),
    F32_SQRT(0x91, "f32.sqrt", SQRT, "f32 -> f32", MVP),
    F32_ADD(0x92, "f32.add", ADD, "f32 f32 -> f32", MVP),
    F32_SUB(0x93, "f32.sub", SUB, "f32 f32 -> f32", MVP),
    F32_MUL(0x94, "f32.mul", MUL, "f32 f32 -> f32", MVP),
    F32_DIV(0x95, "f32.div", DIV, "f32 f32 -> f32", MVP),
    F32_MIN(0x96, "f32.min", MIN, "f32 f32 -> f32", MVP),
    F32_MAX(0x97, "f32.max", MAX, "f32 f32 -> f32", MVP),
    F32_COPYSIGN(0x98, "f32.copysign", COPYSIGN, "f32 f32 -> f32", MVP),
    F64_ABS(0x99, "f64.abs", ABS, "f64 -> f64", MVP),
    F64_NEG(0x9A, "f64.neg", NEG, "f64 -> f64", MVP),
    F64_CEIL(0x9B, "f64.ceil", CEIL, "f64 -> f64", MVP),
    F64_FLOOR(0x9C, "f64.floor", FLOOR, "f64 -> f64", MVP),
    F64_TRUNC(0x9D, "f64.trunc", TRUNC, "f64 -> f64", MVP),
    F64_NEAREST(0x9E, "f64.nearest", NEAREST, "f64 -> f64", MVP),
    F64_SQRT(0x9F, "f64.sqrt", SQRT, "f64 -> f64", MVP),
    F64_ADD(0xA0, "f64.add", ADD, "f64 f64 -> f64", MVP),
    F64_SUB(0xA1, "f64.sub", SUB, "f64 f64 -> f64", MVP),
    F64_MUL(0xA2, "f64.mul", MUL, "f64 f64 -> f64", MVP),
    F64_DIV(0xA3, "f64.div", DIV, "f64 f64 -> f64", MVP),
    F64_MIN(0xA4, "f64.min", MIN, "f64 f64 -> f64", MVP),
    F64_MAX(0xA5, "f64.max", MAX, "f64 f64 -> f64", MVP),
    F64_COPYSIGN(0xA6, "f64.copysign", COPYSIGN, "f64 f64 -> f64", MVP),

    // Numeric instructions: conversions
    I32_WRAP_I64(0xA7, "i32.wrap_i64", WRAP_I64, "i64 -> i32", MVP),
    I32_TRUNC_F32_S(0xA8, "i32.trunc_f32_s", TRUNC_F32_S, "f32 -> i32", MVP),
    I32_TRUNC_F32_U(0xA9, "i32.trunc_f32_u", TRUNC_F32_U, "f32 -> i32", MVP),
    I32_TRUNC_F64_S(0xAA, "i32.trunc_f64_s", TRUNC_F64_S, "f64 -> i32", MVP),
    I32_TRUNC_F64_U(0xAB, "i32.trunc_f64_u", TRUNC_F64_U, "f64 -> i32", MVP),
    I64_EXTEND_I32_S(0xAC, "i64.extend_i32_s", EXTEND_I32_S, "i32 -> i64", MVP),
    I64_EXTEND_I32_U(0xAD, "i64.extend_i32_u", EXTEND_I32_U, "i32 -> i64", MVP),
    I64_TRUNC_F32_S(0xAE, "i64.trunc_f32_s", TRUNC_F32_S, "f32 -> i64", MVP),
    I64_TRUNC_F32_U(0xAF, "i64.trunc_f32_u", TRUNC_F32_U, "f32 -> i64", MVP),
    I64_TRUNC_F64_S(0xB0, "i64.trunc_f64_s", TRUNC_F64_S, "f64 -> i64", MVP),
    I64_TRUNC_F64_U(0xB1, "i64.trunc_f64_u", TRUNC_F64_U, "f64 -> i64", MVP),
    F32_CONVERT_I32_S(0xB2, "f32.convert_i32_s", CONVERT_I32_S, "i32 -> f32", MVP),
    F32_CONVERT_I32_U(0xB3, "f32.convert_i32_u", CONVERT_I32_U, "i32 -> f32", MVP),
    F32_CONVERT_I64_S(0xB4, "f32.convert_i64_s", CONVERT_I64_S, "i64 -> f32", MVP),
    F32_CONVERT_I64_U(0xB5, "f32.convert_i64_u", CONVERT_I64_U, "i64 -> f32", MVP),
    F32_DEMOTE_F64(0xB6, "f32.demote_f64", DEMOTE_F64, "f64 -> f32", MVP),
    F64_CONVERT_I32_S(0xB7, "f64.convert_i32_s", CONVERT_I32_S, "i32 -> f64", MVP),
    F64_CONVERT_I32_U(0xB8, "f64.convert_i32_u", CONVERT_I32_U, "i32 -> f64", MVP),
    F64_CONVERT_I64_S(0xB9, "f64.convert_i64_s", CONVERT_I64_S, "i64 -> f64", MVP),
    F64_CONVERT_I64_U(0xBA, "f64.convert_i64_u", CONVERT_I64_U, "i64 -> f64", MVP),
    F64_PROMOTE_F32(0xBB, "f64.promote_f32", PROMOTE_F32, "f32 -> f64", MVP),
    I32_REINTERPRET_F32(0xBC, "i32.reinterpret_f32", REINTERPRET_F32, "f32 -> i32", MVP),
    I64_REINTERPRET_F64(0xBD, "i64.reinterpret_f64", REINTERPRET_F64, "f64 -> i64", MVP),
    F32_REINTERPRET_I32(0xBE, "f32.reinterpret_i32", REINTERPRET_I32, "i32 -> f32", MVP),
    F64_REINTERPRET_I64(0xBF, "f64.reinterpret_i64", REINTERPRET_I64, "i64 -> f64", MVP),
    I32_EXTEND8_S(0xC0, "i32.extend8_s", EXTEND8_S, "i32 -> i32", SIGN_EXTENSION),
    I32_EXTEND16_S(0xC1, "i32.extend16_s", EXTEND16_S, "i32 -> i32", SIGN_EXTENSION),
    I64_EXTEND8_S(0xC2, "i64.extend8_s", EXTEND8_S, "i64 -> i64", SIGN_EXTENSION),
    I64_EXTEND16_S(0xC3, "i64.extend16_s", EXTEND16_S, "i64 -> i64", SIGN_EXTENSION),
    I64_EXTEND32_S(0xC4, "i64.extend32_s", EXTEND32_S, "i64 -> i64", SIGN_EXTENSION),
    I32_TRUNC_SAT_F32_S(0xFC0000, "i32.trunc_sat_f32_s", TRUNC_SAT_F32_S, "f32 -> i32", SATURATING_CONVERSION),
    I32_TRUNC_SAT_F32_U(0xFC0001, "i32.trunc_sat_f32_u", TRUNC_SAT_F32_U, "f32 -> i32", SATURATING_CONVERSION),
    I32_TRUNC_SAT_F64_S(0xFC0002, "i32.trunc_sat_f64_s", TRUNC_SAT_F64_S, "f64 -> i32", SATURATING_CONVERSION),
    I32_TRUNC_SAT_F64_U(0xFC0003, "i32.trunc_sat_f64_u", TRUNC_SAT_F64_U, "f64 -> i32", SATURATING_CONVERSION),
    I64_TRUNC_SAT_F32_S(0xFC0004, "i64.trunc_sat_f32_s", TRUNC_SAT_F32_S, "f32 -> i64", SATURATING_CONVERSION),
    I64_TRUNC_SAT_F32_U(0xFC0005, "i64.trunc_sat_f32_u", TRUNC_SAT_F32_U, "f32 -> i64", SATURATING_CONVERSION),
    I64_TRUNC_SAT_F64_S(0xFC0006, "i64.trunc_sat_f64_s", TRUNC_SAT_F64_S, "f64 -> i64", SATURATING_CONVERSION),
    I64_TRUNC_SAT_F64_U(0xFC0007, "i64.trunc_sat_f64_u", TRUNC_SAT_F64_U, "f64 -> i64", SATURATING_CONVERSION),

    // Wide arithmetic: 128-bit integers as two i64, low half first
    I64_ADD128(0xFC0013, "i64.add128", WIDE, "i64 i64 i64 i64 -> i64 i64", WIDE_ARITHMETIC),
    I64_SUB128(0xFC0014, "i64.sub128", WIDE, "i64 i64 i64 i64 -> i64 i64", WIDE_ARITHMETIC),
    I64_MUL_WIDE_S(0xFC0015, "i64.mul_wide_s", WIDE, "i64 i64 -> i64 i64", WIDE_ARITHMETIC),
    I64_MUL_WIDE_U(0xFC0016, "i64.mul_wide_u", WIDE, "i64 i64 -> i64 i64", WIDE_ARITHMETIC),

    // Reference instructions
    REF_NULL(0xD0, "ref.null", REFERENCE, "-> (ref null ht)", REFERENCE_TYPES, HEAP_TYPE),
    REF_IS_NULL(0xD1, "ref.is_null", REFERENCE, "(ref null ht) -> i32", REFERENCE_TYPES),
    REF_FUNC(0xD2, "ref.func", REFERENCE, "-> (ref x)", REFERENCE_TYPES, FUNC_INDEX),
    REF_EQ(0xD3, "ref.eq", REFERENCE, "eqref eqref -> i32", GC),
    REF_AS_NON_NULL(0xD4, "ref.as_non_null", REFERENCE, "(ref null ht) -> (ref ht)", FUNCTION_REFERENCES),
    BR_ON_NULL(0xD5, "br_on_null", CONTROL, "t* (ref null ht) -> t* (ref ht)", FUNCTION_REFERENCES, LABEL_INDEX),
    BR_ON_NON_NULL(0xD6, "br_on_non_null", CONTROL, "t* (ref null ht) -> t*", FUNCTION_REFERENCES, LABEL_INDEX),

    // Aggregate instructions
    STRUCT_NEW(0xFB0000, "struct.new", AGGREGATE, "t* -> (ref x)", GC, TYPE_INDEX),
    STRUCT_NEW_DEFAULT(0xFB0001, "struct.new_default", AGGREGATE, "-> (ref x)", GC, TYPE_INDEX),
    STRUCT_GET(0xFB0002, "struct.get", AGGREGATE, "(ref null x) -> t", GC, TYPE_FIELD),
    STRUCT_GET_S(0xFB0003, "struct.get_s", AGGREGATE, "(ref null x) -> t", GC, TYPE_FIELD),
    STRUCT_GET_U(0xFB0004, "struct.get_u", AGGREGATE, "(ref null x) -> t", GC, TYPE_FIELD),
    STRUCT_SET(0xFB0005, "struct.set", AGGREGATE, "(ref null x) t ->", GC, TYPE_FIELD),
    ARRAY_NEW(0xFB0006, "array.new", AGGREGATE, "t i32 -> (ref x)", GC, TYPE_INDEX),
    ARRAY_NEW_DEFAULT(0xFB0007, "array.new_default", AGGREGATE, "i32 -> (ref x)", GC, TYPE_INDEX),
    ARRAY_NEW_FIXED(0xFB0008, "array.new_fixed", AGGREGATE, "t* -> (ref x)", GC, TYPE_COUNT),
    ARRAY_NEW_DATA(0xFB0009, "array.new_data", AGGREGATE, "i32 i32 -> (ref x)", GC, TYPE_DATA),
    ARRAY_NEW_ELEM(0xFB000A, "array.new_elem", AGGREGATE, "i32 i32 -> (ref x)", GC, TYPE_ELEM),
    ARRAY_GET(0xFB000B, "array.get", AGGREGATE, "(ref null x) i32 -> t", GC, TYPE_INDEX),
    ARRAY_GET_S(0xFB000C, "array.get_s", AGGREGATE, "(ref null x) i32 -> t", GC, TYPE_INDEX),
    ARRAY_GET_U(0xFB000D, "array.get_u", AGGREGATE, "(ref null x) i32 -> t", GC, TYPE_INDEX),
    ARRAY_SET(0xFB000E, "array.set", AGGREGATE, "(ref null x) i32 t ->", GC, TYPE_INDEX),
    ARRAY_LEN(0xFB000F, "array.len", AGGREGATE, "arrayref -> i32", GC),
    ARRAY_FILL(0xFB0010, "array.fill", AGGREGATE, "(ref null x) i32 t i32 ->", GC, TYPE_INDEX),
    ARRAY_COPY(0xFB0011, "array.copy", AGGREGATE, "(ref null x) i32 (ref null y) i32 i32 ->", GC, TYPE_TYPE),
    ARRAY_INIT_DATA(0xFB0012, "array.init_data", AGGREGATE, "(ref null x) i32 i32 i32 ->", GC, TYPE_DATA),
    ARRAY_INIT_ELEM(0xFB0013, "array.init_elem", AGGREGATE, "(ref null x) i32 i32 i32 ->", GC, TYPE_ELEM),
    REF_TEST(0xFB0014, "ref.test", REFERENCE, "t -> i32", GC, HEAP_TYPE),
    REF_TEST_NULL(0xFB0015, "ref.test", REFERENCE, "t -> i32", GC, HEAP_TYPE),
    REF_CAST(0xFB0016, "ref.cast", REFERENCE, "t -> (ref ht)", GC, HEAP_TYPE),
    REF_CAST_NULL(0xFB0017, "ref.cast", REFERENCE, "t -> (ref null ht)", GC, HEAP_TYPE),
    BR_ON_CAST(0xFB0018, "br_on_cast", CONTROL, "t* rt1 -> t* rt2", GC, CAST_TARGETS),
    BR_ON_CAST_FAIL(0xFB0019, "br_on_cast_fail", CONTROL, "t* rt1 -> t* rt2", GC, CAST_TARGETS),
    ANY_CONVERT_EXTERN(0xFB001A, "any.convert_extern", REFERENCE, "(ref null? extern) -> (ref null? any)", GC),
    EXTERN_CONVERT_ANY(0xFB001B, "extern.convert_any", REFERENCE, "(ref null? any) -> (ref null? extern)", GC),
    REF_I31(0xFB001C, "ref.i31", REFERENCE, "i32 -> (ref i31)", GC),
    I31_GET_S(0xFB001D, "i31.get_s", REFERENCE, "i31ref -> i32", GC),
    I31_GET_U(0xFB001E, "i31.get_u", REFERENCE, "i31ref -> i32", GC),

    // Stack switching
    CONT_NEW(0xE0, "cont.new", CONTROL, "(ref null f) -> (ref x)", STACK_SWITCHING, TYPE_INDEX),
    CONT_BIND(0xE1, "cont.bind", CONTROL, "t* (ref null x) -> (ref y)", STACK_SWITCHING, TYPE_TYPE),
    SUSPEND(0xE2, "suspend", CONTROL, "t1* -> t2*", STACK_SWITCHING, TAG_INDEX),
    RESUME(0xE3, "resume", CONTROL, "t1* (ref null x) -> t2*", STACK_SWITCHING, TYPE_HANDLERS),
    RESUME_THROW(0xE4, "resume_throw", CONTROL, "t* (ref null x) -> t2*", STACK_SWITCHING, TYPE_TAG_HANDLERS),
    RESUME_THROW_REF(0xE5, "resume_throw_ref", CONTROL, "exnref (ref null x) -> t2*", STACK_SWITCHING, TYPE_HANDLERS),
    SWITCH(0xE6, "switch", CONTROL, "t1* (ref null x) -> t2*", STACK_SWITCHING, TYPE_TAG),

    // Vector instructions: memory
    V128_LOAD(0xFD0000, "v128.load", LOAD, "at -> v128", SIMD, MEMARG, 16),
    V128_LOAD8X8_S(0xFD0001, "v128.load8x8_s", LOAD, "at -> v128", SIMD, MEMARG, 8),
    V128_LOAD8X8_U(0xFD0002, "v128.load8x8_u", LOAD, "at -> v128", SIMD, MEMARG, 8),
    V128_LOAD16X4_S(0xFD0003, "v128.load16x4_s", LOAD, "at -> v128", SIMD, MEMARG, 8),
    V128_LOAD16X4_U(0xFD0004, "v128.load16x4_u", LOAD, "at -> v128", SIMD, MEMARG, 8),
    V128_LOAD32X2_S(0xFD0005, "v128.load32x2_s", LOAD, "at -> v128", SIMD, MEMARG, 8),
    V128_LOAD32X2_U(0xFD0006, "v128.load32x2_u", LOAD, "at -> v128", SIMD, MEMARG, 8),
    V128_LOAD8_SPLAT(0xFD0007, "v128.load8_splat", LOAD, "at -> v128", SIMD, MEMARG, 1),
    V128_LOAD16_SPLAT(0xFD0008, "v128.load16_splat", LOAD, "at -> v128", SIMD, MEMARG, 2),
    V128_LOAD32_SPLAT(0xFD0009, "v128.load32_splat", LOAD, "at -> v128", SIMD, MEMARG, 4),
    V128_LOAD64_SPLAT(0xFD000A, "v128.load64_splat", LOAD, "at -> v128", SIMD, MEMARG, 8),
    V128_STORE(0xFD000B, "v128.store", STORE, "at v128 ->", SIMD, MEMARG, 16),
    V128_LOAD8_LANE(0xFD0054, "v128.load8_lane", LOAD, "at v128 -> v128", SIMD, MEMARG_LANE, 1),
    V128_LOAD16_LANE(0xFD0055, "v128.load16_lane", LOAD, "at v128 -> v128", SIMD, MEMARG_LANE, 2),
    V128_LOAD32_LANE(0xFD0056, "v128.load32_lane", LOAD, "at v128 -> v128", SIMD, MEMARG_LANE, 4),
    V128_LOAD64_LANE(0xFD0057, "v128.load64_lane", LOAD, "at v128 -> v128", SIMD, MEMARG_LANE, 8),
    V128_STORE8_LANE(0xFD0058, "v128.store8_lane", STORE, "at v128 ->", SIMD, MEMARG_LANE, 1),
    V128_STORE16_LANE(0xFD0059, "v128.store16_lane", STORE, "at v128 ->", SIMD, MEMARG_LANE, 2),
    V128_STORE32_LANE(0xFD005A, "v128.store32_lane", STORE, "at v128 ->", SIMD, MEMARG_LANE, 4),
    V128_STORE64_LANE(0xFD005B, "v128.store64_lane", STORE, "at v128 ->", SIMD, MEMARG_LANE, 8),
    V128_LOAD32_ZERO(0xFD005C, "v128.load32_zero", LOAD, "at -> v128", SIMD, MEMARG, 4),
    V128_LOAD64_ZERO(0xFD005D, "v128.load64_zero", LOAD, "at -> v128", SIMD, MEMARG, 8),

    // Vector instructions: constants and lanes
    V128_CONST(0xFD000C, "v128.const", CONST, "-> v128", SIMD, V128_VALUE),
    I8X16_SHUFFLE(0xFD000D, "i8x16.shuffle", VECTOR, "v128 v128 -> v128", SIMD, LANE_INDICES),
    I8X16_SWIZZLE(0xFD000E, "i8x16.swizzle", I8X16, SWIZZLE, "v128 v128 -> v128", SIMD),
    I8X16_SPLAT(0xFD000F, "i8x16.splat", I8X16, SPLAT, "i32 -> v128", SIMD),
    I16X8_SPLAT(0xFD0010, "i16x8.splat", I16X8, SPLAT, "i32 -> v128", SIMD),
    I32X4_SPLAT(0xFD0011, "i32x4.splat", I32X4, SPLAT, "i32 -> v128", SIMD),
    I64X2_SPLAT(0xFD0012, "i64x2.splat", I64X2, SPLAT, "i64 -> v128", SIMD),
    F32X4_SPLAT(0xFD0013, "f32x4.splat", F32X4, SPLAT, "f32 -> v128", SIMD),
    F64X2_SPLAT(0xFD0014, "f64x2.splat", F64X2, SPLAT, "f64 -> v128", SIMD),
    I8X16_EXTRACT_LANE_S(0xFD0015, "i8x16.extract_lane_s", I8X16, EXTRACT_LANE_S, "v128 -> i32", SIMD, LANE_INDEX),
    I8X16_EXTRACT_LANE_U(0xFD0016, "i8x16.extract_lane_u", I8X16, EXTRACT_LANE_U, "v128 -> i32", SIMD, LANE_INDEX),
    I8X16_REPLACE_LANE(0xFD0017, "i8x16.replace_lane", I8X16, REPLACE_LANE, "v128 i32 -> v128", SIMD, LANE_INDEX),
    I16X8_EXTRACT_LANE_S(0xFD0018, "i16x8.extract_lane_s", I16X8, EXTRACT_LANE_S, "v128 -> i32", SIMD, LANE_INDEX),
    I16X8_EXTRACT_LANE_U(0xFD0019, "i16x8.extract_lane_u", I16X8, EXTRACT_LANE_U, "v128 -> i32", SIMD, LANE_INDEX),
    I16X8_REPLACE_LANE(0xFD001A, "i16x8.replace_lane", I16X8, REPLACE_LANE, "v128 i32 -> v128", SIMD, LANE_INDEX),
    I32X4_EXTRACT_LANE(0xFD001B, "i32x4.extract_lane", I32X4, EXTRACT_LANE, "v128 -> i32", SIMD, LANE_INDEX),
    I32X4_REPLACE_LANE(0xFD001C, "i32x4.replace_lane", I32X4, REPLACE_LANE, "v128 i32 -> v128", SIMD, LANE_INDEX),
    I64X2_EXTRACT_LANE(0xFD001D, "i64x2.extract_lane", I64X2, EXTRACT_LANE, "v128 -> i64", SIMD, LANE_INDEX),
    I64X2_REPLACE_LANE(0xFD001E, "i64x2.replace_lane", I64X2, REPLACE_LANE, "v128 i64 -> v128", SIMD, LANE_INDEX),
    F32X4_EXTRACT_LANE(0xFD001F, "f32x4.extract_lane", F32X4, EXTRACT_LANE, "v128 -> f32", SIMD, LANE_INDEX),
    F32X4_REPLACE_LANE(0xFD0020, "f32x4.replace_lane", F32X4, REPLACE_LANE, "v128 f32 -> v128", SIMD, LANE_INDEX),
    F64X2_EXTRACT_LANE(0xFD0021, "f64x2.extract_lane", F64X2, EXTRACT_LANE, "v128 -> f64", SIMD, LANE_INDEX),
    F64X2_REPLACE_LANE(0xFD0022, "f64x2.replace_lane", F64X2, REPLACE_LANE, "v128 f64 -> v128", SIMD, LANE_INDEX),

    // Vector instructions: comparisons and bitwise operations
    I8X16_EQ(0xFD0023, "i8x16.eq", I8X16, EQ, "v128 v128 -> v128", SIMD),
    I8X16_NE(0xFD0024, "i8x16.ne", I8X16, NE, "v128 v128 -> v128", SIMD),
    I8X16_LT_S(0xFD0025, "i8x16.lt_s", I8X16, LT_S, "v128 v128 -> v128", SIMD),
    I8X16_LT_U(0xFD0026, "i8x16.lt_u", I8X16, LT_U, "v128 v128 -> v128", SIMD),
    I8X16_GT_S(0xFD0027, "i8x16.gt_s", I8X16, GT_S, "v128 v128 -> v128", SIMD),
    I8X16_GT_U(0xFD0028, "i8x16.gt_u", I8X16, GT_U, "v128 v128 -> v128", SIMD),
    I8X16_LE_S(0xFD0029, "i8x16.le_s", I8X16, LE_S, "v128 v128 -> v128", SIMD),
    I8X16_LE_U(0xFD002A, "i8x16.le_u", I8X16, LE_U, "v128 v128 -> v128", SIMD),
    I8X16_GE_S(0xFD002B, "i8x16.ge_s", I8X16, GE_S, "v128 v128 -> v128", SIMD),
    I8X16_GE_U(0xFD002C, "i8x16.ge_u", I8X16, GE_U, "v128 v128 -> v128", SIMD),
    I16X8_EQ(0xFD002D, "i16x8.eq", I16X8, EQ, "v128 v128 -> v128", SIMD),
    I16X8_NE(0xFD002E, "i16x8.ne", I16X8, NE, "v128 v128 -> v128", SIMD),
    I16X8_LT_S(0xFD002F, "i16x8.lt_s", I16X8, LT_S, "v128 v128 -> v128", SIMD),
    I16X8_LT_U(0xFD0030, "i16x8.lt_u", I16X8, LT_U, "v128 v128 -> v128", SIMD),
    I16X8_GT_S(0xFD0031, "i16x8.gt_s", I16X8, GT_S, "v128 v128 -> v128", SIMD),
    I16X8_GT_U(0xFD0032, "i16x8.gt_u", I16X8, GT_U, "v128 v128 -> v128", SIMD),
    I16X8_LE_S(0xFD0033, "i16x8.le_s", I16X8, LE_S, "v128 v128 -> v128", SIMD),
    I16X8_LE_U(0xFD0034, "i16x8.le_u", I16X8, LE_U, "v128 v128 -> v128", SIMD),
    I16X8_GE_S(0xFD0035, "i16x8.ge_s", I16X8, GE_S, "v128 v128 -> v128", SIMD),
    I16X8_GE_U(0xFD0036, "i16x8.ge_u", I16X8, GE_U, "v128 v128 -> v128", SIMD),
    I32X4_EQ(0xFD0037, "i32x4.eq", I32X4, EQ, "v128 v128 -> v128", SIMD),
    I32X4_NE(0xFD0038, "i32x4.ne", I32X4, NE, "v128 v128 -> v128", SIMD),
    I32X4_LT_S(0xFD0039, "i32x4.lt_s", I32X4, LT_S, "v128 v128 -> v128", SIMD),
    I32X4_LT_U(0xFD003A, "i32x4.lt_u", I32X4, LT_U, "v128 v128 -> v128", SIMD),
    I32X4_GT_S(0xFD003B, "i32x4.gt_s", I32X4, GT_S, "v128 v128 -> v128", SIMD),
    I32X4_GT_U(0xFD003C, "i32x4.gt_u", I32X4, GT_U, "v128 v128 -> v128", SIMD),
    I32X4_LE_S(0xFD003D, "i32x4.le_s", I32X4, LE_S, "v128 v128 -> v128", SIMD),
    I32X4_LE_U(0xFD003E, "i32x4.le_u", I32X4, LE_U, "v128 v128 -> v128", SIMD),
    I32X4_GE_S(0xFD003F, "i32x4.ge_s", I32X4, GE_S, "v128 v128 -> v128", SIMD),
    I32X4_GE_U(0xFD0040, "i32x4.ge_u", I32X4, GE_U, "v128 v128 -> v128", SIMD),
    F32X4_EQ(0xFD0041, "f32x4.eq", F32X4, EQ, "v128 v128 -> v128", SIMD),
    F32X4_NE(0xFD0042, "f32x4.ne", F32X4, NE, "v128 v128 -> v128", SIMD),
    F32X4_LT(0xFD0043, "f32x4.lt", F32X4, LT, "v128 v128 -> v128", SIMD),
    F32X4_GT(0xFD0044, "f32x4.gt", F32X4, GT, "v128 v128 -> v128", SIMD),
    F32X4_LE(0xFD0045, "f32x4.le", F32X4, LE, "v128 v128 -> v128", SIMD),
    F32X4_GE(0xFD0046, "f32x4.ge", F32X4, GE, "v128 v128 -> v128", SIMD),
    F64X2_EQ(0xFD0047, "f64x2.eq", F64X2, EQ, "v128 v128 -> v128", SIMD),
    F64X2_NE(0xFD0048, "f64x2.ne", F64X2, NE, "v128 v128 -> v128", SIMD),
    F64X2_LT(0xFD0049, "f64x2.lt", F64X2, LT, "v128 v128 -> v128", SIMD),
    F64X2_GT(0xFD004A, "f64x2.gt", F64X2, GT, "v128 v128 -> v128", SIMD),
    F64X2_LE(0xFD004B, "f64x2.le", F64X2, LE, "v128 v128 -> v128", SIMD),
    F64X2_GE(0xFD004C, "f64x2.ge", F64X2, GE, "v128 v128 -> v128", SIMD),
    V128_NOT(0xFD004D, "v128.not", VECTOR, NOT, "v128 -> v128", SIMD),
    V128_AND(0xFD004E, "v128.and", VECTOR, AND, "v128 v128 -> v128", SIMD),
    V128_ANDNOT(0xFD004F, "v128.andnot", VECTOR, ANDNOT, "v128 v128 -> v128", SIMD),
    V128_OR(0xFD0050, "v128.or", VECTOR, OR, "v128 v128 -> v128", SIMD),
    V128_XOR(0xFD0051, "v128.xor", VECTOR, XOR, "v128 v128 -> v128", SIMD),
    V128_BITSELECT(0xFD0052, "v128.bitselect", VECTOR, BITSELECT, "v128 v128 v128 -> v128", SIMD),
    V128_ANY_TRUE(0xFD0053, "v128.any_true", VECTOR, ANY_TRUE, "v128 -> i32", SIMD),
    I64X2_EQ(0xFD00D6, "i64x2.eq", I64X2, EQ, "v128 v128 -> v128", SIMD),
    I64X2_NE(0xFD00D7, "i64x2.ne", I64X2, NE, "v128 v128 -> v128", SIMD),
    I64X2_LT_S(0xFD00D8, "i64x2.lt_s", I64X2, LT_S, "v128 v128 -> v128", SIMD),
    I64X2_GT_S(0xFD00D9, "i64x2.gt_s", I64X2, GT_S, "v128 v128 -> v128", SIMD),
    I64X2_LE_S(0xFD00DA, "i64x2.le_s", I64X2, LE_S, "v128 v128 -> v128", SIMD),
    I64X2_GE_S(0xFD00DB, "i64x2.ge_s", I64X2, GE_S, "v128 v128 -> v128", SIMD),

    // Vector instructions: i8x16
    I8X16_ABS(0xFD0060, "i8x16.abs", I8X16, ABS, "v128 -> v128", SIMD),
    I8X16_NEG(0xFD0061, "i8x16.neg", I8X16, NEG, "v128 -> v128", SIMD),
    I8X16_POPCNT(0xFD0062, "i8x16.popcnt", I8X16, POPCNT, "v128 -> v128", SIMD),
    I8X16_ALL_TRUE(0xFD0063, "i8x16.all_true", I8X16, ALL_TRUE, "v128 -> i32", SIMD),
    I8X16_BITMASK(0xFD0064, "i8x16.bitmask", I8X16, BITMASK, "v128 -> i32", SIMD),
    I8X16_NARROW_I16X8_S(0xFD0065, "i8x16.narrow_i16x8_s", I8X16, NARROW_I16X8_S, "v128 v128 -> v128", SIMD),
    I8X16_NARROW_I16X8_U(0xFD0066, "i8x16.narrow_i16x8_u", I8X16, NARROW_I16X8_U, "v128 v128 -> v128", SIMD),
    I8X16_SHL(0xFD006B, "i8x16.shl", I8X16, SHL, "v128 i32 -> v128", SIMD),
    I8X16_SHR_S(0xFD006C, "i8x16.shr_s", I8X16, SHR_S, "v128 i32 -> v128", SIMD),
    I8X16_SHR_U(0xFD006D, "i8x16.shr_u", I8X16, SHR_U, "v128 i32 -> v128", SIMD),
    I8X16_ADD(0xFD006E, "i8x16.add", I8X16, ADD, "v128 v128 -> v128", SIMD),
    I8X16_ADD_SAT_S(0xFD006F, "i8x16.add_sat_s", I8X16, ADD_SAT_S, "v128 v128 -> v128", SIMD),
    I8X16_ADD_SAT_U(0xFD0070, "i8x16.add_sat_u", I8X16, ADD_SAT_U, "v128 v128 -> v128", SIMD),
    I8X16_SUB(0xFD0071, "i8x16.sub", I8X16, SUB, "v128 v128 -> v128", SIMD),
    I8X16_SUB_SAT_S(0xFD0072, "i8x16.sub_sat_s", I8X16, SUB_SAT_S, "v128 v128 -> v128", SIMD),
    I8X16_SUB_SAT_U(0xFD0073, "i8x16.sub_sat_u", I8X16, SUB_SAT_U, "v128 v128 -> v128", SIMD),
    I8X16_MIN_S(0xFD0076, "i8x16.min_s", I8X16, MIN_S, "v128 v128 -> v128", SIMD),
    I8X16_MIN_U(0xFD0077, "i8x16.min_u", I8X16, MIN_U, "v128 v128 -> v128", SIMD),
    I8X16_MAX_S(0xFD0078, "i8x16.max_s", I8X16, MAX_S, "v128 v128 -> v128", SIMD),
    I8X16_MAX_U(0xFD0079, "i8x16.max_u", I8X16, MAX_U, "v128 v128 -> v128", SIMD),
    I8X16_AVGR_U(0xFD007B, "i8x16.avgr_u", I8X16, AVGR_U, "v128 v128 -> v128", SIMD),

    // Vector instructions: i16x8
    I16X8_EXTADD_PAIRWISE_I8X16_S(
            0xFD007C, "i16x8.extadd_pairwise_i8x16_s", I16X8, EXTADD_PAIRWISE_I8X16_S, "v128 -> v128", SIMD),
    I16X8_EXTADD_PAIRWISE_I8X16_U(
            0xFD007D, "i16x8.extadd_pairwise_i8x16_u", I16X8, EXTADD_PAIRWISE_I8X16_U, "v128 -> v128", SIMD),
    I16X8_ABS(0xFD0080, "i16x8.abs", I16X8, ABS, "v128 -> v128", SIMD),
    I16X8_NEG(0xFD0081, "i16x8.neg", I16X8, NEG, "v128 -> v128", SIMD),
    I16X8_Q15MULR_SAT_S(0xFD0082, "i16x8.q15mulr_sat_s", I16X8, Q15MULR_SAT_S, "v128 v128 -> v128", SIMD),
    I16X8_ALL_TRUE(0xFD0083, "i16x8.all_true", I16X8, ALL_TRUE, "v128 -> i32", SIMD),
    I16X8_BITMASK(0xFD0084, "i16x8.bitmask", I16X8, BITMASK, "v128 -> i32", SIMD),
    I16X8_NARROW_I32X4_S(0xFD0085, "i16x8.narrow_i32x4_s", I16X8, NARROW_I32X4_S, "v128 v128 -> v128", SIMD),
    I16X8_NARROW_I32X4_U(0xFD0086, "i16x8.narrow_i32x4_u", I16X8, NARROW_I32X4_U, "v128 v128 -> v128", SIMD),
    I16X8_EXTEND_LOW_I8X16_S(0xFD0087, "i16x8.extend_low_i8x16_s", I16X8, EXTEND_LOW_I8X16_S, "v128 -> v128", SIMD),
    I16X8_EXTEND_HIGH_I8X16_S(0xFD0088, "i16x8.extend_high_i8x16_s", I16X8, EXTEND_HIGH_I8X16_S, "v128 -> v128", SIMD),
    I16X8_EXTEND_LOW_I8X16_U(0xFD0089, "i16x8.extend_low_i8x16_u", I16X8, EXTEND_LOW_I8X16_U, "v128 -> v128", SIMD),
    I16X8_EXTEND_HIGH_I8X16_U(0xFD008A, "i16x8.extend_high_i8x16_u", I16X8, EXTEND_HIGH_I8X16_U, "v128 -> v128", SIMD),
    I16X8_SHL(0xFD008B, "i16x8.shl", I16X8, SHL, "v128 i32 -> v128", SIMD),
    I16X8_SHR_S(0xFD008C, "i16x8.shr_s", I16X8, SHR_S, "v128 i32 -> v128", SIMD),
    I16X8_SHR_U(0xFD008D, "i16x8.shr_u", I16X8, SHR_U, "v128 i32 -> v128", SIMD),
    I16X8_ADD(0xFD008E, "i16x8.add", I16X8, ADD, "v128 v128 -> v128", SIMD),
    I16X8_ADD_SAT_S(0xFD008F, "i16x8.add_sat_s", I16X8, ADD_SAT_S, "v128 v128 -> v128", SIMD),
    I16X8_ADD_SAT_U(0xFD0090, "i16x8.add_sat_u", I16X8, ADD_SAT_U, "v128 v128 -> v128", SIMD),
    I16X8_SUB(0xFD0091, "i16x8.sub", I16X8, SUB, "v128 v128 -> v128", SIMD),
    I16X8_SUB_SAT_S(0xFD0092, "i16x8.sub_sat_s", I16X8, SUB_SAT_S, "v128 v128 -> v128", SIMD),
    I16X8_SUB_SAT_U(0xFD0093, "i16x8.sub_sat_u", I16X8, SUB_SAT_U, "v128 v128 -> v128", SIMD),
    I16X8_MUL(0xFD0095, "i16x8.mul", I16X8, MUL, "v128 v128 -> v128", SIMD),
    I16X8_MIN_S(0xFD0096, "i16x8.min_s", I16X8, MIN_S, "v128 v128 -> v128", SIMD),
    I16X8_MIN_U(0xFD0097, "i16x8.min_u", I16X8, MIN_U, "v128 v128 -> v128", SIMD),
    I16X8_MAX_S(0xFD0098, "i16x8.max_s", I16X8, MAX_S, "v128 v128 -> v128", SIMD),
    I16X8_MAX_U(0xFD0099, "i16x8.max_u", I16X8, MAX_U, "v128 v128 -> v128", SIMD),
    I16X8_AVGR_U(0xFD009B, "i16x8.avgr_u", I16X8, AVGR_U, "v128 v128 -> v128", SIMD),
    I16X8_EXTMUL_LOW_I8X16_S(
            0xFD009C, "i16x8.extmul_low_i8x16_s", I16X8, EXTMUL_LOW_I8X16_S, "v128 v128 -> v128", SIMD),
    I16X8_EXTMUL_HIGH_I8X16_S(
            0xFD009D, "i16x8.extmul_high_i8x16_s", I16X8, EXTMUL_HIGH_I8X16_S, "v128 v128 -> v128", SIMD),
    I16X8_EXTMUL_LOW_I8X16_U(
            0xFD009E, "i16x8.extmul_low_i8x16_u", I16X8, EXTMUL_LOW_I8X16_U, "v128 v128 -> v128", SIMD),
    I16X8_EXTMUL_HIGH_I8X16_U(
            0xFD009F, "i16x8.extmul_high_i8x16_u", I16X8, EXTMUL_HIGH_I8X16_U, "v128 v128 -> v128", SIMD),

    // Vector instructions: i32x4
    I32X4_EXTADD_PAIRWISE_I16X8_S(
            0xFD007E, "i32x4.extadd_pairwise_i16x8_s", I32X4, EXTADD_PAIRWISE_I16X8_S, "v128 -> v128", SIMD),
    I32X4_EXTADD_PAIRWISE_I16X8_U(
            0xFD007F, "i32x4.extadd_pairwise_i16x8_u", I32X4, EXTADD_PAIRWISE_I16X8_U, "v128 -> v128", SIMD),
    I32X4_ABS(0xFD00A0, "i32x4.abs", I32X4, ABS, "v128 -> v128", SIMD),
    I32X4_NEG(0xFD00A1, "i32x4.neg", I32X4, NEG, "v128 -> v128", SIMD),
    I32X4_ALL_TRUE(0xFD00A3, "i32x4.all_true", I32X4, ALL_TRUE, "v128 -> i32", SIMD),
    I32X4_BITMASK(0xFD00A4, "i32x4.bitmask", I32X4, BITMASK, "v128 -> i32", SIMD),
    I32X4_EXTEND_LOW_I16X8_S(0xFD00A7, "i32x4.extend_low_i16x8_s", I32X4, EXTEND_LOW_I16X8_S, "v128 -> v128", SIMD),
    I32X4_EXTEND_HIGH_I16X8_S(0xFD00A8, "i32x4.extend_high_i16x8_s", I32X4, EXTEND_HIGH_I16X8_S, "v128 -> v128", SIMD),
    I32X4_EXTEND_LOW_I16X8_U(0xFD00A9, "i32x4.extend_low_i16x8_u", I32X4, EXTEND_LOW_I16X8_U, "v128 -> v128", SIMD),
    I32X4_EXTEND_HIGH_I16X8_U(0xFD00AA, "i32x4.extend_high_i16x8_u", I32X4, EXTEND_HIGH_I16X8_U, "v128 -> v128", SIMD),
    I32X4_SHL(0xFD00AB, "i32x4.shl", I32X4, SHL, "v128 i32 -> v128", SIMD),
    I32X4_SHR_S(0xFD00AC, "i32x4.shr_s", I32X4, SHR_S, "v128 i32 -> v128", SIMD),
    I32X4_SHR_U(0xFD00AD, "i32x4.shr_u", I32X4, SHR_U, "v128 i32 -> v128", SIMD),
    I32X4_ADD(0xFD00AE, "i32x4.add", I32X4, ADD, "v128 v128 -> v128", SIMD),
    I32X4_SUB(0xFD00B1, "i32x4.sub", I32X4, SUB, "v128 v128 -> v128", SIMD),
    I32X4_MUL(0xFD00B5, "i32x4.mul", I32X4, MUL, "v128 v128 -> v128", SIMD),
    I32X4_MIN_S(0xFD00B6, "i32x4.min_s", I32X4, MIN_S, "v128 v128 -> v128", SIMD),
    I32X4_MIN_U(0xFD00B7, "i32x4.min_u", I32X4, MIN_U, "v128 v128 -> v128", SIMD),
    I32X4_MAX_S(0xFD00B8, "i32x4.max_s", I32X4, MAX_S, "v128 v128 -> v128", SIMD),
    I32X4_MAX_U(0xFD00B9, "i32x4.max_u", I32X4, MAX_U, "v128 v128 -> v128", SIMD),
    I32X4_DOT_I16X8_S(0xFD00BA, "i32x4.dot_i16x8_s", I32X4, DOT_I16X8_S, "v128 v128 -> v128", SIMD),
    I32X4_EXTMUL_LOW_I16X8_S(
            0xFD00BC, "i32x4.extmul_low_i16x8_s", I32X4, EXTMUL_LOW_I16X8_S, "v128 v128 -> v128", SIMD),
    I32X4_EXTMUL_HIGH_I16X8_S(
            0xFD00BD, "i32x4.extmul_high_i16x8_s", I32X4, EXTMUL_HIGH_I16X8_S, "v128 v128 -> v128", SIMD),
    I32X4_EXTMUL_LOW_I16X8_U(
            0xFD00BE, "i32x4.extmul_low_i16x8_u", I32X4, EXTMUL_LOW_I16X8_U, "v128 v128 -> v128", SIMD),
    I32X4_EXTMUL_HIGH_I16X8_U(
            0xFD00BF, "i32x4.extmul_high_i16x8_u", I32X4, EXTMUL_HIGH_I16X8_U, "v128 v128 -> v128", SIMD),

    // Vector instructions: i64x2
    I64X2_ABS(0xFD00C0, "i64x2.abs", I64X2, ABS, "v128 -> v128", SIMD),
    I64X2_NEG(0xFD00C1, "i64x2.neg", I64X2, NEG, "v128 -> v128", SIMD),
    I64X2_ALL_TRUE(0xFD00C3, "i64x2.all_true", I64X2, ALL_TRUE, "v128 -> i32", SIMD),
    I64X2_BITMASK(0xFD00C4, "i64x2.bitmask", I64X2, BITMASK, "v128 -> i32", SIMD),
    I64X2_EXTEND_LOW_I32X4_S(0xFD00C7, "i64x2.extend_low_i32x4_s", I64X2, EXTEND_LOW_I32X4_S, "v128 -> v128", SIMD),
    I64X2_EXTEND_HIGH_I32X4_S(0xFD00C8, "i64x2.extend_high_i32x4_s", I64X2, EXTEND_HIGH_I32X4_S, "v128 -> v128", SIMD),
    I64X2_EXTEND_LOW_I32X4_U(0xFD00C9, "i64x2.extend_low_i32x4_u", I64X2, EXTEND_LOW_I32X4_U, "v128 -> v128", SIMD),
    I64X2_EXTEND_HIGH_I32X4_U(0xFD00CA, "i64x2.extend_high_i32x4_u", I64X2, EXTEND_HIGH_I32X4_U, "v128 -> v128", SIMD),
    I64X2_SHL(0xFD00CB, "i64x2.shl", I64X2, SHL, "v128 i32 -> v128", SIMD),
    I64X2_SHR_S(0xFD00CC, "i64x2.shr_s", I64X2, SHR_S, "v128 i32 -> v128", SIMD),
    I64X2_SHR_U(0xFD00CD, "i64x2.shr_u", I64X2, SHR_U, "v128 i32 -> v128", SIMD),
    I64X2_ADD(0xFD00CE, "i64x2.add", I64X2, ADD, "v128 v128 -> v128", SIMD),
    I64X2_SUB(0xFD00D1, "i64x2.sub", I64X2, SUB, "v128 v128 -> v128", SIMD),
    I64X2_MUL(0xFD00D5, "i64x2.mul", I64X2, MUL, "v128 v128 -> v128", SIMD),
    I64X2_EXTMUL_LOW_I32X4_S(
            0xFD00DC, "i64x2.extmul_low_i32x4_s", I64X2, EXTMUL_LOW_I32X4_S, "v128 v128 -> v128", SIMD),
    I64X2_EXTMUL_HIGH_I32X4_S(
            0xFD00DD, "i64x2.extmul_high_i32x4_s", I64X2, EXTMUL_HIGH_I32X4_S, "v128 v128 -> v128", SIMD),
    I64X2_EXTMUL_LOW_I32X4_U(
            0xFD00DE, "i64x2.extmul_low_i32x4_u", I64X2, EXTMUL_LOW_I32X4_U, "v128 v128 -> v128", SIMD),
    I64X2_EXTMUL_HIGH_I32X4_U(
            0xFD00DF, "i64x2.extmul_high_i32x4_u", I64X2, EXTMUL_HIGH_I32X4_U, "v128 v128 -> v128", SIMD),

    // Vector instructions: f32x4 and f64x2
    F32X4_CEIL(0xFD0067, "f32x4.ceil", F32X4, CEIL, "v128 -> v128", SIMD),
    F32X4_FLOOR(0xFD0068, "f32x4.floor", F32X4, FLOOR, "v128 -> v128", SIMD),
    F32X4_TRUNC(0xFD0069, "f32x4.trunc", F32X4, TRUNC, "v128 -> v128", SIMD),
    F32X4_NEAREST(0xFD006A, "f32x4.nearest", F32X4, NEAREST, "v128 -> v128", SIMD),
    F64X2_CEIL(0xFD0074, "f64x2.ceil", F64X2, CEIL, "v128 -> v128", SIMD),
    F64X2_FLOOR(0xFD0075, "f64x2.floor", F64X2, FLOOR, "v128 -> v128", SIMD),
    F64X2_TRUNC(0xFD007A, "f64x2.trunc", F64X2, TRUNC, "v128 -> v128", SIMD),
    F64X2_NEAREST(0xFD0094, "f64x2.nearest", F64X2, NEAREST, "v128 -> v128", SIMD),
    F32X4_ABS(0xFD00E0, "f32x4.abs", F32X4, ABS, "v128 -> v128", SIMD),
    F32X4_NEG(0xFD00E1, "f32x4.neg", F32X4, NEG, "v128 -> v128", SIMD),
    F32X4_SQRT(0xFD00E3, "f32x4.sqrt", F32X4, SQRT, "v128 -> v128", SIMD),
    F32X4_ADD(0xFD00E4, "f32x4.add", F32X4, ADD, "v128 v128 -> v128", SIMD),
    F32X4_SUB(0xFD00E5, "f32x4.sub", F32X4, SUB, "v128 v128 -> v128", SIMD),
    F32X4_MUL(0xFD00E6, "f32x4.mul", F32X4, MUL, "v128 v128 -> v128", SIMD),
    F32X4_DIV(0xFD00E7, "f32x4.div", F32X4, DIV, "v128 v128 -> v128", SIMD),
    F32X4_MIN(0xFD00E8, "f32x4.min", F32X4, MIN, "v128 v128 -> v128", SIMD),
    F32X4_MAX(0xFD00E9, "f32x4.max", F32X4, MAX, "v128 v128 -> v128", SIMD),
    F32X4_PMIN(0xFD00EA, "f32x4.pmin", F32X4, PMIN, "v128 v128 -> v128", SIMD),
    F32X4_PMAX(0xFD00EB, "f32x4.pmax", F32X4, PMAX, "v128 v128 -> v128", SIMD),
    F64X2_ABS(0xFD00EC, "f64x2.abs", F64X2, ABS, "v128 -> v128", SIMD),
    F64X2_NEG(0xFD00ED, "f64x2.neg", F64X2, NEG, "v128 -> v128", SIMD),
    F64X2_SQRT(0xFD00EF, "f64x2.sqrt", F64X2, SQRT, "v128 -> v128", SIMD),
    F64X2_ADD(0xFD00F0, "f64x2.add", F64X2, ADD, "v128 v128 -> v128", SIMD),
    F64X2_SUB(0xFD00F1, "f64x2.sub", F64X2, SUB, "v128 v128 -> v128", SIMD),
    F64X2_MUL(0xFD00F2, "f64x2.mul", F64X2, MUL, "v128 v128 -> v128", SIMD),
    F64X2_DIV(0xFD00F3, "f64x2.div", F64X2, DIV, "v128 v128 -> v128", SIMD),
    F64X2_MIN(0xFD00F4, "f64x2.min", F64X2, MIN, "v128 v128 -> v128", SIMD),
    F64X2_MAX(0xFD00F5, "f64x2.max", F64X2, MAX, "v128 v128 -> v128", SIMD),
    F64X2_PMIN(0xFD00F6, "f64x2.pmin", F64X2, PMIN, "v128 v128 -> v128", SIMD),
    F64X2_PMAX(0xFD00F7, "f64x2.pmax", F64X2, PMAX, "v128 v128 -> v128", SIMD),

    // Vector instructions: conversions
    F32X4_DEMOTE_F64X2_ZERO(0xFD005E, "f32x4.demote_f64x2_zero", F32X4, DEMOTE_F64X2_ZERO, "v128 -> v128", SIMD),
    F64X2_PROMOTE_LOW_F32X4(0xFD005F, "f64x2.promote_low_f32x4", F64X2, PROMOTE_LOW_F32X4, "v128 -> v128", SIMD),
    I32X4_TRUNC_SAT_F32X4_S(0xFD00F8, "i32x4.trunc_sat_f32x4_s", I32X4, TRUNC_SAT_F32X4_S, "v128 -> v128", SIMD),
    I32X4_TRUNC_SAT_F32X4_U(0xFD00F9, "i32x4.trunc_sat_f32x4_u", I32X4, TRUNC_SAT_F32X4_U, "v128 -> v128", SIMD),
    F32X4_CONVERT_I32X4_S(0xFD00FA, "f32x4.convert_i32x4_s", F32X4, CONVERT_I32X4_S, "v128 -> v128", SIMD),
    F32X4_CONVERT_I32X4_U(0xFD00FB, "f32x4.convert_i32x4_u", F32X4, CONVERT_I32X4_U, "v128 -> v128", SIMD),
    I32X4_TRUNC_SAT_F64X2_S_ZERO(
            0xFD00FC, "i32x4.trunc_sat_f64x2_s_zero", I32X4, TRUNC_SAT_F64X2_S_ZERO, "v128 -> v128", SIMD),
    I32X4_TRUNC_SAT_F64X2_U_ZERO(
            0xFD00FD, "i32x4.trunc_sat_f64x2_u_zero", I32X4, TRUNC_SAT_F64X2_U_ZERO, "v128 -> v128", SIMD),
    F64X2_CONVERT_LOW_I32X4_S(0xFD00FE, "f64x2.convert_low_i32x4_s", F64X2, CONVERT_LOW_I32X4_S, "v128 -> v128", SIMD),
    F64X2_CONVERT_LOW_I32X4_U(0xFD00FF, "f64x2.convert_low_i32x4_u", F64X2, CONVERT_LOW_I32X4_U, "v128 -> v128", SIMD),

    // Relaxed vector instructions
    I8X16_RELAXED_SWIZZLE(0xFD0100, "i8x16.relaxed_swizzle", I8X16, RELAXED_SWIZZLE, "v128 v128 -> v128", RELAXED_SIMD),
    I32X4_RELAXED_TRUNC_F32X4_S(
            0xFD0101, "i32x4.relaxed_trunc_f32x4_s", I32X4, RELAXED_TRUNC_F32X4_S, "v128 -> v128", RELAXED_SIMD),
    I32X4_RELAXED_TRUNC_F32X4_U(
            0xFD0102, "i32x4.relaxed_trunc_f32x4_u", I32X4, RELAXED_TRUNC_F32X4_U, "v128 -> v128", RELAXED_SIMD),
    I32X4_RELAXED_TRUNC_F64X2_S_ZERO(
            0xFD0103,
            "i32x4.relaxed_trunc_f64x2_s_zero",
            I32X4,
            RELAXED_TRUNC_F64X2_S_ZERO,
            "v128 -> v128",
            RELAXED_SIMD),
    I32X4_RELAXED_TRUNC_F64X2_U_ZERO(
            0xFD0104,
            "i32x4.relaxed_trunc_f64x2_u_zero",
            I32X4,
            RELAXED_TRUNC_F64X2_U_ZERO,
            "v128 -> v128",
            RELAXED_SIMD),
    F32X4_RELAXED_MADD(0xFD0105, "f32x4.relaxed_madd", F32X4, RELAXED_MADD, "v128 v128 v128 -> v128", RELAXED_SIMD),
    F32X4_RELAXED_NMADD(0xFD0106, "f32x4.relaxed_nmadd", F32X4, RELAXED_NMADD, "v128 v128 v128 -> v128", RELAXED_SIMD),
    F64X2_RELAXED_MADD(0xFD0107, "f64x2.relaxed_madd", F64X2, RELAXED_MADD, "v128 v128 v128 -> v128", RELAXED_SIMD),
    F64X2_RELAXED_NMADD(0xFD0108, "f64x2.relaxed_nmadd", F64X2, RELAXED_NMADD, "v128 v128 v128 -> v128", RELAXED_SIMD),
    I8X16_RELAXED_LANESELECT(
            0xFD0109, "i8x16.relaxed_laneselect", I8X16, RELAXED_LANESELECT, "v128 v128 v128 -> v128", RELAXED_SIMD),
    I16X8_RELAXED_LANESELECT(
            0xFD010A, "i16x8.relaxed_laneselect", I16X8, RELAXED_LANESELECT, "v128 v128 v128 -> v128", RELAXED_SIMD),
    I32X4_RELAXED_LANESELECT(
            0xFD010B, "i32x4.relaxed_laneselect", I32X4, RELAXED_LANESELECT, "v128 v128 v128 -> v128", RELAXED_SIMD),
    I64X2_RELAXED_LANESELECT(
            0xFD010C, "i64x2.relaxed_laneselect", I64X2, RELAXED_LANESELECT, "v128 v128 v128 -> v128", RELAXED_SIMD),
    F32X4_RELAXED_MIN(0xFD010D, "f32x4.relaxed_min", F32X4, RELAXED_MIN, "v128 v128 -> v128", RELAXED_SIMD),
    F32X4_RELAXED_MAX(0xFD010E, "f32x4.relaxed_max", F32X4, RELAXED_MAX, "v128 v128 -> v128", RELAXED_SIMD),
    F64X2_RELAXED_MIN(0xFD010F, "f64x2.relaxed_min", F64X2, RELAXED_MIN, "v128 v128 -> v128", RELAXED_SIMD),
    F64X2_RELAXED_MAX(0xFD0110, "f64x2.relaxed_max", F64X2, RELAXED_MAX, "v128 v128 -> v128", RELAXED_SIMD),
    I16X8_RELAXED_Q15MULR_S(
            0xFD0111, "i16x8.relaxed_q15mulr_s", I16X8, RELAXED_Q15MULR_S, "v128 v128 -> v128", RELAXED_SIMD),
    I16X8_RELAXED_DOT_I8X16_I7X16_S(
            0xFD0112,
            "i16x8.relaxed_dot_i8x16_i7x16_s",
            I16X8,
            RELAXED_DOT_I8X16_I7X16_S,
            "v128 v128 -> v128",
            RELAXED_SIMD),
    I32X4_RELAXED_DOT_I8X16_I7X16_ADD_S(
            0xFD0113,
            "i32x4.relaxed_dot_i8x16_i7x16_add_s",
            I32X4,
            RELAXED_DOT_I8X16_I7X16_ADD_S,
            "v128 v128 v128 -> v128",
            RELAXED_SIMD),

    // Atomic instructions
    MEMORY_ATOMIC_NOTIFY(0xFE0000, "memory.atomic.notify", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 4),
    MEMORY_ATOMIC_WAIT32(0xFE0001, "memory.atomic.wait32", ATOMIC, "at i32 i64 -> i32", THREADS, MEMARG, 4),
    MEMORY_ATOMIC_WAIT64(0xFE0002, "memory.atomic.wait64", ATOMIC, "at i64 i64 -> i32", THREADS, MEMARG, 8),
    ATOMIC_FENCE(0xFE0003, "atomic.fence", ATOMIC, "->", THREADS, ORDERING),
    I32_ATOMIC_LOAD(0xFE0010, "i32.atomic.load", ATOMIC, "at -> i32", THREADS, MEMARG, 4),
    I64_ATOMIC_LOAD(0xFE0011, "i64.atomic.load", ATOMIC, "at -> i64", THREADS, MEMARG, 8),
    I32_ATOMIC_LOAD8_U(0xFE0012, "i32.atomic.load8_u", ATOMIC, "at -> i32", THREADS, MEMARG, 1),
    I32_ATOMIC_LOAD16_U(0xFE0013, "i32.atomic.load16_u", ATOMIC, "at -> i32", THREADS, MEMARG, 2),
    I64_ATOMIC_LOAD8_U(0xFE0014, "i64.atomic.load8_u", ATOMIC, "at -> i64", THREADS, MEMARG, 1),
    I64_ATOMIC_LOAD16_U(0xFE0015, "i64.atomic.load16_u", ATOMIC, "at -> i64", THREADS, MEMARG, 2),
    I64_ATOMIC_LOAD32_U(0xFE0016, "i64.atomic.load32_u", ATOMIC, "at -> i64", THREADS, MEMARG, 4),
    I32_ATOMIC_STORE(0xFE0017, "i32.atomic.store", ATOMIC, "at i32 ->", THREADS, MEMARG, 4),
    I64_ATOMIC_STORE(0xFE0018, "i64.atomic.store", ATOMIC, "at i64 ->", THREADS, MEMARG, 8),
    I32_ATOMIC_STORE8(0xFE0019, "i32.atomic.store8", ATOMIC, "at i32 ->", THREADS, MEMARG, 1),
    I32_ATOMIC_STORE16(0xFE001A, "i32.atomic.store16", ATOMIC, "at i32 ->", THREADS, MEMARG, 2),
    I64_ATOMIC_STORE8(0xFE001B, "i64.atomic.store8", ATOMIC, "at i64 ->", THREADS, MEMARG, 1),
    I64_ATOMIC_STORE16(0xFE001C, "i64.atomic.store16", ATOMIC, "at i64 ->", THREADS, MEMARG, 2),
    I64_ATOMIC_STORE32(0xFE001D, "i64.atomic.store32", ATOMIC, "at i64 ->", THREADS, MEMARG, 4),
    I32_ATOMIC_RMW_ADD(0xFE001E, "i32.atomic.rmw.add", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 4),
    I64_ATOMIC_RMW_ADD(0xFE001F, "i64.atomic.rmw.add", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 8),
    I32_ATOMIC_RMW8_ADD_U(0xFE0020, "i32.atomic.rmw8.add_u", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 1),
    I32_ATOMIC_RMW16_ADD_U(0xFE0021, "i32.atomic.rmw16.add_u", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 2),
    I64_ATOMIC_RMW8_ADD_U(0xFE0022, "i64.atomic.rmw8.add_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 1),
    I64_ATOMIC_RMW16_ADD_U(0xFE0023, "i64.atomic.rmw16.add_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 2),
    I64_ATOMIC_RMW32_ADD_U(0xFE0024, "i64.atomic.rmw32.add_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 4),
    I32_ATOMIC_RMW_SUB(0xFE0025, "i32.atomic.rmw.sub", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 4),
    I64_ATOMIC_RMW_SUB(0xFE0026, "i64.atomic.rmw.sub", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 8),
    I32_ATOMIC_RMW8_SUB_U(0xFE0027, "i32.atomic.rmw8.sub_u", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 1),
    I32_ATOMIC_RMW16_SUB_U(0xFE0028, "i32.atomic.rmw16.sub_u", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 2),
    I64_ATOMIC_RMW8_SUB_U(0xFE0029, "i64.atomic.rmw8.sub_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 1),
    I64_ATOMIC_RMW16_SUB_U(0xFE002A, "i64.atomic.rmw16.sub_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 2),
    I64_ATOMIC_RMW32_SUB_U(0xFE002B, "i64.atomic.rmw32.sub_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 4),
    I32_ATOMIC_RMW_AND(0xFE002C, "i32.atomic.rmw.and", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 4),
    I64_ATOMIC_RMW_AND(0xFE002D, "i64.atomic.rmw.and", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 8),
    I32_ATOMIC_RMW8_AND_U(0xFE002E, "i32.atomic.rmw8.and_u", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 1),
    I32_ATOMIC_RMW16_AND_U(0xFE002F, "i32.atomic.rmw16.and_u", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 2),
    I64_ATOMIC_RMW8_AND_U(0xFE0030, "i64.atomic.rmw8.and_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 1),
    I64_ATOMIC_RMW16_AND_U(0xFE0031, "i64.atomic.rmw16.and_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 2),
    I64_ATOMIC_RMW32_AND_U(0xFE0032, "i64.atomic.rmw32.and_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 4),
    I32_ATOMIC_RMW_OR(0xFE0033, "i32.atomic.rmw.or", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 4),
    I64_ATOMIC_RMW_OR(0xFE0034, "i64.atomic.rmw.or", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 8),
    I32_ATOMIC_RMW8_OR_U(0xFE0035, "i32.atomic.rmw8.or_u", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 1),
    I32_ATOMIC_RMW16_OR_U(0xFE0036, "i32.atomic.rmw16.or_u", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 2),
    I64_ATOMIC_RMW8_OR_U(0xFE0037, "i64.atomic.rmw8.or_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 1),
    I64_ATOMIC_RMW16_OR_U(0xFE0038, "i64.atomic.rmw16.or_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 2),
    I64_ATOMIC_RMW32_OR_U(0xFE0039, "i64.atomic.rmw32.or_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 4),
    I32_ATOMIC_RMW_XOR(0xFE003A, "i32.atomic.rmw.xor", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 4),
    I64_ATOMIC_RMW_XOR(0xFE003B, "i64.atomic.rmw.xor", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 8),
    I32_ATOMIC_RMW8_XOR_U(0xFE003C, "i32.atomic.rmw8.xor_u", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 1),
    I32_ATOMIC_RMW16_XOR_U(0xFE003D, "i32.atomic.rmw16.xor_u", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 2),
    I64_ATOMIC_RMW8_XOR_U(0xFE003E, "i64.atomic.rmw8.xor_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 1),
    I64_ATOMIC_RMW16_XOR_U(0xFE003F, "i64.atomic.rmw16.xor_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 2),
    I64_ATOMIC_RMW32_XOR_U(0xFE0040, "i64.atomic.rmw32.xor_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 4),
    I32_ATOMIC_RMW_XCHG(0xFE0041, "i32.atomic.rmw.xchg", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 4),
    I64_ATOMIC_RMW_XCHG(0xFE0042, "i64.atomic.rmw.xchg", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 8),
    I32_ATOMIC_RMW8_XCHG_U(0xFE0043, "i32.atomic.rmw8.xchg_u", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 1),
    I32_ATOMIC_RMW16_XCHG_U(0xFE0044, "i32.atomic.rmw16.xchg_u", ATOMIC, "at i32 -> i32", THREADS, MEMARG, 2),
    I64_ATOMIC_RMW8_XCHG_U(0xFE0045, "i64.atomic.rmw8.xchg_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 1),
    I64_ATOMIC_RMW16_XCHG_U(0xFE0046, "i64.atomic.rmw16.xchg_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 2),
    I64_ATOMIC_RMW32_XCHG_U(0xFE0047, "i64.atomic.rmw32.xchg_u", ATOMIC, "at i64 -> i64", THREADS, MEMARG, 4),
    I32_ATOMIC_RMW_CMPXCHG(0xFE0048, "i32.atomic.rmw.cmpxchg", ATOMIC, "at i32 i32 -> i32", THREADS, MEMARG, 4),
    I64_ATOMIC_RMW_CMPXCHG(0xFE0049, "i64.atomic.rmw.cmpxchg", ATOMIC, "at i64 i64 -> i64", THREADS, MEMARG, 8),
    I32_ATOMIC_RMW8_CMPXCHG_U(0xFE004A, "i32.atomic.rmw8.cmpxchg_u", ATOMIC, "at i32 i32 -> i32", THREADS, MEMARG, 1),
    I32_ATOMIC_RMW16_CMPXCHG_U(0xFE004B, "i32.atomic.rmw16.cmpxchg_u", ATOMIC, "at i32 i32 -> i32", THREADS, MEMARG, 2),
    I64_ATOMIC_RMW8_CMPXCHG_U(0xFE004C, "i64.atomic.rmw8.cmpxchg_u", ATOMIC, "at i64 i64 -> i64", THREADS, MEMARG, 1),
    I64_ATOMIC_RMW16_CMPXCHG_U(0xFE004D, "i64.atomic.rmw16.cmpxchg_u", ATOMIC, "at i64 i64 -> i64", THREADS, MEMARG, 2),
    I64_ATOMIC_RMW32_CMPXCHG_U(0xFE004E, "i64.atomic.rmw32.cmpxchg_u", ATOMIC, "at i64 i64 -> i64", THREADS, MEMARG, 4);

    private final int code;
    private final String mnemonic;
    private final Category category;
    private final @Nullable Operator operator;
    private final @Nullable LaneShape shape;
    private final String typeText;
    private final Feature feature;
    private final Immediates immediates;
    private final int accessBytes;
    private byte hasType;
    private @Nullable FuncType type32;
    private @Nullable FuncType type64;

    Opcode(int code, String mnemonic, Operator operator, String typeText, Feature feature) {
        this(code, mnemonic, operator.category(), operator, null, typeText, feature, Immediates.NONE, 0);
    }

    Opcode(int code, String mnemonic, LaneShape shape, Operator operator, String typeText, Feature feature) {
        this(code, mnemonic, Category.VECTOR, operator, shape, typeText, feature, Immediates.NONE, 0);
    }

    Opcode(
            int code,
            String mnemonic,
            LaneShape shape,
            Operator operator,
            String typeText,
            Feature feature,
            Immediates immediates) {
        this(code, mnemonic, Category.VECTOR, operator, shape, typeText, feature, immediates, 0);
    }

    Opcode(int code, String mnemonic, Category category, Operator operator, String typeText, Feature feature) {
        this(code, mnemonic, category, operator, null, typeText, feature, Immediates.NONE, 0);
    }

    Opcode(int code, String mnemonic, Category category, String typeText, Feature feature) {
        this(code, mnemonic, category, null, null, typeText, feature, Immediates.NONE, 0);
    }

    Opcode(int code, String mnemonic, Category category, String typeText, Feature feature, Immediates immediates) {
        this(code, mnemonic, category, null, null, typeText, feature, immediates, 0);
    }

    Opcode(
            int code,
            String mnemonic,
            Category category,
            String typeText,
            Feature feature,
            Immediates immediates,
            int accessBytes) {
        this(code, mnemonic, category, null, null, typeText, feature, immediates, accessBytes);
    }

    Opcode(
            int code,
            String mnemonic,
            Category category,
            @Nullable Operator operator,
            @Nullable LaneShape shape,
            String typeText,
            Feature feature,
            Immediates immediates,
            int accessBytes) {
        this.code = code;
        this.mnemonic = mnemonic;
        this.category = category;
        this.operator = operator;
        this.shape = shape;
        this.typeText = typeText;
        this.feature = feature;
        this.immediates = immediates;
        this.accessBytes = accessBytes;
    }

    /** The single byte, or {@code prefix << 16 | number}. */
    public int code() {
        return code;
    }

    /** The prefix byte, or 0 if the opcode is a single byte. */
    public int prefix() {
        return code >>> 16;
    }

    /** The number after the prefix, or the single byte. */
    public int number() {
        return code & 0xFFFF;
    }

    /** The name in the text format. Four names are shared: see {@link #named}. */
    public String mnemonic() {
        return mnemonic;
    }

    /**
     * The mnemonic without its type: {@code load8_u} of {@code i32.load8_u}, {@code trunc_f32_s} of
     * {@code i64.trunc_f32_s}, {@code br} of {@code br}.
     */
    public String mnemonicWithoutType() {
        return mnemonic.substring(mnemonic.indexOf('.') + 1);
    }

    public Category category() {
        return category;
    }

    /** Whether this is a scalar numeric instruction or one on vectors with an operator: all but the shuffle. */
    public boolean hasOperator() {
        return operator != null;
    }

    /**
     * The operator of this scalar numeric instruction, or of this one on vectors.
     *
     * @throws IllegalStateException if it has none; see {@link #hasOperator}
     */
    public Operator operator() {
        if (operator == null) throw new IllegalStateException(mnemonic + " is no numeric instruction");
        return operator;
    }

    /**
     * The lanes that the mnemonic names first: those of the result, or of what is tested, compared or taken apart; null
     * for {@code v128.not} and others to which lanes do not matter, and for all that is no {@link Category#VECTOR}.
     */
    public @Nullable LaneShape shape() {
        return shape;
    }

    /**
     * Whether the instruction works on lanes of this shape: on those that its mnemonic names first; on lanes as wide as
     * what it accesses where it loads, stores or repeats one, and twice as wide where it extends them; on any where
     * lanes do not matter, as for {@code v128.and} and {@code v128.store}. False for what has nothing to do with
     * vectors.
     */
    public boolean isOn(LaneShape lanes) {
        if (shape != null) return lanes == shape;
        return switch (this) {
            case V128_LOAD, V128_STORE, V128_CONST -> true;
            case V128_LOAD8X8_S, V128_LOAD8X8_U -> lanes == I16X8;
            case V128_LOAD16X4_S, V128_LOAD16X4_U -> lanes == I32X4;
            case V128_LOAD32X2_S, V128_LOAD32X2_U -> lanes == I64X2;
            case V128_LOAD8_SPLAT,
                    V128_LOAD16_SPLAT,
                    V128_LOAD32_SPLAT,
                    V128_LOAD64_SPLAT,
                    V128_LOAD32_ZERO,
                    V128_LOAD64_ZERO,
                    V128_LOAD8_LANE,
                    V128_LOAD16_LANE,
                    V128_LOAD32_LANE,
                    V128_LOAD64_LANE,
                    V128_STORE8_LANE,
                    V128_STORE16_LANE,
                    V128_STORE32_LANE,
                    V128_STORE64_LANE -> lanes.bits() == 8 * accessBytes;
            default -> category == Category.VECTOR;
        };
    }

    /** The feature that brought this instruction; an immediate may need a further one. */
    public Feature feature() {
        return feature;
    }

    public Immediates immediates() {
        return immediates;
    }

    /** The number of bytes that the instruction reads or writes in memory, or 0. */
    public int accessBytes() {
        return accessBytes;
    }

    /**
     * The binary logarithm of {@link #accessBytes}: the greatest alignment hint allowed, and for atomic instructions
     * the only one.
     */
    public int naturalAlignment() {
        return Integer.numberOfTrailingZeros(accessBytes);
    }

    /**
     * The number of lanes that a lane index selects from: 16 for {@code i8x16.extract_lane_s}, 4 for
     * {@code v128.load32_lane}; else 0.
     */
    public int lanes() {
        return switch (immediates) {
            case MEMARG_LANE -> 16 / accessBytes;
            case LANE_INDEX -> shape == null ? 0 : shape.lanes();
            default -> 0;
        };
    }

    /** The type as written in the table, {@code "at i32 ->"}: for documentation. */
    public String typeText() {
        return typeText;
    }

    /** Whether {@link #type()} exists: the type depends on nothing but the address type. */
    public boolean hasType() {
        // racing threads find the same
        if (hasType == 0) hasType = (byte) (InstructionType.isFixed(typeText) ? 1 : -1);
        return hasType > 0;
    }

    /**
     * The type, with 32-bit addresses.
     *
     * @throws IllegalStateException if there is none; see {@link #hasType}
     */
    public FuncType type() {
        return type(AddressType.I32);
    }

    /**
     * The type, for a memory or table with these addresses.
     *
     * @throws IllegalStateException if there is none; see {@link #hasType}
     */
    public FuncType type(AddressType addresses) {
        // Racing threads parse the same text to equal, immutable values: no lock is needed.
        FuncType known = addresses == AddressType.I32 ? type32 : type64;
        if (known == null) {
            known = InstructionType.parse(typeText, addresses);
            if (addresses == AddressType.I32) {
                type32 = known;
            } else {
                type64 = known;
            }
        }
        return known;
    }

    /** Whether this is an instruction with a {@linkplain Operator#isCommutative commutative operator}. */
    public boolean isCommutative() {
        return operator != null && operator.isCommutative();
    }

    /**
     * The comparison of scalars that holds where this one does not; null if this is none, or orders floats: with a NaN
     * neither would hold.
     */
    public @Nullable Opcode inverse() {
        return switch (this) {
            case I32_EQ -> I32_NE;
            case I32_NE -> I32_EQ;
            case I32_LT_S -> I32_GE_S;
            case I32_LT_U -> I32_GE_U;
            case I32_GT_S -> I32_LE_S;
            case I32_GT_U -> I32_LE_U;
            case I32_LE_S -> I32_GT_S;
            case I32_LE_U -> I32_GT_U;
            case I32_GE_S -> I32_LT_S;
            case I32_GE_U -> I32_LT_U;
            case I64_EQ -> I64_NE;
            case I64_NE -> I64_EQ;
            case I64_LT_S -> I64_GE_S;
            case I64_LT_U -> I64_GE_U;
            case I64_GT_S -> I64_LE_S;
            case I64_GT_U -> I64_LE_U;
            case I64_LE_S -> I64_GT_S;
            case I64_LE_U -> I64_GT_U;
            case I64_GE_S -> I64_LT_S;
            case I64_GE_U -> I64_LT_U;
            case F32_EQ -> F32_NE;
            case F32_NE -> F32_EQ;
            case F64_EQ -> F64_NE;
            case F64_NE -> F64_EQ;
            default -> null;
        };
    }

    /** Whether this is a scalar numeric instruction that {@linkplain Operator#canTrap traps} for some operands. */
    public boolean canTrap() {
        return operator != null && operator.canTrap();
    }

    /** {@linkplain Operator#traps Why} it traps, a scalar numeric instruction, for some operands. */
    public Set<Trap> traps() {
        return operator == null ? Set.of() : operator.traps();
    }

    /**
     * Whether an exception may come out of it that a {@code try_table} around it can catch: calls and what throws, but
     * no tail calls, which leave the function first.
     */
    public boolean canThrow() {
        return switch (this) {
            case CALL,
                    CALL_INDIRECT,
                    CALL_REF,
                    THROW,
                    THROW_REF,
                    RETHROW,
                    RESUME,
                    RESUME_THROW,
                    RESUME_THROW_REF,
                    SUSPEND,
                    SWITCH -> true;
            default -> false;
        };
    }

    /** Whether a matching {@code end} follows: block, loop, if, try_table; or, of try, a delegate. */
    public boolean opensBlock() {
        return immediates == Immediates.BLOCK_TYPE || immediates == Immediates.BLOCK_CATCHES;
    }

    /** Whether what follows in the same block is never reached from here: its type ends in a free {@code t2*}. */
    public boolean isUnconditional() {
        return switch (this) {
            case UNREACHABLE,
                    BR,
                    BR_TABLE,
                    RETURN,
                    THROW,
                    THROW_REF,
                    RETHROW,
                    RETURN_CALL,
                    RETURN_CALL_INDIRECT,
                    RETURN_CALL_REF -> true;
            default -> false;
        };
    }

    /** The instruction with this single byte, or null. */
    public static @Nullable Opcode of(int code) {
        return code >= 0 && code < 0x100 ? ByCode.SINGLE[code] : null;
    }

    /** The instruction with this number after this prefix byte, or null. */
    public static @Nullable Opcode of(int prefix, int number) {
        int index = prefix - ByCode.FIRST_PREFIX;
        if (index < 0 || index >= ByCode.PREFIXED.length || number < 0 || number >= ByCode.NUMBERS) {
            return null;
        }
        return ByCode.PREFIXED[index][number];
    }

    /** Whether an opcode number follows this byte. */
    public static boolean isPrefix(int code) {
        return code >= ByCode.FIRST_PREFIX && code < ByCode.FIRST_PREFIX + 4;
    }

    /**
     * The instruction with this mnemonic, or null. Where the text format has one mnemonic for two opcodes, the one
     * without a written type ({@code select}) or without null ({@code ref.test}, {@code ref.cast}).
     */
    public static @Nullable Opcode named(String mnemonic) {
        return ByName.MAP.get(mnemonic);
    }

    @Override
    public String toString() {
        return mnemonic;
    }

    private static final class ByCode {
        static final int FIRST_PREFIX = 0xFB;
        /** More than the greatest number after a prefix. */
        static final int NUMBERS = 0x114;

        static final @Nullable Opcode[] SINGLE = new Opcode[0x100];
        static final @Nullable Opcode[][] PREFIXED = new Opcode[4][NUMBERS];

        static {
            for (Opcode opcode : values()) {
                if (opcode.prefix() == 0) {
                    SINGLE[opcode.code] = opcode;
                } else {
                    PREFIXED[opcode.prefix() - FIRST_PREFIX][opcode.number()] = opcode;
                }
            }
        }
    }

    private static final class ByName {
        static final Map<String, Opcode> MAP = new HashMap<>(2048);

        static {
            for (Opcode opcode : values()) {
                MAP.putIfAbsent(opcode.mnemonic, opcode);
            }
        }
    }
}
