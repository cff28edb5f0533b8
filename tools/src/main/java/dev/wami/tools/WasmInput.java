package dev.wami.tools;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.DecodeResult;
import dev.wami.wasmbinary.WasmError;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.Feature;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads WebAssembly binaries: decoded and valid, or reported with the offset of what is wrong. */
public final class WasmInput {
    private WasmInput() {}

    /** The valid module in {@code source}; null after a report. */
    public static @Nullable WasmModule read(SourceFile source, Set<Feature> features, Diagnostics diagnostics) {
        DecodeResult decoded = BinaryDecoder.decode(source.bytes());
        List<WasmError> errors = decoded.validate(features);
        for (WasmError e : errors) diagnostics.error(Location.of(source.name(), 0, 0), e.toString());
        return errors.isEmpty() ? decoded.module().orElseThrow() : null;
    }
}
