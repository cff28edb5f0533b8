package dev.wami.wasmops;

import org.jspecify.annotations.Nullable;

/** A linear memory; sizes are in pages, of 64 KiB unless it says otherwise. */
public interface WasmMemory extends WasmDefinition {
    /** Addresses are 32 bits. */
    long MOST_PAGES = 1 << 16;

    @Override
    default IndexSpace indexSpace() {
        return IndexSpace.MEMORY;
    }

    /** The size at first. */
    long min();

    /** The binary logarithm of the size of a page in bytes. */
    default int pageSizeLog2() {
        return 16;
    }

    /** What it may grow to, or null if nothing is said. */
    @Nullable
    Long max();
}
