package dev.wami.core.ir;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * What {@link IrMap} and {@link IrSet} can have as a key: operations, values and blocks, each equal to itself only. Its
 * number is its hash: what is made one after the other has numbers one after the other, so that tables are walked in
 * the order in which the IR is.
 */
public abstract class IrObject {
    private static final AtomicInteger MADE = new AtomicInteger();

    /** Which one it is of all; nothing that is printed may depend on it, as threads take turns. */
    private int number;

    IrObject() {
        number = MADE.getAndIncrement();
    }

    /** One that shares its number with others nearby. */
    IrObject(int number) {
        this.number = number;
    }

    @Override
    public final int hashCode() {
        return number;
    }

    final int number() {
        return number;
    }

    /** For copies made by {@link #clone}. */
    final void renumber() {
        number = MADE.getAndIncrement();
    }
}
