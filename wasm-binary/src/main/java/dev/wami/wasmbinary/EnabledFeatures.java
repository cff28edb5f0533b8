package dev.wami.wasmbinary;

import dev.wami.wasmspec.Feature;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** The features that a module may use, and those of them that its validation had to ask for. */
final class EnabledFeatures {
    private final Set<Feature> enabled = EnumSet.noneOf(Feature.class);
    private final Set<Feature> used = EnumSet.noneOf(Feature.class);

    EnabledFeatures(Set<Feature> enabled) {
        this.enabled.addAll(enabled);
    }

    boolean has(Feature feature) {
        boolean has = enabled.contains(feature);
        if (has) used.add(feature);
        return has;
    }

    void require(Feature feature, Object what) throws InvalidException {
        if (!has(feature)) {
            throw new InvalidException(what + " requires the feature " + feature + LegacyExceptions.remedy(feature));
        }
    }

    /** What was asked for and is there. */
    Set<Feature> used() {
        return Collections.unmodifiableSet(used);
    }
}
