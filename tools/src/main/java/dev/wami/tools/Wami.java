package dev.wami.tools;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.ExpectedDiagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Instrumentation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.pass.Reproducer;
import dev.wami.core.pass.Stage;
import dev.wami.core.pass.Timing;
import dev.wami.core.text.FileMetadata;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.NestingLimit;
import dev.wami.core.text.ParsedFile;
import dev.wami.core.utf8.TextBuffer;
import dev.wami.core.verify.Verifier;
import dev.wami.llvmemit.LlvmIrEmitter;
import dev.wami.loops.schedule.Schedule;
import dev.wami.tools.bindings.JavaScriptBindings;
import dev.wami.tools.link.ModuleLinker;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * MLIR to WebAssembly as a library: sources in; bytes, text and diagnostics out. What is wrong with an input is a
 * diagnostic; an exception is a fault of ours. Thread-safe, and meant to be kept: dialects, once opened, and parsed
 * parts of the runtime library serve later calls.
 */
public final class Wami {
    private final Dialects dialects;
    private final Passes passes;
    private final Context context;

    public Wami() {
        this(List.of());
    }

    /** With dialects and passes from outside. */
    public Wami(List<Plugin> plugins) {
        dialects = new Dialects(plugins);
        passes = new Passes(plugins);
        context = new Context(dialects);
    }

    public Dialects dialects() {
        return dialects;
    }

    public Passes passes() {
        return passes;
    }

    /** The dialects in use; operations of others are errors. */
    public Context context() {
        return context;
    }

    /** The program in {@code source}, verified; null after a report. */
    public @Nullable Operation parse(SourceFile source, Diagnostics diagnostics) {
        Operation module = MlirParser.parse(source, context, diagnostics);
        return module != null && Verifier.verify(module, context, diagnostics) ? module : null;
    }

    /** Compiles {@code source} at {@code -O2} to a binary. */
    public Output compile(SourceFile source) {
        return compile(source, CompileOptions.DEFAULT);
    }

    /** Compiles {@code source}. */
    public Output compile(SourceFile source, CompileOptions options) {
        return compile(source, options, PassSettings.PLAIN);
    }

