package dev.wami.tools;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.FileMetadata;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.NestingLimit;
import dev.wami.core.text.PrintOptions;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.wat.WatPrinter;
import dev.wami.wasmemit.WasmEmitter;
import dev.wami.wasmops.CodePlaces;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A program as the bytes of an output file. */
final class Emission {
    private Emission() {}

    /** {@code module}, which is at the stage that {@code options} ask for; null after a report. */
    static byte @Nullable [] emit(Operation module, CompileOptions options, Diagnostics diagnostics) {
        return switch (options.emit()) {
            case STD, SSAWASM, SSAWASM_LOCALS, WASM -> NestingLimit.isKept(module, diagnostics) ? text(module) : null;
            case WAT -> {
                WasmModule made = emitter(options).translate(module, diagnostics);
                yield made == null ? null : utf8(WatPrinter.print(made));
            }
            case OBJ -> emitter(options).toObject(module, diagnostics);
            case BIN, JS -> emitter(options).toBinary(module, diagnostics);
            case C_HEADER -> throw new IllegalArgumentException("a header is made of what is not lowered");
        };
    }

    static WasmEmitter emitter(CompileOptions options) {
        boolean packs = options.level().atLeast(OptLevel.O1);
        return new WasmEmitter(options.features(), options.names(), options.labelNames(), packs);
    }

    /** {@code module} as MLIR, with locations if debug information counts on them. */
    static byte[] text(Operation module) {
        PrintOptions options = PrintOptions.DEFAULT.withDebugInfo(module.hasAttribute(CodePlaces.CODE));
        return MlirPrinter.printBytes(module, options, FileMetadata.NONE).toByteArray();
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
