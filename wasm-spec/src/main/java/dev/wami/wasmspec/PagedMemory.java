package dev.wami.wasmspec;

import java.util.Arrays;

/** A linear memory of a running module: bytes, in pages of 64 KiB, that can grow. Numbers are little-endian. */
public class PagedMemory {
    /** The size of a page in bytes. */
    public static final int PAGE = 1 << 16;

    /** What a Java array can hold; larger memories are refused. */
    private static final long MOST_PAGES = (1L << 31) / PAGE - 1;

    private byte[] bytes;
    private final long maxPages;

    /**
     * @param minPages the size at first
     * @param maxPages what it may grow to
     */
    public PagedMemory(long minPages, long maxPages) {
        if (minPages > MOST_PAGES) throw new IllegalArgumentException(minPages + " pages");
        this.bytes = new byte[(int) (minPages * PAGE)];
        this.maxPages = Math.min(maxPages, MOST_PAGES);
    }

    /** The size in bytes. */
    public final int size() {
        return bytes.length;
    }

    public final int pages() {
        return bytes.length / PAGE;
    }

    /** Grows by {@code pages} and gives the size in pages before, or -1 if the result would be too large. */
    public final int grow(long pages) {
        int before = pages();
        if (before + pages > maxPages) return -1;
        bytes = Arrays.copyOf(bytes, (int) ((before + pages) * PAGE));
        return before;
    }

    /** Whether {@code count} bytes from {@code address} on are inside; both unsigned and below 2^34. */
    public final boolean contains(long address, long count) {
        return address >= 0 && address + count <= bytes.length;
    }

    /** The unsigned number in {@code count} bytes (1, 2, 4 or 8) at an address that {@link #contains} has accepted. */
    public final long read(long address, int count) {
        long value = 0;
        for (int i = count - 1; i >= 0; i--) value = value << 8 | bytes[(int) address + i] & 0xFF;
        return value;
    }

    /** Writes the low {@code count} bytes of {@code value}; see {@link #read}. */
    public final void write(long address, int count, long value) {
        for (int i = 0; i < count; i++) bytes[(int) address + i] = (byte) (value >>> 8 * i);
    }

    /** Copies {@code content} to {@code address}; see {@link #contains}. */
    public final void write(long address, byte[] content) {
        System.arraycopy(content, 0, bytes, (int) address, content.length);
    }

    /** A copy of {@code count} bytes; see {@link #contains}. */
    public final byte[] bytes(long address, int count) {
        return Arrays.copyOfRange(bytes, (int) address, (int) address + count);
    }

    /** Sets {@code count} bytes; see {@link #contains}. */
    public final void fill(long address, byte value, long count) {
        Arrays.fill(bytes, (int) address, (int) (address + count), value);
    }

    /** Copies from {@code source} as if through a buffer; see {@link #contains}. */
    public final void copy(long target, PagedMemory source, long from, long count) {
        System.arraycopy(source.bytes, (int) from, bytes, (int) target, (int) count);
    }
}
