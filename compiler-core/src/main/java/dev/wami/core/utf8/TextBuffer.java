package dev.wami.core.utf8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Text that is being written, as UTF-8 bytes: what a {@link StringBuilder} is for characters, without a copy to encode
 * them at the end.
 */
public final class TextBuffer {
    /** Copied in one go, where filling takes a step for each without the optimising compiler. */
    private static final byte[] SPACES = " ".repeat(128).getBytes(StandardCharsets.US_ASCII);

    private byte[] bytes;
    private int length;

    /** An empty one for short texts. */
    public TextBuffer() {
        this(32);
    }

    /** An empty one with room for {@code capacity} bytes; it grows as needed. */
    public TextBuffer(int capacity) {
        bytes = new byte[capacity];
    }

    private void ensure(int more) {
        if (more > bytes.length - length) grow(length + more);
    }

    /** Makes room for {@code more} bytes, if that many are to be appended. */
    public void expect(int more) {
        ensure(more);
    }

    private void grow(int needed) {
        if (needed < 0) throw new OutOfMemoryError("a text of more than 2 GiB");
        int doubled = (int) Math.min(2L * bytes.length, Integer.MAX_VALUE - 8);
        bytes = Arrays.copyOf(bytes, Math.max(needed, doubled));
    }

    public TextBuffer append(String s) {
        return append(s, 0, s.length());
    }

    /** Appends the characters of {@code s} in {@code [from, to)}. */
    public TextBuffer append(String s, int from, int to) {
        ensure(to - from);
        byte[] b = bytes;
        int at = length;
        for (int i = from; i < to; i++) {
            char c = s.charAt(i);
            if (c >= 0x80) return appendEncoded(s.substring(from, to));
            b[at++] = (byte) c;
        }
        length = at;
        return this;
    }

    /** A text that is not all ASCII; see {@link Utf8}. */
    private TextBuffer appendEncoded(String s) {
        return append(Utf8.encode(s));
    }

    /** Appends bytes of UTF-8. */
    public TextBuffer append(byte[] text) {
        return append(text, 0, text.length);
    }

    /** Appends the bytes of UTF-8 in {@code [from, to)}. */
    public TextBuffer append(byte[] text, int from, int to) {
        ensure(to - from);
        System.arraycopy(text, from, bytes, length, to - from);
        length += to - from;
        return this;
    }

    /** Appends the bytes of {@code text} in {@code [from, to)}. */
    public TextBuffer append(TextBuffer text, int from, int to) {
        ensure(to - from);
        System.arraycopy(text.bytes, from, bytes, length, to - from);
        length += to - from;
        return this;
    }

    public TextBuffer append(TextBuffer text) {
        return append(text, 0, text.length);
    }

    public TextBuffer append(char c) {
        if (c >= 0x80) return appendEncoded(String.valueOf(c));
        if (length == bytes.length) ensure(1);
        bytes[length++] = (byte) c;
        return this;
    }

    /** Appends a byte of UTF-8. */
    public TextBuffer appendByte(byte b) {
        if (length == bytes.length) ensure(1);
        bytes[length++] = b;
        return this;
    }

    /** Appends {@code value} in decimal. */
    public TextBuffer append(long value) {
        int small = (int) value;
        if (small != value || small == Integer.MIN_VALUE) return append(Long.toString(value));
        return small >= 0 ? appendSmall(small) : append('-').appendSmall(-small);
    }

    /**
     * Without divisions, which take some twenty cycles each where only the simple compiler is at work: {@code n / 10}
     * is {@code n * 0xCCCCCCCD >>> 35} for each {@code int} that is not negative.
     */
    private TextBuffer appendSmall(int value) {
        int digits = 1;
        for (int next = 10; digits < 10 && value >= next; next *= 10) digits++;
        ensure(digits);
        int rest = value;
        for (int at = length + digits - 1; at >= length; at--) {
            int tens = tenth(rest);
            bytes[at] = (byte) ('0' + rest - 10 * tens);
            rest = tens;
        }
        length += digits;
        return this;
    }

    private static int tenth(int value) {
        return (int) (value * 0xCCCCCCCDL >>> 35);
    }

    /** Appends {@code count} spaces. */
    public TextBuffer appendSpaces(int count) {
        for (int left = count; left > 0; left -= SPACES.length) append(SPACES, 0, Math.min(left, SPACES.length));
        return this;
    }

    /** How many bytes there are. */
    public int length() {
        return length;
    }

    public boolean isEmpty() {
        return length == 0;
    }

    /** The text from byte {@code from} to the end. */
    public String substring(int from) {
        return Utf8.decode(bytes, from, length);
    }

    public byte[] toByteArray() {
        return Arrays.copyOf(bytes, length);
    }

    /** The bytes in {@code [from, to)}. */
    public byte[] toByteArray(int from, int to) {
        return Arrays.copyOfRange(bytes, from, to);
    }

    /** Has no bytes from now on. */
    public void clear() {
        length = 0;
    }

    /** Writes all bytes to {@code out}. */
    public void writeTo(OutputStream out) throws IOException {
        out.write(bytes, 0, length);
    }

    /** Writes all bytes to {@code out}, and has none from then on. */
    public void drainTo(OutputStream out) throws IOException {
        writeTo(out);
        length = 0;
    }

    /** The text as a string, in which what is not UTF-8 is as {@link Utf8} has it. */
    @Override
    public String toString() {
        return Utf8.decode(bytes, 0, length);
    }
}
