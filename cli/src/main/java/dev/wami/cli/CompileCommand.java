package dev.wami.cli;

import dev.wami.conversions.func.MemRefAbi;
import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.PrintOptions;
import dev.wami.ssawasm.CallingConvention;
import dev.wami.std.arith.FastMath;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.EmitStage;
import dev.wami.tools.ImportedMemory;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.Provider;
import dev.wami.tools.Wami;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;

/** {@code wami compile}: MLIR files to WebAssembly files. */
final class CompileCommand extends Command {
    private static final List<String> LEVELS = List.of("-O0", "-O1", "-O2", "-O3", "-Os", "-Oz");

    @Override
    void declare(Options options) {
        options.positionals("FILE", "MLIR text; - is standard input");
        Batch.declare(options, "FILE.wasm beside the input; a text goes to standard output");
        declareLevels(options);
        options.value(
                        "STAGE",
                        "stop after this stage and write its result: std, ssawasm, ssawasm-locals, wasm (as MLIR), wat, obj (for a linker), bin (default);"
                                + " js: an ES module that calls the binary (FILE.mjs, FILE.d.mts, FILE.wasm); c-header: a C header for obj",
                        "--emit")
                .flag("with --emit=js, embed the binary in FILE.mjs instead of writing FILE.wasm", "--js-embed");
        options.flag(
                "link all inputs into one module: a declaration in one is resolved by a definition in another",
                "--link");
        declareTarget(options);
        options.value("FILE", "transform nests of loops as this says, instead of as cost models do", "--schedule");
        Tuning.declare(options);
        Batch.declareJobs(options);
        DebugOptions.declare(options, false);
        Messages.declare(options);
    }

    /** How hard to optimise; {@code run} has these, too. */
    static void declareLevels(Options options) {
        options.flag("translate only", "-O0")
                .flag("the optimisations that always pay", "-O1")
                .flag("and those that nearly always do (default)", "-O2")
                .flag("the same, with a longer search for orders and tiles of loops, and larger ones", "-O3")
                .flag("what makes the program faster without making it larger", "-Os")
                .flag("the smallest program", "-Oz");
    }

    @Override
    String footer() {
        return "Several files are compiled in parallel; a bad one does not keep the others from being compiled.\n"
                + "Examples:\n"
                + "  wami compile kernel.mlir -o kernel.wasm\n"
                + "  wami compile -O3 --out-dir build *.mlir\n"
                + "  wami compile --emit=wat kernel.mlir\n"
                + "  wami compile --emit=js kernel.mlir -o kernel.mjs\n"
                + "  wami compile --link main.mlir kernels.mlir -o program.wasm\n";
    }

    /** What the output may assume and contain; {@code run} has these, too. */
    static void declareTarget(Options options) {
        options.value(
                        "WHO",
                        "where malloc and free come from: builtin (default), or import from the module env",
                        "--malloc")
                .value(
                        "WHO",
                        "where math.sin and the like come from: builtin (default), or import sin, sinf ... from the module env",
                        "--math")
                .optional(
                        "FLAGS",
                        "let all operations on floats do what these of MLIR's fast-math flags allow: reassoc, nnan, ninf, nsz, arcp,"
                                + " contract, afn (default: all of them)",
                        "--fast-math")
                .value("MODE", "as --fast-math=contract: fast, on; or off (default)", "--fp-contract")
                .value(
                        "ABI",
                        "how memrefs cross public functions: descriptor (default; MLIR's), or bare pointers",
                        "--memref-abi")
                .value(
                        "ABI",
                        "calling convention of public functions that do not say one: exact (default), c, or multivalue",
                        "--abi")
                .value(
                        "CPU",
                        "the target CPU, which says what features may be used, by LLVM's names: "
                                + String.join(", ", TargetOptions.CPUS) + " (default: all)",
                        "--target",
                        "--mcpu")
                .value(
                        "FEATURES",
                        "features to add or remove: +NAME or -NAME of target_features, separated by commas",
                        "--mattr")
                .value(
                        "ENGINE",
                        "the engine to be fast on: v8, wasmtime, wamr-classic, wamr-fast (these two without SIMD, unless --mattr says +simd128),"
                                + " or generic (default: with SIMD one that compiles, without an interpreter)",
                        "--target-engine")
                .flag("check at run time that accesses of memrefs respect their types and sizes", "--check-bounds")
                .flag(
                        "use an allocator that traps on double frees, frees of other addresses, and writes outside allocations",
                        "--debug-runtime")
                .flag("do not link the runtime library; an operation that needs it is an error", "--no-runtime")
                .flag("leave out the name section", "--no-names")
                .flag(
                        "write the labels of blocks into it, too: wasm-tools shows them, Binaryen warns about them",
                        "--label-names")
                .value("BYTES", "size of the stack in memory that memref.alloca uses (default: 65536)", "--stack-size")
                .optional(
                        "MODULE,NAME",
                        "import the memory (default: env,memory) instead of exporting one",
                        "--import-memory")
                .value("PAGES", "minimum initial size of the memory, in pages of 64 KiB", "--initial-memory")
                .value(
                        "PASSES",
                        "run these passes first, for example those of a plugin that lower its dialect: NAME,func.func(NAME{option=value})",
                        "--passes-before")
                .value("JAR", "load dialects and passes from a jar; may be given more than once", "--plugin");
    }

