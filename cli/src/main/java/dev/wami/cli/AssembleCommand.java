package dev.wami.cli;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.Output;
import dev.wami.tools.Wave;
import dev.wami.tools.WaveStage;
import dev.wami.waveir.binary.Encoding;
import java.util.List;

/** {@code wave asm}: WAVE assembly to binaries. */
final class AssembleCommand extends Command {

    @Override
    void declare(Options options) {
        options.positionals("FILE", "WAVE assembly; - is standard input");
        Batch.declare(options, "FILE.wbin beside the input");
        declareEncoding(options);
        Batch.declareJobs(options);
        Messages.declare(options);
    }

    static void declareEncoding(Options options) {
        options.value(
                "NAME", "of the binary: compact (default), or v0.4, which the published tools read", "--encoding");
    }

    static Encoding encoding(Arguments args) {
        String name = args.choice(
                "--encoding", Encoding.COMPACT.text(), List.of(Encoding.COMPACT.text(), Encoding.V0_4.text()));
        return name.equals(Encoding.V0_4.text()) ? Encoding.V0_4 : Encoding.COMPACT;
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        Wave wave = new Wave();
        Encoding encoding = encoding(args);
        BatchPlan plan = Batch.plan(args, WaveStage.WBIN, List.of(".wave"));
        try (Messages messages = Messages.of(args, console)) {
            Batch batch = new Batch(console, messages) {
                @Override
                String verb() {
                    return "assembling";
                }

                @Override
                Output translate(SourceFile source) {
                    return wave.assemble(source, encoding);
                }
            };
            return batch.run(plan, Batch.threads(args));
        }
    }
}
