package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.text.PrintOptions;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wasabi;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The inputs of a command of {@code wasabi}, one after the other or several at a time, with the options on passes. */
final class WasabiBatch {
    private WasabiBatch() {}

    /** Reads an input; null after a report. */
    interface Reader {
        @Nullable
        SourceFile read(String input, Console console, Diagnostics diagnostics);
    }

    /** Makes an output of an input. */
    interface Translation {
        Output of(Wasabi wasabi, SourceFile source, PassSettings settings);
    }

    /** Makes an output of a file that need not be read as a whole; empty if it has to be. */
    interface FileTranslation {
        Optional<Output> of(Wasabi wasabi, String input, PassSettings settings);
    }

    /** {@link #run(BatchPlan, Arguments, Console, String, Reader, FileTranslation, Translation)} of what is read. */
    static int run(BatchPlan plan, Arguments args, Console console, String verb, Reader reader, Translation translation)
            throws Exception {
        return run(plan, args, console, verb, reader, (wasabi, input, settings) -> Optional.empty(), translation);
    }

    /**
     * Does {@code translation} for all of {@code plan}; the exit status.
     *
     * @param verb what is done to an input, for the user who waits
     * @param files what is tried first
     */
    static int run(
            BatchPlan plan,
            Arguments args,
            Console console,
            String verb,
            Reader reader,
            FileTranslation files,
            Translation translation)
            throws Exception {
        Wasabi wasabi = new Wasabi();
        int threads = Batch.threads(args);
        DebugOptions debug = DebugOptions.of(
                args, false, PrintOptions.DEFAULT, console, plan.jobs().size() == 1 ? threads : 1, wasabi.passes());
        int status;
        try (Messages messages = Messages.of(args, console)) {
            Batch batch = new Batch(console, messages) {
                @Override
                String verb() {
                    return verb;
                }

                @Override
                @Nullable
                SourceFile read(String input, Diagnostics diagnostics) {
                    return reader.read(input, console, diagnostics);
                }

                @Override
                Optional<Output> translateFile(String input) {
                    return files.of(wasabi, input, debug.settings());
                }

                @Override
                Output translate(SourceFile source) {
                    return translation.of(wasabi, source, debug.settings());
                }
            };
            status = batch.run(plan, threads);
        }
        debug.report(console);
        return status;
    }
}
