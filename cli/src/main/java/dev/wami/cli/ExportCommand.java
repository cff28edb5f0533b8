package dev.wami.cli;

import dev.wami.tools.EmitStage;
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
        return WasabiBatch.run(plan, args, console, "exporting", InputFile::text, Wasabi::export);
    }
}
