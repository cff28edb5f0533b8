package dev.wami.cli;

import dev.wami.core.diag.SourceFile;
import dev.wami.core.text.PrintOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.Wave;
import dev.wami.tools.WaveOptions;
import dev.wami.tools.WaveStage;
import dev.wami.wavefrontend.ast.Language;
import java.util.List;
import java.util.Locale;

/** {@code wave compile}: kernels in Python, Rust, C++ and TypeScript to binaries. */
final class CompileKernelsCommand extends Command {
    private static final List<String> LEVELS = List.of("-O0", "-O1", "-O2", "-O3");
    private static final List<String> SOURCES =
            List.of(".py", ".rs", ".cpp", ".cc", ".cxx", ".hpp", ".ts", ".hir.mlir", ".mlir");

    @Override
    void declare(Options options) {
        options.positionals(
                "FILE", "kernels in Python, Rust, C++ or TypeScript, or MLIR of the dialect hir; - is standard input");
        Batch.declare(options, "FILE.wbin beside the input; a text goes to standard output");
        options.flag("translate only", "-O0", "--O0")
                .flag("remove what is unused or computed twice", "-O1", "--O1")
                .flag("and keep variables in registers, propagate constants, hoist invariants (default)", "-O2", "--O2")
                .flag("and unroll loops", "-O3", "--O3")
                .value(
                        "NAME",
                        "python, rust, cpp or typescript (default: by the extension of the file's name)",
                        "--lang")
                .value(
                        "STAGE",
                        "stop after this stage and write its result: hir, mir, lir (as MLIR), asm, wbin (default)",
                        "--emit")
                .value("MODE", "off (default), or on: round a * b + c within one expression once", "--ffp-contract");
        AssembleCommand.declareEncoding(options);
        Batch.declareJobs(options);
        DebugOptions.declare(options, false);
        Messages.declare(options);
    }

    @Override
    String footer() {
        return "Examples:\n"
                + "  wave compile kernel.py --O2 -o kernel.wbin\n"
                + "  wave compile --emit=asm kernel.rs\n"
                + "  wave compile --encoding=v0.4 --out-dir build *.py\n";
    }

    private static WaveOptions options(Arguments args) {
        String level = args.last("-O2", LEVELS);
        String language = args.choice("--lang", "", List.of("python", "rust", "cpp", "typescript"));
        WaveOptions options = WaveOptions.DEFAULT
                .withLevel(OptLevel.ofFlag(level))
                .withContract(args.choice("--ffp-contract", "off", List.of("off", "on"))
                        .equals("on"))
                .withEmit(args.choice("--emit", WaveStage.WBIN, List.of(WaveStage.values())))
                .withEncoding(AssembleCommand.encoding(args));
        if (language.isEmpty()) return options;
        return options.withLanguage(Language.valueOf(language.toUpperCase(Locale.ROOT)));
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        WaveOptions options = options(args);
        BatchPlan plan = Batch.plan(args, options.emit(), SOURCES);
        Wave wave = new Wave();
        int threads = Batch.threads(args);
        DebugOptions debug = DebugOptions.of(
                args, false, PrintOptions.DEFAULT, console, plan.jobs().size() == 1 ? threads : 1, wave.passes());
        int status;
        try (Messages messages = Messages.of(args, console)) {
            Batch batch = new Batch(console, messages) {
                @Override
                Output translate(SourceFile source) {
                    return wave.compile(source, options, debug.settings());
                }
            };
            status = batch.run(plan, threads);
        }
        debug.report(console);
        return status;
    }
}
