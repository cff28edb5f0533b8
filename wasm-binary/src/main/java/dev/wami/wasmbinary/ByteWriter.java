package dev.wami.wasmbinary;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes the primitive values of the binary format (specification 5.2). LEB128 numbers take the fewest bytes. */
public final class ByteWriter {
    private byte[] buffer = new byte[64];
    private int size;

    public int size() {
        return size;
    }

    /** Forgets what was written, but keeps the space. */
    public void clear() {
        size = 0;
    }

    public byte[] toArray() {
        return Arrays.copyOf(buffer, size);
    }

    public void u8(int value) {
        reserve(1);
        buffer[size++] = (byte) value;
    }

    public void u32(int value) {
        u64(value & 0xFFFF_FFFFL);
    }

    /**
     * A number of 31 bits in five bytes, so that a linker can write any other in its place: the same bytes as u32, s32
     * and s33.
     */
    void padded32(int value) {
        reserve(5);
        for (int i = 0; i < 4; i++) {
            buffer[size++] = (byte) (value >>> 7 * i & 0x7F | 0x80);
        }
        buffer[size++] = (byte) (value >>> 28);
    }

    public void u64(long value) {
        reserve(10);
        long rest = value;
        while (rest >>> 7 != 0) {
            buffer[size++] = (byte) (rest & 0x7F | 0x80);
            rest >>>= 7;
        }
        buffer[size++] = (byte) rest;
    }

    /** Also s32 and s33: a signed number takes the same bytes whatever its declared width. */
    public void s64(long value) {
        reserve(10);
        long rest = value;
        // The last byte's bit 6 is the sign: -64 <= rest < 64 fits.
        while (rest + 64 < 0 || rest + 64 > 127) {
            buffer[size++] = (byte) (rest & 0x7F | 0x80);
            rest >>= 7;
        }
        buffer[size++] = (byte) (rest & 0x7F);
    }

    /** Four bytes, the lowest first. */
    public void fixed32(int value) {
        reserve(4);
        for (int i = 0; i < 4; i++) {
            buffer[size++] = (byte) (value >>> 8 * i);
        }
    }

    /** Eight bytes, the lowest first. */
    public void fixed64(long value) {
        fixed32((int) value);
        fixed32((int) (value >>> 32));
    }

    public void bytes(byte[] source, int start, int length) {
        reserve(length);
        System.arraycopy(source, start, buffer, size, length);
        size += length;
    }

    /** The bytes of another writer. */
    public void append(ByteWriter content) {
        bytes(content.buffer, 0, content.size);
    }

    /** A length and that many bytes. */
    public void sized(ByteWriter content) {
        u32(content.size);
        append(content);
    }

    /** A name: a length and UTF-8. */
    public void name(String text) {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        u32(encoded.length);
        bytes(encoded, 0, encoded.length);
    }

    private void reserve(int more) {
        if (buffer.length - size < more) {
            buffer = Arrays.copyOf(buffer, Math.max(size + more, buffer.length * 2));
        }
    }
}
