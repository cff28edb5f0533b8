package dev.wami.core.ir.trait;

import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;

/** Says what the operation means, for the reference interpreter. */
public interface Evaluable {

    /** Executes the operation once: sets the results in {@code frame} and says what happens next. */
    Step evaluate(Frame frame);
}
