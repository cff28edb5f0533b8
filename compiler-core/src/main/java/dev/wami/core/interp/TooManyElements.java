package dev.wami.core.interp;

/** A value would have more elements than an array of Java can hold; the interpreter makes a trap of it. */
final class TooManyElements extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooManyElements(long count) {
        super(
                "a value of " + Long.toUnsignedString(count) + " elements is too large for the interpreter",
                null,
                false,
                false);
    }
}
