package dev.wami.std.scf;

import dev.wami.core.interp.Frame;
import dev.wami.core.ir.type.IndexType;

/**
 * The points that a nest of loops runs through in lexicographic order.
 *
 * @param lower per loop the first value, the outermost loop first
 * @param upper per loop what the values stay below
 * @param step per loop what is added
 */
public record IterationSpace(long[] lower, long[] upper, long[] step) {

    public boolean isEmpty() {
        for (int i = 0; i < lower.length; i++) if (lower[i] >= upper[i]) return true;
        return false;
    }

    /**
     * Moves {@code at} to the next point: the last coordinate steps first; one that reaches its bound starts again, and
     * the one before it steps. False if there is no point left.
     */
    public boolean advance(long[] at, Frame frame) {
        for (int i = at.length - 1; i >= 0; i--) {
            at[i] = frame.machine().wrap(IndexType.INDEX, at[i] + step[i]);
            if (at[i] < upper[i]) return true;
            at[i] = lower[i];
        }
        return false;
    }
}
