package dev.wami.wasmimport;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.builtin.ModuleOp;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.CodeLayout;
import dev.wami.wasmbinary.DecodeResult;
import dev.wami.wasmbinary.dwarf.DebugSections;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Level;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** From the bytes of a Wasm module to the {@code wasmssa} dialect. Upstream: mlir-translate --import-wasm. */
public final class WasmImport {
    private WasmImport() {}

    /** What an imported module may use. */
    public static Set<Feature> features() {
        EnumSet<Feature> features = EnumSet.copyOf(Feature.upTo(Level.WASM_3_0));
        features.add(Feature.CUSTOM_PAGE_SIZES);
        features.add(Feature.THREADS);
        features.add(Feature.WIDE_ARITHMETIC);
        features.add(Feature.STACK_SWITCHING);
        features.add(Feature.COMPACT_IMPORTS);
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
        return reader(bytes, file, diagnostics).map(ModuleImport::read).orElse(null);
    }

    /** What reads the module in {@code bytes}, which is valid; empty after a report. */
    static Optional<ModuleImport> reader(byte[] bytes, String file, Diagnostics diagnostics) {
        EnumSet<Feature> used = EnumSet.noneOf(Feature.class);
        return WasmInput.decode(bytes, file, features(), used, diagnostics)
                .map(decoded -> new ModuleImport(
                        decoded.module().orElseThrow(),
                        decoded,
                        used,
                        layout(bytes, decoded),
                        WasmInput.locations(bytes, file)));
    }

    /** Where the code is, if debug information of the binary counts from there. */
    private static @Nullable CodeLayout layout(byte[] bytes, DecodeResult decoded) {
        boolean debug = decoded.module().orElseThrow().customs().stream().anyMatch(DebugSections::isDebug);
        return debug && BinaryDecoder.isBinary(bytes) ? CodeLayout.of(bytes) : null;
    }
}