    static CompileOptions compileOptions(Arguments args) {
        String level = args.last("-O2", LEVELS);
        int stack = args.integer("--stack-size", CompileOptions.DEFAULT.stackSize(), 16, 1 << 30);
        if (stack % 16 != 0) throw new UsageException("--stack-size is a multiple of 16, not " + stack);
        CompileOptions options = CompileOptions.DEFAULT
                .withLevel(OptLevel.ofFlag(level))
                .withMalloc(args.choice("--malloc", Provider.BUILTIN, List.of(Provider.values())))
                .withMath(args.choice("--math", Provider.BUILTIN, List.of(Provider.values())))
                .withFastMath(fastMath(args))
                .withMemrefAbi(constant(
                        args, "--memref-abi", MemRefAbi.DESCRIPTOR, List.of(MemRefAbi.DESCRIPTOR, MemRefAbi.BARE)))
                .withAbi(constant(args, "--abi", CallingConvention.EXACT, List.of(CallingConvention.values())))
                .withTargetEngine(TargetOptions.engine(args))
                .withFeatures(TargetOptions.features(args))
                .withDebugRuntime(debugRuntime(args))
                .withRuntime(!args.flag("--no-runtime"))
                .withCheckBounds(args.flag("--check-bounds"))
                .withNames(!args.flag("--no-names"))
                .withLabelNames(labelNames(args))
                .withPassesBefore(args.value("--passes-before", ""))
                .withStackSize(stack)
                .withInitialMemory(args.integer("--initial-memory", 0, 0, 65536));
        return args.value("--import-memory").isEmpty() ? options : options.withImportedMemory(importedMemory(args));
    }

    /** The flags that are given, all of them without a value; empty without the option. */
    private static String fastMath(Arguments args) {
        String mode = args.value("--fp-contract", "off");
        if (!List.of("off", "on", "fast").contains(mode)) {
            throw new UsageException("--fp-contract is off, on or fast, not " + mode);
        }
        String contract = mode.equals("off") ? "" : "contract";
        Optional<String> flags = args.value("--fast-math");
        if (flags.isEmpty()) return contract;
        if (flags.get().isEmpty()) return "fast";
        for (String flag : flags.get().split(",", -1)) {
            if (!FastMath.isFlag(flag)) throw new UsageException("--fast-math: '" + flag + "' is no fast-math flag");
        }
        return contract.isEmpty() ? flags.get() : flags.get() + "," + contract;
    }

    private static boolean debugRuntime(Arguments args) {
        boolean debug = args.flag("--debug-runtime");
        boolean other = args.flag("--no-runtime") || args.value("--malloc", "").equals("import");
        if (debug && other) {
            throw new UsageException(
                    "--debug-runtime is an allocator of the runtime library: leave out --no-runtime and --malloc=import");
        }
        return debug;
    }

    private static boolean labelNames(Arguments args) {
        boolean labels = args.flag("--label-names");
        if (labels && args.flag("--no-names")) {
            throw new UsageException("--label-names are a part of the name section, which --no-names leaves out");
        }
        return labels;
    }

    /** Refuses passes of {@code --passes-before} that do not exist. */
    static void checkPasses(CompileOptions options, Wami wami) {
        Diagnostics problems = new Diagnostics();
        if (options.passesBefore().isEmpty() || wami.passesBefore(options.passesBefore(), problems) != null) return;
        StringJoiner all = new StringJoiner("; ", "--passes-before: ", "");
        for (Diagnostic d : problems.all()) all.add(d.message());
        throw new UsageException(all.toString());
    }

    private static ImportedMemory importedMemory(Arguments args) {
        String named = args.value("--import-memory", "");
        if (named.isEmpty()) return new ImportedMemory("env", "memory");
        String[] parts = named.split(",", -1);
        if (parts.length != 2) throw new UsageException("--import-memory=MODULE,NAME, not " + named);
        return new ImportedMemory(parts[0], parts[1]);
    }

    /** An object takes its allocator and its memory from what it is linked with. */
    private static CompileOptions object(CompileOptions options, Arguments args) {
        for (String key : List.of("--stack-size", "--initial-memory", "--import-memory")) {
            if (args.value(key).isPresent()) {
                throw new UsageException(key + " is up to the linker: wasm-ld has -z stack-size=, --initial-memory=");
            }
        }
        if (args.value("--malloc").isPresent() && options.malloc() == Provider.BUILTIN) {
            throw new UsageException("--malloc=builtin would be a second allocator beside that of the linked program");
        }
        return options.withMalloc(Provider.IMPORT);
    }

    /** With the schedule that is asked for. */
    private static CompileOptions scheduled(CompileOptions options, Arguments args, Console console) {
        if (args.value("--schedule").isEmpty()) return options;
        Diagnostics problems = new Diagnostics();
        SourceFile schedule = InputFile.text(args.value("--schedule", ""), console, problems);
        if (schedule != null) return options.withSchedule(schedule);
        throw new UsageException("--schedule: " + problems.all().get(0));
    }

