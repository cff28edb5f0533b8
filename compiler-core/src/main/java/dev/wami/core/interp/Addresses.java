package dev.wami.core.interp;

import java.util.IdentityHashMap;
import java.util.Map;

/** Numbers that stand for the addresses of buffers: multiples of 64, far enough from one another, none of them 0. */
final class Addresses {
    private static final long ALIGNMENT = 64;
    private static final long WIDEST = 8;

    private final Map<Buffer, Long> known = new IdentityHashMap<>();
    private long next = 4096;

    long of(Buffer buffer) {
        Long before = known.get(buffer);
        if (before != null) return before;
        long address = next;
        known.put(buffer, address);
        next += (buffer.size() * WIDEST / ALIGNMENT + 1) * ALIGNMENT;
        return address;
    }
}
