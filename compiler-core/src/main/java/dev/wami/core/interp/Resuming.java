package dev.wami.core.interp;

import java.util.List;

/** An operation that resumes coroutines ({@link Frame#resume}) and goes on when they suspend or end. */
public interface Resuming extends Evaluable {

    /** Called when the coroutine suspended with {@code values}; {@code rest} is what is left of it. */
    Step suspended(Frame frame, Coroutine rest, List<Object> values);

    /** Called when the coroutine's function returned {@code results}. */
    Step ended(Frame frame, List<Object> results);
}
