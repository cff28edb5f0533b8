package dev.wami.core.interp;

import dev.wami.core.ir.Location;

/** Whoever started the program did not let it run on ({@link Interpreter#stopWhen}); nothing is wrong with it. */
public final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Location location;

    Stopped(Location location) {
        super("stopped", null, false, false);
        this.location = location;
    }

    /** The operation that was not executed any more. */
    public Location location() {
        return location;
    }
}
