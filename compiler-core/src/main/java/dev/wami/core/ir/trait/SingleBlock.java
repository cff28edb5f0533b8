package dev.wami.core.ir.trait;

/** Every region has at most one block. Upstream: SingleBlock. */
public interface SingleBlock {}
