package dev.wami.tools;

import java.util.Locale;

/** Who provides functions that a program needs and does not have. */
public enum Provider {
    /** The runtime library, whose functions become part of the program. */
    BUILTIN,
    /** The host, as functions of the module {@code env}; of an object, what it is linked with. */
    IMPORT;

    /** As options spell it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
