package dev.wami.llvmemit;

import dev.wami.core.ir.Location;

/** That LLVM IR, or this module, has no form for something; caught and reported at the operation. */
final class Unsupported extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Location location;
    private final String what;

    Unsupported(Location location, String what) {
        super(what);
        this.location = location;
        this.what = what;
    }

    String what() {
        return what;
    }

    Location location() {
        return location;
    }
}
