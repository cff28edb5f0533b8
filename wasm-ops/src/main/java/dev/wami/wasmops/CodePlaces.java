package dev.wami.wasmops;

/**
 * Discardable attributes that say where code was in the file that it comes from, of modules with debug information,
 * whose addresses are such places. Where an instruction was is its location.
 */
public final class CodePlaces {
    /** On a module: where the content of the code section began and ended, two i32. */
    public static final String CODE = "wasm.code";

    /** On a function: where its body began and ended, two i32. */
    public static final String BODY = "wasm.body";

    private CodePlaces() {}
}
