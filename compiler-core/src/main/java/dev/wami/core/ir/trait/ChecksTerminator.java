package dev.wami.core.ir.trait;

/**
 * An operation whose own verification relies on no end of a block, none of them empty, or says so if it is not the
 * right one.
 */
public interface ChecksTerminator {}
