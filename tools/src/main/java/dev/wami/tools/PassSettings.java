package dev.wami.tools;

import dev.wami.core.pass.Instrumentation;
import dev.wami.core.pass.Reproducer;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * How passes are run and watched.
 *
 * @param verifyEach whether the verifier runs after every pass
 * @param selfCheck whether everything that must hold after a pass is tested; slow
 * @param instrumentations what watches the run
 * @param threads on how many threads functions are processed at most, which changes nothing but the time
 * @param statistics whether to log what passes counted: nested like the pipeline (true), or as a list
 * @param reproducer what writes a file when a pass fails
 * @param log where what passes and instrumentations print goes
 */
public record PassSettings(
        boolean verifyEach,
        boolean selfCheck,
        List<Instrumentation> instrumentations,
        int threads,
        Optional<Boolean> statistics,
        Optional<Reproducer> reproducer,
        Consumer<String> log) {

    /** Nothing is checked in between, watched or done in parallel. */
    public static final PassSettings PLAIN =
            new PassSettings(false, false, List.of(), 1, Optional.empty(), Optional.empty(), text -> {});

    public PassSettings {
        instrumentations = List.copyOf(instrumentations);
    }

    public PassSettings withVerifyEach(boolean value) {
        return new PassSettings(value, selfCheck, instrumentations, threads, statistics, reproducer, log);
    }

    public PassSettings withThreads(int value) {
        return new PassSettings(verifyEach, selfCheck, instrumentations, value, statistics, reproducer, log);
    }
}
