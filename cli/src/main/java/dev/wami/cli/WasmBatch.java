package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import org.jspecify.annotations.Nullable;

/** A batch whose inputs are WebAssembly, binary or text. */
abstract class WasmBatch extends Batch {
    private final Console console;

    WasmBatch(Console console, Messages messages) {
        super(console, messages);
        this.console = console;
    }

    @Override
    final @Nullable SourceFile read(String input, Diagnostics diagnostics) {
        return InputFile.wasm(input, console, diagnostics);
    }
}
