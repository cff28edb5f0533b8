package dev.wami.tools;

import java.util.Locale;

/** Where a compile stops. Each stage but the last two is text, which {@code wami opt} reads (but for WAT). */
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
    BIN(".wasm");

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
        return this != BIN && this != OBJ;
    }

    /** As options spell it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
