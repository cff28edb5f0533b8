package dev.wami.waveir.binary;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Bytes being written, little endian. */
final class Bytes {
    private ByteBuffer buffer = fresh(256);

    private static ByteBuffer fresh(int capacity) {
        return ByteBuffer.allocate(capacity).order(ByteOrder.LITTLE_ENDIAN);
    }

    private ByteBuffer room(int bytes) {
        if (buffer.remaining() < bytes) {
            ByteBuffer larger = fresh(Math.max(2 * buffer.capacity(), buffer.position() + bytes));
            larger.put(buffer.flip());
            buffer = larger;
        }
        return buffer;
    }

    Bytes u16(int value) {
        room(2).putShort((short) value);
        return this;
    }

    Bytes u32(int value) {
        room(4).putInt(value);
        return this;
    }

    Bytes all(byte[] bytes) {
        room(bytes.length).put(bytes);
        return this;
    }

    Bytes zero() {
        room(1).put((byte) 0);
        return this;
    }

    int size() {
        return buffer.position();
    }

    byte[] toArray() {
        return Arrays.copyOf(buffer.array(), buffer.position());
    }
}
