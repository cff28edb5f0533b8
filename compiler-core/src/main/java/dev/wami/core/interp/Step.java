package dev.wami.core.interp;

/** What happens after an operation was evaluated. The details are in the {@link Frame}, whose methods return these. */
public enum Step {
    /** Go on with the next operation of the block. */
    NEXT,
    /** Go to another block of the region. */
    BRANCH,
    /** Execute a region of the operation; its {@link RegionEvaluable#leave} is called when the region ends. */
    ENTER,
    /** Leave the region: control returns to the operation that entered it. */
    LEAVE,
    /** Execute a function, then set the results and go on. */
    CALL,
    /** Leave the function and execute another in its place, whose results are those of the one that is left. */
    TAIL_CALL,
    /** Leave the function. */
    RETURN,
    /** Run a coroutine until it suspends or ends; the operation, a {@link Resuming}, is told which. */
    RESUME,
    /** Stop this activation, and those up to what resumed it, until it is resumed (coroutines). */
    SUSPEND,
    /** Stop the whole run until {@link Interpreter#proceed} (barriers). */
    AWAIT,
    /** Leave regions and functions up to an {@link Unwinding} operation that goes on. */
    THROW,
    /** Stop the program with an error that the meaning of the operation demands. */
    TRAP
}
