package dev.wami.tools;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirPrinter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A program as the bytes of an output file. */
final class Emission {
    private Emission() {}

    /** {@code module}, which is at the stage that {@code options} ask for; null after a report. */
    static byte @Nullable [] emit(Operation module, CompileOptions options, Diagnostics diagnostics) {
        return switch (options.emit()) {
            case STD, SSAWASM, SSAWASM_LOCALS, WASM -> MlirPrinter.print(module).getBytes(StandardCharsets.UTF_8);
            case WAT, BIN -> throw new UnsupportedOperationException("wasm-emit");
        };
    }
}
