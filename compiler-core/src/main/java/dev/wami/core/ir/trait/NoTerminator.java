package dev.wami.core.ir.trait;

/** The blocks of the regions need not end in a terminator. Upstream: NoTerminator. */
public interface NoTerminator {}
