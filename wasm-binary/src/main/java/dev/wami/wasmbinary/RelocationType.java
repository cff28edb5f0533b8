package dev.wami.wasmbinary;

/** What a linker writes at a place, and how (tool-conventions, Linking.md: relocation sections). */
enum RelocationType {
    FUNCTION_INDEX_LEB(0),
    TABLE_INDEX_SLEB(1),
    MEMORY_ADDR_SLEB(4),
    TYPE_INDEX_LEB(6),
    GLOBAL_INDEX_LEB(7),
    TAG_INDEX_LEB(10),
    TABLE_NUMBER_LEB(20);

    private final int code;

    RelocationType(int code) {
        this.code = code;
    }

    int code() {
        return code;
    }

    /** Whether something is added to the symbol's address. */
    boolean hasAddend() {
        return this == MEMORY_ADDR_SLEB;
    }
}
