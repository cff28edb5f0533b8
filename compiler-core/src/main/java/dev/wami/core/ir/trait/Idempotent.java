package dev.wami.core.ir.trait;

/** {@code f(f(x)) = f(x)}, or {@code f(x, x) = x} for two operands. Upstream: Idempotent. */
public interface Idempotent {}
