package dev.wami.cli;

import static java.util.Objects.requireNonNull;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location;
import dev.wami.tools.Output;
import dev.wami.tools.OutputForm;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Makes an output of each input of a command line, one after the other or several at a time; what is said comes in
 * their order all the same. A subclass says how an input is read, if it is no MLIR text, and what is made of it.
 */
abstract class Batch {
    private final Console console;
    private final Messages messages;

    Batch(Console console, Messages messages) {
        this.console = console;
        this.messages = messages;
    }

    /** Where outputs go and how many are made at a time: what every command that takes several inputs has. */
    static void declare(Options options, String where) {
        options.value("FILE", "where to write; - is standard output (default: " + where + ")", "-o", "--output")
                .value("DIR", "write each output into this directory, which is made if it is missing", "--out-dir");
    }

    static void declareJobs(Options options) {
        options.value("N", "process up to N files in parallel (default: one per processor)", "--jobs", "-j");
    }

    /** @param endings what input files end in, and outputs do not keep */
    static BatchPlan plan(Arguments args, OutputForm form, List<String> endings) {
        return plan(args, form, endings, List.of());
    }

    /**
     * @param endings what input files end in, and outputs do not keep
     * @param companions the extensions of the files that each output has beside it
     */
    static BatchPlan plan(Arguments args, OutputForm form, List<String> endings, List<String> companions) {
        return BatchPlan.of(args.positionals(), args.value("-o"), args.value("--out-dir"), form, endings, companions);
    }

    static int threads(Arguments args) {
        return args.integer("--jobs", Runtime.getRuntime().availableProcessors(), 1, 1024);
    }

    /** An input; null after a report. Called by several threads at a time. */
    @Nullable
    SourceFile read(String input, Diagnostics diagnostics) {
        return InputFile.text(input, console, diagnostics);
    }

    /** What is made of an input that need not be read as a whole; empty if it has to be. Called by several threads. */
    Optional<Output> translateFile(String input) {
        return Optional.empty();
    }

    /** What is done to an input, for the user who waits. */
    String verb() {
        return "compiling";
    }

    /** What is made of an input that is not empty. Called by several threads at a time. */
    abstract Output translate(SourceFile source);

    /**
     * What became of an input.
     *
     * @param made the output, if there is one, which has been written if it goes into a file
     */
    private record Done(
            BatchPlan.Job job, Diagnostics diagnostics, List<SourceFile> sources, Optional<CountedContent> made) {}

    /** @return an {@link ExitCode} */
    final int run(BatchPlan plan, int threads) throws Exception {
        boolean several = plan.jobs().size() > 1;
        Progress progress = Progress.of(console, plan.jobs().size(), verb());
        int failed = 0;
        try {
            ExecutorService pool = several && threads > 1 ? Executors.newFixedThreadPool(threads) : null;
            List<Future<Done>> running = new ArrayList<>();
            for (BatchPlan.Job job : plan.jobs()) if (pool != null) running.add(pool.submit(() -> make(job, progress)));
            for (int i = 0; i < plan.jobs().size(); i++) {
                Done done = pool == null ? make(plan.jobs().get(i), progress) : get(running.get(i));
                progress.clear();
                if (!report(done, several)) failed++;
            }
            if (pool != null) pool.shutdown();
        } finally {
            progress.close();
        }
        if (several && failed > 0) {
            messages.summary(failed + " of " + plan.jobs().size() + " inputs failed");
        }
        return failed == 0 ? ExitCode.OK : ExitCode.DIAGNOSTICS;
    }

    private static Done get(Future<Done> future) throws Exception {
        try {
            return future.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Exception cause) throw cause;
            if (e.getCause() instanceof Error error) throw error;
            throw e;
        } catch (CancellationException e) {
            throw new IllegalStateException(e);
        }
    }

    private Done make(BatchPlan.Job job, Progress progress) {
        Diagnostics diagnostics = new Diagnostics();
        progress.start(InputFile.display(job.input()));
        Optional<Output> streamed = translateFile(job.input());
        SourceFile source = streamed.isPresent() ? null : read(job.input(), diagnostics);
        Optional<CountedContent> made = Optional.empty();
        if (source != null && source.bytes().length == 0) {
            diagnostics.error(Location.of(source.name(), 0, 0), "the file is empty");
        } else if (source != null || streamed.isPresent()) {
            Output output = streamed.isPresent() ? streamed.get() : translate(requireNonNull(source));
            output.diagnostics().forEach(diagnostics::add);
            Optional<CountedContent> content = output.content().map(CountedContent::new);
            if (content.isPresent()) {
                boolean written = job.output().isEmpty()
                        || Outputs.write(
                                content.get(), output.companions(), job.output().get(), diagnostics);
                if (written) made = content;
            }
        }
        progress.finish(InputFile.display(job.input()));
        return new Done(job, diagnostics, source == null ? List.of() : List.of(source), made);
    }

    private boolean report(Done done, boolean several) throws IOException {
        messages.print(done.diagnostics().all(), done.sources());
        if (done.made().isPresent() && done.job().output().isEmpty()) {
            done.made().get().writeTo(console.out());
        }
        if (several) {
            String name = InputFile.display(done.job().input());
            String where = done.job().output().isPresent()
                    ? done.job().output().get().path().toString()
                    : "standard output";
            int errors = done.diagnostics().errorCount();
            messages.summary(
                    done.made().isPresent()
                            ? name + " -> " + where + ", " + done.made().get().count() + " bytes"
                            : name + ": failed, " + errors + (errors == 1 ? " error" : " errors"));
        }
        return done.made().isPresent();
    }
}
