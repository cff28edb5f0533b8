package dev.wami.core.interp;

import dev.wami.core.ir.Operation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A computation that can be resumed, once: a function that has not begun, or the activations between a suspension and
 * what had resumed them. What is suspended again is another coroutine.
 */
public final class Coroutine {
    final @Nullable Operation function;

    /** The outermost first; empty if the function has not begun. */
    final List<Frame> frames;

    private boolean spent;

    /** The coroutine that begins with a call of {@code function}. */
    public Coroutine(Operation function) {
        this.function = function;
        this.frames = List.of();
    }

    Coroutine(List<Frame> frames) {
        this.function = null;
        this.frames = frames;
    }

    /** Whether it has not begun, so that what is sent to it are the arguments of its function. */
    public boolean isNew() {
        return function != null;
    }

    /** Uses it up; false if it was used before. */
    boolean spend() {
        boolean first = !spent;
        spent = true;
        return first;
    }
}
