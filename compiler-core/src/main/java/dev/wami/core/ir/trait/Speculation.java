package dev.wami.core.ir.trait;

/**
 * Says whether the operation may be executed where it would not have been: no undefined behaviour, no trap, and it
 * ends. Upstream: ConditionallySpeculatable.
 */
public interface Speculation {

    enum Speculatability {
        NO,
        YES,
        /** If every nested operation is. */
        RECURSIVELY
    }

    Speculatability speculatability();
}
