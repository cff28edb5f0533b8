package dev.wami.loops.dependence;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import org.jspecify.annotations.Nullable;

/**
 * One loop around an access: a loop, or one dimension of a parallel one.
 *
 * @param loop what repeats: a loop, an operation that is not known, or one that branches between the blocks in it
 * @param index which of the variables of {@code loop}
 * @param variable what counts; null if nothing is known to
 */
public record Level(Operation loop, int index, @Nullable Value variable) {
    boolean isSame(Level other) {
        return loop == other.loop && index == other.index;
    }
}
