package dev.wami.jvmbackend.runtime;

import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.MemoryType;
import java.util.Arrays;

/**
 * A linear memory: an array exactly as long as the memory, so that the JVM's check of an index is that of the access.
 * It cannot grow beyond 2 GiB less a page, the longest array.
 *
 * <p>Addresses and counts of the instructions on ranges are unsigned numbers that were extended to 64 bits.
 */
public final class Memory implements Extern {
    private static final long LONGEST = Integer.MAX_VALUE - 8L;

    /** The bytes; another array once the memory has grown. */
    public byte[] bytes;

    private final MemoryType type;

    /**
     * A memory of its least size, all zero.
     *
     * @throws UnsupportedOperationException if that is more than an array holds
     */
    public Memory(MemoryType type) {
        this.type = type;
        long pages = type.limits().min();
        if (Long.compareUnsigned(pages, LONGEST >>> type.pageSizeLog2()) > 0) {
            throw new UnsupportedOperationException("a memory of " + Long.toUnsignedString(pages) + " pages");
        }
        this.bytes = new byte[(int) (pages << type.pageSizeLog2())];
    }

    /** The type that it was made with; its present size may be greater. */
    public MemoryType type() {
        return type;
    }

    /** The present size in pages. */
    public int pages() {
        return bytes.length >>> type.pageSizeLog2();
    }

    /** {@code memory.grow}: the size before, or -1 if it cannot grow so much. */
    public int grow(int delta) {
        return (int) grow(delta & 0xFFFF_FFFFL);
    }

    /** The same with a count of 64 bits. */
    public long grow(long delta) {
        int before = pages();
        long most = LONGEST >>> type.pageSizeLog2();
        if (type.limits().max().isPresent()) {
            long limit = type.limits().max().getAsLong();
            if (Long.compareUnsigned(limit, most) < 0) most = limit;
        }
        if (type.addressType() == AddressType.I32) most = Math.min(most, 1L << 32 - type.pageSizeLog2());
        if (delta < 0 || delta > most - before) return -1;
        if (delta == 0) return before;
        try {
            bytes = Arrays.copyOf(bytes, (int) ((before + delta) << type.pageSizeLog2()));
        } catch (OutOfMemoryError none) {
            return -1;
        }
        return before;
    }

    /** {@code memory.fill}. */
    public static void fill(long target, int value, long count, Memory memory) {
        memory.check(target, count);
        Arrays.fill(memory.bytes, (int) target, (int) (target + count), (byte) value);
    }

    /** {@code memory.copy}. */
    public static void copy(long target, long from, long count, Memory to, Memory source) {
        to.check(target, count);
        source.check(from, count);
        System.arraycopy(source.bytes, (int) from, to.bytes, (int) target, (int) count);
    }

    /** {@code memory.init}. */
    public static void init(long target, long from, long count, Memory to, byte[] segment) {
        to.check(target, count);
        if (from + count > segment.length) throw Traps.outOfBounds();
        System.arraycopy(segment, (int) from, to.bytes, (int) target, (int) count);
    }

    private void check(long address, long count) {
        int length = bytes.length;
        if (address < 0 || count < 0 || count > length || address > length - count) throw Traps.outOfBounds();
    }
}
