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

    @Override
    void close();
}
