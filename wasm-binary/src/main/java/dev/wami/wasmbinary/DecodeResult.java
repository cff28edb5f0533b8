package dev.wami.wasmbinary;

import dev.wami.wasmspec.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What decoding gives: a module, or the reason why the bytes are none. */
public final class DecodeResult {
    private final @Nullable WasmModule module;
    private final List<WasmError> errors;
    private final Map<Section, List<Integer>> entries;
    private final List<ByteReader> bodies;
    private final List<LaterForm> laterForms;

    private DecodeResult(
            @Nullable WasmModule module,
            List<WasmError> errors,
            Map<Section, List<Integer>> entries,
            List<ByteReader> bodies,
            List<LaterForm> laterForms) {
        this.module = module;
        this.errors = errors;
        this.entries = entries;
        this.bodies = bodies;
        this.laterForms = laterForms;
    }

    /**
     * @param entries where the entries of each section begin
     * @param bodies the instructions of each function
     * @param laterForms encodings that are not in the module
     */
    static DecodeResult success(
            WasmModule module,
            Map<Section, List<Integer>> entries,
            List<ByteReader> bodies,
            List<LaterForm> laterForms) {
        return new DecodeResult(module, List.of(), entries, List.copyOf(bodies), List.copyOf(laterForms));
    }

    static DecodeResult failure(WasmError error) {
        return new DecodeResult(null, List.of(error), Map.of(), List.of(), List.of());
    }

    /** The module, unless there are errors. */
    public Optional<WasmModule> module() {
        return Optional.ofNullable(module);
    }

    /** Empty if there is a module. */
    public List<WasmError> errors() {
        return errors;
    }

    /**
     * The errors of decoding if there are any, else those of validation, with their positions in the file: of the
     * instruction, or else of the definition.
     */
    public List<WasmError> validate(Set<Feature> features) {
        if (module == null) {
            return errors;
        }
        List<WasmError> located = new ArrayList<>();
        for (LaterForm form : laterForms) {
            if (!features.contains(form.feature())) {
                located.add(form.error());
            }
        }
        for (Validator.Found found : Validator.find(module, features)) {
            WasmError error = found.error();
            located.add(error.at(
                    error.instruction() < 0
                            ? Objects.requireNonNull(entries.get(found.section()))
                                    .get(found.entry())
                            : offset(bodies.get(found.entry()), error.instruction())));
        }
        return located;
    }

    /**
     * Where the instructions of a body begin in the file.
     *
     * @param definition counts the functions that the module defines
     */
    public int[] instructionOffsets(int definition) {
        ByteReader in = bodies.get(definition).copy();
        InstructionDecoder decoder = new InstructionDecoder(in);
        int count = module().orElseThrow().functions().get(definition).body().size();
        int[] offsets = new int[count + 1];
        try {
            for (int i = 0; i < count; i++) {
                offsets[i] = in.position();
                decoder.instruction();
            }
        } catch (MalformedException e) {
            throw new IllegalStateException("the body was decoded before", e);
        }
        offsets[count] = in.position();
        return offsets;
    }

    /** Positions are not stored: decoding the body once more finds the few that errors want. */
    private static int offset(ByteReader body, int instruction) {
        ByteReader in = body.copy();
        InstructionDecoder decoder = new InstructionDecoder(in);
        try {
            for (int i = 0; i < instruction; i++) {
                decoder.instruction();
            }
            return in.position();
        } catch (MalformedException e) {
            throw new IllegalStateException("the body was decoded before", e);
        }
    }
}
