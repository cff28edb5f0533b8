package dev.wami.core.interp;

import dev.wami.core.ir.Location;

/** The program did something that has no meaning, such as dividing by zero, or asserted something false. */
public final class Trap extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Location location;

    public Trap(String message, Location location) {
        super(message, null, false, false);
        this.location = location;
    }

    /** Where in the program. */
    public Location location() {
        return location;
    }
}
