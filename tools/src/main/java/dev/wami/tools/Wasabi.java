package dev.wami.tools;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.IoProblem;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.NestingLimit;
import dev.wami.core.verify.Verifier;
import dev.wami.jvmbackend.UnsupportedModuleException;
import dev.wami.jvmbackend.jar.ModuleJar;
import dev.wami.llvmemit.LlvmIrEmitter;
import dev.wami.tools.nativebuild.NativeBuild;
import dev.wami.tools.nativebuild.NativeForm;
import dev.wami.tools.nativebuild.NativeOptions;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.decompile.Decompiler;
import dev.wami.wasmbinary.decompile.FunctionLookup;
import dev.wami.wasmbinary.dwarf.DebugNames;
import dev.wami.wasmbinary.graph.CallGraph;
import dev.wami.wasmbinary.graph.ControlFlow;
import dev.wami.wasmbinary.graph.DotText;
import dev.wami.wasmbinary.graph.Graph;
import dev.wami.wasmbinary.graph.SvgDrawing;
import dev.wami.wasmbinary.wat.WatPrinter;
import dev.wami.wasmbinary.wat.WatReader;
import dev.wami.wasmimport.StreamedImport;
import dev.wami.wasmimport.StreamedStd;
import dev.wami.wasmimport.WasmImport;
import dev.wami.wasmimport.WasmInput;
import dev.wami.wasmspec.Feature;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/**
 * WebAssembly to MLIR, LLVM IR and text as a library: sources in; bytes and diagnostics out. Where WebAssembly is read
 * it may be binary or text, which its first bytes tell. What is wrong with an input is a diagnostic; an exception is a
 * fault of ours. Thread-safe, and meant to be kept.
 */
public final class Wasabi {
    /**
     * From how many bytes of WebAssembly on an import has one function in memory at a time. Below, what that saves is
     * less than the classes for it cost.
     */
    private static final int LARGE = 64 << 10;

    private static final String EXPORT = "builtin.module(wasmssa-to-wasm)";
    /** Everything stays as it is; names that were in the binary are a section of their own in wasmssa. */
    private static final CompileOptions EXPORTED =
            CompileOptions.DEFAULT.withNames(false).withLevel(OptLevel.O0);

    private final Dialects dialects = new Dialects(List.of());
    private final Passes passes = new Passes(List.of());
    private final Context context = new Context(dialects);

    public Passes passes() {
        return passes;
    }

    /** Turns {@code source}, WebAssembly or the text of an earlier import, into {@code form}. */
    public Output importWasm(SourceFile source, ImportForm form) {
        return importWasm(source, form, PassSettings.PLAIN);
    }

    /** Turns {@code source}, WebAssembly or the text of an earlier import, into {@code form}. */
    public Output importWasm(SourceFile source, ImportForm form, PassSettings settings) {
        return importWasm(source, ImportOptions.of(form), settings);
    }

