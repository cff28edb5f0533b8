package dev.wami.tools;

/**
 * Settings that never change once they are shared: {@code withX} changes a copy. A copy has every field, so that a new
 * setting is its field, what reads it and what changes it.
 *
 * @param <S> the class of the settings itself, whose fields are immutable
 */
abstract class Settings<S extends Settings<S>> implements Cloneable {
    /** The same settings again, to change before anybody else sees them. */
    @SuppressWarnings("unchecked")
    final S copy() {
        try {
            return (S) clone();
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
