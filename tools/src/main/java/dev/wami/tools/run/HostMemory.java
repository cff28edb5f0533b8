package dev.wami.tools.run;

/** The memory of the program that calls a {@link HostFunction}. */
@FunctionalInterface
public interface HostMemory {
    /** A program without a memory. */
    HostMemory NONE = (address, length) -> {
        throw new IndexOutOfBoundsException("the program has no memory");
    };

    /**
     * A copy of {@code length} bytes from {@code address} on, both unsigned.
     *
     * @throws IndexOutOfBoundsException outside the memory
     */
    byte[] read(int address, int length);
}
