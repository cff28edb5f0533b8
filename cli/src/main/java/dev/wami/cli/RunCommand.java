package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.CompileOptions.Asserts;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.run.HostFunction;
import dev.wami.tools.run.HostLibrary;
import dev.wami.tools.run.InterpretedProgram;
import dev.wami.tools.run.Program;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.Signature;
import dev.wami.tools.run.TimeLimit;
import dev.wami.tools.run.WasmEngine;
import dev.wami.tools.run.WasmProgram;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmimport.WasmInput;
import dev.wami.wasmspec.Feature;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code wami run}: executes a program, compiled in memory where it is MLIR. */
final class RunCommand extends Command {
    private static final List<String> ASSERTS = List.of("trap", "continue");
    /** About thirty years. */
    private static final BigDecimal LONGEST_SECONDS = BigDecimal.valueOf(1_000_000_000);

    @Override
    void declare(Options options) {
        options.positionals(
                        "[FILE... [ARGUMENT...]]",
                        "MLIR text (several .mlir files are linked), a .wasm binary or .wat text (- (default) is standard input), and what the"
                                + " function takes")
                .value("NAME", "the function to call (default: main)", "--invoke")
                .value("NAME", "the same; one result of type f32 is then printed as mlir-runner does", "-e")
                .value(
                        "TYPE",
                        "print one result, as mlir-runner does: " + String.join(", ", RunnerResult.NAMES),
                        "--entry-point-result")
                .value("FILES", "for mlir-runner's command lines; what its libraries have is built in", "--shared-libs")
                .flag("use the reference interpreter on the MLIR, not WebAssembly", "--interp")
                .value("32|64", "the width of index under --interp (default: 32, as in WebAssembly)", "--index-bits")
                .value(
                        "ENGINE",
                        "the engine that executes WebAssembly: " + String.join(", ", Engines.NAMES)
                                + " (default: embedded)",
                        "--engine")
                .value(
                        "SECONDS",
                        "stop the program if it runs longer, with a message and exit status 1; such as 10, or 0.5",
                        "--time-limit")
                .value(
                        "trap|continue",
                        "what a failed cf.assert does: trap (default), or report it and continue, as upstream's test-cf-assert",
                        "--asserts");
        CompileCommand.declareLevels(options);
        CompileCommand.declareTarget(options);
        Messages.declare(options);
    }

    @Override
    String footer() {
        return "Each result is printed on a line of its own. Floats are printed so that they read back as the same number.\n"
                + "Programs may import from the module env: print_i32, print_i64, print_f32, print_f64, toggle_gpio, and what\n"
                + "MLIR's runner has: printI64, printU64, printF32, printF64, printString, printOpen, printClose, printComma,\n"
                + "printNewline, printFlops, rtclock, nanoTime, printMemrefF32, verifyMemRefF32 and the same for other types.\n"
                + "Examples:\n"
                + "  wami run examples/gemm.mlir\n"
                + "  wami run sum.mlir --invoke add 2 -3\n"
                + "  wami run --interp --index-bits=64 sum.mlir --invoke add 2 -3\n"
                + "  wami run kernel.mlir -e main --entry-point-result=void\n";
    }

    /** Brings the options to the front, so that {@code -3} is an argument of the program. */
    @Override
    List<String> preprocess(List<String> args, Options options) {
        return ProgramWords.behindOptions(
                args, options, (arg, afterWord) -> ProgramWords.hasDash(arg) && !isNumber(arg));
    }

    /** The programs and what the function takes; without any, the program is standard input, as for mlir-runner. */
    private static List<String> words(Arguments args) {
        return args.positionals().isEmpty() ? List.of(InputFile.STANDARD) : args.positionals();
    }

