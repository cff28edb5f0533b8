package dev.wami.tools;

import dev.wami.core.pass.Instrumentation;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Consumer;

/**
 * How passes are run and watched.
 *
 * @param verifyEach whether the verifier runs after every pass
 * @param instrumentations what watches the run
 * @param pool where functions are processed in parallel; without it, one after the other
 * @param log where what passes and instrumentations print goes
 */
public record PassSettings(
        boolean verifyEach, List<Instrumentation> instrumentations, Optional<ForkJoinPool> pool, Consumer<String> log) {

    /** Nothing is checked in between, watched or done in parallel. */
    public static final PassSettings PLAIN = new PassSettings(false, List.of(), Optional.empty(), text -> {});

    public PassSettings {
        instrumentations = List.copyOf(instrumentations);
    }
}
