package dev.wami.wasmspec;

/** One immediate argument of an instruction. */
public enum Immediate {
    BLOCK_TYPE,
    /** A vector of catch clauses. */
    CATCHES,
    /** A vector of handler clauses of {@code resume}. */
    HANDLERS,
    /** A branch depth. */
    LABEL,
    /** A vector of branch depths, the default last. */
    LABELS,
    FUNC,
    TYPE,
    TABLE,
    LOCAL,
    GLOBAL,
    MEMORY,
    DATA,
    ELEM,
    TAG,
    FIELD,
    /** A number of operands. */
    COUNT,
    /** Alignment, memory and offset. */
    MEMARG,
    I32,
    I64,
    F32,
    F64,
    V128,
    LANE,
    /** Sixteen lane indices. */
    LANES,
    HEAP_TYPE,
    /** A vector of value types. */
    VALUE_TYPES,
    /** Nullability of the source and the target of a branching cast. */
    CAST_FLAGS,
    /** A byte that must be zero: sequentially consistent. */
    ORDERING
}
