package dev.wami.wasmbinary.decompile;

/** Which of the two integer types of C a value has; Wasm knows one, and instructions that read it in either way. */
enum Sign {
    /** As the reader wants it. */
    ANY,
    SIGNED,
    UNSIGNED;

    /** What C makes of an operation on both: unsigned wins. */
    Sign with(Sign other) {
        if (this == UNSIGNED || other == UNSIGNED) return UNSIGNED;
        return this == SIGNED || other == SIGNED ? SIGNED : ANY;
    }
}
