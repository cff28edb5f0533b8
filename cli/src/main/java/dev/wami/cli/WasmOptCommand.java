package dev.wami.cli;

import dev.wami.tools.EmitStage;
import dev.wami.tools.OptLevel;
import dev.wami.tools.WasmOptOptions;
import dev.wami.wasmspec.Feature;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** {@code wasabi opt in.wasm -O2}: WebAssembly to smaller and faster WebAssembly, with the options of wasm-opt. */
final class WasmOptCommand extends Command {
    private static final List<String> LEVELS = List.of("-O0", "-O1", "-O2", "-O3", "-O4", "-Os", "-Oz", "-O");
    private static final String ENABLE = "--enable-";
    private static final String DISABLE = "--disable-";
    private static final String ALL = "--all-features";
    private static final String MVP = "--mvp-features";

    /** Whether a command line of {@code wasabi opt} is about WebAssembly, not MLIR text. */
    static boolean isMeant(List<String> args) {
        for (String arg : args) if (arg.endsWith(".wasm") || arg.endsWith(".wat") || LEVELS.contains(arg)) return true;
        return false;
    }

    @Override
    void declare(Options options) {
        options.positionals("FILE", "WebAssembly, binary or text; - is standard input");
        options.value("FILE", "where to write; - is standard output", "-o", "--output")
                .value("DIR", "write each output into this directory, which is made if it is missing", "--out-dir")
                .flag("write the text format (default: to standard output)", "-S", "--emit-text");
        options.flag("translate only", "-O0")
                .flag("the optimisations that always pay", "-O1")
                .flag("and those that nearly always do (default)", "-O2")
                .flag("and copies of the bodies of loops; -O4 is the same", "-O3", "-O4")
                .flag("what makes the program faster without making it larger; -O is the same", "-Os", "-O")
                .flag("the smallest program", "-Oz");
        options.flag("keep the names of functions", "-g", "--debuginfo")
                .flag("leave out the section producers", "--strip-producers")
                .flag("leave out the section target_features", "--strip-target-features")
                .flag("put try_table in the place of legacy exceptions (always done)", "--translate-to-exnref");
        options.flag("let the result use all features", ALL, "-all")
                .flag("refuse modules that use more than the first version of WebAssembly", MVP, "-mvp");
        for (Feature f : Feature.all()) {
            if (f == Feature.MVP) continue;
            options.flag("let the result use " + f, ENABLE + f).flag("refuse modules that use " + f, DISABLE + f);
        }
        Batch.declareJobs(options);
        DebugOptions.declare(options, false);
        Messages.declare(options);
    }

    @Override
    String footer() {
        return "The result uses no feature that the module does not use, or name in its section target_features.\n"
                + "Examples:\n"
                + "  wasabi opt in.wasm -O2 -o out.wasm\n"
                + "  wasabi opt in.wasm -Oz -S\n"
                + "With MLIR text instead, wasabi opt runs passes: see wasabi opt --help.\n";
    }

    private static WasmOptOptions wasmOptions(Arguments args) {
        Set<Feature> enabled = EnumSet.noneOf(Feature.class);
        Set<Feature> disabled = EnumSet.noneOf(Feature.class);
        if (args.flag(ALL)) enabled.addAll(Feature.all());
        if (args.flag(MVP)) {
            disabled.addAll(Feature.all());
            disabled.remove(Feature.MVP);
            disabled.remove(Feature.MUTABLE_GLOBALS);
        }
        for (Feature f : Feature.values()) {
            if (args.flag(ENABLE + f)) {
                enabled.add(f);
                disabled.remove(f);
            }
            if (args.flag(DISABLE + f)) disabled.add(f);
        }
        Set<String> stripped = new HashSet<>();
        if (args.flag("--strip-producers")) stripped.add("producers");
        if (args.flag("--strip-target-features")) stripped.add("target_features");
        return WasmOptOptions.DEFAULT
                .withLevel(level(args.last("-O2", LEVELS)))
                .withText(args.flag("-S"))
                .withNames(args.flag("-g"))
                .withEnabled(enabled)
                .withDisabled(disabled)
                .withStripped(stripped);
    }

    private static OptLevel level(String flag) {
        return OptLevel.ofFlag(flag.equals("-O") ? "-Os" : flag.equals("-O4") ? "-O3" : flag);
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        WasmOptOptions options = wasmOptions(args);
        EmitStage form = options.text() ? EmitStage.WAT : EmitStage.BIN;
        if (!options.text()
                && args.value("-o").isEmpty()
                && args.value("--out-dir").isEmpty()) {
            throw new UsageException("where to write? -o names the output, --out-dir a directory for all");
        }
        BatchPlan plan = Batch.plan(args, form, List.of(".wasm", ".wat"), List.of());
        return WasabiBatch.run(
                plan,
                args,
                console,
                "optimising",
                InputFile::wasm,
                (wasabi, source, settings) -> wasabi.optimize(source, options, settings));
    }
}
