package dev.wami.wasmspec;

/**
 * What kind of instruction an {@link Opcode} is: the specification's sections, with the scalar numeric ones split by
 * shape, which is the category of their {@link Operator}.
 */
public enum Category {
    CONTROL,
    PARAMETRIC,
    /** Locals and globals. */
    VARIABLE,
    TABLE,
    /** Size, growth and bulk operations of memories and data segments. */
    MEMORY,
    /** Reads memory, also into one lane of a vector. */
    LOAD,
    /** Writes memory, also from one lane of a vector. */
    STORE,
    CONST,
    /** {@code [t] -> [t]}; the specification's unop, sign extension included. */
    UNARY,
    /** {@code [t t] -> [t]}; the specification's binop. */
    BINARY,
    /** {@code [t] -> [i32]}; the specification's testop. */
    TEST,
    /** {@code [t t] -> [i32]}; the specification's relop. */
    COMPARE,
    /** {@code [t1] -> [t2]}; the specification's cvtop. */
    CONVERT,
    /** {@code [v v v] -> [v]}; of operators on vectors only, as all up to {@link #REPLACE}: vvternop, vternop. */
    TERNARY,
    /** {@code [v v] -> [v']} of other lanes: vextbinop and narrowing. */
    COMBINE,
    /** {@code [v v v'] -> [v']}: vextternop. */
    ACCUMULATE,
    /** {@code [t] -> [v]}, all lanes alike. */
    BROADCAST,
    /** {@code [v] -> [t]} of one lane, an immediate. */
    EXTRACT,
    /** {@code [v t] -> [v]}, one lane, an immediate. */
    REPLACE,
    /** 128-bit integers as pairs of i64. */
    WIDE,
    REFERENCE,
    /** Structures and arrays. */
    AGGREGATE,
    /** Operates on v128 without touching memory; the operator has its shape, except for {@code i8x16.shuffle}. */
    VECTOR,
    ATOMIC;

    /** Whether {@link Numeric} evaluates the instructions of this category. */
    public boolean isScalarNumeric() {
        return this == UNARY || this == BINARY || this == TEST || this == COMPARE || this == CONVERT;
    }
}
