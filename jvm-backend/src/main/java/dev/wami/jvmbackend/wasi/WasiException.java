package dev.wami.jvmbackend.wasi;

/** A call fails with this {@code errno}. */
final class WasiException extends Exception {
    private static final long serialVersionUID = 1L;

    private final Errno errno;

    WasiException(Errno errno) {
        super(errno.name(), null, false, false);
        this.errno = errno;
    }

    Errno errno() {
        return errno;
    }
}
