package dev.wami.core.ir.trait;

/** {@code f(f(x)) = x}. Upstream: Involution. */
public interface Involution {}
