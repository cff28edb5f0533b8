package dev.wami.tools;

import java.util.Locale;

/**
 * Where a compile stops. Each stage up to {@link #WASM} is text, which {@code wami opt} reads; what is behind it is for
 * others.
 */
public enum EmitStage implements OutputForm {
    /** Standard MLIR, optimised and with what it needs of the runtime library: what goes into the conversions. */
    STD(".std.mlir"),
    /** WebAssembly in SSA form. */
    SSAWASM(".ssawasm.mlir"),
    /** The same with locals introduced, so that every operand is on the stack in order. */
    SSAWASM_LOCALS(".ssawasm-locals.mlir"),
    /** The stack machine as a dialect. */
    WASM(".wasm.mlir"),
    /** WebAssembly's text format. */
    WAT(".wat"),
    /** A relocatable object for wasm-ld. */
    OBJ(".o"),
    /** WebAssembly's binary format. */
    BIN(".wasm"),
    /** An ES module that calls the binary beside it or in it, with declarations in TypeScript. */
    JS(".mjs"),
    /** A header for C of what an object defines and needs. */
    C_HEADER(".h");

    private final String extension;

    EmitStage(String extension) {
        this.extension = extension;
    }

    @Override
    public String extension() {
        return extension;
    }

    @Override
    public boolean isText() {
        return this != BIN && this != OBJ && this != JS;
    }

    /** As options spell it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