    /** Turns {@code source}, WebAssembly or the text of an earlier import, into what {@code options} say. */
    public Output importWasm(SourceFile source, ImportOptions options, PassSettings settings) {
        ImportForm form = options.form();
        if (form == ImportForm.JVM) return jar(source, options.javaPackage(), settings);
        Diagnostics diagnostics = new Diagnostics();
        if (form == ImportForm.WASM_MLIR && source.bytes().length >= LARGE && isWasm(source)) {
            return StreamedImport.of(source.bytes(), source.name(), settings.verifyEach(), diagnostics)
                    .map(streamed -> Output.of(
                            settings.verifyEach() ? to -> streamed.verifyAndWriteTo(to, context) : streamed::writeTo,
                            diagnostics))
                    .orElseGet(() -> Output.failed(diagnostics));
        }
        boolean large = source.bytes().length >= LARGE && isWasm(source) && settings.areSilent();
        if (large && form == ImportForm.STD_MLIR) {
            return streamed(
                    source, settings, diagnostics, (run, places) -> new StdForm(run, options.structured(), places));
        }
        if (large && form == ImportForm.LLVM_IR && options.prefix().isEmpty()) {
            return streamed(source, settings, diagnostics, (run, places) -> new LlvmForm(run));
        }
        Operation module = isWasm(source)
                ? WasmImport.read(source.bytes(), source.name(), diagnostics)
                : MlirParser.parse(source, context, diagnostics);
        if (module == null) return Output.failed(diagnostics);
        // of a valid module the operations are right, too
        boolean verified = isWasm(source) && !settings.verifyEach();
        if (!verified && !Verifier.verify(module, context, diagnostics)) return Output.failed(diagnostics);
        boolean std = form == ImportForm.WASM_MLIR || run(Pipelines.STD_OF_WASM, module, settings, diagnostics);
        if (std && options.structured()) {
            std = new StdStructure(new PassRunner(context, passes, settings, diagnostics)).module(module);
        }
        boolean llvm = std
                && (form != ImportForm.LLVM_IR
                        || run(Pipelines.llvmOfWasm(options.prefix()), module, settings, diagnostics));
        if (!llvm) return Output.failed(diagnostics);
        if (form != ImportForm.LLVM_IR && !NestingLimit.isKept(module, diagnostics)) return Output.failed(diagnostics);
        if (form != ImportForm.LLVM_IR) return new Output(Optional.of(Emission.text(module)), diagnostics.all());
        return new Output(Optional.ofNullable(LlvmIrEmitter.emit(module, diagnostics)), diagnostics.all());
    }

    /** What WebAssembly becomes with one function in memory at a time. */
    private Output streamed(
            SourceFile source,
            PassSettings settings,
            Diagnostics diagnostics,
            BiFunction<PassRunner, Boolean, StreamedStd.Form> forming) {
        Optional<StreamedStd> read = StreamedStd.of(source.bytes(), source.name(), diagnostics);
        if (read.isEmpty()) return Output.failed(diagnostics);
        StreamedStd streamed = read.get();
        PassRunner runner = new PassRunner(context, passes, settings, diagnostics);
        StreamedStd.Form form = forming.apply(runner, streamed.hasPlaces());
        boolean deep = streamed.depth() > NestedWork.SHALLOW;
        try {
            return NestedWork.on(deep, () -> streamed.convert(context, form))
                    ? Output.of(to -> streamed.writeTo(form, to), diagnostics)
                    : Output.failed(diagnostics);
        } catch (UncheckedIOException e) {
            diagnostics.error(
                    Location.of(source.name(), 0, 0),
                    "the text cannot be put into a temporary file in '%s': %s",
                    System.getProperty("java.io.tmpdir"),
                    IoProblem.reason(Objects.requireNonNull(e.getCause())));
            return Output.failed(diagnostics);
        }
    }

    private Output jar(SourceFile source, String javaPackage, PassSettings settings) {
        if (!isWasm(source)) {
            Output binary = export(source, settings);
            if (binary.bytes().isEmpty()) return binary;
            return jar(new SourceFile(source.name(), binary.bytes().get()), javaPackage, settings);
        }
        Diagnostics diagnostics = new Diagnostics();
        Optional<WasmModule> module = WasmInput.read(source.bytes(), source.name(), Feature.all(), diagnostics);
        if (module.isEmpty()) return Output.failed(diagnostics);
        String name = source.name().startsWith("<") ? "module" : source.name();
        try {
            String inside = javaPackage.isEmpty() ? ModuleJar.packageOf(name) : javaPackage;
            byte[] jar = ModuleJar.of(module.get(), inside, ModuleJar.classOf(name));
            return new Output(Optional.of(jar), diagnostics.all());
        } catch (UnsupportedModuleException unsupported) {
            diagnostics.error(Location.of(source.name(), 0, 0), "the JVM: %s", unsupported.getMessage());
            return Output.failed(diagnostics);
        }
    }

    /** Builds {@code source}, WebAssembly, natively, by the clang that is installed. */
    public Output build(SourceFile source, NativeOptions options) {
        return build(source, options, PassSettings.PLAIN);
    }

