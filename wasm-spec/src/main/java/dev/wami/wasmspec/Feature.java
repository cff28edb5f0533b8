package dev.wami.wasmspec;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * A feature that a producer may use and a consumer may lack: 1.0 as a whole, and each proposal after it. The names are
 * those of the tool conventions' {@code target_features} section and of LLVM's {@code -m} options.
 */
public enum Feature {
    MVP("mvp", Level.WASM_1_0),
    MUTABLE_GLOBALS("mutable-globals", Level.WASM_1_0),
    SIGN_EXTENSION("sign-ext", Level.WASM_2_0),
    SATURATING_CONVERSION("nontrapping-fptoint", Level.WASM_2_0),
    MULTI_VALUE("multivalue", Level.WASM_2_0),
    /** Of bulk-memory only what needs no segments: {@code memory.copy} and {@code memory.fill}. */
    BULK_MEMORY_OPT("bulk-memory-opt", Level.WASM_2_0),
    BULK_MEMORY("bulk-memory", Level.WASM_2_0),
    REFERENCE_TYPES("reference-types", Level.WASM_2_0),
    SIMD("simd128", Level.WASM_2_0),
    RELAXED_SIMD("relaxed-simd", Level.WASM_3_0),
    TAIL_CALL("tail-call", Level.WASM_3_0),
    EXTENDED_CONST("extended-const", Level.WASM_3_0),
    FUNCTION_REFERENCES("function-references", Level.WASM_3_0),
    GC("gc", Level.WASM_3_0),
    EXCEPTIONS("exception-handling", Level.WASM_3_0),
    MULTI_MEMORY("multimemory", Level.WASM_3_0),
    MEMORY64("memory64", Level.WASM_3_0),
    THREADS("atomics", Level.PROPOSAL),
    STACK_SWITCHING("stack-switching", Level.PROPOSAL),
    WIDE_ARITHMETIC("wide-arithmetic", Level.PROPOSAL),
    CUSTOM_PAGE_SIZES("custom-page-sizes", Level.PROPOSAL),
    /** The name of a module once for several imports from it, an encoding. */
    COMPACT_IMPORTS("compact-imports", Level.PROPOSAL),
    /** {@code try}, which never became part of the language; engines run it. */
    LEGACY_EXCEPTIONS("legacy-exceptions", Level.LEGACY);

    private final String text;
    private final Level level;

    Feature(String text, Level level) {
        this.text = text;
        this.level = level;
    }

    /** The first version of the specification that has this feature. */
    public Level level() {
        return level;
    }

    /**
     * The features of one version of the specification; {@link Level#PROPOSAL} gives all. Unmodifiable, in declaration
     * order.
     */
    public static Set<Feature> upTo(Level level) {
        EnumSet<Feature> features = EnumSet.noneOf(Feature.class);
        for (Feature feature : values()) {
            if (feature.level.compareTo(level) <= 0) {
                features.add(feature);
            }
        }
        return Collections.unmodifiableSet(features);
    }

    /** Every feature that is in the language, or proposed for it. */
    public static Set<Feature> all() {
        return upTo(Level.PROPOSAL);
    }

    /** The name, as in {@code target_features}. */
    @Override
    public String toString() {
        return text;
    }
}
