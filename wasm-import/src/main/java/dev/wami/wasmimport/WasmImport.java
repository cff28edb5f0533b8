package dev.wami.wasmimport;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.builtin.ModuleOp;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Level;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** From the bytes of a Wasm module to the {@code wasmssa} dialect. Upstream: mlir-translate --import-wasm. */
public final class WasmImport {
    private WasmImport() {}

    /** What an imported module may use. */
    public static Set<Feature> features() {
        EnumSet<Feature> features = EnumSet.copyOf(Feature.upTo(Level.WASM_2_0));
        features.add(Feature.RELAXED_SIMD);
        features.add(Feature.EXTENDED_CONST);
        features.add(Feature.MULTI_MEMORY);
        features.add(Feature.TAIL_CALL);
        features.add(Feature.MEMORY64);
        features.add(Feature.CUSTOM_PAGE_SIZES);
        features.add(Feature.THREADS);
        features.add(Feature.WIDE_ARITHMETIC);
        return Collections.unmodifiableSet(features);
    }

    /**
     * The module in {@code bytes}, binary or text, or null after a report. It is decoded and validated first; what it
     * uses beyond {@link #features} is an error that names it. The location of an operation is its position in the
     * file, {@code "file.wasm":0:42}, or of text its line and column, {@code "file.wat":3:5}.
     *
     * @param file the name for locations
     */
    public static @Nullable ModuleOp read(byte[] bytes, String file, Diagnostics diagnostics) {
        return WasmInput.decode(bytes, file, features(), diagnostics)
                .map(decoded -> new ModuleImport(
                                decoded.module().orElseThrow(), decoded, WasmInput.locations(bytes, file))
                        .read())
                .orElse(null);
    }
}
