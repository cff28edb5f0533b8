package dev.wami.tools.run;

import java.util.List;
import java.util.Optional;

/** Something that is ready to be called. Used by one thread at a time. */
public interface Program extends AutoCloseable {

    /** The functions that can be called from outside, in the order of the program. */
    List<String> functions();

    /** What {@code function} takes and gives; empty if it cannot be called. */
    Optional<Signature> signature(String function);

    /**
     * Calls {@code function}.
     *
     * @param arguments as {@link Scalar} describes them
     * @throws RunFailure if it traps
     */
    long[] call(String function, long... arguments) throws RunFailure;

    /**
     * Runs the destructors, once nothing is called any more.
     *
     * @throws RunFailure if one traps
     */
    void end() throws RunFailure;

    /**
     * What the program allocated and did not free, where {@code --debug-runtime} looks for it; empty if there is
     * nothing.
     */
    default Optional<String> leaks() {
        return Optional.empty();
    }

    @Override
    void close();
}