    private static boolean isNumber(String arg) {
        char second = arg.charAt(1);
        return second >= '0' && second <= '9' || second == '.' || arg.equals("-inf") || arg.equals("-nan");
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        List<String> words = words(args);
        String input = words.get(0);
        boolean interpret = args.flag("--interp");
        int indexBits = args.choice("--index-bits", 32, List.of(32, 64));
        if (indexBits == 64 && !interpret) {
            throw new UsageException("--index-bits=64 needs --interp: in WebAssembly, index has 32 bits");
        }
        if (interpret && args.value("--engine").isPresent()) {
            throw new UsageException("--interp and --engine are two ways to run: give one of them");
        }
        if (interpret && args.flag("--debug-runtime")) {
            throw new UsageException("--interp has no runtime library: --debug-runtime is for WebAssembly");
        }
        if (interpret && args.value("--asserts").isPresent()) {
            throw new UsageException("--interp stops where a program has no meaning: --asserts is for WebAssembly");
        }
        TimeLimit limit = timeLimit(args, "--time-limit");
        WasmEngine engine = Engines.of(args.value("--engine", Engines.EMBEDDED), limit);
        Diagnostics diagnostics = new Diagnostics();
        byte[] bytes = InputFile.read(input, console, diagnostics);
        int programs = LinkedInputs.count(words);
        List<SourceFile> sources = new ArrayList<>();
        List<SourceFile> more = LinkedInputs.read(words.subList(1, programs), console, diagnostics);
        int status = ExitCode.DIAGNOSTICS;
        if (bytes != null && more.size() == programs - 1) {
            SourceFile source = new SourceFile(InputFile.display(input), bytes);
            sources.add(source);
            sources.addAll(more);
            Wami wami = new Wami(Plugins.of(args));
            CompileCommand.checkPasses(
                    CompileOptions.DEFAULT.withPassesBefore(args.value("--passes-before", "")), wami);
            List<HostFunction> host = HostLibrary.printingTo(console.out()::print, console.err()::print);
            try (Program program = interpret
                    ? interpreted(wami, sources, args, indexBits, host, limit, diagnostics)
                    : compiled(wami, sources, args, engine, host, console, diagnostics)) {
                if (program != null) status = call(program, source, args, console, diagnostics);
            } catch (RunFailure e) {
                report(e, source, engine, diagnostics);
            }
        }
        console.out().flush();
        try (Messages messages = Messages.of(args, console)) {
            messages.print(diagnostics.all(), sources);
        }
        return status;
    }

    static TimeLimit timeLimit(Arguments args, String option) {
        Optional<String> text = args.value(option);
        if (text.isEmpty()) return TimeLimit.none();
        try {
            BigDecimal seconds = new BigDecimal(text.get());
            if (seconds.signum() > 0 && seconds.compareTo(LONGEST_SECONDS) <= 0) {
                return TimeLimit.of(Duration.ofNanos(
                        seconds.movePointRight(9).setScale(0, RoundingMode.UP).longValueExact()));
            }
        } catch (NumberFormatException e) {
            // told below
        }
        throw new UsageException(
                "'" + text.get() + "' is no value for " + option + ", which takes seconds, such as 10 or 0.5");
    }

    private static @Nullable Program interpreted(
            Wami wami,
            List<SourceFile> sources,
            Arguments args,
            int indexBits,
            List<HostFunction> host,
            TimeLimit limit,
            Diagnostics diagnostics) {
        Operation module = parsed(wami, sources, args, diagnostics);
        return module == null ? null : new InterpretedProgram(module, indexBits, host).within(limit);
    }

    /** The program, with the checks that were asked for; null after a report. */
    private static @Nullable Operation parsed(
            Wami wami, List<SourceFile> sources, Arguments args, Diagnostics diagnostics) {
        if (!InputFile.isText(sources.get(0), diagnostics)) return null;
        Operation module = wami.parseAndLink(sources, diagnostics);
        if (module == null) return null;
        String before = args.value("--passes-before", "");
        boolean ok = wami.runBefore(module, before, PassSettings.PLAIN, diagnostics)
                && (!args.flag("--check-bounds") || wami.addChecks(module, diagnostics));
        return ok ? module : null;
    }

