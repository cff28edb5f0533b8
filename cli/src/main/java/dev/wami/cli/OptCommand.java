package dev.wami.cli;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.text.PrintOptions;
import dev.wami.tools.OptOptions;
import dev.wami.tools.Output;
import dev.wami.tools.Wami;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;

/** {@code wami opt}: mlir-opt on our dialects. */
final class OptCommand extends Command {
    private PassFlags flags = new PassFlags(List.of(), Optional.empty(), List.of());
    private Wami wami = new Wami();

    @Override
    void declare(Options options) {
        options.positionals("FILE", "MLIR text; - (default) is standard input")
                .value("FILE", "where to write (default: standard output)", "-o")
                .value("PIPELINE", "run these passes: 'builtin.module(cse,func.func(canonicalize))'", "--pass-pipeline")
                .flag("compare what is reported with the expected-error comments of the input", "--verify-diagnostics")
                .optional(
                        "MARKER",
                        "process each part between markers (default: // -----) on its own",
                        "--split-input-file")
                .value("MARKER", "what is written between parts (default: // -----)", "--output-split-marker")
                .flag("keep operations of unknown dialects", "--allow-unregistered-dialect")
                .flag("show the pipeline that will be run", "--dump-pass-pipeline")
                .flag("run the passes that the input names in its mlir_reproducer metadata", "--run-reproducer")
                .value(
                        "FILE",
                        "write the input and the pipeline there for --run-reproducer",
                        "--mlir-generate-reproducer")
                .flag("write operations in generic form", "--mlir-print-op-generic")
                .flag("write locations", "--mlir-print-debuginfo")
                .flag("write without aliases", "--mlir-print-local-scope")
                .flag("give each SSA value a name that is unique in the output", "--mlir-print-unique-ssa-ids")
                .flag("write regions as {...}", "--mlir-print-skip-regions")
                .flag("write comments that name the users of values", "--mlir-print-value-users")
                .flag("print locations for people, with --mlir-print-debuginfo", "--mlir-pretty-debuginfo")
                .flag("name values after their locations, where these are names", "--mlir-use-nameloc-as-prefix")
                .flag(
                        "do not verify operations again for printing (no effect: they have been verified)",
                        "--mlir-print-assume-verified")
                .flag("do not wrap the input in a builtin.module", "--no-implicit-module")
                .flag("do not verify the input", "--mlir-very-unsafe-disable-verifier-on-parsing")
                .value("N", "leave out resources of more than N characters", "--mlir-elide-resource-strings-if-larger")
                .value("N", "leave out attributes of more than N elements", "--mlir-elide-elementsattrs-if-larger")
                .value(
                        "N",
                        "write attributes of more than N elements in hexadecimal",
                        "--mlir-print-elementsattrs-with-hex-if-larger");
        DebugOptions.declare(options, true);
        options.flag("list the dialects", "--show-dialects")
                .flag("list the passes", "--list-passes")
                .value("NAME", "describe an operation, or all of a dialect", "--help-op")
                .value("NAME", "describe a pass and its options", "--help-pass")
                .value("JAR", "load dialects and passes from a jar; may be given more than once", "--plugin");
        Messages.declare(options);
    }

    @Override
    String footer() {
        return "A pass is a flag with its name; they run in the order given: --canonicalize --cse.\n"
                + "Its options follow it: --canonicalize='top-down=false max-iterations=5'.\n\nPasses:\n"
                + OptHelp.passes(wami);
    }

    @Override
    List<String> preprocess(List<String> args, Options options) {
        List<String> plugins = new ArrayList<>();
        for (int i = 0; i < args.size(); i++) {
            String arg = args.get(i);
            if (arg.startsWith("--plugin=")) plugins.add(arg);
            else if (arg.equals("--plugin") && i + 1 < args.size()) plugins.add("--plugin=" + args.get(++i));
        }
        Arguments pluginsOnly = Arguments.parse(plugins, options);
        if (pluginsOnly != null && !plugins.isEmpty()) wami = new Wami(Plugins.of(pluginsOnly));
        Set<String> names = new HashSet<>(wami.passes().names());
        flags = PassFlags.split(args, options, names::contains);
        return flags.rest();
    }

    @Override
    Collection<String> flags(Options options) {
        List<String> all = new ArrayList<>(options.names());
        for (String pass : wami.passes().names()) all.add("--" + pass);
        return all;
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        if (OptHelp.answered(args, wami, console)) return ExitCode.OK;
        if (args.positionals().size() > 1) {
            throw new UsageException(
                    "one input at a time: '" + args.positionals().get(1) + "' is a second one");
        }
        try (Messages messages = Messages.of(args, console)) {
            return run(args, console, messages);
        }
    }

