package dev.wami.tools;

import java.util.Locale;

/** What a WebAssembly module can be turned into. */
public enum ImportForm implements OutputForm {
    /** The dialect {@code wasmssa}, which loses nothing. */
    WASM_MLIR(".wasm.mlir"),
    /** Standard MLIR, made from that, which {@code wami compile} takes back to WebAssembly. */
    STD_MLIR(".std.mlir"),
    /** LLVM IR, made from that, for clang or opt. */
    LLVM_IR(".ll"),
    /** A jar of JVM classes. */
    JVM(".jar");

    private final String extension;

    ImportForm(String extension) {
        this.extension = extension;
    }

    @Override
    public String extension() {
        return extension;
    }

    @Override
    public boolean isText() {
        return this != JVM;
    }

    /** As options spell it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
