package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.text.PrintOptions;
import dev.wami.tools.Output;
import dev.wami.tools.Wami;
import java.io.IOException;
import java.util.List;

/** {@code wami translate}: mlir-translate --mlir-to-llvmir, which lowers standard MLIR first. */
final class TranslateCommand extends Command {

    @Override
    void declare(Options options) {
        options.positionals("FILE", "MLIR text; - (default) is standard input")
                .flag("write LLVM IR (.ll), which clang, opt and llc read", "--mlir-to-llvmir")
                .value("FILE", "where to write (default: standard output)", "-o");
        DebugOptions.declare(options, true);
        Messages.declare(options);
    }

    @Override
    String footer() {
        return "Example:\n  wami translate --mlir-to-llvmir kernel.mlir -o kernel.ll\n";
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        if (!args.flag("--mlir-to-llvmir")) throw new UsageException("needs the translation: --mlir-to-llvmir");
        if (args.positionals().size() > 1) {
            throw new UsageException(
                    "one input at a time: '" + args.positionals().get(1) + "' is a second one");
        }
        try (Messages messages = Messages.of(args, console)) {
            return run(args, console, messages);
        }
    }

    private static int run(Arguments args, Console console, Messages messages) throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        String input = args.positionals().isEmpty()
                ? InputFile.STANDARD
                : args.positionals().get(0);
        SourceFile source = InputFile.text(input, console, diagnostics);
        if (source == null) {
            messages.print(diagnostics.all(), List.of());
            return ExitCode.DIAGNOSTICS;
        }
        int threads = Runtime.getRuntime().availableProcessors();
        Wami wami = new Wami();
        DebugOptions debug = DebugOptions.of(args, true, PrintOptions.DEFAULT, console, threads, wami.passes());
        Output output;
        try (Progress progress = Progress.of(console, "translating", source.name())) {
            output = wami.llvmIr(source, debug.settings());
        }
        debug.report(console);
        messages.print(output.diagnostics(), List.of(source));
        return Outputs.write(output, args.value("-o", "-"), console, messages);
    }
}
