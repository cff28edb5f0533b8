import com.dylibso.chicory.runtime.Memory;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * One of MLIR's memrefs: elements in the memory of a module that {@code wami compile} wrote.
 *
 * @param address the allocated and the aligned pointer
 * @param offset in elements, as sizes and strides
 */
record MemRef(Memory memory, Element element, int address, int offset, int[] sizes, int[] strides) {
    static final int WORD = 4;

    /** {@code index} is as wide as an address. */
    enum Element {
        F32(4),
        F64(8),
        I8(1),
        I32(4),
        INDEX(4);

        final int bytes;

        Element(int bytes) {
            this.bytes = bytes;
        }

        private double read(Memory memory, int address) {
            return switch (this) {
                case F32 -> memory.readFloat(address);
                case F64 -> memory.readDouble(address);
                case I8 -> memory.read(address);
                case I32, INDEX -> memory.readInt(address);
            };
        }

        private void write(Memory memory, int address, double value) {
            switch (this) {
                case F32 -> memory.writeF32(address, (float) value);
                case F64 -> memory.writeF64(address, value);
                case I8 -> memory.writeByte(address, (byte) value);
                case I32, INDEX -> memory.writeI32(address, (int) value);
            }
        }
    }

    /** What is at {@code address} row by row. */
    static MemRef rowMajor(Memory memory, Element element, int address, int... sizes) {
        int[] strides = new int[sizes.length];
        for (int i = sizes.length - 1, stride = 1; i >= 0; stride *= sizes[i--]) strides[i] = stride;
        return new MemRef(memory, element, address, 0, sizes, strides);
    }

    /** The memref of that rank whose descriptor is at {@code address}. */
    static MemRef read(Memory memory, Element element, int rank, int address) {
        int[] words = new int[3 + 2 * rank];
        for (int i = 0; i < words.length; i++) words[i] = memory.readInt(address + WORD * i);
        int[] sizes = Arrays.copyOfRange(words, 3, 3 + rank);
        int[] strides = Arrays.copyOfRange(words, 3 + rank, words.length);
        return new MemRef(memory, element, words[1], words[2], sizes, strides);
    }

    int rank() {
        return sizes.length;
    }

    int count() {
        return Arrays.stream(sizes).reduce(1, (a, b) -> a * b);
    }

    // ---- how a function takes it

    /** The expanded descriptor: allocated pointer, aligned pointer, offset, sizes, strides. */
    IntStream words() {
        return IntStream.concat(
                IntStream.of(address, address, offset), IntStream.concat(Arrays.stream(sizes), Arrays.stream(strides)));
    }

    /** The bare pointer: to the first element. */
    int pointer() {
        return address + offset * element.bytes;
    }

    /** Writes the descriptor to {@code at}, for C's interface. */
    void describe(int at) {
        int[] words = words().toArray();
        for (int i = 0; i < words.length; i++) memory.writeI32(at + WORD * i, words[i]);
    }

    // ---- views

    /** From element {@code start} of each dimension on, as many as {@code size} says, each {@code step} from the next. */
    MemRef subview(int[] start, int[] size, int step) {
        int first = offset;
        for (int i = 0; i < rank(); i++) first += start[i] * strides[i];
        int[] wider = Arrays.stream(strides).map(s -> s * step).toArray();
        return new MemRef(memory, element, address, first, size, wider);
    }

    /** The dimensions in that order. */
    MemRef permuted(int... order) {
        int[] size = Arrays.stream(order).map(i -> sizes[i]).toArray();
        int[] stride = Arrays.stream(order).map(i -> strides[i]).toArray();
        return new MemRef(memory, element, address, offset, size, stride);
    }

    MemRef transposed() {
        return permuted(IntStream.range(0, rank()).map(i -> rank() - 1 - i).toArray());
    }

    // ---- elements

    /** The elements in order. */
    double[] toArray() {
        return Arrays.stream(positions()).mapToDouble(p -> element.read(memory, p)).toArray();
    }

    /** Sets the elements in order. */
    MemRef fill(double... values) {
        int[] positions = positions();
        for (int i = 0; i < positions.length; i++) element.write(memory, positions[i], values[i]);
        return this;
    }

    /** The address of each element, in order. */
    private int[] positions() {
        int[] all = {pointer()};
        for (int dim = 0; dim < rank(); dim++) {
            int step = strides[dim] * element.bytes;
            int size = sizes[dim];
            all = Arrays.stream(all)
                    .flatMap(p -> IntStream.range(0, size).map(i -> p + i * step))
                    .toArray();
        }
        return all;
    }
}
