package dev.wami.core.ir.trait;

/** The operands may be permuted; constants are moved to the right. Upstream: Commutative. */
public interface Commutative {}
