package dev.wami.core.ir.trait;

/** Converts its operands to other types without effects. Upstream: CastOpInterface. */
public interface CastLike extends Pure {}
