package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.text.PrintOptions;
import dev.wami.tools.ImportForm;
import dev.wami.tools.Output;
import dev.wami.tools.Wasabi;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code wasabi import}: WebAssembly to MLIR and LLVM IR. */
final class ImportCommand extends Command {

    @Override
    void declare(Options options) {
        options.positionals("FILE", "a WebAssembly binary, or the MLIR text of an earlier import; - is standard input");
        Batch.declare(options, "standard output; of several inputs a file beside each");
        options.value("FORM", "wasm-mlir, std-mlir, or llvm-ir (default)", "--output-type")
                .flag("write to standard output, also for several inputs", "--dump")
                .flag("the same as --output-type=wasm-mlir", "--import-wasm")
                .flag("the same as --output-type=std-mlir", "--convert-wasm-to-standard");
        Batch.declareJobs(options);
        DebugOptions.declare(options, false);
        Messages.declare(options);
    }

    @Override
    String footer() {
        return "The word import may be left out: wasabi foo.wasm --dump --output-type std-mlir\n";
    }

    private static ImportForm form(Arguments args) {
        boolean standard = args.flag("--convert-wasm-to-standard");
        boolean step = standard || args.flag("--import-wasm");
        if (step && args.value("--output-type").isPresent()) {
            throw new UsageException("--output-type says what "
                    + (standard ? "--convert-wasm-to-standard" : "--import-wasm") + " says, too: give one of them");
        }
        if (standard) return ImportForm.STD_MLIR;
        return step
                ? ImportForm.WASM_MLIR
                : args.choice("--output-type", ImportForm.LLVM_IR, List.of(ImportForm.values()));
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        ImportForm form = form(args);
        boolean dump = args.flag("--dump");
        if (dump && (args.value("-o").isPresent() || args.value("--out-dir").isPresent())) {
            throw new UsageException("--dump writes to standard output: leave out -o and --out-dir, or --dump");
        }
        BatchPlan plan = BatchPlan.of(
                args.positionals(),
                dump && args.positionals().size() == 1 ? Optional.of("-") : args.value("-o"),
                args.value("--out-dir"),
                form,
                List.of(".wasm", ".wasm.mlir"),
                List.of());
        Wasabi wasabi = new Wasabi();
        int threads = Batch.threads(args);
        DebugOptions debug = DebugOptions.of(
                args, false, PrintOptions.DEFAULT, console, plan.jobs().size() == 1 ? threads : 1, wasabi.passes());
        int status;
        try (Messages messages = Messages.of(args, console)) {
            Batch batch = new Batch(console, messages) {
                @Override
                String verb() {
                    return "importing";
                }

                @Override
                @Nullable
                SourceFile read(String input, Diagnostics diagnostics) {
                    return InputFile.wasmOrText(input, console, diagnostics);
                }

                @Override
                Output translate(SourceFile source) {
                    return wasabi.importWasm(source, form, debug.settings());
                }
            };
            status = batch.run(plan, threads);
        }
        debug.report(console);
        return status;
    }
}
