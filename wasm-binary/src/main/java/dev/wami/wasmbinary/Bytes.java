package dev.wami.wasmbinary;

import java.util.Arrays;

/** An immutable sequence of bytes, equal by content. */
public final class Bytes {
    public static final Bytes EMPTY = new Bytes(new byte[0], 0, 0);

    private final byte[] array;
    private final int start;
    private final int length;

    private Bytes(byte[] array, int start, int length) {
        this.array = array;
        this.start = start;
        this.length = length;
    }

    /** A copy of the array. */
    public static Bytes of(byte... bytes) {
        return bytes.length == 0 ? EMPTY : new Bytes(bytes.clone(), 0, bytes.length);
    }

    /** A view of an array that is never written again. */
    public static Bytes view(byte[] bytes, int start, int length) {
        return length == 0 ? EMPTY : new Bytes(bytes, start, length);
    }

    public int size() {
        return length;
    }

    /**
     * The byte at a position.
     *
     * @throws IndexOutOfBoundsException if there is none
     */
    public byte at(int index) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException(index);
        }
        return array[start + index];
    }

    /** A fresh array with these bytes. */
    public byte[] toArray() {
        return Arrays.copyOfRange(array, start, start + length);
    }

    ByteReader reader() {
        return new ByteReader(array, start, start + length);
    }

    void writeTo(ByteWriter out) {
        out.bytes(array, start, length);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes that
                && Arrays.equals(array, start, start + length, that.array, that.start, that.start + that.length);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = start; i < start + length; i++) {
            hash = 31 * hash + array[i];
        }
        return hash;
    }

    /** The number of bytes, as text; the bytes may be many. */
    @Override
    public String toString() {
        return length + " bytes";
    }
}
