package dev.wami.tests.operations;

/**
 * What can be shown of an operation: a column of docs/ops.md. A test counts for every operation that takes part in it.
 */
enum Column {
    /**
     * A chunk with the operation is accepted and comes back as it was printed, in its own syntax and in the generic
     * one.
     */
    TEXT("parse, print"),
    /** A chunk is rejected, first of all for this operation. */
    VERIFIER("verify"),
    /** A chunk in which the operation folds, or one of its canonicalization patterns applies. */
    FOLD("fold"),
    /** A {@code // run:} line that executes the operation on the interpreter, with the result that the line says. */
    INTERPRETER("interpret"),
    /** Such a line whose program, compiled to WebAssembly and executed there, has the same result. */
    WASM("Wasm");

    private final String title;

    Column(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }
}
