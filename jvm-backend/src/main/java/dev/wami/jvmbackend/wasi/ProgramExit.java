package dev.wami.jvmbackend.wasi;

/** Thrown through a program that called {@code proc_exit}. */
public final class ProgramExit extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int code;

    ProgramExit(int code) {
        super("exit " + Integer.toUnsignedString(code), null, false, false);
        this.code = code;
    }

    /** What the program said its exit status is. */
    public int code() {
        return code;
    }
}
