package dev.wami.wasmbinary;

/** A rule of validation that does not hold; caught where the function or definition starts. */
final class InvalidException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String text;

    InvalidException(String message) {
        super(message, null, false, false);
        text = message;
    }

    String text() {
        return text;
    }
}
