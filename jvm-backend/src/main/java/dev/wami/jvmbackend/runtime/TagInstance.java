package dev.wami.jvmbackend.runtime;

/**
 * A tag of exceptions; two are the same only if they are one object.
 *
 * @param type a function type, whose parameters are what is thrown
 */
public record TagInstance(RuntimeType type) implements Extern {
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
