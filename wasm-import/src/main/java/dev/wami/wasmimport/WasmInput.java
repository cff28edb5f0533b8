package dev.wami.wasmimport;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.DecodeResult;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.WasmError;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.wat.WatReader;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Opcode;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * Reads and validates WebAssembly, binary or text, which the first bytes tell apart. What is wrong is reported at its
 * offset in a binary, at its line and column in a text.
 */
public final class WasmInput {
    private WasmInput() {}

    /**
     * The module in {@code bytes} if it is valid and uses nothing but {@code features}; otherwise empty, after a
     * report. Where exceptions are among these and legacy ones are not, those are translated.
     *
     * @param file the name for locations
     */
    public static Optional<WasmModule> read(byte[] bytes, String file, Set<Feature> features, Diagnostics diagnostics) {
        return decode(bytes, file, features, diagnostics).flatMap(DecodeResult::module);
    }

    /**
     * The same, but for legacy exceptions, which are refused unless they are among {@code features}: they are not
     * translated to those of Wasm 3.0.
     */
    public static Optional<WasmModule> readAsIs(
            byte[] bytes, String file, Set<Feature> features, Diagnostics diagnostics) {
        return valid(decode(bytes), bytes, file, features, new HashSet<>(), diagnostics)
                .flatMap(DecodeResult::module);
    }

    /** The module in {@code bytes}, valid or not; empty if there is none, after a report. */
    public static Optional<WasmModule> parse(byte[] bytes, String file, Diagnostics diagnostics) {
        DecodeResult decoded = decode(bytes);
        decoded.errors().forEach(e -> report(e, locations(bytes, file), diagnostics));
        return decoded.module();
    }

    /** The same with where the instructions were. */
    static Optional<DecodeResult> decode(byte[] bytes, String file, Set<Feature> features, Diagnostics diagnostics) {
        return decode(bytes, file, features, new HashSet<>(), diagnostics);
    }

    /** The same; adds to {@code used} which of the features the module cannot do without. */
    static Optional<DecodeResult> decode(
            byte[] bytes, String file, Set<Feature> known, Set<Feature> used, Diagnostics diagnostics) {
        DecodeResult decoded = decode(bytes);
        EnumSet<Feature> features = EnumSet.copyOf(known);
        // tags have results for continuations alone: in other modules they are the mistake that Wasm 3.0 says they are
        if (!decoded.module().map(WasmInput::switchesStacks).orElse(true)) {
            features.remove(Feature.STACK_SWITCHING);
        }
        boolean translates = decoded.hasLegacyExceptions()
                && features.contains(Feature.EXCEPTIONS)
                && !features.contains(Feature.LEGACY_EXCEPTIONS);
        if (!translates) return valid(decoded, bytes, file, features, used, diagnostics);
        EnumSet<Feature> before = EnumSet.copyOf(features);
        before.add(Feature.LEGACY_EXCEPTIONS);
        return valid(decoded, bytes, file, before, new HashSet<>(), diagnostics)
                .map(DecodeResult::withoutLegacyExceptions)
                .flatMap(d -> valid(d, bytes, file, features, used, diagnostics));
    }

    private static boolean switchesStacks(WasmModule module) {
        return definesContinuations(module) || hasTagWithResults(module) && suspends(module);
    }

    private static boolean hasTagWithResults(WasmModule module) {
        IndexSpaces spaces = IndexSpaces.of(module);
        return spaces.tags().stream().anyMatch(tag -> {
            FuncType type = spaces.funcType(tag.typeIndex());
            return type != null && !type.results().isEmpty();
        });
    }

    /** What suspends needs no type of continuations: who resumes it may be in another module. */
    private static boolean suspends(WasmModule module) {
        return module.functions().stream().flatMap(f -> f.body().stream()).anyMatch(i -> i.opcode() == Opcode.SUSPEND);
    }

    private static boolean definesContinuations(WasmModule module) {
        return module.types().stream()
                .flatMap(group -> group.types().stream())
                .anyMatch(type -> type.composite() instanceof ContType);
    }

    private static Optional<DecodeResult> valid(
            DecodeResult decoded,
            byte[] bytes,
            String file,
            Set<Feature> features,
            Set<Feature> used,
            Diagnostics diagnostics) {
        IntFunction<Location> locations = locations(bytes, file);
        boolean valid = true;
        for (WasmError e : decoded.validate(features, used)) {
            report(e, locations, diagnostics);
            valid = false;
        }
        return valid ? Optional.of(decoded) : Optional.empty();
    }

    private static DecodeResult decode(byte[] bytes) {
        return BinaryDecoder.isBinary(bytes) || !WatReader.isText(bytes)
                ? BinaryDecoder.decode(bytes)
                : WatReader.read(bytes);
    }

    private static void report(WasmError e, IntFunction<Location> locations, Diagnostics diagnostics) {
        String subject = e.subject().isEmpty() ? "" : e.subject() + ": ";
        diagnostics.error(locations.apply(Math.max(0, e.offset())), "%s", subject + e.message());
    }

    /** The places of offsets. */
    static IntFunction<Location> locations(byte[] bytes, String file) {
        if (!WatReader.isText(bytes)) return offset -> Location.inBinary(file, offset);
        SourceFile source = new SourceFile(file, bytes);
        return offset -> Location.in(source, offset);
    }
}