    /** Compiles {@code source}. */
    public Output compile(SourceFile source, CompileOptions options, PassSettings settings) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = parse(source, diagnostics);
        return module == null ? Output.failed(diagnostics) : compile(module, options, settings, diagnostics);
    }

    /** The programs in {@code sources} as one, see {@link ModuleLinker}; null after a report. */
    public @Nullable Operation parseAndLink(List<SourceFile> sources, Diagnostics diagnostics) {
        List<Operation> modules = new ArrayList<>();
        for (SourceFile source : sources) {
            Operation module = parse(source, diagnostics);
            if (module != null) modules.add(module);
        }
        if (modules.size() < sources.size()) return null;
        if (modules.size() == 1) return modules.get(0);
        Operation linked = ModuleLinker.link(modules, diagnostics);
        return linked != null && Verifier.verify(linked, context, diagnostics) ? linked : null;
    }

    /** Compiles {@code module}, which is verified and is used up. */
    public Output compile(Operation module, CompileOptions options, PassSettings settings, Diagnostics diagnostics) {
        if (!schedule(module, options, diagnostics)) return Output.failed(diagnostics);
        if (!runBefore(module, options.passesBefore(), settings, diagnostics)) return Output.failed(diagnostics);
        if (options.emit() == EmitStage.C_HEADER) return cHeader(module, options, diagnostics);
        if (options.emit() == EmitStage.JS) return javaScript(module, options, settings, diagnostics);
        return new Output(lowered(module, options, settings, diagnostics), diagnostics.all());
    }

    /** Lets the loops in {@code module} say what the schedule asks of them; false after a report. */
    private static boolean schedule(Operation module, CompileOptions options, Diagnostics diagnostics) {
        if (options.schedule().isEmpty()) return true;
        if (!options.level().atLeast(OptLevel.O2) || options.checkBounds()) {
            diagnostics.error(
                    options.schedule().get().beginning(), "a schedule needs -O2 or -O3, and no --check-bounds");
            return false;
        }
        Schedule schedule = Schedule.parse(options.schedule().get(), diagnostics);
        return schedule != null && schedule.attachTo(module, diagnostics);
    }

    /** What {@code options} ask for as bytes; empty after a report. */
    private Optional<byte[]> lowered(
            Operation module, CompileOptions options, PassSettings settings, Diagnostics diagnostics) {
        Pipeline pipeline = Pipeline.parse(Pipelines.compile(options), passes, diagnostics);
        if (pipeline == null) throw new IllegalStateException(String.valueOf(diagnostics.all()));
        if (!PassRun.run(pipeline, module, context, passes, settings, diagnostics)) return Optional.empty();
        return NestedWork.on(
                NestedWork.isDeep(module), () -> Optional.ofNullable(Emission.emit(module, options, diagnostics)));
    }

    private Output cHeader(Operation module, CompileOptions options, Diagnostics diagnostics) {
        if (!makeFunctionsStandard(module, diagnostics)) return Output.failed(diagnostics);
        return HostBindings.cHeader(module, options, diagnostics);
    }

    private Output javaScript(
            Operation module, CompileOptions options, PassSettings settings, Diagnostics diagnostics) {
        if (!makeFunctionsStandard(module, diagnostics)) return Output.failed(diagnostics);
        JavaScriptBindings bindings = JavaScriptBindings.prepare(module, HostBindings.defaults(options), diagnostics);
        if (bindings == null) return Output.failed(diagnostics);
        Optional<byte[]> wasm = lowered(module, options, settings, diagnostics);
        return wasm.isEmpty()
                ? Output.failed(diagnostics)
                : HostBindings.javaScript(bindings, wasm.get(), module, options, diagnostics);
    }

    /** Functions of {@code llvm} are called by others as those of {@code func} that they become. */
    private boolean makeFunctionsStandard(Operation module, Diagnostics diagnostics) {
        Pipeline pipeline = Pipeline.parse(Pipelines.FUNCTIONS, passes, diagnostics);
        if (pipeline == null) throw new IllegalStateException(String.valueOf(diagnostics.all()));
        return PassRun.run(pipeline, module, context, passes, PassSettings.PLAIN, diagnostics);
    }

    /**
     * The passes that {@link CompileOptions#passesBefore} asks for; null after a report, located in
     * {@link Pipeline#TEXT}.
     */
    public @Nullable Pipeline passesBefore(String text, Diagnostics diagnostics) {
        String anchor = "builtin.module";
        return text.strip().startsWith(anchor + "(")
                ? Pipeline.parse(text, passes, diagnostics)
                : Pipeline.parseBody(anchor, text, passes, diagnostics);
    }

    /**
     * Runs {@link CompileOptions#passesBefore} on {@code module} and verifies what becomes of it; false after a report.
     */
    public boolean runBefore(Operation module, String text, PassSettings settings, Diagnostics diagnostics) {
        if (text.isEmpty()) return true;
        Pipeline pipeline = passesBefore(text, diagnostics);
        return pipeline != null
                && PassRun.run(pipeline, module, context, passes, settings, diagnostics)
                && Verifier.verify(module, context, diagnostics);
    }

    /**
     * Puts the checks of {@link CompileOptions#checkBounds} into {@code module}, as a compile does; false after a
     * report.
     */
    public boolean addChecks(Operation module, Diagnostics diagnostics) {
        Pipeline pipeline = Pipeline.parse("builtin.module(" + Pipelines.CHECKS + ")", passes, diagnostics);
        if (pipeline == null) throw new IllegalStateException(String.valueOf(diagnostics.all()));
        return PassRun.run(pipeline, module, context, passes, PassSettings.PLAIN, diagnostics);
    }

    /** Translates {@code source}, standard MLIR or the {@code llvm} dialect, to the text of LLVM IR. */
    public Output llvmIr(SourceFile source) {
        return llvmIr(source, PassSettings.PLAIN);
    }

    /** Translates {@code source}, standard MLIR or the {@code llvm} dialect, to the text of LLVM IR. */
    public Output llvmIr(SourceFile source, PassSettings settings) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = parse(source, diagnostics);
        return module == null ? Output.failed(diagnostics) : llvmIr(module, settings, diagnostics);
    }

    /** Translates {@code module}, which is verified and is used up, to the text of LLVM IR. */
    public Output llvmIr(Operation module, PassSettings settings, Diagnostics diagnostics) {
        PassRunner runner = new PassRunner(context, passes, settings, diagnostics);
        if (!runner.run(Pipelines.LLVM, module)) return Output.failed(diagnostics);
        return new Output(Optional.ofNullable(LlvmIrEmitter.emit(module, diagnostics)), diagnostics.all());
    }

    /** The pipeline that {@code options} asks for; null after a report. */
    public @Nullable Pipeline pipeline(OptOptions options, Diagnostics diagnostics) {
        if (options.pipeline().isPresent()) {
            return Pipeline.parse(options.pipeline().get(), passes, diagnostics);
        }
        List<Pass> all = new ArrayList<>();
        for (String text : options.passes()) {
            int brace = text.indexOf('{');
            Pass pass = passes.create(brace < 0 ? text : text.substring(0, brace));
            Pipeline single =
                    Pipeline.parseBody(pass == null ? Pipeline.ANY : pass.anchor(), text, passes, diagnostics);
            if (single == null) return null;
            all.add((Pass) single.stages().get(0));
        }
        return Pipeline.of("builtin.module", all);
    }

    /** What {@code mlir-opt} does: reads, verifies, runs passes, prints. */
    public Output opt(SourceFile source, OptOptions options) {
        return opt(source, options, PassSettings.PLAIN);
    }

    /** What {@code mlir-opt} does: reads, verifies, runs passes, prints. */
    public Output opt(SourceFile source, OptOptions options, PassSettings settings) {
        Diagnostics diagnostics = new Diagnostics();
        Pipeline pipeline = pipeline(options, diagnostics);
        if (pipeline == null) return Output.failed(diagnostics);
        TextBuffer out = new TextBuffer();
        boolean ok = true;
        List<SourceFile> chunks = options.splitMarker().isPresent()
                ? SplitInput.split(source, options.splitMarker().get())
                : List.of(source);
        for (int i = 0; i < chunks.size(); i++) {
            if (i > 0) out.append(options.outputMarker()).append('\n');
            Diagnostics found = new Diagnostics();
            // its own: the body of an identified struct holds for one chunk
            Context fresh = new Context(dialects, options.allowUnregistered());
            TextBuffer text = optOne(chunks.get(i), options, pipeline, fresh, settings, found);
            if (text != null) {
                text.append('\n');
                if (out.isEmpty()) out = text;
                else out.append(text);
            }
            if (options.verifyDiagnostics()) found = ExpectedDiagnostics.compare(chunks.get(i), found.all());
            ok &= options.verifyDiagnostics() ? !found.hasErrors() : text != null;
            diagnostics.addAll(found);
        }
        if (!ok && !diagnostics.hasErrors()) throw new IllegalStateException("failed without a reason");
        byte[] bytes = out.toByteArray();
        return ok ? new Output(Optional.of(bytes), diagnostics.all()) : Output.partial(bytes, diagnostics);
    }

    private @Nullable TextBuffer optOne(
            SourceFile source,
            OptOptions options,
            Pipeline pipeline,
            Context context,
            PassSettings settings,
            Diagnostics diagnostics) {
        long start = System.nanoTime();
        ParsedFile file = MlirParser.parseFile(source, context, diagnostics, options.verifyDiagnostics());
        if (file == null) return null;
        Operation root =
                options.implicitModule() || !file.implicit() ? file.module() : only(file.module(), source, diagnostics);
        if (root == null || options.verify() && !isRight(root, options, context, diagnostics)) return null;
        measured("Parser", start, settings);
        FileMetadata metadata = file.metadata();
        // passes given by flags run on the input, whatever it is
        boolean byFlags = options.pipeline().isEmpty() && !root.name().equals(pipeline.anchor());
        Pipeline wanted = byFlags ? new Pipeline(root.name(), pipeline.stages()) : pipeline;
        PassSettings how = settings;
        if (options.runReproducer() && metadata.external().containsKey(Reproducer.PROVIDER)) {
            wanted = reproduced(source, metadata, pipeline, diagnostics);
            if (wanted == null) return null;
            boolean alone = metadata.flag(Reproducer.PROVIDER, "disable_threading", false);
            how = settings.withVerifyEach(metadata.flag(Reproducer.PROVIDER, "verify_each", settings.verifyEach()))
                    .withThreads(alone ? 1 : settings.threads());
            metadata = metadata.without(Reproducer.PROVIDER);
        }
        if (options.generateReproducer().isPresent()) {
            Path where = options.generateReproducer().get();
            boolean written = new Reproducer(where, false, how.threads() < 2, how.verifyEach())
                    .write(root, wanted.toString(), diagnostics);
            if (!written) return null;
        }
        if (!PassRun.run(wanted, root, context, passes, how, diagnostics)) return null;
        if (!NestingLimit.isKept(root, diagnostics)) return null;
        start = System.nanoTime();
        TextBuffer text = MlirPrinter.printBytes(root, options.print(), metadata);
        measured("Output", start, settings);
        return text;
    }

    private static boolean isRight(Operation root, OptOptions options, Context context, Diagnostics diagnostics) {
        return options.verifyDiagnostics()
                ? Verifier.verifyToFirstError(root, context, diagnostics)
                : Verifier.verify(root, context, diagnostics);
    }

    /** The only operation in {@code module}; null after a report if there is none, or another one. */
    private static @Nullable Operation only(Operation module, SourceFile source, Diagnostics diagnostics) {
        List<Operation> all = new ArrayList<>();
        for (Operation op : module.region(0).entry()) all.add(op);
        if (all.size() != 1) {
            diagnostics.error(
                    Location.of(source.name(), 0, 0),
                    "source must contain a single top-level operation, found: %d",
                    all.size());
            return null;
        }
        all.get(0).detach();
        return all.get(0);
    }

    /** The passes that {@code metadata} names, then those of {@code more}; null after a report. */
    private @Nullable Pipeline reproduced(
            SourceFile source, FileMetadata metadata, Pipeline more, Diagnostics diagnostics) {
        String text = metadata.string(Reproducer.PROVIDER, "pipeline", "");
        Diagnostics problems = new Diagnostics();
        Pipeline own = Pipeline.parse(text, passes, problems);
        for (Diagnostic d : problems.all()) {
            diagnostics
                    .error(Location.of(source.name(), 0, 0), "in the pipeline of this reproducer: " + d.message())
                    .note(Location.of(source.name(), 0, 0), "the pipeline is " + text);
        }
        if (own == null) return null;
        List<Stage> stages = new ArrayList<>(own.stages());
        if (own.anchor().equals(more.anchor())) stages.addAll(more.stages());
        else if (!more.stages().isEmpty()) stages.add(more);
        return new Pipeline(own.anchor(), stages);
    }

    private static void measured(String what, long start, PassSettings settings) {
        for (Instrumentation i : settings.instrumentations()) {
            if (i instanceof Timing t) t.add(what, System.nanoTime() - start);
        }
    }
}
