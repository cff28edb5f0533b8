package dev.wami.wasmimport;

import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassSource;
import dev.wami.wasmimport.nativecode.NamesToSymbols;
import dev.wami.wasmimport.nativecode.WasmToNative;
import dev.wami.wasmimport.recognize.RecognizeWasm;
import dev.wami.wasmimport.wasmssatostd.WasmSsaToStd;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The passes from {@code wasmssa} to standard MLIR, and what recognises their output on the way back, by name. */
public final class ImportPasses implements PassSource {
    @Override
    public @Nullable Pass create(String name) {
        return switch (name) {
            case "wasmssa-to-std", "convert-wasm-to-standard" -> new WasmSsaToStd(name);
            case "recognize-wasm" -> new RecognizeWasm();
            case "wasm-to-native" -> new WasmToNative();
            case "wasm-names-to-symbols" -> new NamesToSymbols();
            default -> null;
        };
    }

    @Override
    public List<String> names() {
        return List.of(
                "wasmssa-to-std",
                "convert-wasm-to-standard",
                "recognize-wasm",
                "wasm-to-native",
                "wasm-names-to-symbols");
    }
}