    /** What the files of {@link EmitStage#JS} and {@link EmitStage#C_HEADER} are called decides what is in them. */
    private static CompileOptions named(CompileOptions options, Arguments args) {
        boolean embedded = args.flag("--js-embed");
        if (embedded && options.emit() != EmitStage.JS) {
            throw new UsageException("--js-embed is for --emit=js: it puts the binary into the ES module");
        }
        String output = args.value("-o", "-");
        if (output.equals("-")) return options.withEmbedded(embedded);
        if (options.emit() == EmitStage.JS && !output.endsWith(EmitStage.JS.extension())) {
            throw new UsageException(
                    "--emit=js writes an ES module: -o names it, and ends in .mjs, not '" + output + "'");
        }
        String name =
                OutputFile.of(output).withExtension("").path().getFileName().toString();
        return options.withEmbedded(embedded).withOutputName(name);
    }

    /** The extensions of the files beside each output. */
    private static List<String> companions(CompileOptions options) {
        if (options.emit() != EmitStage.JS) return List.of();
        return options.embedded() ? List.of(".d.mts") : List.of(".d.mts", ".wasm");
    }

    /** Several files do not fit into standard output. */
    private static void refuseStandardOutput(CompileOptions options) {
        if (options.emit() == EmitStage.JS && !options.embedded()) {
            throw new UsageException(
                    "--emit=js writes several files: -o FILE.mjs names them; standard output takes the one of --js-embed");
        }
    }

    /** An enum's constant by its name in lower case. */
    private static <E extends Enum<E>> E constant(Arguments args, String key, E otherwise, List<E> constants) {
        List<String> names = new java.util.ArrayList<>();
        for (E c : constants) names.add(c.name().toLowerCase(Locale.ROOT));
        String chosen = args.choice(key, otherwise.name().toLowerCase(Locale.ROOT), names);
        return constants.get(Math.max(0, names.indexOf(chosen)));
    }

    /** All inputs to one output, {@code -o} or standard output. */
    private static int link(Arguments args, CompileOptions options, Console console) throws Exception {
        if (args.positionals().isEmpty()) throw new UsageException("nothing to link: name files");
        if (args.value("--out-dir").isPresent()) throw new UsageException("--link makes one file: -o names it");
        if (args.value("-o", "-").equals("-")) refuseStandardOutput(options);
        Wami wami = new Wami(Plugins.of(args));
        checkPasses(options, wami);
        int threads = args.flag("--mlir-disable-threading") ? 1 : Batch.threads(args);
        DebugOptions debug = DebugOptions.of(args, false, PrintOptions.DEFAULT, console, threads, wami.passes());
        Diagnostics diagnostics = new Diagnostics();
        List<SourceFile> sources = LinkedInputs.read(args.positionals(), console, diagnostics);
        Output output = null;
        try (Progress progress =
                Progress.of(console, "linking", args.positionals().get(0) + " ...")) {
            boolean complete = sources.size() == args.positionals().size();
            Operation module = complete ? wami.parseAndLink(sources, diagnostics) : null;
            if (module != null) output = wami.compile(module, options, debug.settings(), diagnostics);
        }
        int status = ExitCode.DIAGNOSTICS;
        try (Messages messages = Messages.of(args, console)) {
            messages.print(diagnostics.all(), sources);
            if (output != null) status = Outputs.write(output, args.value("-o", "-"), console, messages);
        }
        debug.report(console);
        return status;
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        EmitStage stage = args.choice("--emit", EmitStage.BIN, List.of(EmitStage.values()));
        CompileOptions asked = compileOptions(args).withEmit(stage);
        CompileOptions options =
                scheduled(stage == EmitStage.OBJ ? object(asked, args) : named(asked, args), args, console);
        if (args.flag("--link")) return link(args, options, console);
        BatchPlan plan = Batch.plan(args, stage, List.of(".mlir"), companions(options));
        if (plan.jobs().size() > 1 && (args.value("--schedule").isPresent() || Tuning.isAsked(args))) {
            throw new UsageException("a schedule is for one input");
        }
        for (BatchPlan.Job job : plan.jobs()) if (job.output().isEmpty()) refuseStandardOutput(options);
        int threads = Batch.threads(args);
        Wami wami = new Wami(Plugins.of(args));
        checkPasses(options, wami);
        if (args.flag("--mlir-disable-threading")) threads = 1;
        DebugOptions debug = DebugOptions.of(
                args, false, PrintOptions.DEFAULT, console, plan.jobs().size() == 1 ? threads : 1, wami.passes());
        int status;
        try (Messages messages = Messages.of(args, console)) {
            Batch batch = new Batch(console, messages) {
                @Override
                Output translate(SourceFile source) {
                    CompileOptions all =
                            Tuning.isAsked(args) ? Tuning.tuned(args, wami, source, options, console) : options;
                    return wami.compile(source, all, debug.settings());
                }
            };
            status = batch.run(plan, threads);
        }
        debug.report(console);
        return status;
    }
}
