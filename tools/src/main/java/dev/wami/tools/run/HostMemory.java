package dev.wami.tools.run;

/** The memory of the program that calls a {@link HostFunction}. */
public interface HostMemory {
    /** A program without a memory. */
    HostMemory NONE = new HostMemory() {
        @Override
        public byte[] read(int address, int length) {
            throw new IndexOutOfBoundsException("the program has no memory");
        }

        @Override
        public void write(int address, byte[] bytes) {
            read(address, bytes.length);
        }
    };

    /**
     * A copy of {@code length} bytes from {@code address} on, both unsigned.
     *
     * @throws IndexOutOfBoundsException outside the memory
     */
    byte[] read(int address, int length);

    /**
     * Puts {@code bytes} at {@code address}, which is unsigned, and after it.
     *
     * @throws IndexOutOfBoundsException outside the memory
     */
    void write(int address, byte[] bytes);
}
