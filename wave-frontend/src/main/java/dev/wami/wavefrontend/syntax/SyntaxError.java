package dev.wami.wavefrontend.syntax;

/** Leaves what is being parsed, after the error was reported, for the place where parsing can go on. */
public final class SyntaxError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SyntaxError() {
        super("reported", null, false, false);
    }
}
