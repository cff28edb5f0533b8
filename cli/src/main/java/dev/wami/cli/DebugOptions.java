package dev.wami.cli;

/** MLIR's options for watching passes at work, under MLIR's names; for {@code opt} and {@code compile}. */
final class DebugOptions {
    private DebugOptions() {}

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
}
