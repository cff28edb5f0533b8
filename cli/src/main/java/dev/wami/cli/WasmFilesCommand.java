package dev.wami.cli;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.Output;
import dev.wami.tools.OutputForm;
import dev.wami.tools.Wasabi;
import java.util.List;

/** A command that makes one output of each of its inputs, which are WebAssembly, binary or text. */
abstract class WasmFilesCommand extends Command {
    static final String INPUT = "WebAssembly, binary or text; - is standard input";

    private final OutputForm form;
    private final String verb;

    /** @param verb what is done to an input, for the user who waits */
    WasmFilesCommand(OutputForm form, String verb) {
        this.form = form;
        this.verb = verb;
    }

    /** Declares what all of these commands take. */
    static void declare(Options options, String input, String where) {
        options.positionals("FILE", input);
        Batch.declare(options, where);
        Batch.declareJobs(options);
        Messages.declare(options);
    }

    /** What input files end in, and outputs do not keep. */
    List<String> endings() {
        return List.of(".wasm", ".wat");
    }

    /** What {@code args} ask for. */
    abstract Translation translation(Arguments args);

    /** What outputs are. */
    OutputForm form(Arguments args) {
        return form;
    }

    /** Makes an output of an input; by several threads at a time. */
    interface Translation {
        Output of(Wasabi wasabi, SourceFile source);
    }

    @Override
    final int run(Arguments args, Console console) throws Exception {
        Wasabi wasabi = new Wasabi();
        Translation translation = translation(args);
        BatchPlan plan = Batch.plan(args, form(args), endings());
        try (Messages messages = Messages.of(args, console)) {
            Batch batch = new WasmBatch(console, messages) {
                @Override
                String verb() {
                    return verb;
                }

                @Override
                Output translate(SourceFile source) {
                    return translation.of(wasabi, source);
                }
            };
            return batch.run(plan, Batch.threads(args));
        }
    }
}
