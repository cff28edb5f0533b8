package dev.wami.core.ir.trait;

/** An operation whose own verification says so if one of its blocks, none of them empty, has not the right end. */
public interface ChecksTerminator {}
