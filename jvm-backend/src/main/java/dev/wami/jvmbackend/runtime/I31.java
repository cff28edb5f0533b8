package dev.wami.jvmbackend.runtime;

/**
 * An integer of 31 bits as a reference.
 *
 * @param value the bits, the highest zero
 */
public record I31(int value) {
    /** {@code ref.i31}. */
    public static I31 of(int value) {
        return new I31(value & Integer.MAX_VALUE);
    }

    /** {@code i31.get_s}. */
    public int signed() {
        return value << 1 >> 1;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof I31 that && value == that.value;
    }

    @Override
    public int hashCode() {
        return value;
    }
}