    private static @Nullable Program compiled(
            Wami wami,
            List<SourceFile> sources,
            Arguments args,
            WasmEngine engine,
            List<HostFunction> host,
            Console console,
            Diagnostics diagnostics)
            throws RunFailure {
        SourceFile source = sources.get(0);
        if (InputFile.isWasm(source.bytes())) {
            if (sources.size() > 1) throw new UsageException("WebAssembly is not linked with MLIR here");
            Optional<WasmModule> module = WasmInput.read(source.bytes(), source.name(), Feature.all(), diagnostics);
            if (module.isEmpty()) return null;
            boolean isBinary = BinaryDecoder.isBinary(source.bytes());
            byte[] binary = isBinary ? source.bytes() : BinaryEncoder.encode(module.get());
            return WasmProgram.start(module.get(), binary, engine, host);
        }
        Operation module = parsed(wami, sources, args, diagnostics);
        if (module == null) return null;
        Operation types = module.copy();
        boolean goOn = args.choice("--asserts", "trap", ASSERTS).equals("continue");
        CompileOptions options = CompileCommand.compileOptions(args)
                .withoutFeatures(engine.lacking())
                .withPassesBefore("") // they have run
                .withCheckBounds(false) // they are there
                .withAsserts(goOn ? Asserts.CONTINUE : Asserts.REPORT);
        Output output;
        try (Progress progress = Progress.of(console, "compiling", source.name())) {
            output = wami.compile(module, options, PassSettings.PLAIN, diagnostics);
        }
        if (output.bytes().isEmpty()) return null;
        Consumer<String> says = goOn ? console.err()::print : null;
        return WasmProgram.startCompiled(output.bytes().get(), types, engine, host, says);
    }

    private static int call(
            Program program, SourceFile source, Arguments args, Console console, Diagnostics diagnostics)
            throws RunFailure {
        Optional<String> named = args.value("--invoke").or(() -> args.value("-e"));
        String function = named.orElse("main");
        Location where = Location.of(source.name(), 0, 0);
        Optional<Signature> signature = program.signature(function);
        if (signature.isEmpty()) {
            diagnostics.error(
                    where,
                    "there is no public function @%s%s%s",
                    function,
                    Closest.hint(function, program.functions()),
                    named.isPresent() ? "" : "; --invoke names another" + known(program));
            return ExitCode.DIAGNOSTICS;
        }
        long[] values;
        try {
            List<String> words = words(args);
            values = signature.get().parse(function, words.subList(LinkedInputs.count(words), words.size()));
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
        String asked = args.value("--entry-point-result", defaultResult(args, signature.get()));
        if (asked.isEmpty()) {
            long[] results = program.call(function, values);
            end(program, where, diagnostics);
            for (String line : signature.get().print(results)) console.print(line);
            return ExitCode.OK;
        }
        RunnerResult result = RunnerResult.of(asked);
        String mismatch = result.mismatch(signature.get());
        if (!mismatch.isEmpty()) {
            diagnostics.error(where, "@%s %s", function, mismatch);
            return ExitCode.DIAGNOSTICS;
        }
        long[] results = program.call(function, values);
        end(program, where, diagnostics);
        console.out().print(result.print(results));
        return ExitCode.OK;
    }

    private static void end(Program program, Location where, Diagnostics diagnostics) throws RunFailure {
        program.end();
        program.leaks().ifPresent(leaks -> diagnostics.warning(where, "%s", leaks));
    }

    /** mlir-runner's default, where its {@code -e} names a function that has such a result. */
    private static String defaultResult(Arguments args, Signature signature) {
        boolean fits = RunnerResult.F32.mismatch(signature).isEmpty();
        return args.value("-e").isPresent() && fits ? "f32" : "";
    }

    private static String known(Program program) {
        return program.functions().isEmpty() ? "" : ": " + String.join(", ", program.functions());
    }

    private static void report(RunFailure e, SourceFile source, WasmEngine engine, Diagnostics diagnostics) {
        Location program = Location.of(source.name(), 0, 0);
        Location where = e.location() == Location.UNKNOWN ? program : e.location();
        switch (e.kind()) {
            case TRAP -> diagnostics.error(where, "trap: " + e.getMessage());
            case LINK, TIME_LIMIT -> diagnostics.error(where, e.getMessage());
            case ENGINE -> diagnostics.error(where, "the engine '" + engine.name() + "': " + e.getMessage());
            case UNSUPPORTED -> Engines.report(e, engine, !InputFile.isWasm(source.bytes()), where, diagnostics);
        }
    }
}
