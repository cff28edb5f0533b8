package dev.wami.wasmbinary.dwarf;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A section as it was, which is read, and as it will be, in which numbers are overwritten. Little endian. */
final class DebugBytes {
    /** DWARF that cannot be read, or not be written in the bytes that it has. */
    static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1L;

        private final String why;

        Unreadable(String why) {
            super(why, null, false, false);
            this.why = why;
        }

        String why() {
            return why;
        }
    }

    private final String name;
    private final byte[] old;
    private final byte[] out;
    private int position;

    DebugBytes(String name, byte[] bytes) {
        this.name = name;
        old = bytes;
        out = bytes.clone();
    }

    byte[] result() {
        return out;
    }

    byte[] slice(int from, int to) {
        return Arrays.copyOfRange(old, from, to);
    }

    int size() {
        return old.length;
    }

    int position() {
        return position;
    }

    void seek(long to) throws Unreadable {
        if (to < 0 || to > old.length) throw unreadable("a position out of bounds, " + to);
        position = (int) to;
    }

    void skip(long bytes) throws Unreadable {
        seek(position + bytes);
    }

    Unreadable unreadable(String why) {
        return new Unreadable(why + " in " + name);
    }

    int u8() throws Unreadable {
        if (position >= old.length) throw unreadable("an unexpected end");
        return old[position++] & 0xFF;
    }

    int u16() throws Unreadable {
        return u8() | u8() << 8;
    }

    long u32() throws Unreadable {
        return u16() | (long) u16() << 16;
    }

    long fixed(int bytes) throws Unreadable {
        long value = 0;
        for (int i = 0; i < bytes; i++) value |= (long) u8() << 8 * i;
        return value;
    }

    /** Zero-extended if {@code signed} is false. */
    private long leb(boolean signed) throws Unreadable {
        long value = 0;
        int shift = 0;
        while (true) {
            int next = u8();
            if (shift < 64) value |= (long) (next & 0x7F) << shift;
            shift += 7;
            if (next < 0x80) return signed && shift < 64 && (next & 0x40) != 0 ? value | -1L << shift : value;
        }
    }

    long uleb() throws Unreadable {
        return leb(false);
    }

    long sleb() throws Unreadable {
        return leb(true);
    }

    String string() throws Unreadable {
        int start = position;
        while (u8() != 0) continue;
        return new String(old, start, position - start - 1, StandardCharsets.UTF_8);
    }

    /** A length of what follows; that of the 64-bit format is not read. */
    int length() throws Unreadable {
        long length = u32();
        if (length >= 0xFFFF_FFF0L) throw unreadable("the 64-bit format");
        if (length > old.length - position) throw unreadable("a length out of bounds, " + length);
        return (int) length;
    }

    /** Overwrites what stood at {@code at}. */
    void putFixed(int at, int bytes, long value) throws Unreadable {
        if (bytes < 8 && value >>> 8 * bytes != 0) throw unreadable("no room for the number " + value);
        for (int i = 0; i < bytes; i++) out[at + i] = (byte) (value >>> 8 * i);
    }

    /** Overwrites the LEB128 number in the bytes from {@code at} to {@code end}. */
    void putLeb(int at, int end, long value) throws Unreadable {
        long rest = value;
        for (int i = at; i < end; i++) {
            out[i] = (byte) (rest & 0x7F | (i + 1 < end ? 0x80 : 0));
            rest >>>= 7;
        }
        if (rest != 0) throw unreadable("no room for the number " + value);
    }
}