    /** Builds {@code source}, WebAssembly, natively, by the clang that is installed. */
    public Output build(SourceFile source, NativeOptions options, PassSettings settings) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = WasmImport.read(source.bytes(), source.name(), diagnostics);
        if (module == null) return Output.failed(diagnostics);
        Optional<WasmModule> wasm = WasmInput.parse(source.bytes(), source.name(), diagnostics);
        if (wasm.isEmpty() || !Verifier.verify(module, context, diagnostics)) return Output.failed(diagnostics);
        NativeBuild build = new NativeBuild(options, wasm.get(), source, diagnostics);
        if (!build.check(module)) return Output.failed(diagnostics);
        String passes = Pipelines.nativeOfWasm(options.prefix(), options.guarded(), build.kept());
        if (!run(passes, module, settings, diagnostics)) return Output.failed(diagnostics);
        if (options.form() == NativeForm.H) return new Output(Optional.of(build.header(module)), diagnostics.all());
        byte[] ir = LlvmIrEmitter.emit(module, diagnostics);
        if (ir == null) return Output.failed(diagnostics);
        Optional<byte[]> made = options.form() == NativeForm.LL ? Optional.of(ir) : build.compile(module, ir);
        return new Output(made, diagnostics.all());
    }

    /** Turns {@code source}, text of the dialect {@code wasmssa}, back into WebAssembly. */
    public Output export(SourceFile source) {
        return export(source, PassSettings.PLAIN);
    }

    /** Turns {@code source}, text of the dialect {@code wasmssa}, back into WebAssembly. */
    public Output export(SourceFile source, PassSettings settings) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = MlirParser.parse(source, context, diagnostics);
        if (module == null || !Verifier.verify(module, context, diagnostics)) return Output.failed(diagnostics);
        if (!run(EXPORT, module, settings, diagnostics)) return Output.failed(diagnostics);
        byte[] bytes = Emission.emit(module, EXPORTED, diagnostics);
        return new Output(Optional.ofNullable(bytes), diagnostics.all());
    }

    /**
     * {@link #export(SourceFile, PassSettings)} of a file that is not read as a whole; empty where it has to be, as its
     * text is not as an import prints it or something is to be said of it.
     */
    public Optional<Output> exportFile(Path file, PassSettings settings) {
        if (!settings.areSilent()) return Optional.empty();
        StreamedExport.Lowering lowering = (module, diagnostics) -> run(EXPORT, module, settings, diagnostics);
        return StreamedExport.of(file, context, lowering, EXPORTED)
                .map(bytes -> new Output(Optional.of(bytes), List.of()));
    }

    /** Optimises {@code source}, WebAssembly, at {@code -O2}. */
    public Output optimize(SourceFile source) {
        return optimize(source, WasmOptOptions.DEFAULT);
    }

    /** Optimises {@code source}, WebAssembly: the same exports, imports, results and traps. */
    public Output optimize(SourceFile source, WasmOptOptions options) {
        return optimize(source, options, PassSettings.PLAIN);
    }

    /** Optimises {@code source}, WebAssembly: the same exports, imports, results and traps. */
    public Output optimize(SourceFile source, WasmOptOptions options, PassSettings settings) {
        Diagnostics diagnostics = new Diagnostics();
        byte[] bytes = new WasmOptimization(context, passes, options, settings, diagnostics).run(source);
        return new Output(Optional.ofNullable(bytes), diagnostics.all());
    }

    private boolean run(String passesToRun, Operation module, PassSettings settings, Diagnostics diagnostics) {
        return new PassRunner(context, passes, settings, diagnostics).run(passesToRun, module);
    }

    private static boolean isWasm(SourceFile source) {
        return BinaryDecoder.isBinary(source.bytes()) || WatReader.isText(source.bytes());
    }

    /** {@code source}, WebAssembly, as a binary: a text is assembled, valid or not, and a binary is as it was. */
    public Output parse(SourceFile source) {
        return made(source, (module, binary) -> binary);
    }

    /** {@code source}, WebAssembly, as a binary without the custom sections whose names {@code unwanted} takes. */
    public Output strip(SourceFile source, Predicate<String> unwanted) {
        return made(source, (module, binary) -> SectionTools.strip(binary, unwanted));
    }

    /** What {@code report} tells about {@code source}, WebAssembly, valid or not. */
    public Output report(SourceFile source, Report report) {
        return made(source, (module, binary) -> text(report, module, binary).getBytes(StandardCharsets.UTF_8));
    }

    private static String text(Report report, WasmModule module, byte[] binary) {
        return switch (report) {
            case SECTIONS -> SectionTools.dump(binary);
            case NAMES -> ModuleReports.names(module);
            case STATISTICS -> ModuleReports.statistics(module);
        };
    }

    /** What is made of a module and its binary, if {@code source} is one. */
    private static Output made(SourceFile source, BiFunction<WasmModule, byte[], byte[]> making) {
        Diagnostics diagnostics = new Diagnostics();
        byte[] bytes = source.bytes();
        Optional<byte[]> output = WasmInput.parse(bytes, source.name(), diagnostics)
                .map(module ->
                        making.apply(module, BinaryDecoder.isBinary(bytes) ? bytes : BinaryEncoder.encode(module)));
        return new Output(output, diagnostics.all());
    }

    /** Whether {@code source} is valid WebAssembly; the output has no bytes of its own. */
    public Output validate(SourceFile source) {
        return validate(source, Feature.all());
    }

    /**
     * Whether {@code source} is valid WebAssembly that uses nothing but {@code features}; the output has no bytes of
     * its own.
     */
    public Output validate(SourceFile source, Set<Feature> features) {
        Diagnostics diagnostics = new Diagnostics();
        return WasmInput.readAsIs(source.bytes(), source.name(), features, diagnostics)
                .map(module -> new Output(Optional.of(new byte[0]), diagnostics.all()))
                .orElseGet(() -> Output.failed(diagnostics));
    }

    /** {@code source}, valid WebAssembly, in the text format. */
    public Output print(SourceFile source) {
        Diagnostics diagnostics = new Diagnostics();
        Set<Feature> features = EnumSet.allOf(Feature.class);
        return WasmInput.readAsIs(source.bytes(), source.name(), features, diagnostics)
                .map(module -> Output.of(to -> WatPrinter.print(module, to), diagnostics))
                .orElseGet(() -> Output.failed(diagnostics));
    }

    /**
     * {@code source}, valid WebAssembly, as code that reads like C: the module, or one function by its name or index.
     */
    public Output decompile(SourceFile source, Optional<String> function) {
        return read(
                source,
                function,
                (module, index) ->
                        index.isPresent() ? Decompiler.function(module, index.getAsInt()) : Decompiler.module(module));
    }

    /** A drawing of the calls in {@code source}, valid WebAssembly, or of the control flow of one function. */
    public Output graph(SourceFile source, Optional<String> function, GraphForm form) {
        return read(source, function, (module, index) -> {
            Graph graph = index.isPresent() ? ControlFlow.of(module, index.getAsInt()) : CallGraph.of(module);
            return form == GraphForm.DOT ? DotText.of(graph) : SvgDrawing.of(graph);
        });
    }

    /** What is made of a module, or of the function that is wanted. */
    private static Output read(
            SourceFile source, Optional<String> function, BiFunction<WasmModule, OptionalInt, String> making) {
        Diagnostics diagnostics = new Diagnostics();
        Optional<WasmModule> read = WasmInput.read(source.bytes(), source.name(), Feature.all(), diagnostics);
        if (read.isEmpty()) return Output.failed(diagnostics);
        Optional<WasmModule> module =
                read.map(m -> BinaryDecoder.isBinary(source.bytes()) ? DebugNames.complete(m, source.bytes()) : m);
        OptionalInt index = OptionalInt.empty();
        if (function.isPresent()) {
            index = FunctionLookup.find(module.get(), function.get());
            String problem = FunctionLookup.problem(module.get(), function.get(), index);
            if (!problem.isEmpty()) {
                diagnostics.error(Location.inBinary(source.name(), 0), "%s", problem);
                return Output.failed(diagnostics);
            }
        }
        byte[] text = making.apply(module.get(), index).getBytes(StandardCharsets.UTF_8);
        return new Output(Optional.of(text), diagnostics.all());
    }
}
