package dev.wami.wasmspec;

/**
 * A linear memory.
 *
 * @param limits in pages
 * @param shared whether threads share it (threads proposal)
 * @param pageSizeLog2 the binary logarithm of the page size in bytes: 16, or 0 with the custom page sizes proposal
 */
public record MemoryType(Limits limits, AddressType addressType, boolean shared, int pageSizeLog2)
        implements ExternType {
    /** The binary logarithm of the page size of every memory without a custom page size. */
    public static final int DEFAULT_PAGE_SIZE_LOG2 = 16;

    /** An unshared memory with 32-bit addresses and pages of 64 KiB. */
    public MemoryType(Limits limits) {
        this(limits, AddressType.I32, false, DEFAULT_PAGE_SIZE_LOG2);
    }

    @Override
    public ExternKind kind() {
        return ExternKind.MEMORY;
    }
}
