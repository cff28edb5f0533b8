package dev.wami.tools;

import dev.wami.core.text.PrintOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What {@link Wami#opt} does; each part is what the mlir-opt option of its description does. Immutable. */
public final class OptOptions extends Settings<OptOptions> {
    /** Upstream's marker. */
    public static final String SPLIT_MARKER = "// -----";

    /** Parse, verify and print. */
    public static final OptOptions DEFAULT = new OptOptions();

    private List<String> passes = List.of();
    private Optional<String> pipeline = Optional.empty();
    private PrintOptions print = PrintOptions.DEFAULT;
    private Optional<String> splitMarker = Optional.empty();
    private String outputMarker = SPLIT_MARKER;
    private boolean verifyDiagnostics;
    private boolean allowUnregistered;
    private boolean implicitModule = true;
    private boolean verify = true;
    private boolean runReproducer;
    private Optional<Path> generateReproducer = Optional.empty();

    private OptOptions() {}

    /** In order, as pipelines spell them: {@code loop-unroll{unroll-factor=4}}; each runs where it belongs. */
    public List<String> passes() {
        return passes;
    }

    /** A whole pipeline instead ({@code --pass-pipeline}). */
    public Optional<String> pipeline() {
        return pipeline;
    }

    /** How the result is written. */
    public PrintOptions print() {
        return print;
    }

    /** The line that separates inputs which are processed one by one ({@code --split-input-file}). */
    public Optional<String> splitMarker() {
        return splitMarker;
    }

    /** What is written between the results of parts ({@code --output-split-marker}). */
    public String outputMarker() {
        return outputMarker;
    }

    /** Whether comments say what is to be reported ({@code --verify-diagnostics}). */
    public boolean verifyDiagnostics() {
        return verifyDiagnostics;
    }

    /** Whether operations of unknown dialects are kept ({@code --allow-unregistered-dialect}). */
    public boolean allowUnregistered() {
        return allowUnregistered;
    }

    /**
     * Whether the operations of a file stand in a module if the text has none around them
     * ({@code --no-implicit-module}).
     */
    public boolean implicitModule() {
        return implicitModule;
    }

    public OptOptions withImplicitModule(boolean on) {
        OptOptions o = copy();
        o.implicitModule = on;
        return o;
    }

    /** Whether the input is verified ({@code --mlir-very-unsafe-disable-verifier-on-parsing}). */
    public boolean verify() {
        return verify;
    }

    public OptOptions withVerify(boolean on) {
        OptOptions o = copy();
        o.verify = on;
        return o;
    }

    /** Whether passes that the input's metadata names are run first ({@code --run-reproducer}). */
    public boolean runReproducer() {
        return runReproducer;
    }

    /** Where to write the input with the pipeline, whatever comes of it ({@code --mlir-generate-reproducer}). */
    public Optional<Path> generateReproducer() {
        return generateReproducer;
    }

    public OptOptions withPasses(List<String> value) {
        OptOptions o = copy();
        o.passes = List.copyOf(value);
        return o;
    }

    public OptOptions withPipeline(String value) {
        OptOptions o = copy();
        o.pipeline = Optional.of(value);
        return o;
    }

    public OptOptions withPrint(PrintOptions value) {
        OptOptions o = copy();
        o.print = value;
        return o;
    }

    public OptOptions withSplitMarker(String value) {
        OptOptions o = copy();
        o.splitMarker = Optional.of(value);
        return o;
    }

    public OptOptions withOutputMarker(String value) {
        OptOptions o = copy();
        o.outputMarker = value;
        return o;
    }

    public OptOptions withVerifyDiagnostics(boolean value) {
        OptOptions o = copy();
        o.verifyDiagnostics = value;
        return o;
    }

    public OptOptions withAllowUnregistered(boolean value) {
        OptOptions o = copy();
        o.allowUnregistered = value;
        return o;
    }

    public OptOptions withRunReproducer(boolean value) {
        OptOptions o = copy();
        o.runReproducer = value;
        return o;
    }

    public OptOptions withGenerateReproducer(Path value) {
        OptOptions o = copy();
        o.generateReproducer = Optional.of(value);
        return o;
    }
}
