package dev.wami.cli;

import dev.wami.core.pass.Instrumentation;
import dev.wami.core.pass.IrPrinting;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.Timing;
import dev.wami.core.text.PrintOptions;
import dev.wami.tools.PassSettings;
import java.util.ArrayList;
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
                .flag("show how long passes took", "--mlir-timing")
                .value("list|tree", "how --mlir-timing shows it (default: tree)", "--mlir-timing-display")
                .value("PASS,...", "show the program before these passes", "--mlir-print-ir-before")
                .value("PASS,...", "show the program after these passes", "--mlir-print-ir-after")
                .flag("show the program before each pass", "--mlir-print-ir-before-all")
                .flag("show the program after each pass", "--mlir-print-ir-after-all")
                .flag("show it after a pass only if it changed", "--mlir-print-ir-after-change")
                .flag("show the program after a pass that failed", "--mlir-print-ir-after-failure")
                .flag("show the whole module, not only what the pass ran on", "--mlir-print-ir-module-scope")
                .flag("do everything on one thread", "--mlir-disable-threading");
    }

    static DebugOptions of(Arguments args, boolean verifyEach, PrintOptions print, Console console) {
        List<Instrumentation> watching = new ArrayList<>();
        Predicate<Pass> before = passes(args, "--mlir-print-ir-before", args.flag("--mlir-print-ir-before-all"));
        boolean change = args.flag("--mlir-print-ir-after-change");
        boolean failure = args.flag("--mlir-print-ir-after-failure");
        Predicate<Pass> after = passes(args, "--mlir-print-ir-after", args.flag("--mlir-print-ir-after-all") || change);
        boolean printing = failure || change || anyPrinting(args);
        boolean module = args.flag("--mlir-print-ir-module-scope");
        if (printing) watching.add(new IrPrinting(before, after, change, failure, module, print));
        Timing timing = args.flag("--mlir-timing") ? new Timing() : null;
        if (timing != null) watching.add(timing);
        boolean tree = args.choice("--mlir-timing-display", "tree", List.of("tree", "list"))
                .equals("tree");
        PassSettings settings = new PassSettings(
                args.flag("--verify-each", verifyEach),
                watching,
                Optional.empty(),
                text -> console.err().print(text));
        return new DebugOptions(settings, timing, tree);
    }

    private static boolean anyPrinting(Arguments args) {
        return args.flag("--mlir-print-ir-before-all")
                || args.flag("--mlir-print-ir-after-all")
                || args.value("--mlir-print-ir-before").isPresent()
                || args.value("--mlir-print-ir-after").isPresent();
    }

    private static Predicate<Pass> passes(Arguments args, String key, boolean all) {
        Set<String> names = new java.util.HashSet<>();
        for (String list : args.values(key)) names.addAll(List.of(list.split(",")));
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
