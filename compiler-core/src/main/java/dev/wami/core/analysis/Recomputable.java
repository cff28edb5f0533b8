package dev.wami.core.analysis;

/** An analysis whose validity can be tested by computing it once more. */
public interface Recomputable {

    /** Whether everything known here is also what {@code fresh}, of the same class and computed just now, says. */
    boolean agreesWith(Object fresh);
}
