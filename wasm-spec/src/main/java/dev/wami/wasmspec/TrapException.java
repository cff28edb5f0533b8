package dev.wami.wasmspec;

/**
 * Thrown where a numeric instruction traps. It carries no stack trace: it reports the evaluated program, not a fault of
 * this one.
 */
public final class TrapException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Trap trap;

    public TrapException(Trap trap) {
        super(trap.toString(), null, false, false);
        this.trap = trap;
    }

    public Trap trap() {
        return trap;
    }
}
