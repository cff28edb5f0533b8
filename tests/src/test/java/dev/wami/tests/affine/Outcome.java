package dev.wami.tests.affine;

/** What became of a program and a variant. */
sealed interface Outcome {
    /** Nothing was changed, or results are the same. */
    record Same(boolean changed) implements Outcome {}

    /** The pass said that it cannot. */
    record Refused(String message) implements Outcome {}

    /** Something that must not be; {@code after} is the program made, as far as there is one. */
    record Failure(String what, String after) implements Outcome {}
}
