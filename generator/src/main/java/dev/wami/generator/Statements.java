package dev.wami.generator;

/** Makes the statements of a nested region: control flow is made before it is known what stands in it. */
interface Statements {
    /** A few statements at the end of {@code body}, as many as the budget allows. */
    void emit(Body body);
}
