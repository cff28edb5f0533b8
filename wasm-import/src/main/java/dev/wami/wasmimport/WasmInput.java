package dev.wami.wasmimport;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.DecodeResult;
import dev.wami.wasmbinary.WasmError;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.Feature;
import java.util.Optional;
import java.util.Set;

/** Decodes and validates WebAssembly binaries; what is wrong is reported at its offset. */
public final class WasmInput {
    private WasmInput() {}

    /**
     * The module in {@code bytes} if it is valid and uses nothing but {@code features}; otherwise empty, after a
     * report.
     *
     * @param file the name for locations
     */
    public static Optional<WasmModule> read(byte[] bytes, String file, Set<Feature> features, Diagnostics diagnostics) {
        return decode(bytes, file, features, diagnostics).flatMap(DecodeResult::module);
    }

    /** The same with where the instructions were. */
    static Optional<DecodeResult> decode(byte[] bytes, String file, Set<Feature> features, Diagnostics diagnostics) {
        DecodeResult decoded = BinaryDecoder.decode(bytes);
        boolean valid = true;
        for (WasmError e : decoded.validate(features)) {
            String subject = e.subject().isEmpty() ? "" : e.subject() + ": ";
            diagnostics.error(Location.inBinary(file, Math.max(0, e.offset())), "%s", subject + e.message());
            valid = false;
        }
        return valid ? Optional.of(decoded) : Optional.empty();
    }
}
