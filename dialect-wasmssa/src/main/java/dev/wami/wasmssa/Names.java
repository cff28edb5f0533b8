package dev.wami.wasmssa;

/** Discardable attributes that keep what a module says beside its meaning. */
public final class Names {
    /**
     * The name that the name section gives: on the module, its definitions and segments, on locals, parameters, and
     * structured instructions (their label). A string.
     */
    public static final String NAME = "wasmssa.name";

    /**
     * On a module: its function types in the order of its type section, if that is not the order of their first use.
     */
    public static final String TYPES = "wasmssa.types";

    /**
     * On a module whose types have names: before which of them recursion groups of no type stand, by their index. An
     * array of i32.
     */
    public static final String EMPTY_GROUPS = "wasmssa.empty_groups";

    /** On a module: the names of its exports in their order, if that is not the order of the operations. */
    public static final String EXPORTS = "wasmssa.exports";

    /** On a module: that it says how many data segments there are although no instruction needs it. A unit. */
    public static final String DATA_COUNT = "wasmssa.data_count";

    /**
     * On a module of standard MLIR: the custom sections that it had, but for those about places in its code, which are
     * others now. An array of arrays of three strings: name, bytes, and the section it comes after.
     */
    public static final String CUSTOM_SECTIONS = "wasmssa.custom_sections";

    /** On a call of standard MLIR whose results are returned at once: that it was a tail call of Wasm. A unit. */
    public static final String TAIL_CALL = "wasm.tail_call";

    /** On a call of standard MLIR: that what it throws is caught by the call that follows. A unit. */
    public static final String TRIED = "wasm.tried";

    /** What the symbol of a function has behind its name where the name is that of what exceptions do not leave. */
    public static final String THROWS = ".throws";

    private Names() {}
}
