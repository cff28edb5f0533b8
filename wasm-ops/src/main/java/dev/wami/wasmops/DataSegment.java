package dev.wami.wasmops;

import dev.wami.wasmspec.PagedMemory;

/** Bytes for a memory. */
public interface DataSegment extends WasmDefinition {
    @Override
    default IndexSpace indexSpace() {
        return IndexSpace.DATA;
    }

    byte[] bytes();

    /** Whether it is copied to a memory at instantiation, and no instruction sees it afterwards. */
    boolean isActive();

    /** The memory of an active segment. */
    PagedMemory memory(Instance instance);

    /** Where an active segment begins in its memory, unsigned. */
    long address(Instance instance);
}
