package dev.wami.jvmbackend.wasi;

import dev.wami.jvmbackend.runtime.Memory;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The memory of a program, as a call sees it. An address outside of it is {@code EFAULT}. */
final class GuestMemory {
    private static final VarHandle I16 = view(short[].class);
    private static final VarHandle I32 = view(int[].class);
    private static final VarHandle I64 = view(long[].class);

    private final Memory memory;

    GuestMemory(Memory memory) {
        this.memory = memory;
    }

    private static VarHandle view(Class<?> array) {
        return MethodHandles.byteArrayViewVarHandle(array, ByteOrder.LITTLE_ENDIAN);
    }

    private int index(int address, int length) throws WasiException {
        long from = address & 0xFFFF_FFFFL;
        long count = length & 0xFFFF_FFFFL;
        if (from + count > memory.length()) throw new WasiException(Errno.FAULT);
        return (int) from;
    }

    byte u8(int address) throws WasiException {
        return memory.bytes[index(address, 1)];
    }

    int u16(int address) throws WasiException {
        return (short) I16.get(memory.bytes, index(address, 2)) & 0xFFFF;
    }

    int u32(int address) throws WasiException {
        return (int) I32.get(memory.bytes, index(address, 4));
    }

    long u64(int address) throws WasiException {
        return (long) I64.get(memory.bytes, index(address, 8));
    }

    void put8(int address, int value) throws WasiException {
        memory.bytes[index(address, 1)] = (byte) value;
    }

    void put16(int address, int value) throws WasiException {
        I16.set(memory.bytes, index(address, 2), (short) value);
    }

    void put32(int address, int value) throws WasiException {
        I32.set(memory.bytes, index(address, 4), value);
    }

    void put64(int address, long value) throws WasiException {
        I64.set(memory.bytes, index(address, 8), value);
    }

    void clear(int address, int length) throws WasiException {
        int from = index(address, length);
        Arrays.fill(memory.bytes, from, from + length, (byte) 0);
    }

    void put(int address, byte[] source, int from, int length) throws WasiException {
        System.arraycopy(source, from, memory.bytes, index(address, length), length);
    }

    /** The bytes themselves: what is put into the buffer is in the memory. */
    ByteBuffer buffer(int address, int length) throws WasiException {
        return ByteBuffer.wrap(memory.bytes, index(address, length), length);
    }

    /** The buffers that a list of addresses and lengths names. */
    List<ByteBuffer> buffers(int list, int count) throws WasiException {
        index(list, 8 * Math.max(0, count));
        if (count < 0 || count > 1 << 20) throw new WasiException(Errno.INVAL);
        List<ByteBuffer> buffers = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            int length = u32(list + 8 * i + 4);
            if (length < 0) throw new WasiException(Errno.FAULT);
            if (length > 0) buffers.add(buffer(u32(list + 8 * i), length));
        }
        return buffers;
    }

    /** A path, which is UTF-8 without zeros. */
    String path(int address, int length) throws WasiException {
        if (length < 0) throw new WasiException(Errno.FAULT);
        int from = index(address, length);
        String text = new String(memory.bytes, from, length, StandardCharsets.UTF_8);
        if (text.indexOf('\uFFFD') >= 0
                && !Arrays.equals(
                        text.getBytes(StandardCharsets.UTF_8), Arrays.copyOfRange(memory.bytes, from, from + length))) {
            throw new WasiException(Errno.ILSEQ);
        }
        if (text.indexOf('\0') >= 0) throw new WasiException(Errno.INVAL);
        return text;
    }
}
