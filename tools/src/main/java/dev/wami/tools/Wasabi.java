package dev.wami.tools;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.WatPrinter;
import dev.wami.wasmspec.Feature;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;

/**
 * WebAssembly to MLIR, LLVM IR and text as a library: sources in; bytes and diagnostics out. What is wrong with an input is a diagnostic; an exception
 * is a fault of ours. Thread-safe, and meant to be kept.
 */
public final class Wasabi {

    /** Whether {@code source} is a valid WebAssembly binary that uses nothing but {@code features}; the output has no bytes of its own. */
    public Output validate(SourceFile source, Set<Feature> features) {
        Diagnostics diagnostics = new Diagnostics();
        WasmModule module = WasmInput.read(source, features, diagnostics);
        return module == null ? Output.failed(diagnostics) : new Output(Optional.of(new byte[0]), diagnostics.all());
    }

    /** {@code source}, a valid WebAssembly binary, in the text format. */
    public Output print(SourceFile source) {
        Diagnostics diagnostics = new Diagnostics();
        WasmModule module = WasmInput.read(source, Feature.all(), diagnostics);
        if (module == null) return Output.failed(diagnostics);
        byte[] text = WatPrinter.print(module).getBytes(StandardCharsets.UTF_8);
        return new Output(Optional.of(text), diagnostics.all());
    }
}
