package dev.wami.wasmbinary;

/**
 * Bounds on what a module may contain, beyond those of the specification, which lets an implementation set some (A.2).
 * The values are those of the WebAssembly JavaScript interface, which engines share.
 */
final class ImplementationLimits {
    static final int PARAMS = 1_000;
    static final int RESULTS = 1_000;
    static final int LOCALS = 50_000;
    static final int FIELDS = 10_000;
    static final int ARRAY_OPERANDS = 10_000;
    static final int SUBTYPE_DEPTH = 63;

    private ImplementationLimits() {}
}
