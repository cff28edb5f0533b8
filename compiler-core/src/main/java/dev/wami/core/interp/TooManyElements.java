package dev.wami.core.interp;

/** A value would have more elements than an array of Java can hold; the interpreter makes a trap of it. */
final class TooManyElements extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final long count;

    TooManyElements(long count) {
        super(null, null, false, false);
        this.count = count;
    }

    /** What the trap says. */
    String trap() {
        return "a value of " + Long.toUnsignedString(count) + " elements is too large for the interpreter";
    }
}
