package dev.wami.wasmspec;

import static dev.wami.wasmspec.Category.*;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The operator of a numeric or vector instruction: {@code ADD} of {@code i32.add}, {@code f64.add} and
 * {@code i8x16.add}. Which instruction it is on which type says {@link Opcode#operator}, a column of the instruction
 * table. Source: the specification's unop, binop, testop, relop and cvtop (2.4.2), and those of vectors (2.4.3).
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
    REINTERPRET_I64("reinterpret_i64", CONVERT),

    // of vectors only
    ANY_TRUE("any_true", TEST),
    ALL_TRUE("all_true", TEST),
    /** The signs of the lanes, that of lane 0 in the lowest bit. */
    BITMASK("bitmask", TEST),
    NOT("not", UNARY),
    ANDNOT("andnot", BINARY),
    ADD_SAT_S("add_sat_s", BINARY),
    ADD_SAT_U("add_sat_u", BINARY),
    SUB_SAT_S("sub_sat_s", BINARY),
    SUB_SAT_U("sub_sat_u", BINARY),
    MIN_S("min_s", BINARY),
    MIN_U("min_u", BINARY),
    MAX_S("max_s", BINARY),
    MAX_U("max_u", BINARY),
    AVGR_U("avgr_u", BINARY),
    Q15MULR_SAT_S("q15mulr_sat_s", BINARY),
    PMIN("pmin", BINARY),
    PMAX("pmax", BINARY),
    SWIZZLE("swizzle", BINARY),
    RELAXED_SWIZZLE("relaxed_swizzle", BINARY),
    RELAXED_MIN("relaxed_min", BINARY),
    RELAXED_MAX("relaxed_max", BINARY),
    RELAXED_Q15MULR_S("relaxed_q15mulr_s", BINARY),
    BITSELECT("bitselect", TERNARY),
    RELAXED_MADD("relaxed_madd", TERNARY),
    RELAXED_NMADD("relaxed_nmadd", TERNARY),
    RELAXED_LANESELECT("relaxed_laneselect", TERNARY),
    EXTEND_LOW_I8X16_S("extend_low_i8x16_s", CONVERT, LaneShape.I8X16),
    EXTEND_LOW_I8X16_U("extend_low_i8x16_u", CONVERT, LaneShape.I8X16),
    EXTEND_HIGH_I8X16_S("extend_high_i8x16_s", CONVERT, LaneShape.I8X16),
    EXTEND_HIGH_I8X16_U("extend_high_i8x16_u", CONVERT, LaneShape.I8X16),
    EXTEND_LOW_I16X8_S("extend_low_i16x8_s", CONVERT, LaneShape.I16X8),
    EXTEND_LOW_I16X8_U("extend_low_i16x8_u", CONVERT, LaneShape.I16X8),
    EXTEND_HIGH_I16X8_S("extend_high_i16x8_s", CONVERT, LaneShape.I16X8),
    EXTEND_HIGH_I16X8_U("extend_high_i16x8_u", CONVERT, LaneShape.I16X8),
    EXTEND_LOW_I32X4_S("extend_low_i32x4_s", CONVERT, LaneShape.I32X4),
    EXTEND_LOW_I32X4_U("extend_low_i32x4_u", CONVERT, LaneShape.I32X4),
    EXTEND_HIGH_I32X4_S("extend_high_i32x4_s", CONVERT, LaneShape.I32X4),
    EXTEND_HIGH_I32X4_U("extend_high_i32x4_u", CONVERT, LaneShape.I32X4),
    EXTADD_PAIRWISE_I8X16_S("extadd_pairwise_i8x16_s", CONVERT, LaneShape.I8X16),
    EXTADD_PAIRWISE_I8X16_U("extadd_pairwise_i8x16_u", CONVERT, LaneShape.I8X16),
    EXTADD_PAIRWISE_I16X8_S("extadd_pairwise_i16x8_s", CONVERT, LaneShape.I16X8),
    EXTADD_PAIRWISE_I16X8_U("extadd_pairwise_i16x8_u", CONVERT, LaneShape.I16X8),
    TRUNC_SAT_F32X4_S("trunc_sat_f32x4_s", CONVERT, LaneShape.F32X4),
    TRUNC_SAT_F32X4_U("trunc_sat_f32x4_u", CONVERT, LaneShape.F32X4),
    TRUNC_SAT_F64X2_S_ZERO("trunc_sat_f64x2_s_zero", CONVERT, LaneShape.F64X2),
    TRUNC_SAT_F64X2_U_ZERO("trunc_sat_f64x2_u_zero", CONVERT, LaneShape.F64X2),
    CONVERT_I32X4_S("convert_i32x4_s", CONVERT, LaneShape.I32X4),
    CONVERT_I32X4_U("convert_i32x4_u", CONVERT, LaneShape.I32X4),
    CONVERT_LOW_I32X4_S("convert_low_i32x4_s", CONVERT, LaneShape.I32X4),
    CONVERT_LOW_I32X4_U("convert_low_i32x4_u", CONVERT, LaneShape.I32X4),
    DEMOTE_F64X2_ZERO("demote_f64x2_zero", CONVERT, LaneShape.F64X2),
    PROMOTE_LOW_F32X4("promote_low_f32x4", CONVERT, LaneShape.F32X4),
    RELAXED_TRUNC_F32X4_S("relaxed_trunc_f32x4_s", CONVERT, LaneShape.F32X4),
    RELAXED_TRUNC_F32X4_U("relaxed_trunc_f32x4_u", CONVERT, LaneShape.F32X4),
    RELAXED_TRUNC_F64X2_S_ZERO("relaxed_trunc_f64x2_s_zero", CONVERT, LaneShape.F64X2),
    RELAXED_TRUNC_F64X2_U_ZERO("relaxed_trunc_f64x2_u_zero", CONVERT, LaneShape.F64X2),
    NARROW_I16X8_S("narrow_i16x8_s", COMBINE, LaneShape.I16X8),
    NARROW_I16X8_U("narrow_i16x8_u", COMBINE, LaneShape.I16X8),
    NARROW_I32X4_S("narrow_i32x4_s", COMBINE, LaneShape.I32X4),
    NARROW_I32X4_U("narrow_i32x4_u", COMBINE, LaneShape.I32X4),
    EXTMUL_LOW_I8X16_S("extmul_low_i8x16_s", COMBINE, LaneShape.I8X16),
    EXTMUL_LOW_I8X16_U("extmul_low_i8x16_u", COMBINE, LaneShape.I8X16),
    EXTMUL_HIGH_I8X16_S("extmul_high_i8x16_s", COMBINE, LaneShape.I8X16),
    EXTMUL_HIGH_I8X16_U("extmul_high_i8x16_u", COMBINE, LaneShape.I8X16),
    EXTMUL_LOW_I16X8_S("extmul_low_i16x8_s", COMBINE, LaneShape.I16X8),
    EXTMUL_LOW_I16X8_U("extmul_low_i16x8_u", COMBINE, LaneShape.I16X8),
    EXTMUL_HIGH_I16X8_S("extmul_high_i16x8_s", COMBINE, LaneShape.I16X8),
    EXTMUL_HIGH_I16X8_U("extmul_high_i16x8_u", COMBINE, LaneShape.I16X8),
    EXTMUL_LOW_I32X4_S("extmul_low_i32x4_s", COMBINE, LaneShape.I32X4),
    EXTMUL_LOW_I32X4_U("extmul_low_i32x4_u", COMBINE, LaneShape.I32X4),
    EXTMUL_HIGH_I32X4_S("extmul_high_i32x4_s", COMBINE, LaneShape.I32X4),
    EXTMUL_HIGH_I32X4_U("extmul_high_i32x4_u", COMBINE, LaneShape.I32X4),
    DOT_I16X8_S("dot_i16x8_s", COMBINE, LaneShape.I16X8),
    RELAXED_DOT_I8X16_I7X16_S("relaxed_dot_i8x16_i7x16_s", COMBINE, LaneShape.I8X16),
    RELAXED_DOT_I8X16_I7X16_ADD_S("relaxed_dot_i8x16_i7x16_add_s", ACCUMULATE, LaneShape.I8X16),
    SPLAT("splat", BROADCAST),
    EXTRACT_LANE("extract_lane", EXTRACT),
    EXTRACT_LANE_S("extract_lane_s", EXTRACT),
    EXTRACT_LANE_U("extract_lane_u", EXTRACT),
    REPLACE_LANE("replace_lane", REPLACE);

    private final String mnemonic;
    private final Category category;
    private final @Nullable LaneShape source;

    Operator(String mnemonic, Category category) {
        this.mnemonic = mnemonic;
        this.category = category;
        this.source = null;
    }

    Operator(String mnemonic, Category category, LaneShape source) {
        this.mnemonic = mnemonic;
        this.category = category;
        this.source = source;
    }

    /** The mnemonic of its instructions without their type: {@code add}, {@code trunc_f32_s}. */
    public String mnemonic() {
        return mnemonic;
    }

    /**
     * The shape of its instructions: how many operands, and of which types the operands and the result are. On vectors
     * a comparison gives a vector, and the count of a shift is an i32.
     */
    public Category category() {
        return category;
    }

    /** The shape of the operands that the name says, where it is not that of the result; else null. */
    public @Nullable LaneShape source() {
        return source;
    }

    /**
     * Whether swapping the two operands changes no bit of the result. Combining two vectors is not said to be so, and
     * relaxed instructions never are: an engine may choose by the place of an operand.
     */
    public boolean isCommutative() {
        return switch (this) {
            case ADD, MUL, AND, OR, XOR, MIN, MAX, EQ, NE -> true;
            case ADD_SAT_S, ADD_SAT_U, MIN_S, MIN_U, MAX_S, MAX_U, AVGR_U, Q15MULR_SAT_S -> true;
            default -> false;
        };
    }

    private static final Set<Trap> NEVER = Set.of();
    private static final Set<Trap> OF_REMAINDER = Set.of(Trap.INTEGER_DIVIDE_BY_ZERO);
    private static final Set<Trap> OF_DIVISION = Set.of(Trap.INTEGER_DIVIDE_BY_ZERO, Trap.INTEGER_OVERFLOW);
    private static final Set<Trap> OF_CONVERSION = Set.of(Trap.INVALID_CONVERSION_TO_INTEGER, Trap.INTEGER_OVERFLOW);

    /**
     * Why its instructions trap for some operands: integer division and remainder, and conversions to an integer that
     * do not saturate. Source: the specification, section 4.3.2 and 4.3.4.
     */
    public Set<Trap> traps() {
        return switch (this) {
            case DIV_S -> OF_DIVISION;
            case DIV_U, REM_S, REM_U -> OF_REMAINDER;
            case TRUNC_F32_S, TRUNC_F32_U, TRUNC_F64_S, TRUNC_F64_U -> OF_CONVERSION;
            default -> NEVER;
        };
    }

    /** Whether its instructions trap for some operands. */
    public boolean canTrap() {
        return !traps().isEmpty();
    }

    @Override
    public String toString() {
        return mnemonic;
    }
}
