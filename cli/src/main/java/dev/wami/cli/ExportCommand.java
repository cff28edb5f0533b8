package dev.wami.cli;

import dev.wami.core.diag.SourceFile;
import dev.wami.core.text.PrintOptions;
import dev.wami.tools.EmitStage;
import dev.wami.tools.Output;
import dev.wami.tools.Wasabi;
import java.util.List;

/** {@code wasabi export}: what {@code import --output-type wasm-mlir} made, back to WebAssembly. */
final class ExportCommand extends Command {

    @Override
    void declare(Options options) {
        options.positionals("FILE", "MLIR text of the dialect wasmssa; - is standard input");
        Batch.declare(options, "FILE.wasm beside the input");
        Batch.declareJobs(options);
        DebugOptions.declare(options, false);
        Messages.declare(options);
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        BatchPlan plan = Batch.plan(args, EmitStage.BIN, List.of(".wasm.mlir", ".mlir"));
        Wasabi wasabi = new Wasabi();
        int threads = Batch.threads(args);
        DebugOptions debug = DebugOptions.of(
                args, false, PrintOptions.DEFAULT, console, plan.jobs().size() == 1 ? threads : 1, wasabi.passes());
        int status;
        try (Messages messages = Messages.of(args, console)) {
            Batch batch = new Batch(console, messages) {
                @Override
                String verb() {
                    return "exporting";
                }

                @Override
                Output translate(SourceFile source) {
                    return wasabi.export(source, debug.settings());
                }
            };
            status = batch.run(plan, threads);
        }
        debug.report(console);
        return status;
    }
}
