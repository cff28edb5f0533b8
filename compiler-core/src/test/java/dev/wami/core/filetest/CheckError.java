package dev.wami.core.filetest;

/** A check file that is wrong in itself, or a variable that has no value. */
final class CheckError extends RuntimeException {
    CheckError(String message) {
        super(message, null, false, false);
    }
}
