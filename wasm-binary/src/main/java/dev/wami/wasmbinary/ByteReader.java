package dev.wami.wasmbinary;

import dev.wami.wasmspec.Feature;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the primitive values of the binary format (specification 5.2) from a range of an array. Positions are those of
 * the array, so that errors of nested ranges, too, are located in the file. The messages start with the words of the
 * specification's test suite.
 */
final class ByteReader {
    private static final int MAX_BYTES_OF_32_BITS = 5;

    private final byte[] array;
    private final int limit;
    private final List<LaterForm> laterForms;
    private int position;

    ByteReader(byte[] array, int start, int limit) {
        this(array, start, limit, new ArrayList<>(0));
    }

    private ByteReader(byte[] array, int start, int limit, List<LaterForm> laterForms) {
        this.array = array;
        this.position = start;
        this.limit = limit;
        this.laterForms = laterForms;
    }

    /** A reader of what this one has left. */
    ByteReader copy() {
        return new ByteReader(array, position, limit);
    }

    int position() {
        return position;
    }

    boolean hasMore() {
        return position < limit;
    }

    int remaining() {
        return limit - position;
    }

    /** The next byte, which must be there, without taking it. */
    int peek() throws MalformedException {
        if (position >= limit) {
            throw unexpectedEnd();
        }
        return array[position] & 0xFF;
    }

    int u8() throws MalformedException {
        int value = peek();
        position++;
        return value;
    }

    /** An unsigned 32-bit LEB128 number. */
    int u32() throws MalformedException {
        // most have one byte
        if (position < limit && array[position] >= 0) {
            return array[position++];
        }
        return (int) unsigned(32);
    }

    /** An unsigned 64-bit LEB128 number. */
    long u64() throws MalformedException {
        return unsigned(64);
    }

    /** A number of 64 bits that had 32 before memories of 64 bits. */
    long u64(String what) throws MalformedException {
        int start = position;
        long value = u64();
        if (position - start > MAX_BYTES_OF_32_BITS) takesLaterForm(start, Feature.MEMORY64, what);
        return value;
    }

    /** The index of a memory, which was one zero byte as long as there was one memory. */
    int memoryIndex() throws MalformedException {
        int start = position;
        int index = u32();
        if (position - start > 1) takesLaterForm(start, Feature.MULTI_MEMORY, "the index of a memory");
        return index;
    }

    void takesLaterForm(int start, Feature feature, String what) {
        laterForms.add(new LaterForm(start, feature, what));
    }

    /** What this reader and its slices met. */
    List<LaterForm> laterForms() {
        return laterForms;
    }

    /** A signed 32-bit LEB128 number. */
    int s32() throws MalformedException {
        return (int) signed(32);
    }

    /** A signed 33-bit LEB128 number. */
    long s33() throws MalformedException {
        return signed(33);
    }

    /** A signed 64-bit LEB128 number. */
    long s64() throws MalformedException {
        return signed(64);
    }

    private long unsigned(int width) throws MalformedException {
        int start = position;
        long result = 0;
        int shift = 0;
        while (true) {
            int next = u8();
            int used = width - shift;
            if (used < 7 && (next & 0x7F) >>> used != 0) {
                throw new MalformedException(
                        start, next < 0x80 ? "integer too large" : "integer representation too long");
            }
            result |= (long) (next & 0x7F) << shift;
            if (next < 0x80) {
                return result;
            }
            shift += 7;
            if (shift >= width) {
                throw new MalformedException(start, "integer representation too long");
            }
        }
    }

    private long signed(int width) throws MalformedException {
        int start = position;
        long result = 0;
        int shift = 0;
        while (true) {
            int next = u8();
            int used = width - shift;
            // In the last byte, the bits beyond the width must repeat the sign bit.
            if (used < 7 && next < 0x80) {
                int signAndAbove = next << 25 >> 25 >> used - 1;
                if (signAndAbove != 0 && signAndAbove != -1) {
                    throw new MalformedException(start, "integer too large");
                }
            }
            result |= (long) (next & 0x7F) << shift;
            shift += 7;
            if (next < 0x80) {
                return shift < 64 ? result << 64 - shift >> 64 - shift : result;
            }
            if (shift >= width) {
                throw new MalformedException(start, "integer representation too long");
            }
        }
    }

    int fixed32() throws MalformedException {
        require(4);
        int value = 0;
        for (int i = 0; i < 4; i++) {
            value |= (array[position++] & 0xFF) << 8 * i;
        }
        return value;
    }

    long fixed64() throws MalformedException {
        return fixed32() & 0xFFFF_FFFFL | (long) fixed32() << 32;
    }

    /**
     * The number of elements of a vector. More than fit into the remaining bytes is malformed, so that a caller may
     * allocate space for them.
     *
     * @param least the fewest bytes that an element takes
     */
    int count(int least) throws MalformedException {
        int start = position;
        long count = u32() & 0xFFFF_FFFFL;
        if (count * least > remaining()) {
            throw new MalformedException(
                    start,
                    "unexpected end of section or function: " + count + " elements in " + remaining() + " bytes");
        }
        return (int) count;
    }

    /** The next bytes. */
    Bytes bytes(int length) throws MalformedException {
        require(length);
        Bytes bytes = Bytes.view(array, position, length);
        position += length;
        return bytes;
    }

    /** A reader of the next bytes, which this reader skips. */
    ByteReader slice(int length) throws MalformedException {
        require(length);
        ByteReader slice = new ByteReader(array, position, position + length, laterForms);
        position += length;
        return slice;
    }

    /** A name: a length and UTF-8. */
    String name() throws MalformedException {
        int length = u32();
        require(length);
        try {
            // A fresh decoder reports what is malformed; the shortcut of String would replace it.
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(array, position, length))
                    .toString();
            position += length;
            return text;
        } catch (CharacterCodingException e) {
            throw new MalformedException(position, "malformed UTF-8 encoding");
        }
    }

    void expectEnd(String message) throws MalformedException {
        if (hasMore()) {
            throw new MalformedException(position, message);
        }
    }

    /** At least this many bytes, an unsigned number, must remain. */
    private void require(int length) throws MalformedException {
        if (Integer.compareUnsigned(length, remaining()) > 0) {
            throw new MalformedException(
                    position,
                    "length out of bounds: " + Integer.toUnsignedString(length) + " bytes wanted, " + remaining()
                            + " left");
        }
    }

    private MalformedException unexpectedEnd() {
        return new MalformedException(position, "unexpected end of section or function");
    }
}
