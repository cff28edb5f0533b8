package dev.wami.tests.mutated;

import dev.wami.core.text.PrintOptions;
import java.util.List;

/** A way to print a program that can be read again, and mlir-opt's flags for it. */
enum Form {
    PRETTY(PrintOptions.DEFAULT, List.of()),
    GENERIC(PrintOptions.DEFAULT.withGeneric(true), List.of("--mlir-print-op-generic")),
    LOCATED(PrintOptions.DEFAULT.withDebugInfo(true), List.of("--mlir-print-debuginfo")),
    LOCAL(
            PrintOptions.DEFAULT.withDebugInfo(true).withLocalScope(true).withGeneric(true),
            List.of("--mlir-print-debuginfo", "--mlir-print-local-scope", "--mlir-print-op-generic"));

    final PrintOptions options;
    final List<String> flags;

    Form(PrintOptions options, List<String> flags) {
        this.options = options;
        this.flags = flags;
    }
}
