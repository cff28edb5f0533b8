package dev.wami.cli;

import dev.wami.core.diag.IoProblem;
import dev.wami.core.pass.Instrumentation;
import dev.wami.core.pass.IrPrinting;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassSource;
import dev.wami.core.pass.Reproducer;
import dev.wami.core.pass.Timing;
import dev.wami.core.text.PrintOptions;
import dev.wami.tools.PassSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** MLIR's options for watching passes at work, under MLIR's names; for {@code opt} and {@code compile}. */
final class DebugOptions {
    private final PassSettings settings;
    private final @Nullable Timing timing;
    private final boolean timingTree;

    private DebugOptions(PassSettings settings, @Nullable Timing timing, boolean timingTree) {
        this.settings = settings;
        this.timing = timing;
        this.timingTree = timingTree;
    }

    static void declare(Options options, boolean verifyEach) {
        options.flag("run the verifier after each pass (default: " + verifyEach + ")", "--verify-each")
                .flag(
                        "check after each pass that the program reads back as itself and that the analyses it preserves are right",
                        "--self-check")
                .flag("show how long passes took", "--mlir-timing")
                .value("list|tree", "how --mlir-timing shows it (default: tree)", "--mlir-timing-display")
                .flag("show what passes counted", "--mlir-pass-statistics")
                .value(
                        "list|pipeline",
                        "how --mlir-pass-statistics shows it (default: pipeline)",
                        "--mlir-pass-statistics-display")
                .value(
                        "FILE",
                        "if a pass fails, write the program and the pipeline there for --run-reproducer",
                        "--mlir-pass-pipeline-crash-reproducer")
                .flag(
                        "write only the failing pass, and the program before it, into that file",
                        "--mlir-pass-pipeline-local-reproducer")
                .value("PASS,...", "show the program before these passes", "--mlir-print-ir-before")
                .value("PASS,...", "show the program after these passes", "--mlir-print-ir-after")
                .flag("show the program before each pass", "--mlir-print-ir-before-all")
                .flag("show the program after each pass", "--mlir-print-ir-after-all")
                .flag("show it after a pass only if it changed", "--mlir-print-ir-after-change")
                .flag("show the program after a pass that failed", "--mlir-print-ir-after-failure")
                .flag("show the whole module, not only what the pass ran on", "--mlir-print-ir-module-scope")
                .value("DIR", "write what is shown to files in this directory", "--mlir-print-ir-tree-dir")
                .flag("run on one thread", "--mlir-disable-threading");
        RemarkOptions.declare(options);
    }

    /**
     * @param threads how many threads one input may use, unless an option says one
     * @param known the passes that options may name
     */
    static DebugOptions of(
            Arguments args, boolean verifyEach, PrintOptions print, Console console, int threads, PassSource known) {
        List<Instrumentation> watching = new ArrayList<>();
        Predicate<Pass> before = passes(args, "--mlir-print-ir-before", args.flag("--mlir-print-ir-before-all"), known);
        boolean change = args.flag("--mlir-print-ir-after-change");
        boolean failure = args.flag("--mlir-print-ir-after-failure");
        boolean afterAll = args.flag("--mlir-print-ir-after-all") || change;
        Predicate<Pass> after = passes(args, "--mlir-print-ir-after", afterAll, known);
        boolean printing = failure || change || anyPrinting(args);
        boolean module = args.flag("--mlir-print-ir-module-scope");
        Path directory = directory(args, "--mlir-print-ir-tree-dir");
        if (printing) watching.add(new IrPrinting(before, after, change, failure, module, print, directory));
        Timing timing = args.flag("--mlir-timing") ? new Timing() : null;
        if (timing != null) watching.add(timing);
        boolean tree = args.choice("--mlir-timing-display", "tree", List.of("tree", "list"))
                .equals("tree");
        boolean verify = args.flag("--verify-each", verifyEach);
        Path reproducer = file(args, "--mlir-pass-pipeline-crash-reproducer");
        boolean local = args.flag("--mlir-pass-pipeline-local-reproducer");
        if (local && reproducer == null) {
            throw new UsageException("--mlir-pass-pipeline-local-reproducer needs "
                    + "--mlir-pass-pipeline-crash-reproducer=FILE, which says where it is written");
        }
        boolean alone = args.flag("--mlir-disable-threading");
        PassSettings settings = PassSettings.PLAIN
                .withVerifyEach(verify)
                .withSelfCheck(args.flag("--self-check"))
                .withInstrumentations(watching)
                .withThreads(alone || local || printing && module ? 1 : threads)
                .withRemarks(RemarkOptions.filter(args))
                .withLog(text -> console.err().print(text));
        Optional<Boolean> statistics = statistics(args);
        if (statistics.isPresent()) settings = settings.withStatistics(statistics.get());
        if (reproducer != null) {
            settings = settings.withReproducer(new Reproducer(reproducer, local, alone || local, verify));
        }
        return new DebugOptions(settings, timing, tree);
    }

    private static Optional<Boolean> statistics(Arguments args) {
        boolean tree = args.choice("--mlir-pass-statistics-display", "pipeline", List.of("pipeline", "list"))
                .equals("pipeline");
        return args.flag("--mlir-pass-statistics") ? Optional.of(tree) : Optional.empty();
    }

    /** The path that an option gives. */
    static @Nullable Path file(Arguments args, String key) {
        Optional<String> name = args.value(key);
        if (name.isEmpty()) return null;
        try {
            return Path.of(name.get());
        } catch (InvalidPathException e) {
            throw new UsageException("'" + name.get() + "' is no file name: " + e.getReason());
        }
    }

    /** The directory that an option gives, which is made if it is missing. */
    private static @Nullable Path directory(Arguments args, String key) {
        Path path = file(args, key);
        if (path == null) return null;
        try {
            return Files.createDirectories(path);
        } catch (IOException e) {
            throw new UsageException(key + ": '" + path + "' cannot be made: " + IoProblem.reason(e));
        }
    }

    private static boolean anyPrinting(Arguments args) {
        return args.flag("--mlir-print-ir-before-all")
                || args.flag("--mlir-print-ir-after-all")
                || args.value("--mlir-print-ir-before").isPresent()
                || args.value("--mlir-print-ir-after").isPresent();
    }

    /** The passes that an option lists. One that does not exist would never be shown, without a word. */
    private static Predicate<Pass> passes(Arguments args, String key, boolean all, PassSource known) {
        Set<String> names = new HashSet<>();
        for (String list : args.values(key)) {
            for (String name : list.split(",", -1)) {
                if (known.create(name) == null) {
                    throw new UsageException(
                            key + ": there is no pass '" + name + "'" + Closest.hint(name, known.names()));
                }
                names.add(name);
            }
        }
        return pass -> all || names.contains(pass.name());
    }

    PassSettings settings() {
        return settings;
    }

    /** Shows what was measured. */
    void report(Console console) {
        if (timing != null) console.err().print(timing.report(timingTree));
    }
}
