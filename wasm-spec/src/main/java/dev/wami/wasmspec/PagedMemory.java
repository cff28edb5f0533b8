package dev.wami.wasmspec;

import java.util.Arrays;

/** A linear memory of a running module: bytes, in pages, that can grow. Numbers are little-endian. */
public class PagedMemory {
    /** The size of a page in bytes, unless there are other ones. */
    public static final int PAGE = 1 << MemoryType.DEFAULT_PAGE_SIZE_LOG2;

    /** What a Java array can hold; larger memories are refused. */
    private static final long MOST_BYTES = (1L << 31) - PAGE;

    private byte[] bytes;
    private final long maxPages;
    private final int pageSizeLog2;

    /**
     * With pages of 64 KiB.
     *
     * @param minPages the size at first
     * @param maxPages what it may grow to
     */
    public PagedMemory(long minPages, long maxPages) {
        this(minPages, maxPages, MemoryType.DEFAULT_PAGE_SIZE_LOG2);
    }

    /**
     * @param minPages the size at first
     * @param maxPages what it may grow to, unsigned
     * @param pageSizeLog2 the binary logarithm of the size of a page
     */
    public PagedMemory(long minPages, long maxPages, int pageSizeLog2) {
        long most = MOST_BYTES >> pageSizeLog2;
        if (minPages < 0 || minPages > most) {
            throw new IllegalArgumentException(Long.toUnsignedString(minPages) + " pages");
        }
        this.bytes = new byte[(int) (minPages << pageSizeLog2)];
        this.maxPages = maxPages < 0 ? most : Math.min(maxPages, most);
        this.pageSizeLog2 = pageSizeLog2;
    }

    /** The size in bytes. */
    public final int size() {
        return bytes.length;
    }

    public final int pages() {
        return bytes.length >> pageSizeLog2;
    }

    /** Grows by {@code pages} and gives the size in pages before, or -1 if the result would be too large. */
    public final int grow(long pages) {
        int before = pages();
        if (pages < 0 || pages > maxPages - before) return -1;
        bytes = Arrays.copyOf(bytes, (int) ((before + pages) << pageSizeLog2));
        return before;
    }

    /** Whether {@code count} bytes from {@code address} on are inside; both unsigned. */
    public final boolean contains(long address, long count) {
        return count >= 0 && count <= bytes.length && address >= 0 && address <= bytes.length - count;
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
