package dev.wami.tools;

/** How hard to optimise. */
public enum OptLevel {
    /** Translate only: the shortest compile, and output that follows the source. */
    O0,
    /** What always pays: fewer and cheaper operations. */
    O1,
    /** And what pays almost always: inlining. */
    O2,
    /**
     * The same as {@link #O2}: nothing that trades size for speed is known to pay. Command lines of other compilers
     * have it.
     */
    O3;

    public boolean atLeast(OptLevel other) {
        return compareTo(other) >= 0;
    }
}
