package dev.wami.core.ir.trait;

/** Stack allocations inside end with the operation's region. Upstream: AutomaticAllocationScope. */
public interface AllocationScope {}
