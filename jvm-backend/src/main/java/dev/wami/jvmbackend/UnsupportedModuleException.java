package dev.wami.jvmbackend;

import dev.wami.wasmspec.Feature;
import java.util.Optional;

/** A valid module that is not compiled, and why. */
public final class UnsupportedModuleException extends Exception {
    private static final long serialVersionUID = 1L;

    private final Optional<Feature> feature;

    UnsupportedModuleException(String message, Optional<Feature> feature) {
        super(message, null, false, false);
        this.feature = feature;
    }

    /** What the module uses and we lack, if that is why. */
    public Optional<Feature> feature() {
        return feature;
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
