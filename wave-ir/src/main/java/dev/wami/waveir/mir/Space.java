package dev.wami.waveir.mir;

import dev.wami.core.ir.trait.Effect;

/** A memory that byte addresses are of. */
public enum Space {
    /** Of a workgroup. */
    LOCAL("memory/local"),
    /** Of the device. */
    DEVICE("memory/device");

    static final Words<Space> WORDS = Words.of(values());

    private final String resource;

    Space(String resource) {
        this.resource = resource;
    }

    /** A part of {@link Effect#MEMORY}; the two never overlap. */
    String resource() {
        return resource;
    }
}
