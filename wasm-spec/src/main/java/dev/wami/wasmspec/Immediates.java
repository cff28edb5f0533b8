package dev.wami.wasmspec;

import java.util.List;

/**
 * The immediate arguments of an instruction, in the order of the binary format. Every instruction has one of these
 * shapes, so that a codec, a printer or a validator has one case per shape and none per instruction.
 */
public enum Immediates {
    NONE,
    BLOCK_TYPE(Immediate.BLOCK_TYPE),
    BLOCK_CATCHES(Immediate.BLOCK_TYPE, Immediate.CATCHES),
    LABEL_INDEX(Immediate.LABEL),
    LABEL_INDICES(Immediate.LABELS),
    FUNC_INDEX(Immediate.FUNC),
    TYPE_INDEX(Immediate.TYPE),
    TABLE_INDEX(Immediate.TABLE),
    LOCAL_INDEX(Immediate.LOCAL),
    GLOBAL_INDEX(Immediate.GLOBAL),
    MEMORY_INDEX(Immediate.MEMORY),
    DATA_INDEX(Immediate.DATA),
    ELEM_INDEX(Immediate.ELEM),
    TAG_INDEX(Immediate.TAG),
    LANE_INDEX(Immediate.LANE),
    TYPE_TABLE(Immediate.TYPE, Immediate.TABLE),
    ELEM_TABLE(Immediate.ELEM, Immediate.TABLE),
    /** Target, then source. */
    TABLE_TABLE(Immediate.TABLE, Immediate.TABLE),
    DATA_MEMORY(Immediate.DATA, Immediate.MEMORY),
    /** Target, then source. */
    MEMORY_MEMORY(Immediate.MEMORY, Immediate.MEMORY),
    TYPE_FIELD(Immediate.TYPE, Immediate.FIELD),
    TYPE_COUNT(Immediate.TYPE, Immediate.COUNT),
    TYPE_DATA(Immediate.TYPE, Immediate.DATA),
    TYPE_ELEM(Immediate.TYPE, Immediate.ELEM),
    TYPE_TYPE(Immediate.TYPE, Immediate.TYPE),
    TYPE_TAG(Immediate.TYPE, Immediate.TAG),
    TYPE_HANDLERS(Immediate.TYPE, Immediate.HANDLERS),
    TYPE_TAG_HANDLERS(Immediate.TYPE, Immediate.TAG, Immediate.HANDLERS),
    MEMARG(Immediate.MEMARG),
    MEMARG_LANE(Immediate.MEMARG, Immediate.LANE),
    I32_VALUE(Immediate.I32),
    I64_VALUE(Immediate.I64),
    F32_VALUE(Immediate.F32),
    F64_VALUE(Immediate.F64),
    V128_VALUE(Immediate.V128),
    LANE_INDICES(Immediate.LANES),
    HEAP_TYPE(Immediate.HEAP_TYPE),
    SELECT_TYPES(Immediate.VALUE_TYPES),
    CAST_TARGETS(Immediate.CAST_FLAGS, Immediate.LABEL, Immediate.HEAP_TYPE, Immediate.HEAP_TYPE),
    ORDERING(Immediate.ORDERING);

    private final List<Immediate> kinds;

    Immediates(Immediate... kinds) {
        this.kinds = List.of(kinds);
    }

    /** The immediates one by one. */
    public List<Immediate> kinds() {
        return kinds;
    }

    /** Whether a data segment is among them. */
    public boolean haveData() {
        return this == DATA_INDEX || this == DATA_MEMORY || this == TYPE_DATA;
    }
}
