package dev.wami.jvmbackend;

import java.util.TreeSet;

/**
 * Where a piece of a function goes when it leaves its method, and what it returns for that: for a block around it the
 * depth and one, so that 1 is a return of the function.
 */
final class Exits {
    /** The end of the piece. */
    static final int ON = 0;

    /** The start of the function, which called itself in its place. */
    static final int RESTART = -1;

    private final TreeSet<Integer> taken = new TreeSet<>();

    void take(int exit) {
        taken.add(exit);
    }

    boolean takes(int exit) {
        return taken.contains(exit);
    }

    /** All but {@link #ON}. */
    int[] sorted() {
        return taken.stream().mapToInt(Integer::intValue).toArray();
    }
}
