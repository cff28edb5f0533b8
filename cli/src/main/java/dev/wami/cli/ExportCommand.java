package dev.wami.cli;

import dev.wami.tools.EmitStage;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wasabi;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** {@code wasabi export}: what {@code import --output-type wasm-mlir} made, back to WebAssembly. */
final class ExportCommand extends Command {
    /** From how many bytes on a text is read in parts. */
    private static final long LARGE = 1 << 20;

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
        return WasabiBatch.run(
                plan, args, console, "exporting", InputFile::text, ExportCommand::exportLarge, Wasabi::export);
    }

    private static Optional<Output> exportLarge(Wasabi wasabi, String input, PassSettings settings) {
        Optional<Path> file = InputFile.large(input, LARGE);
        return file.flatMap(path -> wasabi.exportFile(path, settings));
    }
}
