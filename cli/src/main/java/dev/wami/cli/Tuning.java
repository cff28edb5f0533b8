package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.EmitStage;
import dev.wami.tools.Wami;
import dev.wami.tools.run.HostFunction;
import dev.wami.tools.run.HostLibrary;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.TimeLimit;
import dev.wami.tools.run.WasmEngine;
import dev.wami.tools.run.WasmProgram;
import dev.wami.tools.tune.Autotune;
import dev.wami.tools.tune.Stopwatch;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/** {@code --autotune}: a schedule that is found by measuring, and kept in a file. */
final class Tuning {
    /** How long a module is measured. */
    private static final double SECONDS = 0.15;

    private Tuning() {}

    static void declare(Options options) {
        options.optional(
                        "FILE",
                        "find a schedule by measuring --invoke (default: main) on --engine, write it there (default: FILE.schedule) and compile with it",
                        "--autotune")
                .value("SECONDS", "how long --autotune measures (default: 20)", "--autotune-budget")
                .value(
                        "ENGINE",
                        "what --autotune measures on: " + String.join(", ", Engines.NAMES) + " (default: node)",
                        "--engine")
                .value("NAME", "the function without parameters that --autotune measures (default: main)", "--invoke");
    }

    static boolean isAsked(Arguments args) {
        return args.value("--autotune").isPresent();
    }

    /** {@code options} with the schedule that is best for {@code source}, which is written to its file. */
    static CompileOptions tuned(Arguments args, Wami wami, SourceFile source, CompileOptions options, Console console) {
        WasmEngine engine = Engines.of(args.value("--engine", "node"), TimeLimit.none());
        String function = args.value("--invoke", "main");
        Stopwatch stopwatch = module -> {
            List<HostFunction> host = HostLibrary.printingTo(text -> {}, text -> {});
            try (WasmProgram program = WasmProgram.start(module, engine, host)) {
                boolean fits = program.signature(function)
                        .map(s -> s.parameters().isEmpty())
                        .orElse(false);
                if (!fits) {
                    throw new UsageException("--autotune: there is no public function @" + function
                            + " without parameters: --invoke names one");
                }
                return program.time(function, SECONDS);
            }
        };
        Duration budget = Duration.ofSeconds(args.integer("--autotune-budget", 20, 1, 86_400));
        CompileOptions measured = options.withEmit(EmitStage.BIN).withoutFeatures(engine.lacking());
        Autotune search = new Autotune(wami, source, measured, stopwatch, budget, line -> console.error(line));
        Diagnostics problems = new Diagnostics();
        String schedule;
        try {
            schedule = search.run(problems);
        } catch (RunFailure e) {
            throw new UsageException("--autotune: the engine '" + engine.name() + "': " + e.getMessage());
        }
        // what is wrong with the program is said by the compile
        if (schedule == null) return options;
        String file = args.value("--autotune", "");
        if (file.isEmpty()) {
            file = OutputFile.of(source.name())
                    .withExtension(".schedule")
                    .path()
                    .toString();
        }
        byte[] bytes = schedule.getBytes(StandardCharsets.UTF_8);
        if (!Outputs.write(OutputFile.of(file), bytes, problems)) {
            throw new UsageException("--autotune: " + problems.all().get(0));
        }
        return options.withSchedule(SourceFile.of(file, schedule));
    }
}
