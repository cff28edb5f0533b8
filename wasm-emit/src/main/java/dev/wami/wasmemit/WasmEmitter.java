package dev.wami.wasmemit;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.Validator;
import dev.wami.wasmbinary.WasmError;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.WatPrinter;
import dev.wami.wasmspec.Feature;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes a Wasm module of a module in the wasm dialect. Everything is checked by the validator; what is wrong is
 * reported at the operation that it comes from, and nothing is made then.
 *
 * @param features what the module may use
 * @param names whether symbols, locals and labels are named in the name section
 */
public record WasmEmitter(Set<Feature> features, boolean names) {
    public WasmEmitter {
        features = Set.copyOf(features);
    }

    /** The module as data, valid; null after an error. */
    public @Nullable WasmModule translate(Operation module, Diagnostics diagnostics) {
        ModuleTranslation translation = new ModuleTranslation(names, diagnostics);
        WasmModule made = translation.translate(module);
        if (made == null) return null;
        boolean valid = true;
        for (WasmError error : Validator.validate(made, features)) {
            diagnostics.error(translation.origin(error), "%s", text(error));
            valid = false;
        }
        return valid ? made : null;
    }

    /** What is wrong, with the place only where the operation does not say it. */
    private static String text(WasmError error) {
        return error.function() >= 0 && error.instruction() >= 0
                ? error.message()
                : error.subject() + ": " + error.message();
    }

    /** The module's bytes; null after an error. */
    public byte @Nullable [] toBinary(Operation module, Diagnostics diagnostics) {
        WasmModule made = translate(module, diagnostics);
        return made == null ? null : BinaryEncoder.encode(made);
    }

    /** The module in the text format; null after an error. */
    public @Nullable String toWat(Operation module, Diagnostics diagnostics) {
        WasmModule made = translate(module, diagnostics);
        return made == null ? null : WatPrinter.print(made);
    }
}
