package dev.wami.waveemulator;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Local or device memory: little endian bytes from address 0 on; any alignment. */
final class Memory {
    private static final VarHandle SHORTS =
            MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    final String name;
    final boolean isLocal;
    final byte[] bytes;

    Memory(boolean isLocal, byte[] bytes) {
        this.isLocal = isLocal;
        this.bytes = bytes;
        name = isLocal ? "local memory" : "device memory";
    }

    /** Whether an access is inside; the address is unsigned. */
    boolean holds(int address, int size) {
        return (address & 0xFFFF_FFFFL) + size <= bytes.length;
    }

    /** The lowest bytes, at most 4, zero-extended. */
    int load(int address, int size) {
        return switch (size) {
            case 1 -> bytes[address] & 0xFF;
            case 2 -> (short) SHORTS.get(bytes, address) & 0xFFFF;
            default -> (int) INTS.get(bytes, address);
        };
    }

    void store(int address, int size, int value) {
        switch (size) {
            case 1 -> bytes[address] = (byte) value;
            case 2 -> SHORTS.set(bytes, address, (short) value);
            default -> INTS.set(bytes, address, value);
        }
    }
}
