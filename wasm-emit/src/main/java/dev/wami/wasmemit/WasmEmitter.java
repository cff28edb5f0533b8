package dev.wami.wasmemit;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.wasm.FuncOp;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.ObjectEncoder;
import dev.wami.wasmbinary.ObjectFile;
import dev.wami.wasmbinary.TargetFeatures;
import dev.wami.wasmbinary.Validator;
import dev.wami.wasmbinary.WasmError;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.optimize.MemoryPacking;
import dev.wami.wasmbinary.wat.WatPrinter;
import dev.wami.wasmspec.Feature;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Makes a Wasm module of a module in the wasm dialect. Everything is checked by the validator; what is wrong is
 * reported at the operation that it comes from, and nothing is made then.
 *
 * @param features what the module may use
 * @param names whether symbols and locals are named in the name section
 * @param labels whether labels of blocks are named there, too, which wasm-tools shows and Binaryen warns of; in the
 *     text format they always are if anything is
 * @param packs whether data is written without zeros ({@link MemoryPacking}), but for objects
 */
public record WasmEmitter(Set<Feature> features, boolean names, boolean labels, boolean packs) {
    public WasmEmitter {
        features = Set.copyOf(features);
    }

    /** Without the names of labels in binaries, and with data as it is. */
    public WasmEmitter(Set<Feature> features, boolean names) {
        this(features, names, false, false);
    }

    /** The module as data, valid; null after an error. */
    public @Nullable WasmModule translate(Operation module, Diagnostics diagnostics) {
        ModuleTranslation translation = new ModuleTranslation(names, names, diagnostics);
        return packed(translate(translation, module, diagnostics, EnumSet.noneOf(Feature.class)));
    }

    private @Nullable WasmModule packed(@Nullable WasmModule made) {
        return made == null || !packs ? made : MemoryPacking.apply(made);
    }

    /** @param uses becomes the features that the module uses */
    private @Nullable WasmModule translate(
            ModuleTranslation translation, Operation module, Diagnostics diagnostics, Set<Feature> uses) {
        WasmModule made = translation.translate(module);
        if (made == null) return null;
        Validator.Verdict verdict = Validator.check(made, features);
        for (WasmError error : verdict.errors()) diagnostics.error(translation.origin(error), "%s", text(error));
        uses.addAll(verdict.used());
        uses.remove(Feature.MVP);
        return verdict.errors().isEmpty() ? new DebugInformation(translation, diagnostics).moved(module, made) : null;
    }

    /** What is wrong, with the place only where the operation does not say it. */
    private static String text(WasmError error) {
        return error.function() >= 0 && error.instruction() >= 0
                ? error.message()
                : error.subject() + ": " + error.message();
    }

    /**
     * The module's bytes; null after an error. With names, the section {@code target_features} says what it uses, as in
     * what LLVM makes.
     */
    public byte @Nullable [] toBinary(Operation module, Diagnostics diagnostics) {
        return toBinary(module, null, diagnostics);
    }

    /**
     * {@link #toBinary(Operation, Diagnostics)} of a module whose functions do not have their bodies: an error of the
     * validator in one is reported at the module, as the operations of bodies are not kept.
     *
     * @param bodies gives a function of the module, each once and in their order, with its body; null after a report
     */
    public byte @Nullable [] toBinary(
            Operation module, @Nullable Function<FuncOp, @Nullable FuncOp> bodies, Diagnostics diagnostics) {
        Set<Feature> used = EnumSet.noneOf(Feature.class);
        WasmModule made =
                packed(translate(new ModuleTranslation(names, labels, bodies, diagnostics), module, diagnostics, used));
        if (made == null) return null;
        return BinaryEncoder.encode(names && !used.isEmpty() ? TargetFeatures.add(made, used) : made);
    }

    /**
     * A relocatable object; null after an error. Addresses in {@code module} are read from imported globals, see
     * {@link ObjectFile}, and what is the linker's is imported from {@code env}: {@code __linear_memory},
     * {@code __stack_pointer}, {@code __indirect_function_table}.
     */
    public byte @Nullable [] toObject(Operation module, Diagnostics diagnostics) {
        int before = diagnostics.errorCount();
        ModuleTranslation translation = new ModuleTranslation(false, false, diagnostics);
        Set<Feature> used = EnumSet.noneOf(Feature.class);
        WasmModule made = translate(translation, module, diagnostics, used);
        if (made == null) return null;
        ObjectFile object = new ObjectTranslation(translation, diagnostics).translate(module, made, used);
        return diagnostics.errorCount() > before ? null : ObjectEncoder.encode(object);
    }

    /** The module in the text format; null after an error. */
    public @Nullable String toWat(Operation module, Diagnostics diagnostics) {
        WasmModule made = translate(module, diagnostics);
        return made == null ? null : WatPrinter.print(made);
    }
}
