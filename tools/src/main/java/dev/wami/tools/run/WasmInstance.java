package dev.wami.tools.run;

/** A module that runs. Used by one thread at a time. */
public interface WasmInstance extends AutoCloseable {

    /**
     * Calls an exported function.
     *
     * @param arguments as {@link HostFunction.Body} says
     * @return the results, likewise
     * @throws RunFailure if it traps
     */
    long[] call(String export, long... arguments) throws RunFailure;

    /**
     * Calls an exported function without parameters again and again, three times at least; what it prints is dropped.
     *
     * @param seconds how long
     * @return the nanoseconds of the fastest call; of the part between its calls of {@code toggle_gpio}, if it has such
     * @throws RunFailure if it traps
     */
    default long time(String export, double seconds) throws RunFailure {
        long least = Long.MAX_VALUE;
        long end = System.nanoTime() + (long) (seconds * 1e9);
        for (int i = 0; i < 3 || System.nanoTime() < end; i++) {
            long start = System.nanoTime();
            call(export);
            least = Math.min(least, System.nanoTime() - start);
        }
        return least;
    }

    @Override
    void close();
}
