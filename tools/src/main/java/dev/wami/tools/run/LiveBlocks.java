package dev.wami.tools.run;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What a program with the allocator of {@code --debug-runtime} has allocated and not freed. */
final class LiveBlocks {
    private record Block(long number, long bytes) {}

    /** By address, in the order of allocation. */
    private final Map<Integer, Block> blocks = new LinkedHashMap<>();

    private long allocations;

    void allocated(int address, int bytes) {
        blocks.put(address, new Block(++allocations, Integer.toUnsignedLong(bytes)));
    }

    void freed(int address) {
        blocks.remove(address);
    }

    /** How many there are, their bytes, and which is the first; empty if there is none. */
    Optional<String> leaks() {
        if (blocks.isEmpty()) return Optional.empty();
        long bytes = blocks.values().stream().mapToLong(Block::bytes).sum();
        int address = blocks.keySet().iterator().next();
        Block first = blocks.values().iterator().next();
        return Optional.of("memory that was not freed: " + bytes + " bytes in " + blocks.size() + " of " + allocations
                + " allocations; the first is number " + first.number() + ", " + first.bytes() + " bytes at address 0x"
                + Integer.toHexString(address));
    }
}
