package dev.wami.cli;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.EmitStage;
import dev.wami.tools.Output;
import dev.wami.tools.Wasabi;
import java.util.List;

/** {@code wasabi parse}: WebAssembly text as a binary. */
final class ParseCommand extends Command {

    @Override
    void declare(Options options) {
        options.positionals("FILE", "WebAssembly text; - is standard input");
        Batch.declare(options, "FILE.wasm beside the input");
        Batch.declareJobs(options);
        Messages.declare(options);
    }

    @Override
    String footer() {
        return "The module is not validated: wasabi validate does that. Identifiers become the section name. A binary is\n"
                + "written as it is.\n"
                + "Example:\n"
                + "  wasabi parse in.wat -o out.wasm\n";
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        Wasabi wasabi = new Wasabi();
        BatchPlan plan = Batch.plan(args, EmitStage.BIN, List.of(".wat", ".wast"));
        try (Messages messages = Messages.of(args, console)) {
            Batch batch = new WasmBatch(console, messages) {
                @Override
                String verb() {
                    return "parsing";
                }

                @Override
                Output translate(SourceFile source) {
                    return wasabi.parse(source);
                }
            };
            return batch.run(plan, Batch.threads(args));
        }
    }
}