    private int run(Arguments args, Console console, Messages messages) throws IOException {
        OptOptions options = options(args);
        for (PassFlags.Flag flag : flags.passes()) checkOptions(flag);
        int threads = Runtime.getRuntime().availableProcessors();
        DebugOptions debug = DebugOptions.of(args, true, options.print(), console, threads, wami.passes());
        Diagnostics diagnostics = new Diagnostics();
        Pipeline pipeline = wami.pipeline(options, diagnostics);
        if (pipeline == null) {
            messages.print(
                    diagnostics.all(),
                    List.of(SourceFile.of(Pipeline.TEXT, flags.pipeline().orElse(""))));
            return ExitCode.USAGE;
        }
        if (args.flag("--dump-pass-pipeline")) console.err().print(pipeline.dump());
        String input = args.positionals().isEmpty()
                ? InputFile.STANDARD
                : args.positionals().get(0);
        SourceFile source = InputFile.text(input, console, diagnostics);
        if (source == null) {
            messages.print(diagnostics.all(), List.of());
            return ExitCode.DIAGNOSTICS;
        }
        Output output;
        try (Progress progress = Progress.of(console, "running passes on", source.name())) {
            output = wami.opt(source, options, debug.settings());
        }
        debug.report(console);
        messages.print(output.diagnostics(), List.of(source));
        return Outputs.write(output, args.value("-o", "-"), console, messages);
    }

    /** What is wrong with the options of a pass is said of the flag, as the user wrote it. */
    private void checkOptions(PassFlags.Flag flag) {
        Diagnostics problems = new Diagnostics();
        if (wami.pipeline(OptOptions.DEFAULT.withPasses(List.of(flag.text())), problems) != null) return;
        StringJoiner all = new StringJoiner("; ", "--" + flag.name() + "='" + flag.options() + "': ", "");
        for (Diagnostic d : problems.all()) all.add(d.message());
        throw new UsageException(all.toString());
    }

    private OptOptions options(Arguments args) {
        PrintOptions print = PrintOptions.DEFAULT
                .withGeneric(args.flag("--mlir-print-op-generic"))
                .withDebugInfo(args.flag("--mlir-print-debuginfo"))
                .withLocalScope(args.flag("--mlir-print-local-scope"))
                .withUniqueSsaIds(args.flag("--mlir-print-unique-ssa-ids"))
                .withSkipRegions(args.flag("--mlir-print-skip-regions"))
                .with(PrintOptions.Flag.VALUE_USERS, args.flag("--mlir-print-value-users"))
                .with(PrintOptions.Flag.PRETTY_DEBUG_INFO, args.flag("--mlir-pretty-debuginfo"))
                .with(PrintOptions.Flag.NAME_LOC_AS_PREFIX, args.flag("--mlir-use-nameloc-as-prefix"))
                .withElideResourcesLargerThan(
                        args.integer("--mlir-elide-resource-strings-if-larger", -1, -1, Integer.MAX_VALUE))
                .withElideElementsLargerThan(
                        args.integer("--mlir-elide-elementsattrs-if-larger", -1, -1, Integer.MAX_VALUE))
                .withHexElementsLargerThan(
                        args.integer("--mlir-print-elementsattrs-with-hex-if-larger", 100, -1, Integer.MAX_VALUE));
        List<String> passes = new ArrayList<>();
        for (PassFlags.Flag f : flags.passes()) passes.add(f.text());
        OptOptions options = OptOptions.DEFAULT
                .withPasses(passes)
                .withPrint(print)
                .withVerifyDiagnostics(args.flag("--verify-diagnostics"))
                .withAllowUnregistered(args.flag("--allow-unregistered-dialect"))
                .withImplicitModule(!args.flag("--no-implicit-module"))
                .withVerify(!args.flag("--mlir-very-unsafe-disable-verifier-on-parsing"))
                .withRunReproducer(args.flag("--run-reproducer"));
        Path reproducer = DebugOptions.file(args, "--mlir-generate-reproducer");
        if (reproducer != null) options = options.withGenerateReproducer(reproducer);
        if (flags.pipeline().isPresent()) {
            options = options.withPipeline(flags.pipeline().get());
        }
        Optional<String> marker = args.value("--split-input-file");
        if (marker.isEmpty()) return options;
        return options.withSplitMarker(marker.get().isEmpty() ? OptOptions.SPLIT_MARKER : marker.get())
                .withOutputMarker(args.value("--output-split-marker", OptOptions.SPLIT_MARKER));
    }
}
