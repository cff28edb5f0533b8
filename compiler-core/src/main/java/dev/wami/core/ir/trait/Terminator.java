package dev.wami.core.ir.trait;

/** Ends a block: must be the last operation of its block. Upstream: IsTerminator. */
public interface Terminator {}
