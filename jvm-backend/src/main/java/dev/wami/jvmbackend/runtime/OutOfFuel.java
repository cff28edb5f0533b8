package dev.wami.jvmbackend.runtime;

/** Thrown in a program that was compiled to take fuel, and has none left. */
public final class OutOfFuel extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutOfFuel() {
        super("out of fuel", null, false, false);
    }
}
