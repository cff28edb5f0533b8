package dev.wami.core.ir.trait;

/**
 * The results are the operands, in their order, and what is accessed through one result is not accessed through
 * another: where it is, the access is undefined. Upstream: DistinctObjectsTrait.
 */
public interface DistinctObjects extends Pure {}
