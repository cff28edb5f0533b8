package dev.wami.jvmbackend.runtime;

/** Carries an exception of the host's through a program, so that it is not taken for a trap. */
final class HostFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final RuntimeException failure;

    HostFailure(RuntimeException failure) {
        super(failure.getMessage(), failure, false, false);
        this.failure = failure;
    }

    RuntimeException failure() {
        return failure;
    }
}
