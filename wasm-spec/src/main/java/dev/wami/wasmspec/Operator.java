package dev.wami.wasmspec;

import static dev.wami.wasmspec.Category.*;

/**
 * The operator of a scalar numeric instruction: {@code ADD} of {@code i32.add}, {@code i64.add}, {@code f32.add} and
 * {@code f64.add}. Which instruction it is on which type says {@link Opcode#operator}, a column of the instruction
 * table. Source: the specification's unop, binop, testop, relop and cvtop (2.4.2).
 */
public enum Operator {
    EQZ("eqz", TEST),

    EQ("eq", COMPARE),
    NE("ne", COMPARE),
    /** Less and greater without a sign in the name are those of floats. */
    LT("lt", COMPARE),
    LT_S("lt_s", COMPARE),
    LT_U("lt_u", COMPARE),
    GT("gt", COMPARE),
    GT_S("gt_s", COMPARE),
    GT_U("gt_u", COMPARE),
    LE("le", COMPARE),
    LE_S("le_s", COMPARE),
    LE_U("le_u", COMPARE),
    GE("ge", COMPARE),
    GE_S("ge_s", COMPARE),
    GE_U("ge_u", COMPARE),

    CLZ("clz", UNARY),
    CTZ("ctz", UNARY),
    POPCNT("popcnt", UNARY),
    EXTEND8_S("extend8_s", UNARY),
    EXTEND16_S("extend16_s", UNARY),
    EXTEND32_S("extend32_s", UNARY),
    ABS("abs", UNARY),
    NEG("neg", UNARY),
    CEIL("ceil", UNARY),
    FLOOR("floor", UNARY),
    TRUNC("trunc", UNARY),
    NEAREST("nearest", UNARY),
    SQRT("sqrt", UNARY),

    ADD("add", BINARY),
    SUB("sub", BINARY),
    MUL("mul", BINARY),
    /** Of floats. */
    DIV("div", BINARY),
    DIV_S("div_s", BINARY),
    DIV_U("div_u", BINARY),
    REM_S("rem_s", BINARY),
    REM_U("rem_u", BINARY),
    AND("and", BINARY),
    OR("or", BINARY),
    XOR("xor", BINARY),
    SHL("shl", BINARY),
    SHR_S("shr_s", BINARY),
    SHR_U("shr_u", BINARY),
    ROTL("rotl", BINARY),
    ROTR("rotr", BINARY),
    MIN("min", BINARY),
    MAX("max", BINARY),
    COPYSIGN("copysign", BINARY),

    WRAP_I64("wrap_i64", CONVERT),
    EXTEND_I32_S("extend_i32_s", CONVERT),
    EXTEND_I32_U("extend_i32_u", CONVERT),
    TRUNC_F32_S("trunc_f32_s", CONVERT),
    TRUNC_F32_U("trunc_f32_u", CONVERT),
    TRUNC_F64_S("trunc_f64_s", CONVERT),
    TRUNC_F64_U("trunc_f64_u", CONVERT),
    TRUNC_SAT_F32_S("trunc_sat_f32_s", CONVERT),
    TRUNC_SAT_F32_U("trunc_sat_f32_u", CONVERT),
    TRUNC_SAT_F64_S("trunc_sat_f64_s", CONVERT),
    TRUNC_SAT_F64_U("trunc_sat_f64_u", CONVERT),
    CONVERT_I32_S("convert_i32_s", CONVERT),
    CONVERT_I32_U("convert_i32_u", CONVERT),
    CONVERT_I64_S("convert_i64_s", CONVERT),
    CONVERT_I64_U("convert_i64_u", CONVERT),
    DEMOTE_F64("demote_f64", CONVERT),
    PROMOTE_F32("promote_f32", CONVERT),
    REINTERPRET_F32("reinterpret_f32", CONVERT),
    REINTERPRET_F64("reinterpret_f64", CONVERT),
    REINTERPRET_I32("reinterpret_i32", CONVERT),
    REINTERPRET_I64("reinterpret_i64", CONVERT);

    private final String mnemonic;
    private final Category category;

    Operator(String mnemonic, Category category) {
        this.mnemonic = mnemonic;
        this.category = category;
    }

    /** The mnemonic of its instructions without their type: {@code add}, {@code trunc_f32_s}. */
    public String mnemonic() {
        return mnemonic;
    }

    /** The shape of its instructions: how many operands, and of which types the operands and the result are. */
    public Category category() {
        return category;
    }

    /** Whether swapping the two operands changes no bit of the result. */
    public boolean isCommutative() {
        return switch (this) {
            case ADD, MUL, AND, OR, XOR, MIN, MAX, EQ, NE -> true;
            default -> false;
        };
    }

    /**
     * Whether its instructions trap for some operands: integer division and remainder, and conversions to an integer
     * that do not saturate.
     */
    public boolean canTrap() {
        return switch (this) {
            case DIV_S, DIV_U, REM_S, REM_U, TRUNC_F32_S, TRUNC_F32_U, TRUNC_F64_S, TRUNC_F64_U -> true;
            default -> false;
        };
    }

    @Override
    public String toString() {
        return mnemonic;
    }
}
