package dev.wami.std.arith;

import java.util.Locale;

/** How a number is rounded that the result type cannot hold. Upstream: arith.RoundingMode, in the same order. */
public enum RoundingMode {
    TO_NEAREST_EVEN,
    DOWNWARD,
    UPWARD,
    TOWARD_ZERO,
    TO_NEAREST_AWAY;

    /** The property that holds its number as an i32. */
    static final String NAME = "roundingmode";

    /** As it is written. */
    public String keyword() {
        return name().toLowerCase(Locale.ROOT);
    }
}
