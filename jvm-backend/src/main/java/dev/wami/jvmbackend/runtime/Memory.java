package dev.wami.jvmbackend.runtime;

import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmspec.TrapException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A linear memory: an array exactly as long as the memory, so that the JVM's check of an index is that of the access.
 * It cannot grow beyond 2 GiB less a page, the longest array.
 *
 * <p>Addresses and counts of the instructions on ranges are unsigned numbers that were extended to 64 bits.
 */
public final class Memory implements Extern {
    private static final long LONGEST = Integer.MAX_VALUE - 8L;

    /**
     * The bytes; another array once the memory has grown. That of a shared memory stays, as other threads have it in
     * use: it is as long as the memory may become, and {@link #length} says how long it is.
     */
    public byte[] bytes;

    private final MemoryType type;
    private final @Nullable Waiters waiters;
    /** Of a shared memory. */
    private volatile int length;

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
        length = (int) (pages << type.pageSizeLog2());
        waiters = type.shared() ? new Waiters() : null;
        this.bytes = new byte[type.shared() ? (int) (mostShared() << type.pageSizeLog2()) : length];
    }

    /** In pages: what it may grow to, but no more than a quarter of the heap if it is not that large already. */
    private long mostShared() {
        long least = type.limits().min();
        long most = Math.min(type.limits().max().orElse(least), LONGEST >>> type.pageSizeLog2());
        return Math.max(least, Math.min(most, Runtime.getRuntime().maxMemory() / 4 >>> type.pageSizeLog2()));
    }

    /** The present size in bytes. */
    public int length() {
        return waiters == null ? bytes.length : length;
    }

    /** The type that it was made with; its present size may be greater. */
    public MemoryType type() {
        return type;
    }

    /** The present size in pages. */
    public int pages() {
        return length() >>> type.pageSizeLog2();
    }

    /** {@code memory.grow}: the size before, or -1 if it cannot grow so much. */
    public int grow(int delta) {
        return (int) grow(delta & 0xFFFF_FFFFL);
    }

    /** The same with a count of 64 bits. */
    public synchronized long grow(long delta) {
        int before = pages();
        long most = LONGEST >>> type.pageSizeLog2();
        if (type.limits().max().isPresent()) {
            long limit = type.limits().max().getAsLong();
            if (Long.compareUnsigned(limit, most) < 0) most = limit;
        }
        if (waiters != null) most = (long) bytes.length >>> type.pageSizeLog2();
        if (type.addressType() == AddressType.I32) most = Math.min(most, (1L << 32) >>> type.pageSizeLog2());
        if (delta < 0 || delta > most - before) return -1;
        if (delta == 0) return before;
        if (waiters != null) {
            length = (int) ((before + delta) << type.pageSizeLog2());
            return before;
        }
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

    /** {@code memory.atomic.wait32}: 0 when woken, 1 if the value is another, 2 when the time is over. */
    public static int wait32(int index, int expected, long nanos, Memory memory) {
        // looks at the alignment first
        Atomics.load32(index, memory.bytes);
        return memory.waiting().await(index, () -> Atomics.load32(index, memory.bytes) == expected, nanos);
    }

    /** {@code memory.atomic.wait64}. */
    public static int wait64(int index, long expected, long nanos, Memory memory) {
        Atomics.load64(index, memory.bytes);
        return memory.waiting().await(index, () -> Atomics.load64(index, memory.bytes) == expected, nanos);
    }

    private Waiters waiting() {
        if (waiters == null) throw new TrapException(Trap.EXPECTED_SHARED_MEMORY);
        return waiters;
    }

    /** {@code memory.atomic.notify}: how many were woken, of at most so many, unsigned. */
    public static int notify(int index, int count, Memory memory) {
        Atomics.load32(index, memory.bytes);
        return memory.waiters == null ? 0 : memory.waiters.wake(index, count);
    }

    private void check(long address, long count) {
        int size = length();
        if (address < 0 || count < 0 || count > size || address > size - count) throw Traps.outOfBounds();
    }
}
