package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.tools.Output;
import dev.wami.tools.Wave;
import dev.wami.tools.WaveStage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code wave dis}: WAVE binaries as assembly. */
final class DisassembleCommand extends Command {

    @Override
    void declare(Options options) {
        options.positionals("FILE", "a WAVE binary in either encoding; - is standard input");
        Batch.declare(options, "standard output; of several inputs FILE.wave beside each");
        options.flag("show the offset in the file before each instruction", "--offsets")
                .flag("show the words that encode each instruction", "--raw");
        Batch.declareJobs(options);
        Messages.declare(options);
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        Wave wave = new Wave();
        boolean offsets = args.flag("--offsets") || args.flag("--raw");
        BatchPlan plan = Batch.plan(args, WaveStage.ASM, List.of(".wbin"));
        try (Messages messages = Messages.of(args, console)) {
            Batch batch = new Batch(console, messages) {
                @Override
                String verb() {
                    return "disassembling";
                }

                @Override
                @Nullable
                SourceFile read(String input, Diagnostics diagnostics) {
                    return InputFile.binary(input, console, diagnostics);
                }

                @Override
                Output translate(SourceFile source) {
                    return offsets ? wave.listing(source, args.flag("--raw")) : wave.disassemble(source);
                }
            };
            return batch.run(plan, Batch.threads(args));
        }
    }
}
