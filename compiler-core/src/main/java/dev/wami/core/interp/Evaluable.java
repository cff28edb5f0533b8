package dev.wami.core.interp;

/** Says what the operation means, for the reference interpreter. */
public interface Evaluable {

    /** Executes the operation once: sets the results in {@code frame} and says what happens next. */
    Step evaluate(Frame frame);
}
