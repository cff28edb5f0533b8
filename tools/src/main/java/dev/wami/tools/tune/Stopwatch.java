package dev.wami.tools.tune;

import dev.wami.tools.run.RunFailure;

/** Measures modules, all in the same way. */
public interface Stopwatch {
    /**
     * The least time that a run of {@code module} takes, of several behind one another, so that the engine is warm.
     *
     * @return nanoseconds
     * @throws RunFailure if the engine cannot run it
     */
    long measure(byte[] module) throws RunFailure;
}
