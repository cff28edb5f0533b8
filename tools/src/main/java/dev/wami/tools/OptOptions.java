package dev.wami.tools;

import dev.wami.core.text.PrintOptions;
import java.util.List;
import java.util.Optional;

/**
 * What {@link Wami#opt} does; each component is what the mlir-opt option of its description does.
 *
 * @param passes in order, as pipelines spell them: {@code loop-unroll{unroll-factor=4}}; each runs where it belongs
 * @param pipeline a whole pipeline instead ({@code --pass-pipeline})
 * @param print how the result is written
 * @param splitMarker the line that separates inputs which are processed one by one ({@code --split-input-file})
 * @param outputMarker what is written between the results of parts ({@code --output-split-marker})
 * @param verifyDiagnostics whether comments say what is to be reported ({@code --verify-diagnostics})
 * @param allowUnregistered whether operations of unknown dialects are kept ({@code --allow-unregistered-dialect})
 */
public record OptOptions(
        List<String> passes,
        Optional<String> pipeline,
        PrintOptions print,
        Optional<String> splitMarker,
        String outputMarker,
        boolean verifyDiagnostics,
        boolean allowUnregistered) {

    /** Upstream's marker. */
    public static final String SPLIT_MARKER = "// -----";

    /** Parse, verify and print. */
    public static final OptOptions DEFAULT = new OptOptions(
            List.of(), Optional.empty(), PrintOptions.DEFAULT, Optional.empty(), SPLIT_MARKER, false, false);

    public OptOptions {
        passes = List.copyOf(passes);
    }

    public OptOptions withPasses(List<String> value) {
        return new OptOptions(value, pipeline, print, splitMarker, outputMarker, verifyDiagnostics, allowUnregistered);
    }

    public OptOptions withPipeline(String value) {
        return new OptOptions(
                passes, Optional.of(value), print, splitMarker, outputMarker, verifyDiagnostics, allowUnregistered);
    }

    public OptOptions withPrint(PrintOptions value) {
        return new OptOptions(passes, pipeline, value, splitMarker, outputMarker, verifyDiagnostics, allowUnregistered);
    }

    public OptOptions withSplitMarker(String value) {
        return new OptOptions(
                passes, pipeline, print, Optional.of(value), outputMarker, verifyDiagnostics, allowUnregistered);
    }

    public OptOptions withOutputMarker(String value) {
        return new OptOptions(passes, pipeline, print, splitMarker, value, verifyDiagnostics, allowUnregistered);
    }

    public OptOptions withVerifyDiagnostics(boolean value) {
        return new OptOptions(passes, pipeline, print, splitMarker, outputMarker, value, allowUnregistered);
    }

    public OptOptions withAllowUnregistered(boolean value) {
        return new OptOptions(passes, pipeline, print, splitMarker, outputMarker, verifyDiagnostics, value);
    }
}
