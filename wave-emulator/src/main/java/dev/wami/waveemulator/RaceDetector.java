package dev.wami.waveemulator;

import java.util.Locale;

/**
 * Finds two accesses of a byte by different threads that nothing orders, at least one of which writes.
 *
 * <p>A barrier orders the threads of a workgroup: it begins a new phase, and so does a workgroup. Accesses of the same
 * phase, and those of device memory by different workgroups, are unordered; what was before a fence is taken as ordered
 * against everything after it. Atomic operations are ordered among themselves. Two stores of the same value are let
 * pass: whichever comes last, the memory is the same.
 *
 * <p>For each byte the last write and two reads by different threads are kept, as stamps of phase, thread and
 * instruction.
 */
final class RaceDetector {
    private static final int PAGE_BITS = 10;
    private static final int PAGE = 1 << PAGE_BITS;
    private static final int THREAD_BITS = 16;
    private static final int PC_BITS = 16;
    private static final int ATOMIC = 1;
    /** In what is given back: the earlier access is a load. */
    private static final long READ = Long.MIN_VALUE;

    private static final int PHASE_SHIFT = 1 + PC_BITS + THREAD_BITS;

    /** The most threads of a workgroup. */
    static final int MAX_THREADS = 1 << THREAD_BITS;

    /** What is known of the bytes of a page; 0 is nothing. */
    private static final class Page {
        final long[] written = new long[PAGE];
        final long[] read = new long[PAGE];
        final long[] readToo = new long[PAGE];
    }

    private final Memory memory;
    private final Page[] pages;
    private final Phases phases;

    /** The time of both memories. */
    static final class Phases {
        private long now = 1;
        private long workgroupBegan = 1;
        private long ordered;

        void workgroup() {
            workgroupBegan = ++now;
        }

        void barrier() {
            now++;
        }

        void fence() {
            ordered = ++now;
        }
    }

    RaceDetector(Memory memory, Phases phases) {
        this.memory = memory;
        this.phases = phases;
        pages = new Page[(memory.bytes.length + PAGE - 1) >> PAGE_BITS];
    }

    private long stamp(int thread, int pc, boolean atomic) {
        int place = Math.min(pc, (1 << PC_BITS) - 1);
        return phases.now << PHASE_SHIFT | (long) thread << 1 + PC_BITS | (long) place << 1 | (atomic ? ATOMIC : 0);
    }

    /** Whether nothing orders an earlier access against this one. */
    private boolean isUnordered(long earlier, long access) {
        if (earlier == 0) return false;
        long phase = earlier >>> PHASE_SHIFT;
        if (phase < phases.ordered) return false;
        if (phase < phases.workgroupBegan) return !memory.isLocal;
        return phase == phases.now && (earlier ^ access) >>> 1 + PC_BITS != 0;
    }

    private Page page(int address) {
        int index = address >>> PAGE_BITS;
        Page page = pages[index];
        if (page == null) pages[index] = page = new Page();
        return page;
    }

    /** A load; the stamp of what it races with, or 0. */
    long load(int address, int size, int thread, int pc) {
        long access = stamp(thread, pc, false);
        long other = 0;
        for (int a = address; a < address + size; a++) {
            Page page = page(a);
            int at = a & PAGE - 1;
            if (isUnordered(page.written[at], access)) other = page.written[at];
            remember(page, at, access);
        }
        return other;
    }

    private void remember(Page page, int at, long access) {
        if (isUnordered(page.read[at], access)) page.readToo[at] = access;
        else page.read[at] = access;
    }

    /** A store of at most 4 bytes, before it happens. */
    long store(int address, int size, int value, int thread, int pc) {
        long access = stamp(thread, pc, false);
        long race = 0;
        for (int i = 0; i < size; i++) {
            Page page = page(address + i);
            int at = address + i & PAGE - 1;
            boolean same = memory.bytes[address + i] == (byte) (value >>> 8 * i);
            if (isUnordered(page.written[at], access) && !same) race = page.written[at];
            long read = unorderedRead(page, at, access);
            if (read != 0) race = read | READ;
            page.written[at] = access;
        }
        return race;
    }

    private long unorderedRead(Page page, int at, long access) {
        if (isUnordered(page.read[at], access)) return page.read[at];
        return isUnordered(page.readToo[at], access) ? page.readToo[at] : 0;
    }

    /** An atomic operation on 4 bytes. */
    long atomic(int address, int thread, int pc) {
        long access = stamp(thread, pc, true);
        long race = 0;
        for (int a = address; a < address + 4; a++) {
            Page page = page(a);
            int at = a & PAGE - 1;
            long write = page.written[at];
            if ((write & ATOMIC) == 0 && isUnordered(write, access)) race = write;
            long read = unorderedRead(page, at, access);
            if (read != 0) race = read | READ;
            page.written[at] = access;
        }
        return race;
    }

    /** What {@link #load}, {@link #store} or {@link #atomic} gave, for people. */
    String describe(long race) {
        long stamp = race & ~READ;
        return String.format(
                Locale.ROOT,
                "the %s by thread %d%s at instruction %d",
                stamp == race ? "store" : "load",
                (stamp >>> 1 + PC_BITS) & MAX_THREADS - 1,
                stamp >>> PHASE_SHIFT < phases.workgroupBegan ? " of another workgroup" : "",
                (stamp >>> 1) & (1 << PC_BITS) - 1);
    }
}
