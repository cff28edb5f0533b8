package dev.wami.wasmbinary;

import dev.wami.wasmspec.Feature;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What decoding a binary or reading a text gives: a module, or the reason why it is none. */
public final class DecodeResult {
    private final @Nullable WasmModule module;
    private final List<WasmError> errors;
    private final Positions positions;
    private final List<LaterForm> laterForms;
    private final boolean hasLegacyExceptions;

    private DecodeResult(
            @Nullable WasmModule module,
            List<WasmError> errors,
            Positions positions,
            List<LaterForm> laterForms,
            boolean hasLegacyExceptions) {
        this.hasLegacyExceptions = hasLegacyExceptions;
        this.module = module;
        this.errors = errors;
        this.positions = positions;
        this.laterForms = laterForms;
    }

    /**
     * @param laterForms encodings that are not in the module
     * @param hasLegacyExceptions whether it has instructions of {@link Feature#LEGACY_EXCEPTIONS}
     */
    public static DecodeResult success(
            WasmModule module, Positions positions, List<LaterForm> laterForms, boolean hasLegacyExceptions) {
        return new DecodeResult(module, List.of(), positions, List.copyOf(laterForms), hasLegacyExceptions);
    }

    public static DecodeResult failure(WasmError error) {
        return new DecodeResult(null, List.of(error), Positions.at(Math.max(0, error.offset())), List.of(), false);
    }

    /** The same for something whose positions are none of the input, of which it is at {@code offset}. */
    public DecodeResult within(int offset) {
        List<WasmError> moved = errors.stream().map(e -> e.at(offset)).toList();
        return new DecodeResult(module, moved, Positions.at(offset), List.of(), hasLegacyExceptions);
    }

    /** The module, unless there are errors. */
    public Optional<WasmModule> module() {
        return Optional.ofNullable(module);
    }

    /** Whether the module has instructions of {@link Feature#LEGACY_EXCEPTIONS}. */
    public boolean hasLegacyExceptions() {
        return hasLegacyExceptions;
    }

    /** The same, which is valid, with {@code try_table} in place of {@code try}. */
    public DecodeResult withoutLegacyExceptions() {
        if (module == null || !hasLegacyExceptions) return this;
        LegacyTranslation translation = new LegacyTranslation(module);
        return new DecodeResult(translation.module(), errors, translation.positions(positions), laterForms, false);
    }

    /** Empty if there is a module. */
    public List<WasmError> errors() {
        return errors;
    }

    /**
     * The errors of decoding if there are any, else those of validation, with their positions in the input: of the
     * instruction, or else of the definition.
     */
    public List<WasmError> validate(Set<Feature> features) {
        return validate(features, new HashSet<>());
    }

    /** The same; adds to {@code used} which of the features the module, if it is valid, cannot do without. */
    public List<WasmError> validate(Set<Feature> features, Set<Feature> used) {
        if (module == null) {
            return errors;
        }
        List<WasmError> located = new ArrayList<>();
        for (LaterForm form : laterForms) {
            if (!features.contains(form.feature())) {
                located.add(form.error());
            }
        }
        EnabledFeatures enabled = new EnabledFeatures(features);
        List<Validator.Found> all = Validator.find(module, enabled);
        used.addAll(enabled.used());
        for (Validator.Found found : all) {
            WasmError error = found.error();
            located.add(error.at(
                    error.instruction() < 0
                            ? positions.entry(found.section(), found.entry())
                            : positions.instruction(found.entry(), error.instruction())));
        }
        return located;
    }

    /**
     * The instructions of a body with their places in the input, decoded at each call.
     *
     * @param definition counts the functions that the module defines
     */
    public LocatedCode body(int definition) {
        return positions.body(
                definition, module().orElseThrow().functions().get(definition).body());
    }

    /**
     * Where the first instruction of a body, or its end, is in the input.
     *
     * @param definition counts the functions that the module defines
     */
    public int bodyOffset(int definition) {
        return positions.instruction(definition, 0);
    }
}
