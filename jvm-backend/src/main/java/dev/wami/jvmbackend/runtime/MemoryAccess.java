package dev.wami.jvmbackend.runtime;

import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.V128;
import dev.wami.wasmspec.VectorAccess;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Loads and stores of compiled code. An index outside of the array throws {@link IndexOutOfBoundsException}, which
 * becomes the trap where the program is left.
 *
 * <p>An effective address is the sum of an unsigned i32 and an unsigned offset, 33 bits. An array has fewer than
 * 2<sup>31</sup> elements, so that the sum modulo 2<sup>32</sup> does as the index as long as the address itself is no
 * negative int: then both terms are below 2<sup>31</sup>, and a sum that is not below it is negative.
 */
public final class MemoryAccess {
    /** Bytes as numbers of 16 bits. */
    public static final VarHandle I16 = view(short[].class);

    /** Bytes as numbers of 32 bits. */
    public static final VarHandle I32 = view(int[].class);

    /** Bytes as numbers of 64 bits. */
    public static final VarHandle I64 = view(long[].class);

    private MemoryAccess() {}

    private static VarHandle view(Class<?> array) {
        return MethodHandles.byteArrayViewVarHandle(array, ByteOrder.LITTLE_ENDIAN);
    }

    /** The index of an access with any offset. */
    public static int index(int address, long offset) {
        return index64(address & 0xFFFF_FFFFL, offset);
    }

    /** The index of an access to a memory with 64-bit addresses. */
    public static int index64(long address, long offset) {
        long sum = address + offset;
        if (address < 0 || offset < 0 || sum < 0 || sum > Integer.MAX_VALUE) throw Traps.outOfBounds();
        return (int) sum;
    }

    /**
     * The index of an access to a shared memory, whose array is longer than it.
     *
     * @param address unsigned, extended to 64 bits
     */
    public static int shared(long address, long offset, int bytes, Memory memory) {
        long sum = address + offset;
        if (address < 0 || offset < 0 || sum < 0 || sum > memory.length() - bytes) throw Traps.outOfBounds();
        return (int) sum;
    }

    /** {@code v128.load}. */
    public static V128 load128(int index, byte[] memory) {
        // The check of the last byte comes first: an access traps as a whole.
        long high = (long) I64.get(memory, outer(index));
        return new V128((long) I64.get(memory, index), high);
    }

    /** {@code v128.store}. */
    public static void store128(int index, V128 value, byte[] memory) {
        I64.set(memory, outer(index), value.high());
        I64.set(memory, index, value.low());
    }

    /** The index of the upper half; a negative one stays negative. */
    private static int outer(int index) {
        return index < 0 ? index : index + 8;
    }

    /** Loads of a vector but {@code v128.load}. */
    public static V128 load(int index, V128 into, byte[] memory, Opcode row, int lane) {
        return VectorAccess.loaded(row, V128.scalar(bits(index, memory, row.accessBytes())), into, lane);
    }

    /** Stores of a lane. */
    public static void store(int index, V128 value, byte[] memory, Opcode row, int lane) {
        long bits = VectorAccess.stored(row, value, lane).low();
        switch (row.accessBytes()) {
            case 1 -> memory[index] = (byte) bits;
            case 2 -> I16.set(memory, index, (short) bits);
            case 4 -> I32.set(memory, index, (int) bits);
            default -> I64.set(memory, index, bits);
        }
    }

    private static long bits(int index, byte[] memory, int count) {
        return switch (count) {
            case 1 -> memory[index] & 0xFF;
            case 2 -> (short) I16.get(memory, index) & 0xFFFF;
            case 4 -> (int) I32.get(memory, index) & 0xFFFF_FFFFL;
            default -> (long) I64.get(memory, index);
        };
    }
}
