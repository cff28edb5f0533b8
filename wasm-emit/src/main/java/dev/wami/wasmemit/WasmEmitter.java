package dev.wami.wasmemit;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.ObjectEncoder;
import dev.wami.wasmbinary.ObjectFile;
import dev.wami.wasmbinary.Validator;
import dev.wami.wasmbinary.WasmError;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.WatPrinter;
import dev.wami.wasmspec.Feature;
import java.util.EnumSet;
import java.util.HashSet;
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
        return translate(new ModuleTranslation(names, diagnostics), module, diagnostics);
    }

    private @Nullable WasmModule translate(ModuleTranslation translation, Operation module, Diagnostics diagnostics) {
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

    /**
     * A relocatable object; null after an error. Addresses in {@code module} are read from imported globals, see {@link
     * ObjectFile}, and what is the linker's is imported from {@code env}: {@code __linear_memory}, {@code
     * __stack_pointer}, {@code __indirect_function_table}.
     */
    public byte @Nullable [] toObject(Operation module, Diagnostics diagnostics) {
        int before = diagnostics.errorCount();
        ModuleTranslation translation = new ModuleTranslation(false, diagnostics);
        WasmModule made = translate(translation, module, diagnostics);
        if (made == null) return null;
        ObjectFile object = new ObjectTranslation(translation, diagnostics).translate(module, made, used(made));
        return diagnostics.errorCount() > before ? null : ObjectEncoder.encode(object);
    }

    /** The features without which {@code module} is not valid. */
    private Set<Feature> used(WasmModule module) {
        Set<Feature> used = EnumSet.noneOf(Feature.class);
        for (Feature f : features) {
            Set<Feature> without = new HashSet<>(features);
            without.remove(f);
            if (f != Feature.MVP && !Validator.validate(module, without).isEmpty()) used.add(f);
        }
        return used;
    }

    /** The module in the text format; null after an error. */
    public @Nullable String toWat(Operation module, Diagnostics diagnostics) {
        WasmModule made = translate(module, diagnostics);
        return made == null ? null : WatPrinter.print(made);
    }
}
