package dev.wami.waveemulator;

/** Ends a run that can't go on; why is reported already. */
final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stop() {
        super(null, null, false, false);
    }
}
