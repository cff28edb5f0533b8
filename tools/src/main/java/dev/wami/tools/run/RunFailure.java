package dev.wami.tools.run;

import dev.wami.core.ir.Location;
import dev.wami.wasmspec.Feature;
import java.util.Set;

/** Why a program did not come to its end. */
public final class RunFailure extends Exception {
    private static final long serialVersionUID = 1;

    /** Whose fault it is. */
    public enum Kind {
        /** The program trapped; the message is the specification's text. */
        TRAP,
        /** The engine lacks something that the program needs. */
        UNSUPPORTED,
        /** The engine is not installed, or ended before the program did. */
        ENGINE,
        /** The program needs something from the host that it does not get. */
        LINK,
        /** The program ran longer than its {@link TimeLimit}. */
        TIME_LIMIT
    }

    private final Kind kind;
    private final transient Location location;
    private final transient Set<Feature> features;

    public RunFailure(Kind kind, String message) {
        this(kind, message, Location.UNKNOWN);
    }

    /** @param location where in the program, if that is known */
    public RunFailure(Kind kind, String message, Location location) {
        this(kind, message, location, Set.of());
    }

    private RunFailure(Kind kind, String message, Location location, Set<Feature> features) {
        super(message, null, false, false);
        this.kind = kind;
        this.location = location;
        this.features = features;
    }

    /** The same failure of a module that uses {@code features}. */
    RunFailure using(Set<Feature> features) {
        return new RunFailure(kind, getMessage(), location, features);
    }

    /**
     * What the module uses, one of which the engine lacks, if this is {@link Kind#UNSUPPORTED}; empty if that is not
     * known.
     */
    public Set<Feature> features() {
        return features;
    }

    /** Where in the program it happened, or {@link Location#UNKNOWN}. */
    public Location location() {
        return location;
    }

    public Kind kind() {
        return kind;
    }

    /** The message, which every failure has. */
    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
