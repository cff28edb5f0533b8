package dev.wami.tools;

import java.util.Locale;

/** How hard to optimise, and for what. */
public enum OptLevel {
    /** Translate only: the shortest compile, and output that follows the source. */
    O0,
    /** What always pays: fewer and cheaper operations. */
    O1,
    /** And what pays almost always: inlining; loops in other orders, in tiles and on vectors; copies of short ones. */
    O2,
    /**
     * And a search of more orders, tiles and lanes of loops than O2 looks at, of larger ones, too: as fast as goes by
     * what the cost model knows, whatever the size.
     */
    O3,
    /** As fast as goes without more code: nothing is copied but what is smaller than the call of it. */
    OS,
    /** As little code as possible. */
    OZ;

    /** The level of a flag such as {@code -O2} or {@code -Oz}. */
    public static OptLevel ofFlag(String flag) {
        return valueOf(flag.substring(flag.indexOf('O')).toUpperCase(Locale.ROOT));
    }

    /** Whether it does for speed all that {@code other} does; the levels for size do what {@link #O1} does. */
    public boolean atLeast(OptLevel other) {
        return effort() >= other.effort();
    }

    private int effort() {
        return isForSize() ? O1.ordinal() : ordinal();
    }

    /** Whether a smaller module is worth more than a faster one. */
    public boolean isForSize() {
        return this == OS || this == OZ;
    }

    /** As the flag says it. */
    @Override
    public String toString() {
        return isForSize() ? name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT) : name();
    }
}
