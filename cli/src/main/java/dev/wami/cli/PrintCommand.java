package dev.wami.cli;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.EmitStage;
import dev.wami.tools.Output;
import dev.wami.tools.Wasabi;
import java.util.List;

/** {@code wasabi print}: WebAssembly as text. */
final class PrintCommand extends Command {

    @Override
    void declare(Options options) {
        options.positionals("FILE", "WebAssembly, binary or text; - is standard input");
        Batch.declare(options, "standard output; of several inputs FILE.wat beside each");
        Batch.declareJobs(options);
        Messages.declare(options);
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        Wasabi wasabi = new Wasabi();
        BatchPlan plan = Batch.plan(args, EmitStage.WAT, List.of(".wasm", ".wat"));
        try (Messages messages = Messages.of(args, console)) {
            Batch batch = new WasmBatch(console, messages) {
                @Override
                String verb() {
                    return "printing";
                }

                @Override
                Output translate(SourceFile source) {
                    return wasabi.print(source);
                }
            };
            return batch.run(plan, Batch.threads(args));
        }
    }
}
