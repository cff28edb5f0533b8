package dev.wami.jvmbackend.runtime;

/** Thrown in a program that was compiled to be interrupted, and was. */
public final class Interrupted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Interrupted() {
        super("interrupted", null, false, false);
    }
}
